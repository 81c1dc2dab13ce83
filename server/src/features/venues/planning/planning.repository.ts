// What members ask planners, and what is written about it, as the venues room remembers it.
import { OWN_PLANNING_MAX, PLANNING_PAGE } from '@ijeuwa/contract/planning';
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Place } from '#platform/case-queue.rules.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { staff } from '#platform/database/tables/staff.ts';
import { planningEnquiry, planningMessage, planningNote } from '#platform/database/tables/venues.ts';
import type { Alarm } from '#platform/due-alarm.ts';
import { recordToldIn } from '#platform/told.repository.ts';

const TOLD_AT_ONCE = 100;

export type PlanningRecord = typeof planningEnquiry.$inferSelect;

/** Answers its id; undefined when the same one is there already. */
export const recordEnquiryOnce = async (
  tx: Queryable,
  row: typeof planningEnquiry.$inferInsert,
): Promise<string | undefined> => {
  const [saved] = await tx
    .insert(planningEnquiry)
    .values(row)
    .onConflictDoNothing({ target: [planningEnquiry.memberId, planningEnquiry.clientId] })
    .returning({ id: planningEnquiry.id });
  return saved?.id;
};

export const findEnquiryOfClient = async (
  db: Queryable,
  memberId: string,
  clientId: string,
): Promise<PlanningRecord | undefined> => {
  const [found] = await db
    .select()
    .from(planningEnquiry)
    .where(and(eq(planningEnquiry.memberId, memberId), eq(planningEnquiry.clientId, clientId)));
  return found;
};

const isClosed = sql`(${planningEnquiry.closedAt} is not null)`;
const isAnswered = sql`(${planningEnquiry.waitingSince} is null)`;
const since = sql`coalesce(${planningEnquiry.waitingSince}, ${planningEnquiry.receivedAt})`;
/** Whose enquiry it is on both sides. */
const withPeople = (db: Queryable) =>
  db
    .select({ enquiry: planningEnquiry, memberName: profile.name, staffName: staff.name })
    .from(planningEnquiry)
    .leftJoin(profile, eq(profile.memberId, planningEnquiry.memberId))
    .leftJoin(staff, eq(staff.id, planningEnquiry.staffId));
export type PlanningOfPeople = Awaited<ReturnType<typeof withPeople>>[number];

/** The order in which they are due: each has the same hours, so that what is overdue stands first. One more than a page tells whether another follows. */
export const listEnquiries = (db: Queryable, after: Place | undefined): Promise<PlanningOfPeople[]> =>
  withPeople(db)
    .where(
      after &&
        sql`(${isClosed}, ${isAnswered}, ${since}, ${planningEnquiry.id}) >
            (${after.closed}::boolean, ${after.answered}::boolean, ${after.since.toISOString()}::timestamptz, ${after.id}::uuid)`,
    )
    .orderBy(isClosed, isAnswered, asc(since), asc(planningEnquiry.id))
    .limit(PLANNING_PAGE + 1);

export const findEnquiry = async (db: Queryable, id: string): Promise<PlanningOfPeople | undefined> => {
  const [found] = await withPeople(db).where(eq(planningEnquiry.id, id));
  return found;
};

/** Whoever works on the same enquiry waits until this transaction has ended. */
export const lockEnquiry = async (tx: Queryable, id: string): Promise<PlanningRecord | undefined> => {
  const [found] = await tx.select().from(planningEnquiry).where(eq(planningEnquiry.id, id)).for('update');
  return found;
};

/** Those that somebody of the staff has, held in one order. */
export const lockThoseOf = (tx: Queryable, staffId: string): Promise<PlanningRecord[]> =>
  tx
    .select()
    .from(planningEnquiry)
    .where(eq(planningEnquiry.staffId, staffId))
    .orderBy(asc(planningEnquiry.id))
    .for('update');

export const changeEnquiry = async (
  tx: Queryable,
  id: string,
  change: Partial<
    Pick<
      PlanningRecord,
      'staffId' | 'waitingSince' | 'answeredAt' | 'closedAt' | 'dueSoonToldAt' | 'overdueToldAt'
    >
  >,
): Promise<void> => {
  await tx.update(planningEnquiry).set(change).where(eq(planningEnquiry.id, id));
};

/** Of those that wait for an answer, what staff were not told of yet; whoever works on one at this moment is not disturbed. */
export const holdUntold = (tx: Queryable, alarm: Alarm, { after, until }: { after?: Date; until: Date }) =>
  tx
    .select({
      id: planningEnquiry.id,
      waitingSince: planningEnquiry.waitingSince,
      closedAt: planningEnquiry.closedAt,
      staffId: planningEnquiry.staffId,
      staffName: staff.name,
      staffEmail: staff.email,
    })
    .from(planningEnquiry)
    .leftJoin(staff, eq(staff.id, planningEnquiry.staffId))
    .where(
      and(
        isNull(planningEnquiry.closedAt),
        lte(planningEnquiry.waitingSince, until),
        after && gt(planningEnquiry.waitingSince, after),
        isNull(planningEnquiry[alarm]),
      ),
    )
    .orderBy(asc(planningEnquiry.waitingSince), asc(planningEnquiry.id))
    .limit(TOLD_AT_ONCE)
    .for('update', { of: planningEnquiry, skipLocked: true });

export const recordTold = recordToldIn(planningEnquiry);

/** Answers its id; undefined when the same one is there already. */
export const recordMessageOnce = async (
  tx: Queryable,
  row: typeof planningMessage.$inferInsert,
): Promise<string | undefined> => {
  const [saved] = await tx
    .insert(planningMessage)
    .values(row)
    .onConflictDoNothing({ target: [planningMessage.enquiryId, planningMessage.clientId] })
    .returning({ id: planningMessage.id });
  return saved?.id;
};

/** The oldest first. */
export const listMessages = (db: Queryable, enquiryIds: readonly string[]) =>
  db
    .select({ message: planningMessage, staffName: staff.name })
    .from(planningMessage)
    .leftJoin(staff, eq(staff.id, planningMessage.staffId))
    .where(inArray(planningMessage.enquiryId, [...enquiryIds]))
    .orderBy(asc(planningMessage.writtenAt), asc(planningMessage.id));
export type MessageOfPeople = Awaited<ReturnType<typeof listMessages>>[number];

/** The same one sent twice is one. */
export const recordNoteOnce = async (
  tx: Queryable,
  note: typeof planningNote.$inferInsert,
): Promise<boolean> => {
  const saved = await tx
    .insert(planningNote)
    .values(note)
    .onConflictDoNothing({ target: [planningNote.enquiryId, planningNote.clientId] })
    .returning({ id: planningNote.id });
  return saved.length > 0;
};

export const listNotes = (db: Queryable, enquiryId: string) =>
  db
    .select({ note: planningNote, staffName: staff.name })
    .from(planningNote)
    .innerJoin(staff, eq(staff.id, planningNote.staffId))
    .where(eq(planningNote.enquiryId, enquiryId))
    .orderBy(asc(planningNote.notedAt), asc(planningNote.id));

/** Of what this member asked, the newest. */
export const listEnquiriesOf = (db: Queryable, memberId: string): Promise<PlanningRecord[]> =>
  db
    .select()
    .from(planningEnquiry)
    .where(eq(planningEnquiry.memberId, memberId))
    .orderBy(desc(planningEnquiry.receivedAt), desc(planningEnquiry.id))
    .limit(OWN_PLANNING_MAX);

export const removeClosedBefore = async (db: Queryable, day: Date): Promise<void> => {
  await db.delete(planningEnquiry).where(and(isClosed, lt(planningEnquiry.closedAt, day)));
};
