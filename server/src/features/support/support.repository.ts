// Enquiries and their answers as the support room remembers them.
import { ENQUIRIES_PAGE, OWN_ENQUIRIES_MAX } from '@ijeuwa/contract/support';
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Place } from '#platform/case-queue.rules.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { staff } from '#platform/database/tables/staff.ts';
import { enquiry, enquiryAnswer, enquiryNote } from '#platform/database/tables/support.ts';
import type { Alarm } from '#platform/due-alarm.ts';
import { recordToldIn } from '#platform/told.repository.ts';

const TOLD_AT_ONCE = 100;

export type EnquiryRecord = typeof enquiry.$inferSelect;

/** Answers its id; undefined when the same one is there already. */
export const recordEnquiryOnce = async (
  tx: Queryable,
  row: typeof enquiry.$inferInsert,
): Promise<string | undefined> => {
  const [saved] = await tx
    .insert(enquiry)
    .values(row)
    .onConflictDoNothing({ target: enquiry.clientId })
    .returning({ id: enquiry.id });
  return saved?.id;
};

export const findEnquiryOfClient = async (
  db: Queryable,
  clientId: string,
): Promise<EnquiryRecord | undefined> => {
  const [found] = await db.select().from(enquiry).where(eq(enquiry.clientId, clientId));
  return found;
};

const isClosed = sql`(${enquiry.closedAt} is not null)`;
const isAnswered = sql`(${enquiry.answeredAt} is not null)`;
/** Whose enquiry it is on both sides. */
const withPeople = (db: Queryable) =>
  db
    .select({ enquiry, memberName: profile.name, staffName: staff.name })
    .from(enquiry)
    .leftJoin(profile, eq(profile.memberId, enquiry.memberId))
    .leftJoin(staff, eq(staff.id, enquiry.staffId));
export type EnquiryOfPeople = Awaited<ReturnType<typeof withPeople>>[number];

/** Those that wait before the others, in the order of their clocks. One more than a page tells whether another follows. */
export const listEnquiries = (db: Queryable, after: Place | undefined): Promise<EnquiryOfPeople[]> =>
  withPeople(db)
    .where(
      after &&
        sql`(${isClosed}, ${isAnswered}, ${enquiry.queuedAt}, ${enquiry.id}) >
            (${after.closed}::boolean, ${after.answered}::boolean, ${after.since.toISOString()}::timestamptz, ${after.id}::uuid)`,
    )
    .orderBy(isClosed, isAnswered, asc(enquiry.queuedAt), asc(enquiry.id))
    .limit(ENQUIRIES_PAGE + 1);

export const findEnquiry = async (db: Queryable, id: string): Promise<EnquiryOfPeople | undefined> => {
  const [found] = await withPeople(db).where(eq(enquiry.id, id));
  return found;
};

/** Whoever works on the same enquiry waits until this transaction has ended. */
export const lockEnquiry = async (tx: Queryable, id: string): Promise<EnquiryRecord | undefined> => {
  const [found] = await tx.select().from(enquiry).where(eq(enquiry.id, id)).for('update');
  return found;
};

/** Those that somebody of the staff has, held in one order. */
export const lockThoseOf = (tx: Queryable, staffId: string): Promise<EnquiryRecord[]> =>
  tx.select().from(enquiry).where(eq(enquiry.staffId, staffId)).orderBy(asc(enquiry.id)).for('update');

export const changeEnquiry = async (
  tx: Queryable,
  id: string,
  change: Partial<
    Pick<
      EnquiryRecord,
      | 'staffId'
      | 'answeredAt'
      | 'closedAt'
      | 'reopenedAt'
      | 'dueAt'
      | 'queuedAt'
      | 'dueSoonToldAt'
      | 'overdueToldAt'
    >
  >,
): Promise<void> => {
  await tx.update(enquiry).set(change).where(eq(enquiry.id, id));
};

/** Of those that nobody has answered, what staff were not told of yet; whoever works on one at this moment is not disturbed. */
export const holdUntold = (tx: Queryable, alarm: Alarm, due: { after?: Date; until: Date }) =>
  tx
    .select({
      id: enquiry.id,
      dueAt: enquiry.dueAt,
      staffName: staff.name,
      staffEmail: staff.email,
    })
    .from(enquiry)
    .leftJoin(staff, eq(staff.id, enquiry.staffId))
    .where(
      and(
        isNull(enquiry.closedAt),
        isNull(enquiry.answeredAt),
        isNull(enquiry[alarm]),
        lte(enquiry.dueAt, due.until),
        due.after && gt(enquiry.dueAt, due.after),
      ),
    )
    .orderBy(asc(enquiry.dueAt), asc(enquiry.id))
    .limit(TOLD_AT_ONCE)
    .for('update', { of: enquiry, skipLocked: true });

export const recordTold = recordToldIn(enquiry);

/** The same one sent twice is one. */
export const recordNoteOnce = async (
  tx: Queryable,
  note: typeof enquiryNote.$inferInsert,
): Promise<boolean> => {
  const saved = await tx
    .insert(enquiryNote)
    .values(note)
    .onConflictDoNothing({ target: [enquiryNote.enquiryId, enquiryNote.clientId] })
    .returning({ id: enquiryNote.id });
  return saved.length > 0;
};

export const listNotes = (db: Queryable, enquiryId: string) =>
  db
    .select({ note: enquiryNote, staffName: staff.name })
    .from(enquiryNote)
    .innerJoin(staff, eq(staff.id, enquiryNote.staffId))
    .where(eq(enquiryNote.enquiryId, enquiryId))
    .orderBy(asc(enquiryNote.notedAt), asc(enquiryNote.id));

export const listAnswers = (db: Queryable, enquiryId: string) =>
  db
    .select({ answer: enquiryAnswer, staffName: staff.name })
    .from(enquiryAnswer)
    .innerJoin(staff, eq(staff.id, enquiryAnswer.staffId))
    .where(eq(enquiryAnswer.enquiryId, enquiryId))
    .orderBy(asc(enquiryAnswer.answeredAt), asc(enquiryAnswer.id));

/** Answers its id; undefined when the same one is there already. */
export const recordAnswerOnce = async (
  tx: Queryable,
  row: typeof enquiryAnswer.$inferInsert,
): Promise<string | undefined> => {
  const [saved] = await tx
    .insert(enquiryAnswer)
    .values(row)
    .onConflictDoNothing({ target: enquiryAnswer.clientId })
    .returning({ id: enquiryAnswer.id });
  return saved?.id;
};

/** Of what this member wrote while signed in, the newest. */
export const listEnquiriesOf = (db: Queryable, memberId: string): Promise<EnquiryRecord[]> =>
  db
    .select()
    .from(enquiry)
    .where(eq(enquiry.memberId, memberId))
    .orderBy(desc(enquiry.receivedAt), desc(enquiry.id))
    .limit(OWN_ENQUIRIES_MAX);

export const listAnswersTo = (db: Queryable, enquiryIds: readonly string[]) =>
  db
    .select()
    .from(enquiryAnswer)
    .where(inArray(enquiryAnswer.enquiryId, [...enquiryIds]))
    .orderBy(asc(enquiryAnswer.answeredAt), asc(enquiryAnswer.id));

export const removeClosedBefore = async (db: Queryable, day: Date): Promise<void> => {
  await db.delete(enquiry).where(and(isClosed, lt(enquiry.closedAt, day)));
};
