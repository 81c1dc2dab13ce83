// Takes the time of everybody whom an appointment needs, or nobody’s: after the counsellor’s row is locked.
import type { Queryable } from '#platform/database/connect.ts';
import { endOf, overlaps, withBuffer } from '../times/free-times.rules.ts';
import { listTaken } from '../times/times.repository.ts';
import { clearEnded, letTimeGo, takeTime } from './booking.repository.ts';
import type { Booked } from './booking.rules.ts';

export type Takes = Pick<Booked, 'kind' | 'startsAt'> & {
  id: string;
  counsellorId: string;
  memberId: string;
  partnerId: string | null;
};

/** What of it was taken before for the same appointment is let go; false when somebody else has a part of it. */
export const takeFreeTime = async (
  tx: Queryable,
  { id, counsellorId, memberId, partnerId, kind, startsAt }: Takes,
  { heldUntil, now }: { heldUntil: Date | null; now: Date },
): Promise<boolean> => {
  const to = endOf(kind, startsAt);
  const claimed = [
    { personId: counsellorId, from: startsAt, to: withBuffer(to) },
    ...[memberId, ...(partnerId ? [partnerId] : [])].map((personId) => ({ personId, from: startsAt, to })),
  ];
  const personIds = claimed.map(({ personId }) => personId);
  const span = { personIds, from: startsAt, to: withBuffer(to), now };
  const taken = (await listTaken(tx, span)).filter(({ appointmentId }) => appointmentId !== id);
  const isFree = claimed.every((one) =>
    taken.every((other) => other.personId !== one.personId || !overlaps(one, other)),
  );
  if (!isFree) return false;
  await clearEnded(tx, span);
  await letTimeGo(tx, [id]);
  await takeTime(tx, id, heldUntil, claimed);
  return true;
};
