// One place, looked for as one types: a text field with a list beneath it.
import { searchPlaces } from '@ijeuwa/contract/photos';
import type { PlaceRef } from '@ijeuwa/contract/wishes';
import { type KeyboardEvent, useId, useState } from 'react';
import { useRead } from '#platform/queries.ts';
import { classes } from '#ui/classes.ts';
import type { FieldText } from '#ui/Field.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useSettled } from './useSettled.ts';

const LETTERS_NEEDED = 2;
const TYPING_MS = 200;

/** What was typed, or the place that was chosen from the list. */
export type PlaceChoice = PlaceRef | string;

type PlaceSearchProps = FieldText & {
  name?: string;
  value: PlaceChoice;
  onChange: (choice: PlaceChoice) => void;
  onBlur?: () => void;
};

export function PlaceSearch({ value, onChange, onBlur, ...text }: PlaceSearchProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const typed = typeof value === 'string' ? value : '';
  const wanted = useSettled(typed.trim(), TYPING_MS);
  const searching = open && wanted.length >= LETTERS_NEEDED;
  const search = useRead(searchPlaces, { query: { q: wanted } }, { enabled: searching });
  const places = searching ? (search.data?.places ?? []) : [];
  const shown = open && places.length > 0;

  const choose = (place: PlaceRef) => {
    onChange(place);
    setOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const place = places[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setOpen(true);
      if (places.length > 0)
        setActive(
          active < 0 && step < 0 ? places.length - 1 : (active + step + places.length) % places.length,
        );
    } else if (event.key === 'Enter' && shown && place) {
      event.preventDefault();
      choose(place);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      setOpen(false);
    }
  };

  return (
    <div className="relative">
      <TextInput
        {...text}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? `${id}-list` : undefined}
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        value={typeof value === 'string' ? value : value.label}
        onChange={(event) => {
          onChange(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setOpen(false);
          onBlur?.();
        }}
      />
      {shown && (
        <div
          role="listbox"
          id={`${id}-list`}
          aria-label={`${text.label}: places found`}
          className="absolute inset-x-0 z-20 mt-1 max-h-72 overflow-y-auto rounded-lg border border-line bg-surface p-1 shadow-float"
        >
          {places.map((place, index) => (
            <div
              key={place._id}
              role="option"
              id={`${id}-${index}`}
              tabIndex={-1}
              aria-selected={index === active}
              // Before the field loses its focus and closes the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(place)}
              onKeyDown={onKeyDown}
              className={classes(
                'flex min-h-11 cursor-pointer items-center rounded-md px-3',
                index === active ? 'bg-wine-soft text-wine' : 'hover:bg-paper-2',
              )}
            >
              {place.label}
            </div>
          ))}
        </div>
      )}
      <div aria-live="polite" className="text-sm text-ink-2">
        {searching && search.error && <p className="mt-1">{search.error.message}</p>}
        {searching && search.data && places.length === 0 && (
          <p className="mt-1">We do not know a place of this name. Try a larger town near it.</p>
        )}
        {shown && <span className="sr-only">{places.length} places found.</span>}
      </div>
    </div>
  );
}
