// Answers of one person to another, and the lock under which the two of a pair answer.

import { and, desc, eq, sql } from 'drizzle-orm';
import { areApart } from '#platform/database/apart.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { answer } from '#platform/database/tables/matching.ts';

/** Everything that concerns the same two people happens one after the other, until the transaction ends. */
export const lockPair = async (tx: Queryable, one: string, other: string): Promise<void> => {
  const pair = [one, other].sort().join();
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`);
};

export const findAnswer = async (
  tx: Queryable,
  viewerId: string,
  targetId: string,
): Promise<'like' | 'pass' | undefined> => {
  const [found] = await tx
    .select({ kind: answer.kind })
    .from(answer)
    .where(and(eq(answer.viewerId, viewerId), eq(answer.targetId, targetId)));
  return found?.kind;
};

export const saveAnswer = async (
  tx: Queryable,
  viewerId: string,
  targetId: string,
  kind: 'like' | 'pass',
  answeredAt: Date,
): Promise<void> => {
  await tx
    .insert(answer)
    .values({ viewerId, targetId, kind, answeredAt })
    .onConflictDoUpdate({ target: [answer.viewerId, answer.targetId], set: { kind, answeredAt } });
};

export const removeAnswer = async (
  tx: Queryable,
  viewerId: string,
  targetId: string,
  kind: 'like' | 'pass',
): Promise<boolean> => {
  const removed = await tx
    .delete(answer)
    .where(and(eq(answer.viewerId, viewerId), eq(answer.targetId, targetId), eq(answer.kind, kind)))
    .returning({ targetId: answer.targetId });
  return removed.length > 0;
};

export const findLastPass = async (db: Queryable, viewerId: string): Promise<string | undefined> => {
  const [last] = await db
    .select({ targetId: answer.targetId })
    .from(answer)
    .where(and(eq(answer.viewerId, viewerId), eq(answer.kind, 'pass')))
    .orderBy(desc(answer.answeredAt), desc(answer.targetId))
    .limit(1);
  return last?.targetId;
};

/** Whoever changes what waits for this member's answer counts it alone, until the transaction ends. */
export const holdRequests = async (tx: Queryable, memberId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`requests:${memberId}`}, 0))`);
};

/** Likes that the member has not answered, of people who are still here and not kept apart. */
export const countWaitingLikes = async (
  tx: Queryable,
  memberId: string,
  apartFrom?: string,
): Promise<number> => {
  const { rows } = await tx.execute(sql`
    select count(*)::int as n from answer a
    join member liker on liker.id = a.viewer_id and liker.status = 'active'
    where a.target_id = ${memberId} and a.kind = 'like' and a.viewer_id is distinct from ${apartFrom ?? null}::uuid
      and not exists (select 1 from answer mine where mine.viewer_id = ${memberId} and mine.target_id = a.viewer_id)
      and not exists (select 1 from match m where m.low_id = least(a.viewer_id, a.target_id)
        and m.high_id = greatest(a.viewer_id, a.target_id))
      and not ${areApart(sql`a.viewer_id`, sql`a.target_id`)}`);
  return (rows[0] as { n: number }).n;
};

/** Whether the two are kept apart by a block or a report of either. */
export const areKeptApart = async (db: Queryable, one: string, other: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`select ${areApart(sql`${one}::uuid`, sql`${other}::uuid`)} as apart`);
  return rows[0]?.apart === true;
};
