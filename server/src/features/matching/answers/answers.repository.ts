// Answers of one person to another, and the lock under which the two of a pair answer.

import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { ANSWERS, answer } from '#platform/database/tables/matching.ts';
import { everybodyWho, isCounted } from '#platform/visibility/visibility.ts';

const AnswerKind = z.enum(ANSWERS);
export type AnswerKind = z.infer<typeof AnswerKind>;
const AnsweredSoFar = z.object({
  mine: z.nullable(AnswerKind),
  mineAt: z.nullable(z.coerce.date()),
  toldAt: z.nullable(z.coerce.date()),
  theirs: z.nullable(AnswerKind),
  theirNote: z.nullable(z.object({ text: z.string(), sentAt: z.coerce.date() })),
});
/**
 * What the two of a pair have answered each other so far, when the other was last told of a like, one that is gone
 * included, and the note that came with theirs.
 */
export type AnsweredSoFar = z.infer<typeof AnsweredSoFar>;

/** Everything that concerns the same two people happens one after the other, until the transaction ends. */
export const lockPair = async (tx: Queryable, one: string, other: string): Promise<void> => {
  const pair = [one, other].sort().join();
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`);
};

/**
 * Keeps refills of both queues out until the transaction ends: what is taken out of a queue then stays out, for a
 * refill that comes later sees why. Under the lock of the pair, what the two have answered stays as it is read here.
 */
export const holdQueues = async (tx: Queryable, one: string, other: string): Promise<AnsweredSoFar> => {
  const answered = await tx.execute(sql`
    with held as (
      select from queue_state where viewer_id in (${one}, ${other}) order by viewer_id for share)
    select (select count(*) from held) as held,
      (select kind from answer where viewer_id = ${one} and target_id = ${other}) as mine,
      (select answered_at from answer where viewer_id = ${one} and target_id = ${other}) as "mineAt",
      (select max(told_at) from told_like where viewer_id = ${one} and target_id = ${other}) as "toldAt",
      (select kind from answer where viewer_id = ${other} and target_id = ${one}) as theirs,
      (select json_build_object('text', l.note, 'sentAt', a.answered_at)
        from liked_part l join answer a using (viewer_id, target_id)
        where viewer_id = ${other} and target_id = ${one} and l.note is not null) as "theirNote"`);
  const [soFar] = rowsOf(AnsweredSoFar, answered);
  return soFar!;
};

/** What is said once more has been learnt already: an answer is learnt anew where it changes. */
export const keepsForetold = sql`case when answer.kind = excluded.kind then answer.foretold end`;

export const savePass = async (
  tx: Queryable,
  viewerId: string,
  targetId: string,
  answeredAt: Date,
): Promise<void> => {
  const kind = 'pass';
  await tx
    .insert(answer)
    .values({ viewerId, targetId, kind, answeredAt })
    .onConflictDoUpdate({
      target: [answer.viewerId, answer.targetId],
      set: { kind, answeredAt, foretold: keepsForetold },
    });
};

export const removeAnswer = async (
  tx: Queryable,
  viewerId: string,
  targetId: string,
  kind: AnswerKind,
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
export const holdsRequests = (memberId: string): SQL =>
  sql`pg_advisory_xact_lock(hashtextextended(${`requests:${memberId}`}, 0))`;

export const holdRequests = async (tx: Queryable, memberId: string): Promise<void> => {
  await tx.execute(sql`select ${holdsRequests(memberId)}`);
};

/** How many likes the member has not answered, of people whom the bell may count. */
export const waitingLikes = (memberId: string, apartFrom?: string): SQL => {
  const me = sql`${memberId}::uuid`;
  return sql`
    select count(*)::int as n from (${everybodyWho('liked', me)}) liker
    where liker.other_id is distinct from ${apartFrom ?? null}::uuid
      and not exists (select 1 from answer mine where mine.viewer_id = ${me} and mine.target_id = liker.other_id)
      and ${isCounted(me, sql`liker.other_id`)}`;
};

const Counted = z.object({ n: z.number() });
export const countWaitingLikes = async (tx: Queryable, memberId: string): Promise<number> => {
  const [counted] = rowsOf(Counted, await tx.execute(waitingLikes(memberId)));
  return counted!.n;
};
