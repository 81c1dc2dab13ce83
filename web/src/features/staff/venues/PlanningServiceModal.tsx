// The dialog in which staff write a planning service, new or anew.
import {
  addPlanningService,
  changePlanningService,
  listPlanningServiceEntries,
  listPlanningServices,
  type PlanningServiceEntry,
  type PlanningServiceHistory,
  VENUE_DESCRIPTION_MAX_LENGTH,
  VENUE_LINE_MAX_LENGTH,
  VENUE_NAME_MAX_LENGTH,
} from '@ijeuwa/contract/venues';
import { feedback } from '#ui/feedback.ts';
import { NumberInput } from '#ui/NumberInput.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { EntryModal, saveWords } from '../catalogue/EntryModal.tsx';
import type { Values } from '../catalogue/entry-values.rules.ts';
import { useEntryForm } from '../catalogue/useEntryForm.ts';
import { fromLines, toFigure, toLines, toText } from './entry-texts.ts';

const LABELS = {
  'data.name': 'Name',
  'data.line': 'In a sentence',
  'data.order': 'Place in the list',
  'data.description': 'Description',
  'data.features': 'What is done',
} as const;

const toValues = (data: PlanningServiceEntry | null): Values => ({
  'data.name': data?.name ?? '',
  'data.line': data?.line ?? '',
  'data.order': toText(data?.order),
  'data.description': data?.description ?? '',
  'data.features': toLines(data?.features),
});
const toData = (values: Values) => ({
  name: values['data.name'],
  line: values['data.line'],
  order: toFigure(values['data.order']),
  description: values['data.description'],
  features: fromLines(values['data.features']),
});

type PlanningServiceModalProps = { history?: PlanningServiceHistory; onClose: () => void };

export function PlanningServiceModal({ history, onClose }: PlanningServiceModalProps) {
  const current = history?.current;
  const entry = useEntryForm<typeof addPlanningService | typeof changePlanningService, PlanningServiceEntry>({
    endpoint: history ? changePlanningService : addPlanningService,
    history,
    toValues,
    toData,
    renews: [listPlanningServiceEntries, listPlanningServices],
    onDone: () => {
      feedback.success('Members see it now.');
      onClose();
    },
  });
  const of = (name: keyof typeof LABELS) => ({ label: LABELS[name], ...entry.field(name) });
  const title = !current ? 'A new service' : current.ended ? 'Bring a service back' : 'Change a service';
  return (
    <EntryModal
      title={title}
      description={current && `Now, in version ${current.version}: ${current.data?.name ?? history.key}`}
      submit={current ? saveWords(entry) : 'Add the service'}
      entry={entry}
      labels={LABELS}
      onClose={onClose}
    >
      <TextInput {...of('data.name')} maxLength={VENUE_NAME_MAX_LENGTH} />
      <TextInput {...of('data.line')} maxLength={VENUE_LINE_MAX_LENGTH} />
      <NumberInput {...of('data.order')} maxLength={3} />
      <TextArea {...of('data.description')} rows={5} maxLength={VENUE_DESCRIPTION_MAX_LENGTH} />
      <TextArea {...of('data.features')} rows={5} hint="One a line." />
    </EntryModal>
  );
}
