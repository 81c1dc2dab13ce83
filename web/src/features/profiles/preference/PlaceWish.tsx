// The wish for a place: within some distance, in named places, in one's country, or anywhere.
import {
  DISTANCE_MAX_KM,
  DISTANCE_MIN_KM,
  PLACE_KINDS,
  type PlaceRef,
  type Wishes,
} from '@ijeuwa/contract/wishes';
import { Field } from '#ui/Field.tsx';
import { RadioCards } from '#ui/RadioCards.tsx';
import { PlaceList } from '../places/PlaceList.tsx';

export type PlaceWishValue = { placeKind: Wishes['placeKind']; distanceKm: number; places: PlaceRef[] };

const WORDS: Record<Wishes['placeKind'], string> = {
  within: 'Within a distance of me',
  places: 'In places I name',
  country: 'In my country',
  anywhere: 'Anywhere',
};
const OPTIONS = PLACE_KINDS.map((kind) => ({ value: kind, label: WORDS[kind] }));

// Spec 9: the words beside the distance.
const distanceWord = (km: number): string => {
  if (km <= 20) return 'Nearby';
  return km <= 50 ? 'Local' : 'Wide';
};

type PlaceWishProps = {
  label: string;
  value: PlaceWishValue;
  error?: string;
  onChange: (value: PlaceWishValue) => void;
};

export function PlaceWish({ label, value, error, onChange }: PlaceWishProps) {
  const { placeKind, distanceKm, places } = value;
  const listed = placeKind === 'places';
  return (
    <div className="flex flex-col gap-3">
      <RadioCards
        label={label}
        columns={2}
        options={OPTIONS}
        value={placeKind}
        error={listed ? undefined : error}
        onChange={(kind) => onChange({ ...value, placeKind: kind as Wishes['placeKind'] })}
      />
      {placeKind === 'within' && (
        <Field label="Distance">
          {(control) => (
            <>
              <output htmlFor={control.id} className="font-serif text-xl font-semibold">
                {distanceKm} km · {distanceWord(distanceKm)}
              </output>
              <input
                {...control}
                type="range"
                min={DISTANCE_MIN_KM}
                max={DISTANCE_MAX_KM}
                value={distanceKm}
                aria-valuetext={`${distanceKm} kilometres, ${distanceWord(distanceKm)}`}
                onChange={(event) => onChange({ ...value, distanceKm: Number(event.target.value) })}
                className="h-11 w-full"
              />
            </>
          )}
        </Field>
      )}
      {listed && (
        <PlaceList
          label="Add a place"
          places={places}
          error={error}
          onChange={(chosen) => onChange({ ...value, places: chosen })}
        />
      )}
    </div>
  );
}
