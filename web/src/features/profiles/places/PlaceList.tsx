// Several places, each found by search and taken away again by its button.
import { NAMED_PLACES_MAX, type PlaceRef } from '@ijeuwa/contract/wishes';
import { X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#ui/IconButton.tsx';
import { type PlaceChoice, PlaceSearch } from './PlaceSearch.tsx';

type PlaceListProps = {
  label: string;
  error?: string;
  places: readonly PlaceRef[];
  onChange: (places: PlaceRef[]) => void;
};

export function PlaceList({ label, error, places, onChange }: PlaceListProps) {
  const [typed, setTyped] = useState('');
  const full = places.length >= NAMED_PLACES_MAX;
  const take = (choice: PlaceChoice) => {
    if (typeof choice === 'string') return setTyped(choice);
    setTyped('');
    if (!places.some((place) => place._id === choice._id)) onChange([...places, choice]);
  };
  return (
    <div className="flex flex-col gap-2">
      {!full && (
        <PlaceSearch
          label={label}
          hint="Type two letters or more, then choose from the list. Up to ten places."
          error={error}
          value={typed}
          onChange={take}
        />
      )}
      {places.length > 0 && (
        <ul aria-label="Places you chose" className="flex flex-wrap gap-2">
          {places.map((place) => (
            <li
              key={place._id}
              className="flex min-h-11 items-center gap-1 rounded-full border border-control bg-surface pl-4"
            >
              {place.label}
              <IconButton
                label={`Remove ${place.label}`}
                icon={<X aria-hidden="true" className="size-4" />}
                onClick={() => onChange(places.filter((other) => other._id !== place._id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
