// How often a member has held times for nothing of late, as the schedule room remembers it.
import { and, eq, gt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/database/connect.ts';
import { appointment } from '#platform/database/tables/schedule.ts';
import type { AppointmentRow } from './booking.repository.ts';
import type { HeldForNothing } from './holds.rules.ts';

/**
 * What was held by transfer since then, and let go. In place of another it is where that was booked in the moment in which it
 * ended: its holder still wants to come. The same time held anew is none.
 */
export const countHeldForNothing = async (
  tx: Queryable,
  { memberId, counsellorId, startsAt }: Pick<AppointmentRow, 'memberId' | 'counsellorId' | 'startsAt'>,
  { since, now }: { since: Date; now: Date },
): Promise<HeldForNothing> => {
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
  const ranOut = sql`${appointment.endedAt} >= ${appointment.heldUntil}`;
  const stays = and(sql`not (${makesWay})`, notExists(madeWayFor));
  const isLong = sql`${appointment.endedAt} - ${appointment.bookedAt} > interval '1 hour'`;
  const isReplaced = sql`not (${ranOut}) and not (${stays})`;
  const counted = (which: unknown) => sql`count(*) filter (where ${which})`.mapWith(Number);
  const [found] = await tx
    .select({
      long: counted(sql`${ranOut} or (${isLong} and ${stays})`),
      short: counted(sql`not (${ranOut}) and not (${isLong}) and ${stays}`),
      replaced: counted(isReplaced),
      replacedHours: sql`coalesce(sum(extract(epoch from ${appointment.endedAt} - ${appointment.bookedAt}))
        filter (where ${isReplaced}), 0) / 3600`.mapWith(Number),
    })
    .from(appointment)
    .where(
      and(
        eq(appointment.memberId, memberId),
        eq(appointment.state, 'lapsed'),
        eq(appointment.byTransfer, true),
        gt(appointment.endedAt, since),
      ),
    );
  return found!;
};
