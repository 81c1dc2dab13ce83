// What is booked with a counsellor and still to come: looked up, counted, locked before their row, and entered anew in calendars.
import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { appointment } from '#platform/database/tables/schedule.ts';
import { lockCounsellors } from '../times/times.repository.ts';
import type { AppointmentRow } from './booking.repository.ts';
import { lockAppointments } from './ending.repository.ts';

export const listConfirmedAfter = (
  db: Queryable,
  { counsellorId, from }: { counsellorId: string; from: Date },
) =>
  db
    .select({ id: appointment.id, startsAt: appointment.startsAt, kind: appointment.kind })
    .from(appointment)
    .where(
      and(
        eq(appointment.counsellorId, counsellorId),
        inArray(appointment.state, ['confirmed', 'held']),
        gt(appointment.startsAt, from),
      ),
    )
    .orderBy(asc(appointment.startsAt));

/** What a counsellor still has to hold, one that runs at this moment too. */
export const listComingOf = (db: Queryable, counsellorId: string, now: Date): Promise<AppointmentRow[]> =>
  db
    .select()
    .from(appointment)
    .where(
      and(
        eq(appointment.counsellorId, counsellorId),
        eq(appointment.state, 'confirmed'),
        gt(appointment.endsAt, now),
      ),
    )
    .orderBy(asc(appointment.startsAt), asc(appointment.id));

/** How many that is, of each who has any. */
export const countComing = async (db: Queryable, now: Date): Promise<Map<string, number>> => {
  const rows = await db
    .select({ id: appointment.counsellorId, booked: count() })
    .from(appointment)
    .where(and(eq(appointment.state, 'confirmed'), gt(appointment.endsAt, now)))
    .groupBy(appointment.counsellorId);
  return new Map(rows.map(({ id, booked }) => [id, booked]));
};

/** Before their row, in the one order. What is confirmed in between is locked after it: two that wait for each other there are run again. */
export const lockComingOf = async (tx: Queryable, counsellorId: string, now: Date): Promise<void> => {
  const coming = await listComingOf(tx, counsellorId, now);
  await lockAppointments(
    tx,
    coming.map(({ id }) => id),
  );
  await lockCounsellors(tx, [counsellorId]);
};

/** Whose entry goes to another calendar: later than what was sent before. They are as they were, so their version stays. */
export const raiseSequences = async (tx: Queryable, ids: readonly string[]): Promise<void> => {
  await tx
    .update(appointment)
    .set({ sequence: sql`${appointment.sequence} + 1` })
    .where(inArray(appointment.id, [...ids]));
};
