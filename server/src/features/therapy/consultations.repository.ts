// Wishes for a consultation, as members ask and counsellors answer.
import { OWN_THERAPY_MAX } from '@ijeuwa/contract/therapy';
import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { staff } from '#platform/database/tables/staff.ts';
import { therapyConsultation as consultation } from '#platform/database/tables/therapy.ts';
import type { Place } from './therapy.rules.ts';

export type ConsultationRecord = typeof consultation.$inferSelect;
export const CONSULTATIONS_PAGE = 50;

/** One of a member for a day is open at a time; undefined when it is there. */
export const saveConsultationOnce = async (
  tx: Queryable,
  row: typeof consultation.$inferInsert,
): Promise<ConsultationRecord | undefined> => {
  const [saved] = await tx.insert(consultation).values(row).onConflictDoNothing().returning();
  return saved;
};

/** Those whose fee did not come in time make room for another wish for the day. */
export const closeLapsed = async (
  tx: Queryable,
  memberId: string,
  wishedOn: string,
  now: Date,
): Promise<void> => {
  await tx
    .update(consultation)
    .set({ closedAt: now })
    .where(
      and(
        eq(consultation.memberId, memberId),
        eq(consultation.wishedOn, wishedOn),
        isNull(consultation.paidAt),
        isNull(consultation.closedAt),
        lte(consultation.payBy, now),
      ),
    );
};

/** The newest first. */
export const listConsultationsOf = (db: Queryable, memberId: string): Promise<ConsultationRecord[]> =>
  db
    .select()
    .from(consultation)
    .where(eq(consultation.memberId, memberId))
    .orderBy(desc(consultation.sentAt), desc(consultation.id))
    .limit(OWN_THERAPY_MAX);

export const lockConsultation = async (
  tx: Queryable,
  id: string,
): Promise<ConsultationRecord | undefined> => {
  const [found] = await tx.select().from(consultation).where(eq(consultation.id, id)).for('update');
  return found;
};

type Change = Partial<
  Pick<
    ConsultationRecord,
    | 'paidAt'
    | 'takenBackAt'
    | 'staffId'
    | 'answerClientId'
    | 'answerSealed'
    | 'answeredAt'
    | 'startsAt'
    | 'closedAt'
  >
>;
export const changeConsultation = async (tx: Queryable, id: string, change: Change): Promise<void> => {
  await tx.update(consultation).set(change).where(eq(consultation.id, id));
};

/** The same as `isDone` of the rules. */
const isDone = (now: Date) =>
  sql`(${consultation.answeredAt} is not null or ${consultation.closedAt} is not null
    or (${consultation.paidAt} is null and ${consultation.payBy} <= ${now.toISOString()}::timestamptz))`;

/** In the order in which they are due. One more than a page tells whether another follows. */
export const listConsultations = (db: Queryable, now: Date, after: Place | undefined) =>
  db
    .select({ consultation, staffName: staff.name })
    .from(consultation)
    .leftJoin(staff, eq(staff.id, consultation.staffId))
    .where(
      after &&
        sql`(${isDone(now)}, ${consultation.sentAt}, ${consultation.id}) >
            (${after.done}::boolean, ${after.sentAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
    )
    .orderBy(isDone(now), asc(consultation.sentAt), asc(consultation.id))
    .limit(CONSULTATIONS_PAGE + 1);
export type ConsultationOfPeople = Awaited<ReturnType<typeof listConsultations>>[number];
