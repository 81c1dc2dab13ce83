// The days of a week and the six times of each, as boxes to tick.
import { SLOT_TIMES } from '@ijeuwa/contract/schedule';
import { DAYS, tickOf } from './availability.rules.ts';

type WeekGridProps = { ticks: ReadonlySet<string>; onChange: (ticks: ReadonlySet<string>) => void };

export function WeekGrid({ ticks, onChange }: WeekGridProps) {
  const turn = (tick: string) => {
    const next = new Set(ticks);
    if (!next.delete(tick)) next.add(tick);
    onChange(next);
  };
  return (
    <div className="flex flex-col">
      {DAYS.map((day, index) => (
        <fieldset
          key={day}
          className="flex flex-wrap items-center gap-x-4 border-t border-line py-1 first:border-t-0"
        >
          <legend className="sr-only">{day}</legend>
          <span aria-hidden="true" className="w-10 font-semibold">
            {day}
          </span>
          <div className="grid flex-1 grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))]">
            {SLOT_TIMES.map((time) => {
              const tick = tickOf(index + 1, time);
              return (
                <label key={time} className="flex min-h-11 items-center gap-2 tabular-nums">
                  <input
                    type="checkbox"
                    className="tick"
                    checked={ticks.has(tick)}
                    onChange={() => turn(tick)}
                  />
                  {time}
                </label>
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
