// How cases have ended, and what was paid for them.
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { match } from '#platform/database/tables/matching.ts';
import { reportDecision } from '#platform/database/tables/safety.ts';
import { vipCase, vipPaidEnd, vipProposal } from '#platform/database/tables/vip.ts';

export const recordPaidEndOnce = async (
  tx: Queryable,
  row: typeof vipPaidEnd.$inferInsert,
): Promise<void> => {
  await tx.insert(vipPaidEnd).values(row).onConflictDoNothing();
};

/** The last one that was closed, and how what was paid for it had ended, where it was paid until then. */
export const findLastClosed = async (db: Queryable, memberId: string) => {
  const [found] = await db
    .select({ closed: vipCase, end: vipPaidEnd })
    .from(vipCase)
    .leftJoin(vipPaidEnd, eq(vipPaidEnd.subjectId, sql`coalesce(${vipCase.soldAs}, ${vipCase.id})`))
    .where(and(eq(vipCase.memberId, memberId), isNotNull(vipCase.closedAt), isNotNull(vipCase.startedAt)))
    .orderBy(desc(vipCase.closedAt))
    .limit(1);
  return found;
};

/** Somebody whom they were matched with in it, and still are. */
export const hasMet = async (db: Queryable, caseId: string): Promise<boolean> => {
  const met = await db
    .select({ id: vipProposal.id })
    .from(vipProposal)
    .innerJoin(match, eq(match.id, vipProposal.matchId))
    .where(and(eq(vipProposal.caseId, caseId), isNull(match.endedAt)))
    .limit(1);
  return met.length > 0;
};

/** Since when its client is suspended, whatever else it stands still by; undefined where they are not. */
export const findSuspendedAt = async (
  db: Queryable,
  { memberId, pausedBy, pausedAt }: typeof vipCase.$inferSelect,
): Promise<Date | undefined> => {
  if (pausedBy === 'suspension') return pausedAt!;
  const [last] = await db
    .select({ at: reportDecision.decidedAt })
    .from(reportDecision)
    .innerJoin(member, and(eq(member.id, reportDecision.reportedId), eq(member.status, 'suspended')))
    .where(and(eq(reportDecision.reportedId, memberId), eq(reportDecision.decision, 'suspension')))
    .orderBy(desc(reportDecision.decidedAt))
    .limit(1);
  return last?.at;
};
