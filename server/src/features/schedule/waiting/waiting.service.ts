// The waiting list of a counsellor: whoever is first in line is told that a time is free, and nothing is held for them.
import type { Answer } from '@ijeuwa/contract/endpoint';
import { DISCREET_TITLE } from '@ijeuwa/contract/schedule';
import { type listWaiting, WAITING_MAX } from '@ijeuwa/contract/waiting-list';
import { AppError } from '#platform/app-error.ts';
import { type Clock, DAY_MS, HOUR_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { tryEach } from '#platform/jobs.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import type { Notify, StandingNotices } from '#platform/notify.ts';
import { lockPeople } from '../booking/booking.repository.ts';
import { freeTimeMail } from '../telling/schedule.mails.ts';
import { latest } from '../times/free-times.rules.ts';
import type { Lines } from '../times/lines.ts';
import { findCounsellor, lockCounsellors } from '../times/times.repository.ts';
import type { Times } from '../times/times.service.ts';
import { wallAt } from '../times/wall-clock.rules.ts';
import * as line from './waiting.repository.ts';

export type WaitingNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  limits: Pick<Limits, 'take'>;
  notify: Notify;
  standing: Pick<StandingNotices, 'remove'>;
  publicUrl: string;
  times: Times;
  lines: Lines;
};

const JOINED = { points: 30, seconds: 3600 };
/** Into one line, however often it was left. */
const JOINED_ONE = { points: 3, seconds: DAY_MS / 1000 };
/** Who left so long ago begins anew. */
export const LEFT_KEPT_DAYS = 30;
const TOLD_AT_ONCE = 3;
/** Of a long line so many are looked at: who is next, and has the time. */
const LOOKED_AT = 20;
/** Nobody hears of a counsellor’s times more often than this, however often times are taken and let go. */
const RESTS_MS = 6 * HOUR_MS;
/** Whoever was told has so long before the line goes on: a night and a morning, or a day. */
export const GOES_ON_AFTER_MS = 12 * HOUR_MS;
/** It goes on by day alone, on the counsellor’s clock: nobody loses their turn while they sleep. */
const DAY_FROM_MINUTE = 9 * 60;
const DAY_UNTIL_MINUTE = 21 * 60;

const mayGoOn = (lastAt: Date, now: Date, zone: string): boolean => {
  const { minute } = wallAt(now, zone);
  const isDay = minute >= DAY_FROM_MINUTE && minute < DAY_UNTIL_MINUTE;
  return isDay && later(lastAt, GOES_ON_AFTER_MS) <= now;
};

