// Hours of a member's own clock: whether it is quiet, when that ends, and when an hour comes next.
import type { NotificationSettings } from '@ijeuwa/contract/notification-settings';

/** No zone is set to anything finer, and no clock is changed between. */
const STEP_MS = 15 * 60_000;
// A clock that is asked often is made once.
const clocks = new Map<string, Intl.DateTimeFormat>();

const hourIn = (zone: string, moment: number): number => {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zone });
  clocks.set(zone, clock);
  return Number(clock.format(moment));
};

/** The first quarter of an hour after this moment of which it holds: one of the next two days has any hour. */
const firstQuarter = (after: Date, holds: (moment: number) => boolean): Date => {
  let moment = (Math.floor(after.getTime() / STEP_MS) + 1) * STEP_MS;
  while (!holds(moment)) moment += STEP_MS;
  return new Date(moment);
};

const isQuiet = ({ from, to }: { from: number; to: number }, hour: number): boolean =>
  from < to ? from <= hour && hour < to : from <= hour || hour < to;

/** Undefined where it is not quiet. */
export const quietEnd = (quiet: NotificationSettings['quiet'], zone: string, now: Date): Date | undefined => {
  if (!quiet.on || !isQuiet(quiet, hourIn(zone, now.getTime()))) return undefined;
  return firstQuarter(now, (moment) => !isQuiet(quiet, hourIn(zone, moment)));
};

const comesTo = (hour: number, zone: string) => (moment: number) =>
  hourIn(zone, moment) === hour && hourIn(zone, moment - STEP_MS) !== hour;

/** When the clock comes to this hour, after this moment. */
export const nextHour = (hour: number, zone: string, after: Date): Date =>
  firstQuarter(after, comesTo(hour, zone));

/** When it came to it last. */
export const lastHour = (hour: number, zone: string, until: Date): Date => {
  const holds = comesTo(hour, zone);
  let moment = Math.floor(until.getTime() / STEP_MS) * STEP_MS;
  while (!holds(moment)) moment -= STEP_MS;
  return new Date(moment);
};
