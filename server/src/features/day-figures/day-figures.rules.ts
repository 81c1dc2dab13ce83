// A row for each day, also for one on which nothing happened.
import { COUNTED_DAYS, DAY_COUNTS, type DayCount, type DayFigures } from '@ijeuwa/contract/day-figures';

const DAY_MS = 24 * 3600_000;

/** Days of the calendar, the latest first; no zone moves them. */
export const daysUpTo = (today: string): string[] =>
  Array.from({ length: COUNTED_DAYS }, (_, back) =>
    new Date(Date.parse(today) - back * DAY_MS).toISOString().slice(0, 10),
  );

export const figuresOf = (
  days: readonly string[],
  counted: readonly { what: DayCount; day: string; count: number }[],
): DayFigures[] =>
  days.map((day) => {
    const of = (what: DayCount) => counted.find((one) => one.day === day && one.what === what)?.count ?? 0;
    const counts = DAY_COUNTS.map((what) => [what, of(what)]);
    return { day, ...(Object.fromEntries(counts) as Record<DayCount, number>) };
  });
