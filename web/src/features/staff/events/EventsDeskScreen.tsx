// The events as staff keep them.
import { type EventEntry, endEvent, listEventEntries } from '@ijeuwa/contract/events';
import { useRead } from '#platform/queries.ts';
import { WrittenEntries } from '../catalogue/WrittenEntries.tsx';
import type { WrittenKind } from '../catalogue/written-kind.ts';
import { EventModal } from './EventModal.tsx';

const KIND: WrittenKind<EventEntry> = {
  useEntries: () => useRead(listEventEntries, {}),
  words: {
    title: 'Events',
    intro:
      'Whoever’s package invites them is asked within ten minutes. Guests are told when an event is moved or called off.',
    add: 'Add an event',
    none: 'No event here yet.',
    loading: 'Loading the events...',
    endTitle: 'Call this event off?',
    end: 'Call it off',
  },
  groups: [{ id: 'all', title: 'Announced' }],
  groupOf: () => 'all',
  orderOf: ({ order }) => order,
  titleOf: ({ title }) => title,
  more: ({ day, time, place, seats, example }) => (
    <p className="mt-1 text-sm text-ink-2 wrap-anywhere">
      {day}, {time} WAT. {place} {seats} seats.
      {example && ' An example: it stands in the demonstration alone.'}
    </p>
  ),
  Form: EventModal,
  end: endEvent,
  renews: [listEventEntries],
};

export default function EventsDeskScreen() {
  return <WrittenEntries kind={KIND} />;
}
