// What becomes of the appointments of whoever leaves: the same rules say it before by which it is done (`changes.endOf`).
import type { Lost } from '@ijeuwa/contract/leaving';
import type { Queryable } from '#platform/database/connect.ts';
import * as bookings from './booking.repository.ts';
import { cancelled, isRefused, stateAt } from './booking.rules.ts';
import { listComingAlong } from './ending.repository.ts';

type End = Lost['appointments'][number]['end'];

/** Undefined: it does not end with the account, or has run out. */
const endOf = (one: bookings.AppointmentRow, now: Date): End | undefined => {
  if (stateAt(one, now) === 'held') return 'held';
  const step = cancelled(one, now);
  if (one.state === 'held' || isRefused(step)) return undefined;
  if (one.paidBy === 'package') return 'free';
  if (!step.back) return 'nothing';
  return one.paidBy === 'money' ? 'price' : 'session';
};

export const listEnding = async (
  db: Queryable,
  memberId: string,
  now: Date,
): Promise<Lost['appointments']> => {
  const own = (await bookings.listOpenOf(db, memberId)).flatMap((one) => {
    const end = endOf(one, now);
    return end ? [{ startsAt: one.startsAt, end }] : [];
  });
  const along = (await listComingAlong(db, memberId, now)).map(({ startsAt }) => ({
    startsAt,
    end: 'along' as const,
  }));
  return [...own, ...along]
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .map(({ startsAt, end }) => ({ startsAt: startsAt.toISOString(), end }));
};
