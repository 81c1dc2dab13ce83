// The dialog in which staff write a text of counselling or therapy, new or anew.
import {
  addGuidanceText,
  changeGuidanceText,
  GUIDANCE_PARTS,
  GUIDANCE_TEXT_MAX_LENGTH,
  GUIDANCE_TITLE_MAX_LENGTH,
  type GuidanceTextEntry,
  type GuidanceTextHistory,
  listGuidanceTextEntries,
  listGuidanceTexts,
} from '@ijeuwa/contract/guidance';
import { feedback } from '#ui/feedback.ts';
import { NumberInput } from '#ui/NumberInput.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { EntryModal, saveWords } from '../catalogue/EntryModal.tsx';
import type { Values } from '../catalogue/entry-values.rules.ts';
import { fromPlace, toPlace } from '../catalogue/place-in-list.ts';
import { useEntryForm } from '../catalogue/useEntryForm.ts';
import { fromLines, toLines } from '../venues/entry-texts.ts';
import { PART_WORDS, titleHint } from './guidance-words.ts';

const PARTS = GUIDANCE_PARTS.map((value) => ({ value, label: PART_WORDS[value] }));
const LABELS = {
  'data.part': 'Where it stands',
  'data.title': 'Title',
  'data.text': 'Text',
  'data.more': 'Learn More, point by point',
  'data.place': 'Where they live',
  'data.order': 'Place in the list',
} as const;

const toValues = (data: GuidanceTextEntry | null): Values => ({
  'data.part': data?.part ?? 'therapy-about',
  'data.title': data?.title ?? '',
  'data.text': data?.text ?? '',
  'data.more': toLines(data?.more),
  'data.place': data?.place ?? '',
  'data.order': toPlace(data?.order),
});
/** That a story is invented stands in the file alone. */
const toData = (values: Values, before: GuidanceTextEntry | null) => {
  const more = fromLines(values['data.more']);
  const place = values['data.place']?.trim();
  return {
    part: values['data.part'],
    title: values['data.title'],
    text: values['data.text'],
    ...(more.length > 0 && { more }),
    ...(place && { place }),
    ...(before?.example !== undefined && { example: before.example }),
    order: fromPlace(values['data.order']),
  };
};

type GuidanceTextModalProps = { history?: GuidanceTextHistory; onClose: () => void };

export function GuidanceTextModal({ history, onClose }: GuidanceTextModalProps) {
  const current = history?.current;
  const entry = useEntryForm<typeof addGuidanceText | typeof changeGuidanceText, GuidanceTextEntry>({
    endpoint: history ? changeGuidanceText : addGuidanceText,
    history,
    toValues,
    toData,
    renews: [listGuidanceTextEntries, listGuidanceTexts],
    onDone: () => {
      feedback.success('Members read it from now on.');
      onClose();
    },
  });
  const of = (name: keyof typeof LABELS) => ({ label: LABELS[name], ...entry.field(name) });
  const part = of('data.part').value;
  const title = !current ? 'A new text' : current.ended ? 'Bring a text back' : 'Change a text';
  return (
    <EntryModal
      title={title}
      description={current && `Now, in version ${current.version}: ${current.data?.title ?? history.key}`}
      submit={current ? saveWords(entry) : 'Add the text'}
      entry={entry}
      labels={LABELS}
      onClose={onClose}
    >
      {!current && <Select {...of('data.part')} options={PARTS} />}
      <TextInput {...of('data.title')} hint={titleHint(String(part))} maxLength={GUIDANCE_TITLE_MAX_LENGTH} />
      <TextArea {...of('data.text')} rows={5} maxLength={GUIDANCE_TEXT_MAX_LENGTH} />
      {part === 'therapy-service' && <TextArea {...of('data.more')} rows={5} hint="One a line." />}
      {part === 'therapy-story' && <TextInput {...of('data.place')} maxLength={GUIDANCE_TITLE_MAX_LENGTH} />}
      <NumberInput {...of('data.order')} maxLength={3} hint="The lowest of its part comes first." />
    </EntryModal>
  );
}
