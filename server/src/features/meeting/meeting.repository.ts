// Who is and was in a session room, and what was written there, as the room remembers it.
import type { MeetingRole } from '@ijeuwa/contract/meeting';
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { meetingStay, meetingText } from '#platform/database/tables/meeting.ts';
import { profile } from '#platform/database/tables/profiles.ts';

export type StayRow = typeof meetingStay.$inferSelect;
export type TextRow = typeof meetingText.$inferSelect;

/** Whoever comes, goes or is let in, one after the other. */
export const lockRoom = async (tx: Queryable, appointmentId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`meeting:${appointmentId}`}, 0))`);
};

export const saveStay = async (tx: Queryable, row: typeof meetingStay.$inferInsert): Promise<void> => {
  await tx.insert(meetingStay).values(row);
};

export const findStay = async (db: Queryable, id: string): Promise<StayRow | undefined> => {
  const [found] = await db.select().from(meetingStay).where(eq(meetingStay.id, id));
  return found;
};

export const listStays = (db: Queryable, appointmentId: string): Promise<StayRow[]> =>
  db
    .select()
    .from(meetingStay)
    .where(eq(meetingStay.appointmentId, appointmentId))
    .orderBy(asc(meetingStay.arrivedAt), asc(meetingStay.id));

/** Those who are there now: their process has said so a moment ago. */
export const listPresent = (db: Queryable, appointmentId: string, seenSince: Date): Promise<StayRow[]> =>
  db
    .select()
    .from(meetingStay)
    .where(
      and(
        eq(meetingStay.appointmentId, appointmentId),
        isNull(meetingStay.leftAt),
        gt(meetingStay.seenAt, seenSince),
      ),
    )
    .orderBy(asc(meetingStay.arrivedAt), asc(meetingStay.id));

export const wasAdmitted = async (
  tx: Queryable,
  appointmentId: string,
  role: MeetingRole,
): Promise<boolean> => {
  const [found] = await tx
    .select({ id: meetingStay.id })
    .from(meetingStay)
    .where(
      and(
        eq(meetingStay.appointmentId, appointmentId),
        eq(meetingStay.role, role),
        isNotNull(meetingStay.admittedAt),
      ),
    )
    .limit(1);
  return found !== undefined;
};

export const admitStay = async (tx: Queryable, id: string, admittedAt: Date): Promise<void> => {
  await tx
    .update(meetingStay)
    .set({ admittedAt })
    .where(and(eq(meetingStay.id, id), isNull(meetingStay.admittedAt)));
};

/** Answers whether it had not ended before. */
export const endStay = async (tx: Queryable, id: string, leftAt: Date): Promise<boolean> => {
  const ended = await tx
    .update(meetingStay)
    .set({ leftAt, seenAt: leftAt })
    .where(and(eq(meetingStay.id, id), isNull(meetingStay.leftAt)))
    .returning({ id: meetingStay.id });
  return ended.length > 0;
};

/** The one of this role that stands open, of whatever screen. Answers which it was. */
export const endStayOf = async (
  tx: Queryable,
  appointmentId: string,
  { role, leftAt, seenSince }: { role: MeetingRole; leftAt: Date; seenSince: Date },
): Promise<string[]> => {
  const ended = await tx
    .update(meetingStay)
    // Of a process that died it ended when it was last heard of.
    .set({
      leftAt: sql`case when ${meetingStay.seenAt} > ${seenSince.toISOString()}::timestamptz then ${leftAt.toISOString()}::timestamptz else ${meetingStay.seenAt} end`,
    })
    .where(
      and(
        eq(meetingStay.appointmentId, appointmentId),
        eq(meetingStay.role, role),
        isNull(meetingStay.leftAt),
      ),
    )
    .returning({ id: meetingStay.id });
  return ended.map(({ id }) => id);
};

/** Answers which of them had not ended. */
export const markSeen = async (db: Queryable, ids: readonly string[], seenAt: Date): Promise<string[]> => {
  if (ids.length === 0) return [];
  const seen = await db
    .update(meetingStay)
    .set({ seenAt })
    // One parameter, however many they are.
    .where(and(sql`${meetingStay.id} = any(${sql.param(ids)}::uuid[])`, isNull(meetingStay.leftAt)))
    .returning({ id: meetingStay.id });
  return seen.map(({ id }) => id);
};

/** All who are there leave, the counsellor last, who ends it. Answers who they were; undefined: the counsellor is not there. */
export const endForAll = async (
  tx: Queryable,
  appointmentId: string,
  { leftAt, seenSince }: { leftAt: Date; seenSince: Date },
): Promise<StayRow[] | undefined> => {
  const there = await listPresent(tx, appointmentId, seenSince);
  const counsellor = there.find(({ role }) => role === 'counsellor');
  if (!counsellor) return undefined;
  for (const { id } of there) await endStay(tx, id, leftAt);
  await tx.update(meetingStay).set({ endedForAll: true }).where(eq(meetingStay.id, counsellor.id));
  return there;
};

/** Of processes that died. */
export const endUnseen = async (db: Queryable, seenBefore: Date): Promise<void> => {
  await db
    .update(meetingStay)
    .set({ leftAt: sql`${meetingStay.seenAt}` })
    .where(and(isNull(meetingStay.leftAt), lt(meetingStay.seenAt, seenBefore)));
};

const Used = z.object({ id: z.string() });
/** Appointments whose room was used, that have begun and of which nobody has said how they went. */
export const listToSettle = async (db: Queryable, from: Date, until: Date): Promise<string[]> => {
  const answered = await db.execute(sql`
    select a.id from appointment a
    where a.state = 'confirmed' and a.starts_at > ${from.toISOString()} and a.starts_at <= ${until.toISOString()}
      and exists (select 1 from meeting_stay s where s.appointment_id = a.id)
    order by a.starts_at limit 500`);
  return rowsOf(Used, answered).map(({ id }) => id);
};

export const findName = async (db: Queryable, memberId: string): Promise<string | undefined> => {
  const [found] = await db.select({ name: profile.name }).from(profile).where(eq(profile.memberId, memberId));
  return found?.name ?? undefined;
};

/** False when it was there already. */
export const saveText = async (tx: Queryable, row: typeof meetingText.$inferInsert): Promise<boolean> => {
  const saved = await tx
    .insert(meetingText)
    .values(row)
    .onConflictDoNothing({ target: meetingText.id })
    .returning({ id: meetingText.id });
  return saved.length > 0;
};

export const findText = async (db: Queryable, id: string): Promise<TextRow | undefined> => {
  const [found] = await db.select().from(meetingText).where(eq(meetingText.id, id));
  return found;
};

/** The newest, in the order in which they were written. */
export const listTexts = async (
  db: Queryable,
  appointmentId: string,
  { sentSince, most }: { sentSince: Date; most: number },
): Promise<TextRow[]> => {
  const newest = await db
    .select()
    .from(meetingText)
    .where(and(eq(meetingText.appointmentId, appointmentId), gt(meetingText.sentAt, sentSince)))
    .orderBy(desc(meetingText.sentAt), desc(meetingText.id))
    .limit(most);
  return newest.reverse();
};

export const removeTexts = async (db: Queryable, sentBefore: Date): Promise<void> => {
  await db.delete(meetingText).where(lt(meetingText.sentAt, sentBefore));
};
