// What learning reads and keeps: answers that are still to be learnt of, leanings, and the model of each night.

import { desc, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { activeCard, chanceModel, leaning } from '#platform/database/tables/matching.ts';
import type { Facts } from '../card-facts.rules.ts';
import { at } from '../deck/both-ways.repository.ts';

export type Leaning = typeof leaning.$inferSelect;
export type KeptModel = typeof chanceModel.$inferSelect;

/** One learner at a time, until the transaction ends. */
export const holdLearning = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('learning of answers', 0))`);
};

const Answer = z.object({
  viewerId: z.string(),
  targetId: z.string(),
  liked: z.boolean(),
  late: z.number(),
  foretold: z.nullable(z.number()),
});
export type Answer = z.infer<typeof Answer>;

const listAnswers = async (tx: Queryable, which: SQL): Promise<Answer[]> => {
  const answered = await tx.execute(sql`
    select a.viewer_id as "viewerId", a.target_id as "targetId", a.kind = 'like' as liked, a.foretold,
      (select count(*)::int from match m where a.viewer_id in (m.low_id, m.high_id)
        and m.matched_at < a.answered_at and m.matched_at >= a.answered_at - interval '14 days') as late
    from answer a where ${which}`);
  return rowsOf(Answer, answered);
};

/** The oldest first, held until they are marked; `late`: matches of the last fourteen days before each. */
export const listUnlearnt = (tx: Queryable, most: number): Promise<Answer[]> =>
  listAnswers(
    tx,
    sql`a.foretold is null order by a.answered_at, a.viewer_id, a.target_id limit ${most} for update of a`,
  );

/** After that moment, the newest first. */
export const listSince = (tx: Queryable, since: Date, most: number): Promise<Answer[]> =>
  listAnswers(tx, sql`a.answered_at > ${at(since)} order by a.answered_at desc limit ${most}`);

export const markLearnt = async (
  tx: Queryable,
  learnt: readonly { viewerId: string; targetId: string; foretold: number }[],
): Promise<void> => {
  await tx.execute(sql`
    update answer a set foretold = l.foretold
    from jsonb_to_recordset(${JSON.stringify(learnt)}::jsonb)
      as l("viewerId" uuid, "targetId" uuid, foretold real)
    where a.viewer_id = l."viewerId" and a.target_id = l."targetId"`);
};

/** Who has no active card now is missing. */
export const listCards = async (tx: Queryable, ids: readonly string[]): Promise<Facts[]> =>
  tx
    .select()
    .from(activeCard)
    .where(sql`${activeCard.memberId} = any(${sql.param(ids)}::uuid[])`);

export const listLeanings = async (tx: Queryable, ids: readonly string[]): Promise<Leaning[]> =>
  tx
    .select()
    .from(leaning)
    .where(sql`${leaning.memberId} = any(${sql.param(ids)}::uuid[])`);

/** Of members who have gone meanwhile nothing is kept. */
export const saveLeanings = async (tx: Queryable, leanings: readonly Leaning[]): Promise<void> => {
  await tx.execute(sql`
    insert into leaning (member_id, actor, actor_known, partner, partner_known, given, got, learnt_at)
    select l.* from jsonb_to_recordset(${JSON.stringify(leanings)}::jsonb)
      as l("memberId" uuid, actor real, "actorKnown" real, partner real, "partnerKnown" real, given int, got int,
        "learntAt" timestamptz)
    where exists (select from member m where m.id = l."memberId")
    order by l."memberId"
    on conflict (member_id) do update set actor = excluded.actor, actor_known = excluded.actor_known,
      partner = excluded.partner, partner_known = excluded.partner_known, given = excluded.given,
      got = excluded.got, learnt_at = excluded.learnt_at`);
};

/** The one of the last night. */
export const findModel = async (db: Queryable): Promise<KeptModel | undefined> => {
  const [found] = await db.select().from(chanceModel).orderBy(desc(chanceModel.fittedAt)).limit(1);
  return found;
};

export const saveModel = async (tx: Queryable, model: KeptModel): Promise<void> => {
  await tx.insert(chanceModel).values(model).onConflictDoNothing();
};
