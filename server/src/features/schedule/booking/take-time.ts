// Takes the time of everybody whom an appointment needs, or nobody’s: after the counsellor’s row is locked.
import type { Queryable } from '#platform/database/connect.ts';
import { endOf, overlaps, withBuffer } from '../times/free-times.rules.ts';
import { listTaken } from '../times/times.repository.ts';
import { type Claimed, clearEnded, letTimeGo, takeTime } from './booking.repository.ts';
import type { Booked } from './booking.rules.ts';

export type Takes = Pick<Booked, 'kind' | 'startsAt'> & {
  id: string;
  counsellorId: string;
  memberId: string;
  partnerId: string | null;
};

/**
 * What of it was taken before for the same appointment is let go; false when somebody else has a part of it. What
 * whoever comes along has then changes no answer, or whoever books would read their diary: they come, or stay away.
 */
export const takeFreeTime = async (
  tx: Queryable,
  { id, counsellorId, memberId, partnerId, kind, startsAt }: Takes,
  { heldUntil, now }: { heldUntil: Date | null; now: Date },
): Promise<boolean> => {
  const to = endOf(kind, startsAt);
  const theirs = { personId: counsellorId, from: startsAt, to: withBuffer(to) };
  const needed = [theirs, { personId: memberId, from: startsAt, to }];
  const along = partnerId ? [{ personId: partnerId, from: startsAt, to }] : [];
  const personIds = [...needed, ...along].map(({ personId }) => personId);
  const span = { personIds, from: startsAt, to: withBuffer(to), now };
  const taken = (await listTaken(tx, span)).filter(({ appointmentId }) => appointmentId !== id);
  const isFree = (one: Claimed): boolean =>
    taken.every((other) => other.personId !== one.personId || !overlaps(one, other));
  if (!needed.every(isFree)) return false;
  await clearEnded(tx, span);
  await letTimeGo(tx, [id], now, theirs);
  await takeTime(tx, id, heldUntil, [...needed, ...along.filter(isFree)]);
  return true;
};
