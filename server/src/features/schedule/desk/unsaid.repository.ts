// Appointments that are over and of which nobody has said how they went.
import { MEETING_GRACE_MINUTES } from '@ijeuwa/contract/meeting';
import { UNSAID_AGAIN_AFTER_HOURS, UNSAID_MAX } from '@ijeuwa/contract/staff-schedule';
import { and, asc, eq, exists, gt, isNull, lte, not, or, sql } from 'drizzle-orm';
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { appointment, sessionCredit, sessionGrant } from '#platform/database/tables/schedule.ts';
import type { Alarm } from '#platform/due-alarm.ts';
import { recordToldIn } from '#platform/told.repository.ts';
import { type AppointmentWith, withCounsellor } from '../booking/booking.repository.ts';
import { CORRECTED_FOR_DAYS } from '../booking/gainsay.rules.ts';

const endedBy = (until: Date) => and(eq(appointment.state, 'confirmed'), lte(appointment.endsAt, until));

const isRepeat = exists(
  sql`(select 1 from ${sessionCredit} join ${sessionGrant} on ${sessionGrant.id} = ${sessionCredit.grantId}
    where ${sessionCredit.appointmentId} = ${appointment.id} and ${sessionCredit.why} = 'taken' and ${sessionGrant.source} = 'repeat')`,
);

/** Of any counsellor, or of this one. */
export const listUnsaid = (
  db: Queryable,
  { counsellorId, now }: { counsellorId?: string; now: Date },
): Promise<AppointmentWith[]> =>
  withCounsellor(db)
    .where(
      and(
        endedBy(later(now, -MEETING_GRACE_MINUTES * MINUTE_MS)),
        counsellorId ? eq(appointment.counsellorId, counsellorId) : undefined,
      ),
    )
    .orderBy(asc(appointment.endsAt), asc(appointment.id))
    .limit(UNSAID_MAX);

/**
 * Which nobody needs to say any more. Of what is a repeat itself, and of what a counsellor says that an administrator
 * decides, somebody does for a week.
 */
export const listLeftUnsaid = async (db: Queryable, now: Date): Promise<string[]> => {
  const found = await db
    .select({ id: appointment.id })
    .from(appointment)
    .where(
      and(
        endedBy(later(now, -UNSAID_AGAIN_AFTER_HOURS * HOUR_MS)),
        or(
          and(not(isRepeat), isNull(appointment.absenceSaidAt)),
          endedBy(later(now, -CORRECTED_FOR_DAYS * DAY_MS)),
        ),
      ),
    )
    .orderBy(asc(appointment.endsAt), asc(appointment.id))
    .limit(UNSAID_MAX);
  return found.map(({ id }) => id);
};

export const holdUntold = (tx: Queryable, alarm: Alarm, { after, until }: { after?: Date; until: Date }) =>
  tx
    .select({ id: appointment.id, endsAt: appointment.endsAt })
    .from(appointment)
    .where(and(endedBy(until), after && gt(appointment.endsAt, after), isNull(appointment[alarm])))
    .orderBy(asc(appointment.endsAt), asc(appointment.id))
    .limit(UNSAID_MAX)
    .for('update', { skipLocked: true });

export const recordTold = recordToldIn(appointment);
