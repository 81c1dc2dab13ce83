// Appointments and what they take of people’s time, as the schedule room remembers them.
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { appointment, claim, counsellor } from '#platform/database/tables/schedule.ts';
import { isRelated } from '#platform/visibility/visibility.ts';
import { markFreedBy } from '../waiting/waiting.repository.ts';

export type AppointmentRow = typeof appointment.$inferSelect;
export type NewAppointment = typeof appointment.$inferInsert;
export type AppointmentWith = { appointment: AppointmentRow; counsellor: typeof counsellor.$inferSelect };

/** Bookings of one person go one after the other; of two who come together in one order. */
export const lockPeople = async (tx: Queryable, memberIds: readonly string[]): Promise<void> => {
  for (const id of [...memberIds].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`booking:${id}`}, 0))`);
};

/** False when there is one with this id. */
export const recordAppointmentOnce = async (tx: Queryable, row: NewAppointment): Promise<boolean> => {
  const saved = await tx
    .insert(appointment)
    .values(row)
    .onConflictDoNothing({ target: appointment.id })
    .returning({ id: appointment.id });
  return saved.length > 0;
};

export const findAppointment = async (db: Queryable, id: string): Promise<AppointmentRow | undefined> => {
  const [found] = await db.select().from(appointment).where(eq(appointment.id, id));
  return found;
};

export const lockAppointment = async (tx: Queryable, id: string): Promise<AppointmentRow | undefined> => {
  const [found] = await tx.select().from(appointment).where(eq(appointment.id, id)).for('update');
  return found;
};

export const changeAppointment = async (
  tx: Queryable,
  id: string,
  change: Partial<NewAppointment>,
): Promise<void> => {
  await tx
    .update(appointment)
    .set({ ...change, version: sql`${appointment.version} + 1` })
    .where(eq(appointment.id, id));
};

/** Of a reminder, which changes nothing that anybody sees. */
export const markReminded = async (
  tx: Queryable,
  id: string,
  reminder: Partial<Pick<AppointmentRow, 'dayReminderFor' | 'hourReminderFor'>>,
): Promise<void> => {
  await tx.update(appointment).set(reminder).where(eq(appointment.id, id));
};

export const withCounsellor = (db: Queryable) =>
  db
    .select({ appointment, counsellor })
    .from(appointment)
    .innerJoin(counsellor, eq(counsellor.id, appointment.counsellorId));

export const findWithCounsellor = async (db: Queryable, id: string): Promise<AppointmentWith | undefined> => {
  const [found] = await withCounsellor(db).where(eq(appointment.id, id));
  return found;
};

const isTheirs = (memberId: string) =>
  or(eq(appointment.memberId, memberId), eq(appointment.partnerId, memberId));

/** Those to come first, the next one at the top; then the past, the latest first. What lapsed long ago is left out. */
export const listOf = (
  db: Queryable,
  memberId: string,
  { now, lapsedSince, most }: { now: Date; lapsedSince: Date; most: number },
): Promise<AppointmentWith[]> => {
  const isPast = sql`(${appointment.endsAt} <= ${now.toISOString()}::timestamptz)`;
  return withCounsellor(db)
    .where(
      and(
        isTheirs(memberId),
        or(
          ne(appointment.state, 'lapsed'),
          // What ran out; what was let go before, as for another, or for another way to pay, was nobody’s loss.
          and(gt(appointment.bookedAt, lapsedSince), gte(appointment.endedAt, appointment.heldUntil)),
        ),
      ),
    )
    .orderBy(
      isPast,
      sql`case when ${isPast} then null else ${appointment.startsAt} end asc nulls last`,
      desc(appointment.startsAt),
      asc(appointment.id),
    )
    .limit(most);
};

/** Held or confirmed, and not begun yet; booked by the member. */
export const listComing = (db: Queryable, memberId: string, now: Date): Promise<AppointmentWith[]> =>
  withCounsellor(db)
    .where(
      and(
        eq(appointment.memberId, memberId),
        inArray(appointment.state, ['held', 'confirmed']),
        gt(appointment.startsAt, now),
      ),
    )
    .orderBy(asc(appointment.startsAt));

export const listHeldBy = (db: Queryable, memberId: string): Promise<AppointmentRow[]> =>
  db
    .select()
    .from(appointment)
    .where(and(eq(appointment.memberId, memberId), eq(appointment.state, 'held')))
    .orderBy(asc(appointment.id));

/** What is not over, of a member who leaves. */
export const listOpenOf = (db: Queryable, memberId: string): Promise<AppointmentRow[]> =>
  db
    .select()
    .from(appointment)
    .where(
      and(eq(appointment.memberId, memberId), inArray(appointment.state, ['held', 'confirmed', 'choosing'])),
    )
    .orderBy(asc(appointment.id));

export const listRunOut = (db: Queryable, now: Date, most: number) =>
  db
    .select({ id: appointment.id })
    .from(appointment)
    .where(and(inArray(appointment.state, ['held', 'choosing']), lte(appointment.heldUntil, now)))
    .orderBy(asc(appointment.heldUntil))
    .limit(most);

/** Confirmed, of any counsellor or of this one, between two moments. */
export const listBetween = (
  db: Queryable,
  { counsellorId, from, to }: { counsellorId?: string; from: Date; to: Date },
): Promise<AppointmentWith[]> =>
  withCounsellor(db)
    .where(
      and(
        sql`${appointment.startsAt} >= ${from.toISOString()} and ${appointment.startsAt} < ${to.toISOString()}`,
        ne(appointment.state, 'lapsed'),
        ...(counsellorId ? [eq(appointment.counsellorId, counsellorId)] : []),
      ),
    )
    .orderBy(asc(appointment.startsAt), asc(appointment.id))
    .limit(2000);

/** When the first of them begins that keeps a time from then on. */
export const findNextStart = async (
  db: Queryable,
  { counsellorId, from }: { counsellorId?: string; from: Date },
): Promise<Date | undefined> => {
  const [found] = await db
    .select({ startsAt: appointment.startsAt })
    .from(appointment)
    .where(
      and(
        gte(appointment.startsAt, from),
        inArray(appointment.state, ['held', 'confirmed', 'choosing']),
        counsellorId ? eq(appointment.counsellorId, counsellorId) : undefined,
      ),
    )
    .orderBy(asc(appointment.startsAt))
    .limit(1);
  return found?.startsAt;
};

/** Who is to be reminded of one that begins until then, and was not of this start. */
export const listToRemind = (
  db: Queryable,
  reminder: 'dayReminderFor' | 'hourReminderFor',
  { from, until, most }: { from: Date; until: Date; most: number },
): Promise<AppointmentWith[]> =>
  withCounsellor(db)
    .where(
      and(
        eq(appointment.state, 'confirmed'),
        gt(appointment.startsAt, from),
        lte(appointment.startsAt, until),
        sql`${appointment[reminder]} is distinct from ${appointment.startsAt}`,
      ),
    )
    .orderBy(asc(appointment.startsAt))
    .limit(most);

/** What stands in a member’s calendar: what is coming, and what was cancelled lately. */
export const listForCalendar = (db: Queryable, memberId: string, since: Date): Promise<AppointmentRow[]> =>
  db
    .select()
    .from(appointment)
    .where(
      and(
        isTheirs(memberId),
        isNotNull(appointment.confirmedAt),
        inArray(appointment.state, ['confirmed', 'done', 'cancelled']),
        gt(appointment.startsAt, since),
      ),
    )
    .orderBy(asc(appointment.startsAt))
    .limit(200);

export const countComingByPackage = async (db: Queryable, memberId: string, now: Date): Promise<number> => {
  const rows = await db
    .select({ id: appointment.id })
    .from(appointment)
    .where(
      and(
        eq(appointment.memberId, memberId),
        eq(appointment.paidBy, 'package'),
        eq(appointment.state, 'confirmed'),
        gt(appointment.endsAt, now),
      ),
    );
  return rows.length;
};

export type Claimed = { personId: string; from: Date; to: Date };
/** Held by the counsellor’s row: nobody else writes what is taken of their time. */
export const takeTime = async (
  tx: Queryable,
  appointmentId: string,
  heldUntil: Date | null,
  claimed: readonly Claimed[],
): Promise<void> => {
  const ordered = [...claimed].sort((a, b) => (a.personId < b.personId ? -1 : 1));
  for (const { personId, from, to } of ordered)
    await tx
      .insert(claim)
      .values({ personId, appointmentId, heldUntil, during: `[${from.toISOString()},${to.toISOString()})` });
};

/** What of it is still ahead, whoever waits for the counsellor hears of; not of what is `kept`, and taken again at once. */
export const letTimeGo = async (
  tx: Queryable,
  appointmentIds: readonly string[],
  now: Date,
  kept?: Claimed,
): Promise<void> => {
  if (appointmentIds.length === 0) return;
  await markFreedBy(tx, appointmentIds, now, kept);
  await tx.delete(claim).where(inArray(claim.appointmentId, [...appointmentIds]));
};

export const letTimeOfGo = async (tx: Queryable, appointmentId: string, personId: string): Promise<void> => {
  await tx.delete(claim).where(and(eq(claim.appointmentId, appointmentId), eq(claim.personId, personId)));
};

const Parted = z.object({ id: z.string(), partnerId: z.string() });
/** Still to come for two of whom nothing makes a couple any more, or of whom the one who comes along is suspended. */
export const listOfPartedCouples = async (
  db: Queryable,
  now: Date,
  most: number,
): Promise<z.infer<typeof Parted>[]> =>
  rowsOf(
    Parted,
    await db.execute(sql`
      select a.id, a.partner_id as "partnerId" from appointment a
      where a.partner_id is not null and a.state in ('held', 'confirmed', 'choosing')
        and (a.starts_at > ${now.toISOString()} or a.state = 'choosing')
        and (exists (select 1 from member where id = a.partner_id and status = 'suspended')
          or not exists (
            select 1 from couple_member mine
            join couple_member other on other.couple_id = mine.couple_id
            where mine.member_id = a.member_id and other.member_id = a.partner_id
              and ${isRelated('match', sql`a.member_id`, sql`a.partner_id`)}))
      order by a.starts_at limit ${most}`),
  );

/** Holds that ended, and stand in the way. */
export const clearEnded = async (
  tx: Queryable,
  { personIds, from, to, now }: { personIds: readonly string[]; from: Date; to: Date; now: Date },
): Promise<void> => {
  await tx.execute(sql`
    delete from claim where person_id = any (${sql.param([...personIds])}::uuid[])
      and during && tstzrange(${from.toISOString()}, ${to.toISOString()}) and held_until <= ${now.toISOString()}`);
};
