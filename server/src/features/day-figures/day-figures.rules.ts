// A row for each day, also for one on which nothing happened.
import { COUNTED_DAYS, type DayCount, type DayFigures } from '@ijeuwa/contract/day-figures';
import type { StaffRole } from '@ijeuwa/contract/endpoint';

const DAY_MS = 24 * 3600_000;

/** Days of the calendar, the latest first; no zone moves them. */
export const daysUpTo = (today: string): string[] =>
  Array.from({ length: COUNTED_DAYS }, (_, back) =>
    new Date(Date.parse(today) - back * DAY_MS).toISOString().slice(0, 10),
  );

/** Of these, which somebody of the roles may read. */
export const readBy = <What extends string>(
  readers: Record<What, readonly StaffRole[]>,
  roles: readonly StaffRole[],
): What[] =>
  (Object.keys(readers) as What[]).filter((what) => readers[what].some((role) => roles.includes(role)));

export const figuresOf = (
  days: readonly string[],
  read: readonly DayCount[],
  counted: readonly { what: DayCount; day: string; count: number }[],
): DayFigures[] =>
  days.map((day) => {
    const of = (what: DayCount) => counted.find((one) => one.day === day && one.what === what)?.count ?? 0;
    return { day, ...Object.fromEntries(read.map((what) => [what, of(what)])) };
  });
