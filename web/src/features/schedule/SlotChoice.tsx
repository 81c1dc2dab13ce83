// The really free times of a counsellor: a day, and its times on both clocks; where a day has none, the next that have.
import { type AppointmentKind, BOOKED_AHEAD_MAX_DAYS, type Slot } from '@ijeuwa/contract/schedule';
import { useEffect, useRef } from 'react';
import { zoneName } from '#platform/zone-here.ts';
import { Button } from '#ui/Button.tsx';
import { ChipChoice } from '#ui/ChipChoice.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { FieldGroup } from '#ui/FieldGroup.tsx';
import { formatDate } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { prefersReducedMotion } from '#ui/prefers-reduced-motion.ts';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { cityOf, dayThere, onOwnClock } from '#ui/two-clocks.ts';
import { useSlots } from './schedule.queries.ts';
import { WaitForTime } from './waiting/WaitForTime.tsx';

/** A time that is taken by this very appointment may be kept. */
type Kept = Pick<Slot, 'startsAt' | 'label'>;

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

/** So many of the free days are offered, and so many days the server answers at once. */
const OFFERED = 5;
const SHOWN_DAYS = 14;
const DAY_MS = 86_400_000;
/** What a field has while a year is typed: 0002, 0020, 0202. Before this one nothing is chosen yet. */
const FIRST_YEAR = '2000';

/** A day of the calendar, at its noon: no zone moves it to another. */
const dayInWords = (day: string): string => formatDate(`${day}T12:00:00Z`, 'UTC');

export function SlotChoice(props: SlotChoiceProps) {
  const { counsellor, kind, startsAt, onChange, errors, kept, dateLabel = 'Date' } = props;
  const date = props.date >= FIRST_YEAR ? props.date : '';
  const [today, last, lastWeeks] = [0, BOOKED_AHEAD_MAX_DAYS, BOOKED_AHEAD_MAX_DAYS + 1 - SHOWN_DAYS].map(
    (days) => dayThere(Date.now() + days * DAY_MS, props.zone),
  ) as [string, string, string];
  const isPast = date !== '' && date < today;
  // Near the last day, the days before it are the nearest.
  const isLate = date > lastWeeks;
  const from = isLate ? lastWeeks : date > today ? date : '';
  const { data, error, isPending, isFetching, refetch } = useSlots(counsellor, from, kind);
  const zone = data?.zone ?? props.zone;
  const days = data?.days.filter(({ slots }) => slots.length > 0) ?? [];
  const free: readonly Kept[] = days.find(({ day }) => day === date)?.slots ?? [];
  const isKeptDay = kept !== undefined && dayThere(kept.startsAt, zone) === date;
  const isThere = free.some((slot) => slot.startsAt === kept?.startsAt);
  const times = isKeptDay && !isThere ? [kept, ...free] : free;
  const after = days.filter(({ day }) => isPast || day > date).slice(0, OFFERED);
  const next = after.length > 0 ? after : days.filter(({ day }) => day < date).slice(-OFFERED);
  const nextAre =
    after.length === 0
      ? 'Free days before it'
      : date && !isPast
        ? 'Free days after it'
        : 'The next free days';
  // Of the last weeks: the last day that has a time, and not one that has none.
  const until = days.at(-1)?.day;
  const noneThen = isPast
    ? `${dayInWords(date)} is past.`
    : date > last
      ? until && `You can book until ${dayInWords(until)}.`
      : date && `There is no free time on ${dayInWords(date)}.`;

  // Until a day is chosen, the free days are where to choose one.
  const chooseOne = date === '' && next.length > 0 ? errors.date : undefined;
  const wrong = chooseOne ? undefined : (errors.date ?? (times.length === 0 ? errors.startsAt : undefined));

  const [place, bringUp] = useComeUpon(date, data !== undefined && !isFetching);
  const chooseDay = (day: string) => onChange({ date: day, startsAt: '' });
  const freeDays = next.length > 0 && (
    <FieldGroup label={nextAre} error={chooseOne}>
      <ul aria-label="Free days" className="flex flex-wrap gap-2">
        {next.map(({ day }) => (
          <li key={day}>
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                bringUp();
                chooseDay(day);
              }}
            >
              {dayInWords(day)}
            </Button>
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
  /** Nobody can move to another time of that day: of a holiday, say. */
  const isKeptAlone = times.every((slot) => slot.startsAt === kept?.startsAt);
  return (
    <>
      {/* The free days speak first: an empty field would stand above them. Nothing is folded away once it could be read. */}
      <Disclosure
        title="Pick a day yourself"
        open={props.date !== '' || (!isPending && next.length === 0) || wrong !== undefined}
      >
        <TextInput
          label={dateLabel}
          type="date"
          name="date"
          min={today}
          max={last}
          value={props.date}
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
        <div ref={place} className="flex scroll-my-2 flex-col gap-2">
          <ChipChoice
            label="Time"
            hint={
              times.some((slot) => onOwnClock(slot.startsAt, zone))
                ? `Your own time comes first, then that of ${cityOf(zone)}.`
                : `Times are those of ${cityOf(zone)}.`
            }
            error={errors.startsAt}
            value={startsAt}
            onChange={(chosen) => onChange({ date, startsAt: chosen })}
            options={times.map((slot) => ({
              value: slot.startsAt,
              label: `${labelOf(slot, zone)}${slot === kept ? ', as it is now' : ''}`,
            }))}
          />
          {isKeptAlone && freeDays}
        </div>
      )}
      {data && times.length === 0 && (
        <div ref={place} className="flex scroll-my-2 flex-col gap-2" role="status">
          {noneThen && !isFetching && <p className="text-ink-2">{noneThen}</p>}
          {next.length === 0 && !isFetching && (
            <p className="text-ink-2">
              Nothing is free in these two weeks. Please try {isLate ? 'an earlier' : 'a later'} day.
            </p>
          )}
          {freeDays}
        </div>
      )}
      {data && <WaitForTime counsellor={counsellor} />}
    </>
  );
}

/**
 * What there is on a day that is chosen here comes into sight, below the fold of a phone as it is: its times, or that it
 * has none and which days have. Where a button was pressed for them, which is gone by then, the times have the focus.
 */
function useComeUpon(date: string, there: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(date);
  const pressed = useRef(false);
  useEffect(() => {
    if (!there || shown.current === date) return;
    shown.current = date;
    if (date === '') return;
    if (pressed.current) place.current?.querySelector('input')?.focus({ preventScroll: true });
    pressed.current = false;
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
    place.current?.scrollIntoView?.({ block: 'nearest', behavior });
  }, [date, there]);
  const bringUp = () => {
    pressed.current = true;
  };
  return [place, bringUp] as const;
}

const labelOf = ({ startsAt, label }: Kept, zone: string): string => {
  const own = onOwnClock(startsAt, zone);
  return own ? `${own} · ${label} ${zoneName(new Date(startsAt), zone)}` : label;
};
