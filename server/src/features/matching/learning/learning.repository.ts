// What learning reads and keeps: answers that are still to be learnt of, leanings, and the model of each night.

import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { cursorPagesOf } from '#platform/database/pages.ts';
import { prepared } from '#platform/database/prepared.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { chanceModel, leaning } from '#platform/database/tables/learning.ts';
import { activeCard } from '#platform/database/tables/matching.ts';
import type { Facts } from '../card-facts.rules.ts';
import { at } from '../deck/both-ways.repository.ts';
import { FIRST_VARIANCE } from './chances.rules.ts';

export type Leaning = typeof leaning.$inferSelect;
/** What answers tell of somebody. */
export type Learnt = Omit<Leaning, 'late' | 'open' | 'price' | 'plainSince'>;
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
  answeredAt: z.coerce.date(),
});
export type Answer = z.infer<typeof Answer>;

const answersWhich = (which: SQL): SQL => sql`
    select a.viewer_id as "viewerId", a.target_id as "targetId", a.kind = 'like' as liked, a.foretold,
      a.answered_at as "answeredAt",
      (select count(*)::int from match m where a.viewer_id in (m.low_id, m.high_id)
        and m.matched_at < a.answered_at and m.matched_at >= a.answered_at - interval '14 days') as late
    from answer a where ${which}`;

/** The oldest first, held until they are marked; `late`: matches of the last fourteen days before each. */
export const listUnlearnt = async (tx: Queryable, most: number): Promise<Answer[]> => {
  const oldest = sql`a.foretold is null order by a.answered_at, a.viewer_id, a.target_id limit ${most} for update of a`;
  return rowsOf(Answer, await tx.execute(answersWhich(oldest)));
};

/** Of whoever has not chosen a plain deck. */
const isLearntOf = sql`not exists (select from leaning l where l.member_id = a.viewer_id and l.plain_since is not null)`;

/** After that moment, the newest first. */
export const readSince = (tx: Queryable, since: Date, most: number): AsyncGenerator<Answer[]> =>
  cursorPagesOf(
    tx,
    Answer,
    answersWhich(
      sql`a.answered_at > ${at(since)} and ${isLearntOf} order by a.answered_at desc limit ${most}`,
    ),
  );

const Counted = z.object({ memberId: z.string(), given: z.number(), got: z.number() });
/** How many answers stand of each, given and got. */
export const countAnswers = async (
  tx: Queryable,
  ids: readonly string[],
): Promise<z.infer<typeof Counted>[]> => {
  const answered = await tx.execute(sql`
    select m.id as "memberId", (select count(*)::int from answer a where a.viewer_id = m.id) as given,
      (select count(*)::int from answer a where a.target_id = m.id) as got
    from unnest(${sql.param(ids)}::uuid[]) as m(id)`);
  return rowsOf(Counted, answered);
};

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

/** Of members who have gone meanwhile nothing is kept; of whoever has a plain deck, not how they like. */
export const saveLeanings = async (tx: Queryable, leanings: readonly Learnt[]): Promise<void> => {
  await tx.execute(sql`
    insert into leaning (member_id, actor, actor_known, partner, partner_known, given, got, changed_at)
    select l.* from jsonb_to_recordset(${JSON.stringify(leanings)}::jsonb)
      as l("memberId" uuid, actor real, "actorKnown" real, partner real, "partnerKnown" real, given int, got int,
        "changedAt" timestamptz)
    where exists (select from member m where m.id = l."memberId")
    order by l."memberId"
    on conflict (member_id) do update set
      actor = case when leaning.plain_since is null then excluded.actor else 0 end,
      actor_known = case when leaning.plain_since is null then excluded.actor_known else leaning.actor_known end,
      given = case when leaning.plain_since is null then excluded.given else 0 end,
      partner = excluded.partner, partner_known = excluded.partner_known, got = excluded.got, changed_at = excluded.changed_at`);
};

export const findPlainSince = async (db: Queryable, memberId: string): Promise<Date | null> => {
  const [found] = await db
    .select({ plainSince: leaning.plainSince })
    .from(leaning)
    .where(eq(leaning.memberId, memberId));
  return found?.plainSince ?? null;
};

/** How they like is forgotten in the same moment; how they are liked, others’ answers tell. */
export const makePlain = async (tx: Queryable, memberId: string, now: Date): Promise<void> => {
  const unlearnt = { actor: 0, actorKnown: 1 / FIRST_VARIANCE, given: 0, changedAt: now };
  await tx
    .insert(leaning)
    .values({
      memberId,
      ...unlearnt,
      partner: 0,
      partnerKnown: 1 / FIRST_VARIANCE,
      got: 0,
      plainSince: now,
    })
    .onConflictDoUpdate({
      target: leaning.memberId,
      set: { ...unlearnt, plainSince: now },
      setWhere: isNull(leaning.plainSince),
    });
};

