// The really free times of a counsellor: when they are there, by their clock, at the six times of a day, less what is taken.
import {
  type AppointmentKind,
  BOOKED_AHEAD_BY_TRANSFER_MIN_HOURS,
  BOOKED_AHEAD_MAX_DAYS,
  BOOKED_AHEAD_MIN_HOURS,
  BUFFER_MINUTES,
  CONSULTATION_MINUTES,
  SESSION_MINUTES,
  SLOT_TIMES,
} from '@ijeuwa/contract/schedule';
import { addDays, type Day, minuteOf, momentAt, wallAt, weekdayOf } from './wall-clock.rules.ts';

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000];
export const NEAREST = 3;

type Minutes = { from: number; to: number };
/** When somebody is there: days by their clock, minutes since its midnight. */
export type Plan = {
  zone: string;
  week: readonly (Minutes & { weekday: number })[];
  /** Days that are different: not at all (null), or in these stretches. */
  exceptions: readonly { day: Day; from: number | null; to: number | null }[];
  /** Days that were declared; a counsellor who says so is there all the same. */
  holidays: ReadonlySet<Day>;
};
export type Taken = { from: Date; to: Date };

export const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);
export const minutesOf = (kind: AppointmentKind): number =>
  kind === 'session' ? SESSION_MINUTES : CONSULTATION_MINUTES;
export const endOf = (kind: AppointmentKind, startsAt: Date): Date =>
  after(startsAt, minutesOf(kind) * MINUTE_MS);
/** A counsellor’s time with the buffer after it. */
export const withBuffer = (endsAt: Date): Date => after(endsAt, BUFFER_MINUTES * MINUTE_MS);

export const stretchesOn = (day: Day, { week, exceptions, holidays }: Plan): Minutes[] => {
  const different = exceptions.filter((one) => one.day === day);
  if (different.length > 0)
    return different.flatMap(({ from, to }) => (from === null || to === null ? [] : [{ from, to }]));
  if (holidays.has(day)) return [];
  const weekday = weekdayOf(day);
  return week.filter((one) => one.weekday === weekday);
};

const SLOT_MINUTES = SLOT_TIMES.map(minuteOf);
/** The times of this day at which they could begin, whoever has them. */
export const offeredOn = (day: Day, plan: Plan, kind: AppointmentKind): Date[] => {
  const there = stretchesOn(day, plan);
  const lasts = minutesOf(kind);
  return SLOT_MINUTES.filter((at) => there.some(({ from, to }) => from <= at && at + lasts <= to)).flatMap(
    (at) => momentAt(day, at, plan.zone) ?? [],
  );
};

/** Whether it is one of the times they offer. */
export const isOffered = (startsAt: Date, plan: Plan, kind: AppointmentKind): boolean =>
  offeredOn(wallAt(startsAt, plan.zone).day, plan, kind).some((one) => one.getTime() === startsAt.getTime());

export const earliest = (now: Date, byTransfer: boolean): Date =>
  after(now, (byTransfer ? BOOKED_AHEAD_BY_TRANSFER_MIN_HOURS : BOOKED_AHEAD_MIN_HOURS) * HOUR_MS);
export const latest = (now: Date): Date => after(now, BOOKED_AHEAD_MAX_DAYS * DAY_MS);

export const overlaps = (one: Taken, other: Taken): boolean => one.from < other.to && other.from < one.to;

export type Asked = {
  plan: Plan;
  kind: AppointmentKind;
  now: Date;
  byTransfer?: boolean;
  /** Of the counsellor, buffers and all, and of whoever would come. */
  taken: { counsellor: readonly Taken[]; member: readonly Taken[] };
};

export const isFree = (startsAt: Date, { kind, taken }: Pick<Asked, 'kind' | 'taken'>): boolean => {
  const to = endOf(kind, startsAt);
  const theirs = { from: startsAt, to: withBuffer(to) };
  return (
    !taken.counsellor.some((one) => overlaps(one, theirs)) &&
    !taken.member.some((one) => overlaps(one, { from: startsAt, to }))
  );
};

export const freeOn = (day: Day, asked: Asked): Date[] => {
  const { plan, kind, now, byTransfer = false } = asked;
  const [from, until] = [earliest(now, byTransfer), latest(now)];
  return offeredOn(day, plan, kind).filter((one) => one >= from && one <= until && isFree(one, asked));
};

/** Every one there is. */
export const allFree = (asked: Asked): Date[] => {
  const { zone } = asked.plan;
  const until = wallAt(latest(asked.now), zone).day;
  const free: Date[] = [];
  for (let { day } = wallAt(asked.now, zone); day <= until; day = addDays(day, 1))
    free.push(...freeOn(day, asked));
  return free;
};

/** Days around the wanted one until nothing that is further away can be nearer; in the order of time. */
export const nearestFree = (wanted: Date, asked: Asked): Date[] => {
  const { zone } = asked.plan;
  const { day } = wallAt(wanted, zone);
  const away = (one: Date): number => Math.abs(one.getTime() - wanted.getTime());
  const from = wallAt(earliest(asked.now, asked.byTransfer ?? false), zone).day;
  const until = wallAt(latest(asked.now), zone).day;
  let found: Date[] = [];
  for (let days = 0; days <= 2 * BOOKED_AHEAD_MAX_DAYS; days += 1) {
    const around = days === 0 ? [day] : [addDays(day, -days), addDays(day, days)];
    const within = around.filter((one) => from <= one && one <= until);
    found = [...found, ...within.flatMap((one) => freeOn(one, asked))]
      .sort((a, b) => away(a) - away(b) || a.getTime() - b.getTime())
      .slice(0, NEAREST);
    const isOver = addDays(day, -days) < from && addDays(day, days) > until;
    const furthest = found.at(-1);
    // Whatever stands on the days further out is at least so far away.
    if (isOver || (found.length === NEAREST && furthest && away(furthest) < (days - 1) * DAY_MS)) break;
  }
  return found.sort((a, b) => a.getTime() - b.getTime());
};
