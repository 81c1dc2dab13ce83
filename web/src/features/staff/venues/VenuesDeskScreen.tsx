// The venues as staff keep them.
import {
  endVenue,
  listVenueEntries,
  listVenues,
  VENUE_CATEGORIES,
  type VenueEntry,
} from '@ijeuwa/contract/venues';
import { useRead } from '#platform/queries.ts';
import { formatMoney, formatNumber } from '#ui/format.ts';
import { WrittenEntries } from '../catalogue/WrittenEntries.tsx';
import type { WrittenKind } from '../catalogue/written-kind.ts';
import { CATEGORY_OPTIONS, VenueEntryModal } from './VenueEntryModal.tsx';

const KIND: WrittenKind<VenueEntry> = {
  useEntries: () => useRead(listVenueEntries, {}),
  words: {
    title: 'Venues',
    intro:
      'Members see a change at once, and the open page of the venues within a minute. Examples are shown in the demonstration only.',
    add: 'Add a venue',
    none: 'No venues here yet.',
    loading: 'Loading the venues...',
    endTitle: 'End this venue?',
    end: 'End the venue',
  },
  groups: VENUE_CATEGORIES.map((id, at) => ({ id, title: CATEGORY_OPTIONS[at]!.label })),
  groupOf: ({ category }) => category,
  orderOf: ({ order }) => order,
  titleOf: ({ name }) => name,
  more: (data) => <Besides {...data} />,
  Form: VenueEntryModal,
  end: endVenue,
  renews: [listVenueEntries, listVenues],
};

export default function VenuesDeskScreen() {
  return <WrittenEntries kind={KIND} />;
}

function Besides({ location, capacity, priceUSD, description, features, pictures, example }: VenueEntry) {
  return (
    <div className="mt-1 flex flex-col gap-1 text-sm text-ink-2 wrap-anywhere">
      <p className="font-medium text-ink">
        {location}. {formatNumber(capacity)} guests,{' '}
        {formatMoney({ amountMinor: priceUSD * 100, currency: 'USD' })} a day.
        {example && ' An example.'}
      </p>
      <p className="whitespace-pre-line">{description}</p>
      <p>{features.join(' · ')}</p>
      <p>Pictures: {pictures.join(', ')}</p>
    </div>
  );
}