export const endPlain = async (tx: Queryable, memberId: string, now: Date): Promise<void> => {
  await tx
    .update(leaning)
    .set({ plainSince: null, changedAt: now })
    .where(and(eq(leaning.memberId, memberId), isNotNull(leaning.plainSince)));
};

/** The one of the last night. */
export const findModel = async (db: Queryable): Promise<KeptModel | undefined> => {
  const [found] = await db.select().from(chanceModel).orderBy(desc(chanceModel.fittedAt)).limit(1);
  return found;
};

export const saveModel = async (tx: Queryable, model: KeptModel): Promise<void> => {
  await tx.insert(chanceModel).values(model).onConflictDoNothing();
};

export const Scored = z.object({
  placeName: z.string(),
  weights: z.nullable(z.array(z.number())),
  actor: z.number(),
  partner: z.number(),
  late: z.number(),
  open: z.number(),
  price: z.number(),
  got: z.number(),
  plain: z.boolean(),
});
export type Scored = z.infer<typeof Scored>;
/** What is learnt of one member, the name of their place, and the weights of the last night; with further `columns`. */
export const selectScored = (memberId: SQL, placeId: SQL, columns: readonly SQL[] = []): SQL => sql`
    select ${sql.join(
      [
        sql`p.name as "placeName", (select weights from chance_model order by fitted_at desc limit 1) as weights,
      coalesce(l.actor, 0) as actor, coalesce(l.partner, 0) as partner, coalesce(l.late, 0) as late,
      coalesce(l.open, 0) as open, coalesce(l.price, 1) as price, coalesce(l.got, 0) as got,
      l.plain_since is not null as plain`,
        ...columns,
      ],
      sql`, `,
    )}
    from place p left join leaning l on l.member_id = ${memberId}
    where p.id = ${placeId}`;
const scored = prepared<{ memberId: string; placeId: number }, Scored>(
  'scored',
  selectScored(sql`${sql.placeholder('memberId')}`, sql`${sql.placeholder('placeId')}`),
  Scored,
);
export const findScored = async (db: Queryable, { memberId, placeId }: Facts): Promise<Scored> => {
  const [found] = await scored(db, { memberId, placeId });
  return found!;
};

/** How many matches of the last fourteen days each has, and in how many of them not both have written. */
export const countMatches = async (db: Queryable, now: Date): Promise<void> => {
  await db.execute(sql`
    with new_matches as (
      select m.id, m.low_id, m.high_id from match m
      where m.ended_at is null and m.matched_at >= ${at(now)} - interval '14 days'),
    sides as (
      select n.*, not (
        exists (select from message w where w.match_id = n.id and w.sender_id = n.low_id)
        and exists (select from message w where w.match_id = n.id and w.sender_id = n.high_id)) as open
      from new_matches n),
    counted as (
      select s.member_id, count(*)::int2 as late, count(*) filter (where s.open)::int2 as open
      from (select low_id as member_id, open from sides union all select high_id, open from sides) s group by s.member_id)
    update leaning l set late = c.late, open = c.open, changed_at = ${at(now)}
    from (
      select coalesce(counted.member_id, had.member_id) as member_id, coalesce(late_now, 0) as late, coalesce(open_now, 0) as open
      from (select member_id, late as late_now, open as open_now from counted) counted
      full join (select member_id from leaning where late > 0) had using (member_id)) c
    where l.member_id = c.member_id and (l.late, l.open) is distinct from (c.late, c.open)`);
};

const Chance = z.object({ viewerId: z.string(), targetId: z.string(), chance: z.number() });
export type PairChance = z.infer<typeof Chance>;
/** How likely those who stand in each other’s queues are to match: the likelier first, and no more than so many. */
export const readChances = (tx: Queryable, most: number): AsyncGenerator<PairChance[]> =>
  cursorPagesOf(
    tx,
    Chance,
    sql`select viewer_id as "viewerId", target_id as "targetId", chance from queue_entry
      order by chance desc limit ${most}`,
  );

/** Where they differ from what is kept. */
export const savePrices = async (
  tx: Queryable,
  prices: readonly { memberId: string; price: number }[],
  now: Date,
): Promise<void> => {
  await tx.execute(sql`
    update leaning l set price = p.price, changed_at = ${at(now)}
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as p("memberId" uuid, price real)
    where l.member_id = p."memberId" and l.price <> p.price`);
};

/** Of whoever stands in no queue. */
export const forgetPrices = async (tx: Queryable, apartFrom: readonly string[], now: Date): Promise<void> => {
  await tx.execute(sql`
    update leaning set price = 1, changed_at = ${at(now)}
    where price < 1 and member_id <> all(${sql.param(apartFrom)}::uuid[])`);
};
