// When a counsellor can be booked: their plan, the free times of fourteen days, and the nearest ones where one is taken.
import type { Answer } from '@ijeuwa/contract/endpoint';
import type { AppointmentKind, listSlots } from '@ijeuwa/contract/schedule';
import { AppError, conflict, notFound } from '#platform/app-error.ts';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import { listHeldBy } from '../booking/booking.repository.ts';
import { whyNotThen } from '../booking/booking.rules.ts';
import {
  type Asked,
  allFree,
  earliest,
  freeOn,
  isFree,
  isOffered,
  latest,
  nearestFree,
  offeredOn,
  type Plan,
} from './free-times.rules.ts';
import * as times from './times.repository.ts';
import { addDays, type Day, slotLabel, wallAt } from './wall-clock.rules.ts';

const SHOWN_DAYS = 14;
const A_WHILE_MS = 2 * DAY_MS;
const NOBODY_THERE = 'This counsellor cannot be booked any more. Please choose another.';

export type Wanted = {
  counsellor: times.CounsellorRow;
  kind: AppointmentKind;
  startsAt: Date;
  /** Who books: their time is looked at beside the counsellor’s, and nobody else’s. */
  memberId: string;
  byTransfer: boolean;
  /** Appointments whose time counts as free: it is theirs, or about to be let go. */
  besides: readonly string[];
};

type Whose = Pick<Wanted, 'counsellor' | 'kind'> & { memberId?: string };

/** "Lagos time" */
const clockName = (zone: string): string => `${zone.split('/').at(-1)!.replaceAll('_', ' ')} time`;
const DAY_AND_MONTH = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const writtenDay = (day: Day): string => DAY_AND_MONTH.format(new Date(`${day}T00:00:00Z`));
/** Mon 30 Nov at 09:00 */
const inWords = (moment: Date, zone: string): string => {
  const wall = wallAt(moment, zone);
  return slotLabel(wall).replace(' at', ` ${writtenDay(wall.day)} at`);
};

