// Wall time and moments: a counsellor’s day and minute by the clock of a zone, as the runtime knows its rules.
import { Temporal } from 'temporal-polyfill';

/** A day of a clock: 2027-03-10. */
export type Day = string;

/** The moment at which this clock shows the minute of the day; undefined where the clock leaps over it. */
export const momentAt = (day: Day, minute: number, zone: string): Date | undefined => {
  const wall = Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes: minute });
  const zoned = wall.toZonedDateTime(zone);
  return zoned.toPlainDateTime().equals(wall) ? new Date(zoned.epochMilliseconds) : undefined;
};

/** When the day begins on this clock: its midnight, or where the clock leaps over that, the first moment after it. */
export const startOfDay = (day: Day, zone: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds);

export type Wall = { day: Day; minute: number };
/** What this clock shows then. */
export const wallAt = (moment: Date, zone: string): Wall => {
  const zoned = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone);
  return { day: zoned.toPlainDate().toString(), minute: zoned.hour * 60 + zoned.minute };
};

export const addDays = (day: Day, days: number): Day => Temporal.PlainDate.from(day).add({ days }).toString();
/** 1 Monday to 7 Sunday. */
export const weekdayOf = (day: Day): number => Temporal.PlainDate.from(day).dayOfWeek;
export const addYears = (day: Day, years: number): Day =>
  Temporal.PlainDate.from(day).add({ years }).toString();

export const minuteOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return hours * 60 + minutes;
};
/** 09:00 */
export const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
/** Spec 2: 'Mon at 09:00'. */
export const slotLabel = ({ day, minute }: Wall): string =>
  `${WEEKDAYS[weekdayOf(day) - 1]} at ${timeOf(minute)}`;
