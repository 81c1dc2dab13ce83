// The events as staff keep them.
import { countGuests, type EventEntry, endEvent, listEventEntries } from '@ijeuwa/contract/events';
import { useRead } from '#platform/queries.ts';
import { formatDate } from '#ui/format.ts';
import { WrittenEntries } from '../catalogue/WrittenEntries.tsx';
import type { WrittenKind } from '../catalogue/written-kind.ts';
import { EventModal } from './EventModal.tsx';
import { WhoComes } from './WhoComes.tsx';
import { WhoLosesASeat } from './WhoLosesASeat.tsx';

const KIND: WrittenKind<EventEntry> = {
  useEntries: () => useRead(listEventEntries, {}),
  words: {
    title: 'Events',
    intro:
      'Members whose package has invitations are asked within ten minutes. Guests are told when an event is moved or called off.',
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
  more: ({ day, time, place, address, findIt, seats, example }) => (
    <p className="mt-1 text-sm text-ink-2 wrap-anywhere">
      {formatDate(day, 'UTC')}, {time} WAT · {place} · {seats === 1 ? 'one seat' : `${seats} seats`}
      <br />
      {address
        ? `For guests: ${[address, findIt].filter(Boolean).join(' · ')}`
        : 'The address is not given yet.'}
      {example && (
        <>
          <br />
          An example: it is shown in the demonstration only.
        </>
      )}
    </p>
  ),
  Beside: WhoComes,
  EndsWith: WhoLosesASeat,
  Form: EventModal,
  end: endEvent,
  renews: [listEventEntries, countGuests],
};

export default function EventsDeskScreen() {
  return <WrittenEntries kind={KIND} />;
}
