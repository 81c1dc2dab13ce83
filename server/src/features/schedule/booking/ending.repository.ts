// Appointments that end with the account of whoever leaves, or with what paid for them: read before, and locked in one; and whether one is suspended.
import { and, asc, eq, gt, inArray, ne, or } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { appointment } from '#platform/database/tables/schedule.ts';
import type { AppointmentRow } from './booking.repository.ts';

/** Which somebody else booked, and to which the member comes along. */
export const listComingAlong = (db: Queryable, memberId: string, now: Date): Promise<AppointmentRow[]> =>
  db
    .select()
    .from(appointment)
    .where(
      and(
        eq(appointment.partnerId, memberId),
        inArray(appointment.state, ['held', 'confirmed', 'choosing']),
        or(eq(appointment.state, 'choosing'), gt(appointment.startsAt, now)),
        or(ne(appointment.state, 'held'), gt(appointment.heldUntil, now)),
      ),
    )
    .orderBy(asc(appointment.startsAt));

/** In one order, whoever asks. */
export const lockAppointments = async (tx: Queryable, ids: readonly string[]): Promise<AppointmentRow[]> =>
  ids.length === 0
    ? []
    : tx
        .select()
        .from(appointment)
        .where(inArray(appointment.id, [...ids]))
        .orderBy(asc(appointment.id))
        .for('update');

export const isSuspended = async (db: Queryable, memberId: string): Promise<boolean> => {
  const [found] = await db.select({ status: member.status }).from(member).where(eq(member.id, memberId));
  return found?.status === 'suspended';
};
