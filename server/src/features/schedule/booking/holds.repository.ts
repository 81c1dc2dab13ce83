// Whether a member has held times for nothing of late, as the schedule room remembers it.
import { and, eq, gt, gte, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/database/connect.ts';
import { appointment } from '#platform/database/tables/schedule.ts';
import type { AppointmentRow } from './booking.repository.ts';

/**
 * Whether since then a time was held by transfer for nothing: until it ran out unpaid, or for more than an hour and let go.
 * What another time was booked in place of in that moment was not: its holder still wants to come. The same time is.
 */
export const heldInVain = async (
  tx: Queryable,
  { memberId, counsellorId, startsAt }: Pick<AppointmentRow, 'memberId' | 'counsellorId' | 'startsAt'>,
  { since, now }: { since: Date; now: Date },
): Promise<boolean> => {
  const next = alias(appointment, 'next');
  const isWanted = and(eq(appointment.counsellorId, counsellorId), eq(appointment.startsAt, startsAt));
  const isTheSame = and(
    eq(next.counsellorId, appointment.counsellorId),
    eq(next.startsAt, appointment.startsAt),
  );
  const madeWayFor = tx
    .select({ id: next.id })
    .from(next)
    .where(
      and(
        eq(next.memberId, appointment.memberId),
        eq(next.bookedAt, appointment.endedAt),
        sql`not (${isTheSame})`,
      ),
    );
  const makesWay = and(eq(appointment.endedAt, now), sql`not (${isWanted})`);
  const [found] = await tx
    .select({ id: appointment.id })
    .from(appointment)
    .where(
      and(
        eq(appointment.memberId, memberId),
        eq(appointment.state, 'lapsed'),
        eq(appointment.byTransfer, true),
        gt(appointment.endedAt, since),
        or(
          gte(appointment.endedAt, appointment.heldUntil),
          and(
            sql`${appointment.endedAt} - ${appointment.bookedAt} > interval '1 hour'`,
            sql`not (${makesWay})`,
            notExists(madeWayFor),
          ),
        ),
      ),
    )
    .limit(1);
  return found !== undefined;
};