export const makeTimes = ({ db, clock }: { db: Database; clock: Clock }) => {
  const findShown = async (key: string): Promise<times.CounsellorRow> => {
    const found = await times.findByKey(db, key);
    if (!found) throw notFound('This counsellor');
    if (!times.isBookable(found)) throw new AppError('not_found', NOBODY_THERE);
    return found;
  };

  const planOf = async (
    tx: Queryable,
    { id, zone }: times.CounsellorRow,
    { from, until }: { from: Day; until: Day },
  ): Promise<Plan> => {
    const week = await times.listWeek(tx, id);
    const exceptions = await times.listExceptions(tx, id, from);
    const holidays = await times.listHolidays(tx, from, until);
    return {
      zone,
      week: week.map(({ weekday, fromMinute, toMinute }) => ({ weekday, from: fromMinute, to: toMinute })),
      exceptions: exceptions.map(({ day, fromMinute, toMinute }) => ({
        day,
        from: fromMinute,
        to: toMinute,
      })),
      holidays: new Set(holidays.filter(({ provisional }) => !provisional).map(({ day }) => day)),
    };
  };

  /** All that can be booked from now on, in one answer: what the rules need to say what of it is free. */
  const askedOf = async (
    tx: Queryable,
    wanted: Whose & Pick<Wanted, 'byTransfer' | 'besides'>,
  ): Promise<Asked> => {
    const { counsellor, kind, memberId, byTransfer, besides } = wanted;
    const now = clock.now();
    const [from, to] = [now, later(latest(now), A_WHILE_MS)];
    const days = { from: wallAt(from, counsellor.zone).day, until: wallAt(to, counsellor.zone).day };
    const plan = await planOf(tx, counsellor, days);
    const personIds = [counsellor.id, ...(memberId ? [memberId] : [])];
    const taken = await times.listTaken(tx, { personIds, from, to, now });
    const others = taken.filter(({ appointmentId }) => !besides.includes(appointmentId));
    return {
      plan,
      kind,
      now,
      byTransfer,
      taken: {
        counsellor: others.filter(({ personId }) => personId === counsellor.id),
        member: others.filter(({ personId }) => personId !== counsellor.id),
      },
    };
  };

  const refusal = (why: string, { counsellor, startsAt }: Wanted, asked: Asked): AppError => {
    const { zone } = counsellor;
    const nearest = nearestFree(startsAt, asked);
    const named = nearest.map((one) => inWords(one, zone)).join(', ');
    const others = named
      ? `The nearest free times are ${named} (${clockName(zone)}).`
      : 'No other is free in the next 60 days.';
    const spelled = nearest.map((one) => one.toISOString());
    return new AppError('conflict', `${why} ${others}`, undefined, undefined, spelled);
  };

  /** Refuses a time that cannot be booked, with the nearest that can. */
  const expectFree = async (tx: Queryable, wanted: Wanted): Promise<void> => {
    const asked = await askedOf(tx, wanted);
    const tooSoonOrLate = whyNotThen(wanted.startsAt, asked.now, wanted.byTransfer);
    if (tooSoonOrLate) throw refusal(tooSoonOrLate, wanted, asked);
    if (!isOffered(wanted.startsAt, asked.plan, wanted.kind))
      throw refusal('This time is not offered.', wanted, asked);
    if (!isFree(wanted.startsAt, asked)) throw refusal('This time has just been taken.', wanted, asked);
  };

  return {
    findShown,
    planOf,
    expectFree,

    /** Under the counsellor’s lock, where what was looked at before may have changed: as they are now. */
    async lookAgain(tx: Queryable, wanted: Wanted): Promise<times.CounsellorRow> {
      const locked = await times.findCounsellor(tx, wanted.counsellor.id);
      if (!locked || !times.isBookable(locked)) throw conflict(NOBODY_THERE);
      if (locked.version !== wanted.counsellor.version)
        await expectFree(tx, { ...wanted, counsellor: locked });
      return locked;
    },

    /** The same, for whoever knows already that it is taken. */
    async taken(tx: Queryable, wanted: Wanted): Promise<AppError> {
      return refusal('This time has just been taken.', wanted, await askedOf(tx, wanted));
    },

    /** For this member, or whoever comes. */
    async listNearest(tx: Queryable, asked: Whose, wanted: Date): Promise<Date[]> {
      return nearestFree(wanted, await askedOf(tx, { ...asked, byTransfer: false, besides: [] }));
    },

    /** For a session, whoever comes. */
    async listFree(tx: Queryable, counsellor: times.CounsellorRow): Promise<Date[]> {
      const asked = { counsellor, kind: 'session', byTransfer: false, besides: [] } as const;
      return allFree(await askedOf(tx, asked));
    },

    /** Whether they are there then, whoever has their time. */
    async isThere(tx: Queryable, counsellor: times.CounsellorRow, kind: AppointmentKind, startsAt: Date) {
      const { day } = wallAt(startsAt, counsellor.zone);
      return isOffered(startsAt, await planOf(tx, counsellor, { from: day, until: day }), kind);
    },

    /** Whether a day that no holiday closes any more has a time of theirs that is free; not where they were there all the same. */
    async opensOn(tx: Queryable, counsellor: times.CounsellorRow, day: Day): Promise<boolean> {
      const now = clock.now();
      const plan = await planOf(tx, counsellor, { from: day, until: day });
      if (offeredOn(day, { ...plan, holidays: new Set([day]) }, 'session').length > 0) return false;
      const until = later(latest(now), A_WHILE_MS);
      const taken = await times.listTaken(tx, { personIds: [counsellor.id], from: now, to: until, now });
      return freeOn(day, { plan, kind: 'session', now, taken: { counsellor: taken, member: [] } }).length > 0;
    },

    async listSlots(
      memberId: string,
      key: string,
      { from, kind = 'session' }: { from?: string; kind?: AppointmentKind },
    ): Promise<Answer<typeof listSlots>> {
      const counsellor = await findShown(key);
      const { zone } = counsellor;
      const now = clock.now();
      const today = wallAt(now, zone).day;
      const first = from && from > today ? from : today;
      const last = wallAt(latest(now), zone).day;
      // What they hold themselves they still see.
      const held = (await listHeldBy(db, memberId)).filter(
        (one) => one.counsellorId === counsellor.id && one.heldUntil! > now,
      );
      const besides = held.map(({ id }) => id);
      const asked = await askedOf(db, {
        counsellor,
        kind,
        memberId,
        byTransfer: false,
        besides,
      });
      const transferFrom = earliest(now, true);
      const days = Array.from({ length: SHOWN_DAYS }, (_, at) => addDays(first, at)).filter(
        (day) => day <= last,
      );
      return {
        zone,
        days: days.map((day) => ({
          day,
          slots: freeOn(day, asked).map((startsAt) => ({
            startsAt: startsAt.toISOString(),
            label: slotLabel(wallAt(startsAt, zone)),
            mine: held.some((one) => one.startsAt.getTime() === startsAt.getTime()),
            byTransfer: startsAt >= transferFrom,
          })),
        })),
      };
    },
  };
};
export type Times = ReturnType<typeof makeTimes>;
