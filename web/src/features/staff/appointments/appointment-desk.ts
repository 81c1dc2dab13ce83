// The appointments of a week as a desk reads them: day by day, and what may be done with each by now.
import type { StaffAppointment } from '@ijeuwa/contract/staff-schedule';
import { dayThere } from '#ui/two-clocks.ts';

const OPEN: readonly StaffAppointment['state'][] = ['held', 'confirmed', 'choosing'];

const GRACE_MS = 5 * 60_000;
const DAY_MS = 86_400_000;

type DayOfAppointments = { day: string; appointments: StaffAppointment[] };

/** In the order of time; a day without any is not there. */
export const byDay = (appointments: readonly StaffAppointment[], zone: string): DayOfAppointments[] => {
  const inOrder = appointments.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  const days = Map.groupBy(inOrder, ({ startsAt }) => dayThere(startsAt, zone));
  return [...days].map(([day, some]) => ({ day, appointments: some }));
};

/**
 * For a week: that nobody came, as the session room says by itself, or that another was given for it; by an administrator
 * that it counts as held, too.
 */
const mayBeCorrected = (
  { state, repeated, correctedUntil }: StaffAppointment,
  { now, isAdmin }: { now: number; isAdmin: boolean },
): boolean =>
  (state === 'no_show_member' || (state === 'done' && (repeated || isAdmin))) &&
  now <= Date.parse(correctedUntil);

/** How it went can be said once it has begun. */
export const mayBeRecorded = (
  appointment: StaffAppointment,
  by: { now: number; isAdmin: boolean },
): boolean =>
  appointment.state === 'confirmed'
    ? Date.parse(appointment.startsAt) <= by.now
    : mayBeCorrected(appointment, by);

export const mayBeCancelled = ({ state, startsAt }: StaffAppointment, now: number): boolean =>
  OPEN.includes(state) && Date.parse(startsAt) > now;

/** Its session room is worth a way to it: from the day before until it closes. */
export const hasRoom = ({ state, startsAt, endsAt }: StaffAppointment, now: number): boolean =>
  state === 'confirmed' && Date.parse(startsAt) - DAY_MS <= now && now < Date.parse(endsAt) + GRACE_MS;

/** So many days on, of the calendar. */
export const daysOn = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
