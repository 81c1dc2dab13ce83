// The questions and answers as staff keep them.
import { endFaqEntry, type FaqEntry, listFaq, listFaqEntries } from '@ijeuwa/contract/help';
import { useRead } from '#platform/queries.ts';
import { WrittenEntries } from '../catalogue/WrittenEntries.tsx';
import type { WrittenKind } from '../catalogue/written-kind.ts';
import { FaqModal } from './FaqModal.tsx';
import { FAQ_GROUPS } from './faq-groups.ts';

const KIND: WrittenKind<FaqEntry> = {
  useEntries: () => useRead(listFaqEntries, {}),
  words: {
    title: 'Questions',
    intro:
      'Members see a change at once, and the open pages show it within a minute. Earlier versions stay in the history.',
    add: 'Add a question',
    none: 'No questions here yet.',
    loading: 'Loading the questions...',
    endTitle: 'End this question?',
    end: 'End the question',
  },
  groups: FAQ_GROUPS,
  groupOf: ({ group }) => group,
  orderOf: ({ order }) => order,
  titleOf: ({ question }) => question,
  Form: FaqModal,
  end: endFaqEntry,
  renews: [listFaqEntries, listFaq],
};

export default function FaqScreen() {
  return <WrittenEntries kind={KIND} />;
}
