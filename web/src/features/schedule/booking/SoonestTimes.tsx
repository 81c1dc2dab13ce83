// The next free times of a counsellor, to be taken with one tap before anything else is filled in.
import type { AppointmentKind } from '@ijeuwa/contract/schedule';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { Button } from '#ui/Button.tsx';
import { onBothClocks } from '#ui/two-clocks.ts';
import { useSlots } from '../schedule.queries.ts';

type SoonestTimesProps = {
  counsellor: string;
  kind: AppointmentKind;
  startsAt: string;
  /** `date`: its day, on the counsellor’s clock. */
  onChoose: (chosen: { startsAt: string; date: string }) => void;
};

const SHOWN = 3;

export function SoonestTimes({ counsellor, kind, startsAt, onChoose }: SoonestTimesProps) {
  const { data } = useSlots(counsellor, '', kind);
  const soonest =
    data?.days
      .flatMap(({ day, slots }) => slots.map(({ startsAt }) => ({ startsAt, date: day })))
      .slice(0, SHOWN) ?? [];
  if (soonest.length === 0) return null;
  return (
    <section aria-label="Free soonest" className="flex flex-col gap-2">
      <h4 className="font-medium">Free soonest</h4>
      <ul className="flex flex-wrap gap-2">
        {soonest.map((slot) => (
          <li key={slot.startsAt} className="max-w-full">
            <Button
              size="sm"
              variant={slot.startsAt === startsAt ? 'primary' : 'secondary'}
              aria-pressed={slot.startsAt === startsAt}
              onClick={() => onChoose(slot)}
            >
              {onBothClocks(slot.startsAt, data?.zone ?? HOME_ZONE)}
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-2">More times follow in the next step.</p>
    </section>
  );
}
