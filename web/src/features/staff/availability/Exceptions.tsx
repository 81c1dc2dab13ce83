// Days on which the week does not hold: away, or there at other hours.
import type { Availability } from '@ijeuwa/contract/staff-schedule';
import { X } from 'lucide-react';
import { useClock } from '#platform/use-clock.ts';
import { Button } from '#ui/Button.tsx';
import { formatDay } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { dayThere } from '#ui/two-clocks.ts';
import { keyOfDay, type TypedDay } from './availability.rules.ts';

type Exception = Availability['exceptions'][number];
type ExceptionsProps = {
  exceptions: readonly Exception[];
  /** By which their days are counted. */
  zone: string;
  /** One that is typed and not added yet, and what is wrong with it. */
  typed: TypedDay;
  wrong: Partial<TypedDay>;
  onType: (typed: TypedDay) => void;
  onAdd: () => void;
  onChange: (exceptions: Exception[]) => void;
};

export function Exceptions({ exceptions, zone, typed, wrong, onType, onAdd, onChange }: ExceptionsProps) {
  // It may be one that is only chosen, and saved by nobody yet.
  useClock(zone);
  const { day, from, to } = typed;
  const set = (change: Partial<TypedDay>) => onType({ ...typed, ...change });
  return (
    <section aria-labelledby="exceptions" className="flex flex-col gap-3">
      <SectionHeading id="exceptions">Days that differ</SectionHeading>
      {exceptions.length === 0 && <p className="text-ink-2">None. Every week is the same.</p>}
      <ul aria-label="Days that differ" className="flex flex-col">
        {exceptions.map((one) => (
          <li
            key={keyOfDay(one)}
            className="flex min-h-12 items-center gap-3 border-t border-line first:border-t-0"
          >
            <span className="flex-1">
              {formatDay(one.day)}: {one.from ? `${one.from} to ${one.to}` : 'away'}
            </span>
            <IconButton
              label={`Take away ${formatDay(one.day)}`}
              icon={<X aria-hidden="true" className="size-5" />}
              onClick={() => onChange(exceptions.filter((other) => other !== one))}
            />
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] items-start gap-3">
        <TextInput
          label="Day"
          type="date"
          className="max-sm:col-span-full"
          min={dayThere(Date.now(), zone)}
          value={day}
          error={wrong.day}
          onChange={({ target }) => set({ day: target.value })}
        />
        <TextInput
          label="From"
          type="time"
          optional
          value={from}
          error={wrong.from}
          onChange={({ target }) => set({ from: target.value })}
        />
        <TextInput
          label="To"
          type="time"
          optional
          value={to}
          error={wrong.to}
          onChange={({ target }) => set({ to: target.value })}
        />
      </div>
      <p className="text-sm text-ink-2">Leave the times empty for a day off.</p>
      <Button size="sm" variant="secondary" className="self-start" onClick={onAdd}>
        Add the day
      </Button>
    </section>
  );
}
