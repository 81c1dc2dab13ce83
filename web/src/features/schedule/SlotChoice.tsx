// The really free times of a counsellor: a day, and its times on both clocks; where a day has none, the next that have.
import { type AppointmentKind, BOOKED_AHEAD_MAX_DAYS, type Slot } from '@ijeuwa/contract/schedule';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { Button } from '#ui/Button.tsx';
import { ChipChoice } from '#ui/ChipChoice.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { formatDate } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { dayThere, onOwnClock } from '#ui/two-clocks.ts';
import { useSlots } from './schedule.queries.ts';
import { WaitForTime } from './waiting/WaitForTime.tsx';

/** A time that is taken by this very appointment may be kept. */
export type Kept = Pick<Slot, 'startsAt' | 'label'>;

type SlotChoiceProps = {
  counsellor: string;
  /** Of the counsellor’s clock. */
  zone: string;
  kind: AppointmentKind;
  date: string;
  startsAt: string;
  onChange: (change: { date: string; startsAt: string }) => void;
  errors: { date?: string; startsAt?: string };
  kept?: Kept;
  dateLabel?: string;
};

const NEXT_DAYS = 5;
const DAY_MS = 86_400_000;

/** A day of the calendar, at its noon: no zone moves it to another. */
const dayInWords = (day: string): string => formatDate(`${day}T12:00:00Z`, 'UTC');

export function SlotChoice(props: SlotChoiceProps) {
  const { counsellor, kind, date, startsAt, onChange, errors, kept, dateLabel = 'Date' } = props;
  const today = dayThere(Date.now(), props.zone);
  const from = date > today ? date : '';
  const { data, error, isPending, isFetching, refetch } = useSlots(counsellor, from, kind);
  const zone = data?.zone ?? props.zone;
  const days = data?.days.filter(({ slots }) => slots.length > 0) ?? [];
  const free: readonly Kept[] = days.find(({ day }) => day === date)?.slots ?? [];
  const isKeptDay = kept !== undefined && dayThere(kept.startsAt, zone) === date;
  const isThere = free.some((slot) => slot.startsAt === kept?.startsAt);
  const times = isKeptDay && !isThere ? [kept, ...free] : free;
  const next = days.filter(({ day }) => day !== date).slice(0, NEXT_DAYS);

  const wrong = errors.date ?? (times.length === 0 ? errors.startsAt : undefined);

  const chooseDay = (day: string) => onChange({ date: day, startsAt: '' });
  return (
    <>
      {/* The free days speak first: an empty field would stand above them. Nothing is folded away once it could be read. */}
      <Disclosure
        title="Pick a day yourself"
        open={date !== '' || (!isPending && next.length === 0) || wrong !== undefined}
      >
        <TextInput
          label={dateLabel}
          type="date"
          name="date"
          min={today}
          max={dayThere(Date.now() + BOOKED_AHEAD_MAX_DAYS * DAY_MS, props.zone)}
          value={date}
          error={wrong}
          onChange={({ target }) => chooseDay(target.value)}
        />
      </Disclosure>
      {error && !data && (
        <Notice
          tone="error"
          action={
            <Button
              size="sm"
              variant="secondary"
              busy={isFetching}
              busyText="Trying..."
              onClick={() => void refetch()}
            >
              Try again
            </Button>
          }
        >
          {error.message}
        </Notice>
      )}
      {isPending && counsellor && <SkeletonText lines={3} label="Looking for free times..." />}
      {data && times.length > 0 && (
        <ChipChoice
          label="Time"
          hint={`Times are those of ${zone === HOME_ZONE ? 'Lagos (WAT)' : zone.replaceAll('_', ' ')}.`}
          error={errors.startsAt}
          value={startsAt}
          onChange={(chosen) => onChange({ date, startsAt: chosen })}
          options={times.map((slot) => ({ value: slot.startsAt, label: labelOf(slot, zone) }))}
        />
      )}
      {data && times.length === 0 && (
        <div className="flex flex-col gap-2" role="status">
          {date && !isFetching && <p className="text-ink-2">There is no free time on {dayInWords(date)}.</p>}
          {next.length === 0 && !isFetching && (
            <p className="text-ink-2">Nothing is free in these two weeks. Please try a later date.</p>
          )}
          {next.length > 0 && (
            <>
              <p className="text-sm font-semibold">{date ? 'Free days after it' : 'The next free days'}</p>
              <ul aria-label="Free days" className="flex flex-wrap gap-2">
                {next.map(({ day }) => (
                  <li key={day}>
                    <Button size="sm" variant="secondary" onClick={() => chooseDay(day)}>
                      {dayInWords(day)}
                    </Button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      {data && <WaitForTime counsellor={counsellor} />}
    </>
  );
}

const labelOf = ({ startsAt, label }: Kept, zone: string): string => {
  const own = onOwnClock(startsAt, zone);
  return own ? `${label} · ${own} for you` : label;
};
