// The dialog in which staff write a wedding partner anew.
import {
  changePartner,
  listPartnerEntries,
  listPartners,
  PARTNER_INTRO_MAX_LENGTH,
  PARTNER_PARTS_MAX,
  PARTNER_WORDS_MAX_LENGTH,
  type PartnerEntry,
  type PartnerHistory,
  VENUE_LINE_MAX_LENGTH,
  VENUE_NAME_MAX_LENGTH,
} from '@ijeuwa/contract/venues';
import { feedback } from '#ui/feedback.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { EntryModal, saveWords } from '../catalogue/EntryModal.tsx';
import type { Values } from '../catalogue/entry-values.rules.ts';
import { useEntryForm } from '../catalogue/useEntryForm.ts';

const LABELS = {
  'data.name': 'Name',
  'data.line': 'In a sentence',
  'data.intro': 'What the page begins with',
  'data.words': 'The page',
  'data.endingTitle': 'Title of the last part',
  'data.endingText': 'Words of the last part',
} as const;
const PAGE = ['intro', 'words', 'endingTitle', 'endingText'] as const;

const toValues = (data: PartnerEntry | null): Values => ({
  'data.name': data?.name ?? '',
  'data.line': data?.line ?? '',
  ...Object.fromEntries(PAGE.map((field) => [`data.${field}`, data?.[field] ?? ''])),
});
/** Its place stands in the file alone. */
const toData = (values: Values, before: PartnerEntry | null) => ({
  name: values['data.name'],
  line: values['data.line'],
  order: before?.order ?? 0,
  ...Object.fromEntries(PAGE.map((field) => [field, values[`data.${field}`] || undefined])),
});

export function PartnerModal({ history, onClose }: { history?: PartnerHistory; onClose: () => void }) {
  const current = history?.current;
  const entry = useEntryForm<typeof changePartner, PartnerEntry>({
    endpoint: changePartner,
    history,
    toValues,
    toData,
    renews: [listPartnerEntries, listPartners],
    onDone: () => {
      feedback.success('Members see it now; its open page shows it within a minute.');
      onClose();
    },
  });
  const of = (name: keyof typeof LABELS) => ({ label: LABELS[name], ...entry.field(name) });
  return (
    <EntryModal
      title="Change a partner"
      description={current && `Now, in version ${current.version}: ${current.data?.name ?? history?.key}`}
      submit={saveWords(entry)}
      entry={entry}
      labels={LABELS}
      onClose={onClose}
    >
      <TextInput {...of('data.name')} maxLength={VENUE_NAME_MAX_LENGTH} />
      <TextInput {...of('data.line')} maxLength={VENUE_LINE_MAX_LENGTH} />
      <TextArea {...of('data.intro')} rows={3} maxLength={PARTNER_INTRO_MAX_LENGTH} />
      <TextArea
        {...of('data.words')}
        rows={12}
        maxLength={PARTNER_WORDS_MAX_LENGTH}
        hint={`“# ” begins a part with its title, “## ” a point in it; the text of a point stands below. At most ${PARTNER_PARTS_MAX} parts.`}
      />
      <TextInput {...of('data.endingTitle')} maxLength={VENUE_NAME_MAX_LENGTH} />
      <TextArea {...of('data.endingText')} rows={3} maxLength={PARTNER_INTRO_MAX_LENGTH} />
    </EntryModal>
  );
}
