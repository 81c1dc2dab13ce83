// The dialog in which staff write a venue, new or anew.
import {
  addVenue,
  changeVenue,
  listVenueEntries,
  listVenues,
  VENUE_CATEGORIES,
  VENUE_DESCRIPTION_MAX_LENGTH,
  VENUE_LINE_MAX_LENGTH,
  VENUE_NAME_MAX_LENGTH,
  VENUE_PICTURES,
  type VenueEntry,
  type VenueHistory,
} from '@ijeuwa/contract/venues';
import { feedback } from '#ui/feedback.ts';
import { NumberInput } from '#ui/NumberInput.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { EntryModal, saveWords } from '../catalogue/EntryModal.tsx';
import type { Values } from '../catalogue/entry-values.rules.ts';
import { useEntryForm } from '../catalogue/useEntryForm.ts';
import { fromLines, toFigure, toLines, toText } from './entry-texts.ts';

export const CATEGORY_OPTIONS = VENUE_CATEGORIES.map((value) => ({
  value,
  label: value[0]!.toUpperCase() + value.slice(1),
}));
const REAL = 'real';
const EXAMPLE = 'example';
const LABELS = {
  'data.name': 'Name',
  'data.location': 'Where it is',
  'data.category': 'Category',
  'data.order': 'Place in the list',
  'data.capacity': 'Guests at most',
  'data.priceUSD': 'Dollars a day',
  'data.description': 'Description',
  'data.features': 'What belongs to it',
  'data.pictures': 'Pictures',
  'data.example': 'It is',
} as const;

const toValues = (data: VenueEntry | null): Values => ({
  'data.name': data?.name ?? '',
  'data.location': data?.location ?? '',
  'data.category': data?.category ?? 'indoor',
  'data.order': toText(data?.order),
  'data.capacity': toText(data?.capacity),
  'data.priceUSD': toText(data?.priceUSD),
  'data.description': data?.description ?? '',
  'data.features': toLines(data?.features),
  'data.pictures': data?.pictures.join(', ') ?? '',
  'data.example': data?.example ? EXAMPLE : REAL,
});
const toData = (values: Values, before: VenueEntry | null) => {
  const example = values['data.example'] === EXAMPLE;
  return {
    name: values['data.name'],
    location: values['data.location'],
    category: values['data.category'],
    order: toFigure(values['data.order']),
    capacity: toFigure(values['data.capacity']),
    priceUSD: toFigure(values['data.priceUSD']),
    description: values['data.description'],
    features: fromLines(values['data.features']),
    pictures: values['data.pictures']!.split(',')
      .map((name) => name.trim())
      .filter(Boolean),
    // What an example claims of itself goes with it.
    ...(example && { example }),
    ...(example && before?.rating !== undefined && { rating: before.rating, reviews: before.reviews }),
  };
};

export function VenueEntryModal({ history, onClose }: { history?: VenueHistory; onClose: () => void }) {
  const current = history?.current;
  const entry = useEntryForm<typeof addVenue | typeof changeVenue, VenueEntry>({
    endpoint: history ? changeVenue : addVenue,
    history,
    toValues,
    toData,
    renews: [listVenueEntries, listVenues],
    onDone: () => {
      feedback.success('Members see it now.');
      onClose();
    },
  });
  const of = (name: keyof typeof LABELS) => ({ label: LABELS[name], ...entry.field(name) });
  const title = !current ? 'A new venue' : current.ended ? 'Bring a venue back' : 'Change a venue';
  return (
    <EntryModal
      title={title}
      description={current && `Now, in version ${current.version}: ${current.data?.name ?? history.key}`}
      submit={current ? saveWords(entry) : 'Add the venue'}
      entry={entry}
      labels={LABELS}
      onClose={onClose}
    >
      <TextInput {...of('data.name')} maxLength={VENUE_NAME_MAX_LENGTH} />
      <TextInput {...of('data.location')} maxLength={VENUE_LINE_MAX_LENGTH} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-4">
        <Select {...of('data.category')} options={CATEGORY_OPTIONS} />
        <NumberInput {...of('data.order')} maxLength={3} hint="The lowest of its category comes first." />
        <NumberInput {...of('data.capacity')} maxLength={5} />
        <NumberInput {...of('data.priceUSD')} maxLength={6} />
      </div>
      <TextArea {...of('data.description')} rows={6} maxLength={VENUE_DESCRIPTION_MAX_LENGTH} />
      <TextArea {...of('data.features')} rows={5} hint="One a line." />
      <TextInput
        {...of('data.pictures')}
        hint={`The first is the one in the list. There are ${VENUE_PICTURES.join(', ')}.`}
      />
      <Select
        {...of('data.example')}
        options={[
          { value: REAL, label: 'A real venue' },
          { value: EXAMPLE, label: 'An example, for the demonstration' },
        ]}
      />
    </EntryModal>
  );
}
