// What members read on the pages of counselling, therapy, ceremonies and planning, as staff keep it.
import {
  endGuidanceText,
  GUIDANCE_PARTS,
  type GuidanceTextEntry,
  listGuidanceTextEntries,
  listGuidanceTexts,
} from '@ijeuwa/contract/guidance';
import { useRead } from '#platform/queries.ts';
import { WrittenEntries } from '../catalogue/WrittenEntries.tsx';
import type { WrittenKind } from '../catalogue/written-kind.ts';
import { GuidanceTextModal } from './GuidanceTextModal.tsx';
import { PART_WORDS } from './guidance-words.ts';

const KIND: WrittenKind<GuidanceTextEntry> = {
  useEntries: () => useRead(listGuidanceTextEntries, {}),
  words: {
    title: 'Texts of guidance',
    intro:
      'What members read under Marriage Counseling, Relationship Therapy, Ceremony Planning and Marriage Planning. They see a change the next time they open the page.',
    add: 'Add a text',
    none: 'Nothing here yet.',
    loading: 'Loading the texts...',
    endTitle: 'End this text?',
    end: 'End the text',
  },
  groups: GUIDANCE_PARTS.map((id) => ({ id, title: PART_WORDS[id] })),
  groupOf: ({ part }) => part,
  orderOf: ({ order }) => order,
  titleOf: ({ title }) => title,
  more: ({ text, more = [], place, example }) => (
    <div className="mt-1 flex flex-col gap-1 text-sm text-ink-2 wrap-anywhere">
      <p className="whitespace-pre-line">{text}</p>
      {place && <p>{place}</p>}
      {more.length > 0 && <p>{more.join(' · ')}</p>}
      {example && <p>Invented: it is shown in the demonstration only.</p>}
    </div>
  ),
  Form: GuidanceTextModal,
  end: endGuidanceText,
  renews: [listGuidanceTextEntries, listGuidanceTexts],
};

export default function GuidanceTextsScreen() {
  return <WrittenEntries kind={KIND} />;
}