export const makeWaiting = ({
  db,
  clock,
  live,
  limits,
  notify,
  standing,
  publicUrl,
  times,
  lines,
}: WaitingNeeds) => {
  const list = async (memberId: string): Promise<Answer<typeof listWaiting>> => ({
    waiting: (await line.listOwn(db, memberId)).map(({ counsellor, since, toldAt }) => ({
      key: counsellor.key,
      name: counsellor.name,
      since: since.toISOString(),
      toldAt: toldAt && toldAt > since ? toldAt.toISOString() : null,
    })),
  });

  const inTransaction = <T>(counsellorId: string, work: (tx: Queryable) => Promise<T>): Promise<T> =>
    lines([counsellorId], () => db.transaction(work));

  /** In one transaction with what is told; two processes tell it once. */
  const tellLine = (counsellorId: string): Promise<string[]> =>
    inTransaction(counsellorId, async (tx) => {
      await lockCounsellors(tx, [counsellorId]);
      const counsellor = await findCounsellor(tx, counsellorId);
      if (!counsellor?.freedAt) return [];
      const { freedAt, zone } = counsellor;
      const now = clock.now();
      const lastAt = await line.findLastHeard(tx, counsellorId);
      if (lastAt && !mayGoOn(lastAt, now, zone)) return [];
      const [free] = await times.listNearest(tx, { counsellor, kind: 'session' }, now);
      if (!free) {
        await line.markFreed(tx, counsellorId, null);
        return [];
      }
      const told: string[] = [];
      const rested = later(now, -RESTS_MS);
      // Nobody hears of one twice.
      const toldBefore = rested < freedAt ? rested : freedAt;
      const next = await line.listInLine(tx, counsellorId, { toldBefore, most: LOOKED_AT });
      for (const { memberId, since } of next) {
        if (told.length === TOLD_AT_ONCE) break;
        const [suits] = await times.listNearest(tx, { counsellor, kind: 'session', memberId }, now);
        if (!suits) continue;
        await line.markTold(tx, counsellorId, memberId, now);
        const about = `waiting:${counsellorId}`;
        // The bell has one row of it, the latest.
        await standing.remove(tx, memberId, about);
        await notify(tx, {
          onceKey: `waiting:${counsellorId}:${memberId}:${since.getTime()}:${freedAt.getTime()}`,
          category: 'systemUpdates',
          memberId,
          bell: {
            type: 'booking',
            title: DISCREET_TITLE,
            message: 'A time you wait for may be free. It is not held for you.',
            about,
          },
          mail: freeTimeMail(`${publicUrl}/schedule`),
        });
        told.push(memberId);
      }
      const [waits] = await line.listInLine(tx, counsellorId, { toldBefore: freedAt, most: 1 });
      // Whoever is next, or has heard of another just now, hears of it in a while, if one is free then.
      if (!waits) await line.markFreed(tx, counsellorId, null);
      return told;
    });

  return {
    list: ({ memberId }: Viewer) => list(memberId),

    async join({ memberId }: Viewer, key: string): Promise<Answer<typeof listWaiting>> {
      const counsellor = await times.findShown(key);
      await limits.take('wait', memberId, JOINED);
      const before = await line.listOwn(db, memberId);
      if (before.some((one) => one.counsellor.id === counsellor.id)) return list(memberId);
      await limits.take('wait-for-one', `${memberId}:${counsellor.id}`, JOINED_ONE);
      await db.transaction(async (tx) => {
        await lockPeople(tx, [memberId]);
        const own = await line.listOwn(tx, memberId);
        if (own.some((one) => one.counsellor.id === counsellor.id)) return;
        if (own.length >= WAITING_MAX)
          throw new AppError(
            'conflict',
            `You wait for ${WAITING_MAX} already. Please leave one of them first.`,
          );
        await line.joinOnce(tx, { counsellorId: counsellor.id, memberId, since: clock.now() });
      });
      live.toMember(memberId, 'changed', { what: 'appointments' });
      return list(memberId);
    },

    async leave({ memberId }: Viewer, key: string): Promise<Answer<typeof listWaiting>> {
      const { id } = await times.findShown(key);
      await line.leave(db, id, memberId, clock.now());
      live.toMember(memberId, 'changed', { what: 'appointments' });
      return list(memberId);
    },

    /** A day more can be booked each day: of a counsellor who had no free time at all before it, that is one. */
    async openDay(): Promise<void> {
      await tryEach(await line.listAwaited(db), (counsellorId) =>
        inTransaction(counsellorId, async (tx) => {
          await lockCounsellors(tx, [counsellorId]);
          const counsellor = (await findCounsellor(tx, counsellorId))!;
          const now = clock.now();
          const [free] = await times.listNearest(tx, { counsellor, kind: 'session' }, now);
          if (free && free > latest(later(now, -DAY_MS))) await line.markFreed(tx, counsellorId, now);
        }),
      );
    },

    forgetLeft: (): Promise<void> => line.forgetLeft(db, later(clock.now(), -LEFT_KEPT_DAYS * DAY_MS)),

    /** Of everybody whose time was let go, or who is there at other times, and is free still. */
    async tellAll(): Promise<void> {
      await tryEach(await line.listFreed(db, later(clock.now(), -GOES_ON_AFTER_MS)), async (counsellorId) => {
        const told = await tellLine(counsellorId);
        live.toMembers(told, 'changed', { what: 'appointments' });
      });
    },
  };
};
export type WaitingList = ReturnType<typeof makeWaiting>;
