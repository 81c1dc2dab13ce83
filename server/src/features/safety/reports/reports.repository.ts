// Reports and the decisions on them: added, never changed; they outlive the accounts that they name.

import { asc, count, countDistinct, desc, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { match } from '#platform/database/tables/matching.ts';
import { place, profile } from '#platform/database/tables/profiles.ts';
import { report, reportDecided, reportDecision, reportText } from '#platform/database/tables/safety.ts';
import { staff } from '#platform/database/tables/staff.ts';

export type KeptText = Pick<typeof reportText.$inferSelect, 'contentSealed' | 'content'>;
export type ReportText = NonNullable<KeptText['content']>;

export const saveReport = async (
  tx: Queryable,
  { contentSealed, ...row }: typeof report.$inferInsert & { contentSealed: string },
): Promise<void> => {
  const [saved] = await tx.insert(report).values(row).returning({ id: report.id });
  await tx.insert(reportText).values({ reportId: saved!.id, contentSealed });
};

export const listNames = async (db: Queryable, ids: readonly string[]): Promise<Map<string, string>> => {
  const rows = await db
    .select({ id: profile.memberId, name: profile.name })
    .from(profile)
    .where(inArray(profile.memberId, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

export const hasReported = async (db: Queryable, reporterId: string, reportedId: string): Promise<boolean> =>
  (
    await db
      .select({ id: report.id })
      .from(report)
      .where(sql`${report.reporterId} = ${reporterId} and ${report.reportedId} = ${reportedId}`)
      .limit(1)
  ).length > 0;

const IS_OPEN = sql`not exists (select from ${reportDecided} d where d.report_id = ${report.id})`;

const Reasons = z.array(z.string());
/** Who has open reports, the longest waiting first. */
export const listOpenCases = (db: Queryable, most: number) =>
  db
    .select({
      memberId: report.reportedId,
      open: count(),
      reporters: countDistinct(report.reporterId),
      reasons: sql`array_agg(distinct ${report.reason} order by ${report.reason})`.mapWith(columnOf(Reasons)),
      oldestAt: sql`min(${report.reportedAt})`.mapWith(report.reportedAt),
    })
    .from(report)
    .where(IS_OPEN)
    .groupBy(report.reportedId)
    .orderBy(sql`min(${report.reportedAt})`, report.reportedId)
    .limit(most);

export const countOpenCases = async (db: Queryable): Promise<number> => {
  const [row] = await db
    .select({ cases: countDistinct(report.reportedId) })
    .from(report)
    .where(IS_OPEN);
  return row?.cases ?? 0;
};

/** Who is suspended, the latest first, and since when. */
export const listSuspended = (db: Queryable, most: number) =>
  db
    .select({
      memberId: member.id,
      name: profile.name,
      since: sql`max(${reportDecision.decidedAt})`.mapWith(reportDecision.decidedAt),
    })
    .from(member)
    .innerJoin(profile, eq(profile.memberId, member.id))
    .innerJoin(reportDecision, eq(reportDecision.reportedId, member.id))
    .where(sql`${member.status} = 'suspended' and ${reportDecision.decision} = 'suspension'`)
    .groupBy(member.id, profile.name)
    .orderBy(sql`max(${reportDecision.decidedAt}) desc`, member.id)
    .limit(most);

const between = { id: match.id, from: match.matchedAt, until: match.endedAt };
/** Every report on a member, with the match of the two where it is known still, the newest first. */
export const listReports = (db: Queryable, reportedId: string) =>
  db
    .select({ report, text: reportText, decisionId: reportDecided.decisionId, match: between })
    .from(report)
    .innerJoin(reportText, eq(reportText.reportId, report.id))
    .leftJoin(reportDecided, eq(reportDecided.reportId, report.id))
    .leftJoin(
      match,
      sql`${match.lowId} = least(${report.reporterId}, ${report.reportedId})
        and ${match.highId} = greatest(${report.reporterId}, ${report.reportedId})`,
    )
    .where(eq(report.reportedId, reportedId))
    .orderBy(desc(report.reportedAt), desc(report.id));

export const listDecisions = (db: Queryable, reportedId: string) =>
  db
    .select({ decision: reportDecision, staffName: staff.name })
    .from(reportDecision)
    .innerJoin(staff, eq(staff.id, reportDecision.staffId))
    .where(eq(reportDecision.reportedId, reportedId))
    .orderBy(desc(reportDecision.decidedAt), desc(reportDecision.id));

/** The member as they are now; undefined where the account is gone. */
export const findReported = async (db: Queryable, id: string) => {
  const [found] = await db
    .select({
      name: profile.name,
      status: member.status,
      birthMonth: profile.birthMonth,
      location: place.label,
      profession: profile.profession,
      relationshipStatus: profile.relationshipStatus,
      bio: profile.bio,
    })
    .from(member)
    .innerJoin(profile, eq(profile.memberId, member.id))
    .leftJoin(place, eq(place.id, profile.placeId))
    .where(eq(member.id, id));
  return found;
};

/** One decision on a member at a time; the account may be gone, so that the lock is on the id. */
export const lockCase = async (tx: Queryable, reportedId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reports:${reportedId}`}, 0))`);
};

export const listOpenReports = (tx: Queryable, reportedId: string) =>
  tx
    .select({ id: report.id, reporterId: report.reporterId })
    .from(report)
    .where(sql`${report.reportedId} = ${reportedId} and ${IS_OPEN}`)
    .orderBy(asc(report.id));

export const saveDecision = async (
  tx: Queryable,
  row: typeof reportDecision.$inferInsert,
  reportIds: readonly string[],
): Promise<string> => {
  const [saved] = await tx.insert(reportDecision).values(row).returning({ id: reportDecision.id });
  const decisionId = saved!.id;
  if (reportIds.length > 0)
    await tx.insert(reportDecided).values(reportIds.map((reportId) => ({ reportId, decisionId })));
  return decisionId;
};

/** Of these people, whoever still has an account. */
export const listWhoAreThere = async (tx: Queryable, ids: readonly string[]): Promise<string[]> => {
  const rows = await tx
    .select({ id: member.id })
    .from(member)
    .where(inArray(member.id, [...ids]));
  return rows.map(({ id }) => id);
};
