// Assessments, as members send and counsellors answer them.
import { OWN_THERAPY_MAX } from '@ijeuwa/contract/therapy';
import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { staff } from '#platform/database/tables/staff.ts';
import { therapyAssessment as assessment } from '#platform/database/tables/therapy.ts';
import type { Alarm } from '#platform/due-alarm.ts';
import { recordToldIn } from '#platform/told.repository.ts';
import type { Place } from './therapy.rules.ts';

export const ASSESSMENTS_PAGE = 50;
const TOLD_AT_ONCE = 200;

/** Undefined when it is there, or another of the member waits. */
export const saveAssessmentOnce = async (
  tx: Queryable,
  row: typeof assessment.$inferInsert,
): Promise<boolean> => {
  const saved = await tx
    .insert(assessment)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: assessment.id });
  return saved.length > 0;
};

const withPeople = (db: Queryable) =>
  db
    .select({ assessment, memberName: profile.name, staffName: staff.name })
    .from(assessment)
    .leftJoin(profile, eq(profile.memberId, assessment.memberId))
    .leftJoin(staff, eq(staff.id, assessment.staffId));
export type AssessmentOfPeople = Awaited<ReturnType<typeof withPeople>>[number];

export const findAssessment = async (db: Queryable, id: string): Promise<AssessmentOfPeople | undefined> => {
  const [found] = await withPeople(db).where(eq(assessment.id, id));
  return found;
};

/** The newest first. */
export const listAssessmentsOf = (db: Queryable, memberId: string): Promise<AssessmentOfPeople[]> =>
  withPeople(db)
    .where(eq(assessment.memberId, memberId))
    .orderBy(desc(assessment.sentAt), desc(assessment.id))
    .limit(OWN_THERAPY_MAX);

const isDone = sql`(${assessment.answeredAt} is not null)`;

/** In the order in which they are due. One more than a page tells whether another follows. */
export const listAssessments = (db: Queryable, after: Place | undefined): Promise<AssessmentOfPeople[]> =>
  withPeople(db)
    .where(
      after &&
        sql`(${isDone}, ${assessment.sentAt}, ${assessment.id}) >
            (${after.done}::boolean, ${after.sentAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
    )
    .orderBy(isDone, asc(assessment.sentAt), asc(assessment.id))
    .limit(ASSESSMENTS_PAGE + 1);

export const lockAssessment = async (tx: Queryable, id: string) => {
  const [found] = await tx.select().from(assessment).where(eq(assessment.id, id)).for('update');
  return found;
};

export const saveInsights = async (
  tx: Queryable,
  id: string,
  insights: { staffId: string; insightsClientId: string; insightsSealed: string; answeredAt: Date },
): Promise<void> => {
  await tx.update(assessment).set(insights).where(eq(assessment.id, id));
};

export const removeAssessmentsOf = async (tx: Queryable, memberId: string): Promise<void> => {
  await tx.delete(assessment).where(eq(assessment.memberId, memberId));
};

export const changeOwner = async (tx: Queryable, id: string, staffId: string | null): Promise<void> => {
  await tx.update(assessment).set({ staffId }).where(eq(assessment.id, id));
};

/** Those that somebody has and has not answered. */
export const lockThoseOf = (tx: Queryable, staffId: string): Promise<{ id: string }[]> =>
  tx
    .select({ id: assessment.id })
    .from(assessment)
    .where(and(eq(assessment.staffId, staffId), isNull(assessment.answeredAt)))
    .orderBy(asc(assessment.id))
    .for('update');

export const holdUntold = (tx: Queryable, alarm: Alarm, { after, until }: { after?: Date; until: Date }) =>
  tx
    .select({
      id: assessment.id,
      sentAt: assessment.sentAt,
      staffName: staff.name,
      staffEmail: staff.email,
    })
    .from(assessment)
    .leftJoin(staff, eq(staff.id, assessment.staffId))
    .where(
      and(
        isNull(assessment.answeredAt),
        lte(assessment.sentAt, until),
        after && gt(assessment.sentAt, after),
        isNull(assessment[alarm]),
      ),
    )
    .orderBy(asc(assessment.sentAt), asc(assessment.id))
    .limit(TOLD_AT_ONCE)
    .for('update', { of: assessment, skipLocked: true });

export const recordTold = recordToldIn(assessment);
