// The dialog in which staff write an event, new or anew.
import {
  addEvent,
  changeEvent,
  EVENT_ADDRESS_MAX_LENGTH,
  EVENT_DESCRIPTION_MAX_LENGTH,
  EVENT_LINE_MAX_LENGTH,
  EVENT_TITLE_MAX_LENGTH,
  type EventEntry,
  type EventHistory,
  listEventEntries,
} from '@ijeuwa/contract/events';
import { feedback } from '#ui/feedback.ts';
import { NumberInput } from '#ui/NumberInput.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { EntryModal, saveWords } from '../catalogue/EntryModal.tsx';
import type { Values } from '../catalogue/entry-values.rules.ts';
import { useEntryForm } from '../catalogue/useEntryForm.ts';
import { toFigure, toText } from '../venues/entry-texts.ts';

const LABELS = {
  'data.title': 'Name',
  'data.place': 'Part of town',
  'data.address': 'Address',
  'data.findIt': 'How to find it',
  'data.day': 'Day',
  'data.time': 'Time in Lagos',
  'data.seats': 'Seats',
  'data.order': 'Place in the list',
  'data.description': 'Description',
} as const;

const toValues = (data: EventEntry | null): Values => ({
  'data.title': data?.title ?? '',
  'data.place': data?.place ?? '',
  'data.address': data?.address ?? '',
  'data.findIt': data?.findIt ?? '',
  'data.day': data?.day ?? '',
  'data.time': data?.time ?? '',
  'data.seats': toText(data?.seats),
  'data.order': toText(data?.order),
  'data.description': data?.description ?? '',
});
const toData = (values: Values, before: EventEntry | null) => ({
  title: values['data.title'],
  place: values['data.place'],
  address: values['data.address'],
  findIt: values['data.findIt'],
  day: values['data.day'],
  time: values['data.time'],
  seats: toFigure(values['data.seats']),
  order: toFigure(values['data.order']),
  description: values['data.description'],
  ...(before?.example && { example: true }),
});

export function EventModal({ history, onClose }: { history?: EventHistory; onClose: () => void }) {
  const current = history?.current;
  const entry = useEntryForm<typeof addEvent | typeof changeEvent, EventEntry>({
    endpoint: history ? changeEvent : addEvent,
    history,
    toValues,
    toData,
    renews: [listEventEntries],
    onDone: () => {
      feedback.success('It is announced so from now on.');
      onClose();
    },
  });
  const of = (name: keyof typeof LABELS) => ({ label: LABELS[name], ...entry.field(name) });
  const title = !current ? 'A new event' : current.ended ? 'Announce it again' : 'Change an event';
  return (
    <EntryModal
      title={title}
      description={current && `Now, in version ${current.version}: ${current.data?.title ?? history.key}`}
      submit={current ? saveWords(entry) : 'Announce it'}
      entry={entry}
      labels={LABELS}
      onClose={onClose}
    >
      <TextInput {...of('data.title')} maxLength={EVENT_TITLE_MAX_LENGTH} />
      <TextInput
        {...of('data.place')}
        maxLength={EVENT_LINE_MAX_LENGTH}
        hint="Everybody who is invited reads it."
      />
      <TextInput
        {...of('data.address')}
        optional
        maxLength={EVENT_ADDRESS_MAX_LENGTH}
        hint="Only for those who said yes. When it changes, they are told."
      />
      <TextArea {...of('data.findIt')} optional rows={2} maxLength={EVENT_ADDRESS_MAX_LENGTH} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-4">
        <TextInput {...of('data.day')} type="date" />
        <TextInput {...of('data.time')} type="time" />
        <NumberInput {...of('data.seats')} maxLength={4} />
        <NumberInput {...of('data.order')} maxLength={3} />
      </div>
      <TextArea {...of('data.description')} rows={5} maxLength={EVENT_DESCRIPTION_MAX_LENGTH} />
    </EntryModal>
  );
}
