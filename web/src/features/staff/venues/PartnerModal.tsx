// The dialog in which staff write a wedding partner anew.
import {
  changePartner,
  listPartnerEntries,
  listPartners,
  type PartnerEntry,
  type PartnerHistory,
  VENUE_LINE_MAX_LENGTH,
  VENUE_NAME_MAX_LENGTH,
} from '@ijeuwa/contract/venues';
import { feedback } from '#ui/feedback.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { EntryModal, saveWords } from '../catalogue/EntryModal.tsx';
import type { Values } from '../catalogue/entry-values.rules.ts';
import { useEntryForm } from '../catalogue/useEntryForm.ts';

const LABELS = { 'data.name': 'Name', 'data.line': 'In a sentence' } as const;

const toValues = (data: PartnerEntry | null): Values => ({
  'data.name': data?.name ?? '',
  'data.line': data?.line ?? '',
});
/** Its place stands in the file alone. */
const toData = (values: Values, before: PartnerEntry | null) => ({
  name: values['data.name'],
  line: values['data.line'],
  order: before?.order ?? 0,
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
      feedback.success('Members see it now.');
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
    </EntryModal>
  );
}
