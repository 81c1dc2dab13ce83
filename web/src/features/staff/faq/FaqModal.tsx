// The dialog in which staff write a question and its answer, new or anew.
import {
  addFaqEntry,
  changeFaqEntry,
  FAQ_ANSWER_MAX_LENGTH,
  FAQ_QUESTION_MAX_LENGTH,
  type FaqEntry,
  type FaqHistory,
  listFaq,
  listFaqEntries,
} from '@ijeuwa/contract/help';
import { feedback } from '#ui/feedback.ts';
import { NumberInput } from '#ui/NumberInput.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { EntryModal, saveWords } from '../catalogue/EntryModal.tsx';
import type { Values } from '../catalogue/entry-values.rules.ts';
import { useEntryForm } from '../catalogue/useEntryForm.ts';
import { FAQ_GROUPS } from './faq-groups.ts';

const GROUPS = FAQ_GROUPS.map(({ id, title }) => ({ value: id, label: title }));
const LABELS = {
  'data.question': 'Question',
  'data.answer': 'Answer',
  'data.group': 'Group',
  'data.order': 'Place in the group',
  'data.tags': 'Words for the search',
} as const;

const toValues = (data: FaqEntry | null): Values => ({
  'data.question': data?.question ?? '',
  'data.answer': data?.answer ?? '',
  'data.group': data?.group ?? GROUPS[0]!.value,
  'data.order': data ? String(data.order) : '',
  'data.tags': data?.tags.join(', ') ?? '',
});
const toData = (values: Values) => ({
  question: values['data.question'],
  answer: values['data.answer'],
  group: values['data.group'],
  order: Number(values['data.order']),
  tags: values['data.tags']!.split(',')
    .map((tag) => tag.trim())
    .filter(Boolean),
});

export function FaqModal({ history, onClose }: { history?: FaqHistory; onClose: () => void }) {
  const current = history?.current;
  const entry = useEntryForm<typeof addFaqEntry | typeof changeFaqEntry, FaqEntry>({
    endpoint: history ? changeFaqEntry : addFaqEntry,
    history,
    toValues,
    toData,
    renews: [listFaqEntries, listFaq],
    onDone: () => {
      feedback.success('It will be on the pages within a minute.');
      onClose();
    },
  });
  const of = (name: keyof typeof LABELS) => ({ label: LABELS[name], ...entry.field(name) });
  const title = !current ? 'A new question' : current.ended ? 'Bring a question back' : 'Change a question';
  return (
    <EntryModal
      title={title}
      description={current && `Now, in version ${current.version}: ${current.data?.question ?? history.key}`}
      submit={current ? saveWords(entry) : 'Add the question'}
      entry={entry}
      labels={LABELS}
      onClose={onClose}
    >
      <TextInput {...of('data.question')} maxLength={FAQ_QUESTION_MAX_LENGTH} />
      <TextArea
        {...of('data.answer')}
        rows={8}
        maxLength={FAQ_ANSWER_MAX_LENGTH}
        hint="An empty line begins a paragraph, **bold** is bold, [words](/pricing) is a link. A price is written {price:blossom}."
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4">
        <Select {...of('data.group')} options={GROUPS} />
        <NumberInput {...of('data.order')} maxLength={3} />
      </div>
      <TextInput {...of('data.tags')} hint="Separated by commas." optional />
    </EntryModal>
  );
}
