// The dialog in which staff write something to read, new or anew.
import {
  addResource,
  changeResource,
  listResourceEntries,
  listResources,
  RESOURCE_LINK_MAX_LENGTH,
  RESOURCE_SUMMARY_MAX_LENGTH,
  RESOURCE_TEXT_MAX_LENGTH,
  RESOURCE_TITLE_MAX_LENGTH,
  type ResourceEntry,
  type ResourceHistory,
  STEP_PICTURES,
} from '@ijeuwa/contract/resources';
import { feedback } from '#ui/feedback.ts';
import { NumberInput } from '#ui/NumberInput.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { EntryModal, saveWords } from '../catalogue/EntryModal.tsx';
import type { Values } from '../catalogue/entry-values.rules.ts';
import { useEntryForm } from '../catalogue/useEntryForm.ts';
import { RESOURCE_GROUPS } from './resource-groups.ts';
import { readSteps, writeSteps } from './steps-as-text.ts';

const CATEGORIES = RESOURCE_GROUPS.map(({ id, title }) => ({ value: id, label: title }));
const LABELS = {
  'data.title': 'Title',
  'data.summary': 'In a sentence',
  'data.category': 'Category',
  'data.order': 'Place in the category',
  'data.text': 'Text',
  'data.to': 'Leads to',
  'data.steps': 'Steps',
  'data.tags': 'Words for the search',
} as const;

const toValues = (data: ResourceEntry | null): Values => ({
  'data.title': data?.title ?? '',
  'data.summary': data?.summary ?? '',
  'data.category': data?.category ?? 'kb',
  'data.order': data ? String(data.order) : '',
  'data.text': data?.text ?? '',
  'data.to': data?.to ?? '',
  'data.steps': writeSteps(data?.steps),
  'data.tags': data?.tags.join(', ') ?? '',
});
const toData = (values: Values) => {
  const steps = readSteps(values['data.steps']!);
  const to = values['data.to']!.trim();
  return {
    title: values['data.title'],
    summary: values['data.summary'],
    category: values['data.category'],
    order: Number(values['data.order']),
    text: values['data.text'],
    ...(to && { to }),
    ...(steps.length > 0 && { steps }),
    tags: values['data.tags']!.split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  };
};

type ResourceModalProps = { history?: ResourceHistory; onClose: () => void };

export function ResourceModal({ history, onClose }: ResourceModalProps) {
  const current = history?.current;
  const entry = useEntryForm<typeof addResource | typeof changeResource, ResourceEntry>({
    endpoint: history ? changeResource : addResource,
    history,
    toValues,
    toData,
    renews: [listResourceEntries, listResources],
    onDone: () => {
      feedback.success('Members read it now.');
      onClose();
    },
  });
  const of = (name: keyof typeof LABELS) => ({ label: LABELS[name], ...entry.field(name) });
  const title = !current
    ? 'Something new to read'
    : current.ended
      ? 'Bring a resource back'
      : 'Change a resource';
  return (
    <EntryModal
      title={title}
      description={current && `Now, in version ${current.version}: ${current.data?.title ?? history.key}`}
      submit={current ? saveWords(entry) : 'Add it'}
      entry={entry}
      labels={LABELS}
      onClose={onClose}
    >
      <TextInput {...of('data.title')} maxLength={RESOURCE_TITLE_MAX_LENGTH} />
      <TextArea {...of('data.summary')} rows={2} maxLength={RESOURCE_SUMMARY_MAX_LENGTH} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4">
        <Select {...of('data.category')} options={CATEGORIES} />
        <NumberInput {...of('data.order')} maxLength={3} />
      </div>
      <TextArea
        {...of('data.text')}
        rows={10}
        maxLength={RESOURCE_TEXT_MAX_LENGTH}
        hint="An empty line begins a paragraph, ## a heading, **bold** is bold, [words](/pricing) is a link. A price is written {price:blossom}."
      />
      <TextInput
        {...of('data.to')}
        maxLength={RESOURCE_LINK_MAX_LENGTH}
        hint="A page of ours, such as /pricing, or an https address."
        optional
      />
      <TextArea
        {...of('data.steps')}
        rows={4}
        hint={`One a line: the picture, a colon, the words. Pictures: ${STEP_PICTURES.join(', ')}.`}
        optional
      />
      <TextInput {...of('data.tags')} hint="Separated by commas." optional />
    </EntryModal>
  );
}
