// A time zone, looked for by typing in the browser's own list; what is typed is kept as it is until the field is left.
import { type RefObject, useId, useState } from 'react';
import { TextInput } from '#ui/TextInput.tsx';
import { zoneInWords, zoneOf, zonesToOffer } from './availability.rules.ts';

type ZoneFieldProps = {
  /** A zone, or what is typed so far. */
  value: string;
  onChange: (typed: string) => void;
  /** What is wrong is said at once: it was to be saved. */
  refused: boolean;
  field: RefObject<HTMLInputElement | null>;
};

const UNKNOWN = 'Please choose a time zone of the list, for example Africa/Lagos.';

export function ZoneField({ value, onChange, refused, field }: ZoneFieldProps) {
  const id = useId();
  const [left, setLeft] = useState(true);
  const isWrong = (left || refused) && zoneOf(value) === undefined;
  /** Its list holds what is like the field, of a whole zone that one alone. */
  const typeOver = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    if (zoneOf(value)) currentTarget.select();
  };
  return (
    <>
      <TextInput
        ref={field}
        label="Time zone"
        hint="Type a city, for example London. The hours are by this clock. What is already booked keeps its moment."
        className="max-w-md"
        list={id}
        autoComplete="off"
        spellCheck={false}
        value={zoneInWords(value)}
        error={isWrong ? UNKNOWN : undefined}
        onFocus={(event) => {
          setLeft(false);
          typeOver(event);
        }}
        onClick={typeOver}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => {
          setLeft(true);
          onChange(zoneOf(value) ?? value);
        }}
      />
      <datalist id={id}>
        {zonesToOffer().map((zone) => (
          <option key={zone} value={zoneInWords(zone)} />
        ))}
      </datalist>
    </>
  );
}
