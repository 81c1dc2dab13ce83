// The week of matching, counted: by group, by market, and how answers were foretold.
import { GROUPED_BY, NIGHTS_SHOWN } from '@ijeuwa/contract/served';
import { desc, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { lagosDay } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { chanceModel } from '#platform/database/tables/learning.ts';
import { at } from '../deck/both-ways.repository.ts';
import { type Market, marketOf } from './experiments.rules.ts';
import { AGE_BANDS, type Counted } from './groups.rules.ts';
import type { Given } from './off-policy.rules.ts';

export const listNights = (db: Queryable): Promise<(typeof chanceModel.$inferSelect)[]> =>
  db.select().from(chanceModel).orderBy(desc(chanceModel.fittedAt)).limit(NIGHTS_SHOWN);

/** Who was shown to whom from that day in Lagos on, and how likely that was, where it is known. */
const seenSince = (since: Date): SQL =>
  sql`select i.viewer_id, i.target_id, i.propensity from impression i where i.day >= ${lagosDay(since)}::date`;

const COUNTS =
  sql.raw(`count(*)::int as members, coalesce(sum(seen), 0)::int as shown, coalesce(sum(liked), 0)::int as likes,
  coalesce(sum(had), 0)::int as matches, count(*) filter (where had > 0)::int as matched,
  coalesce(sum(wrote), 0)::int as replied`);

/** `served`: each member with an active card who was here in that time, and what came to them. */
const servedSince = (since: Date, today: string): SQL => sql`
  with shown as (select target_id as id, count(*) as seen from (${seenSince(since)}) s group by 1),
  liked as (
    select target_id as id, count(*) as liked from answer where kind = 'like' and answered_at >= ${at(since)} group by 1),
  made as (
    select m.low_id, m.high_id, (
      exists (select from message w where w.match_id = m.id and w.sender_id = m.low_id)
      and exists (select from message w where w.match_id = m.id and w.sender_id = m.high_id))::int as wrote
    from match m where m.matched_at >= ${at(since)}),
  sides as (select low_id as id, wrote from made union all select high_id, wrote from made),
  met as (select id, count(*) as had, sum(wrote) as wrote from sides group by id),
  accused as (
    select id, count(*) as reports from (
      select reported_id as id from report where reported_at >= ${at(since)}
      union all select blocked_id from block where blocked_at >= ${at(since)}) r group by id),
  served as (
    select a.religion, a.children, a.gender, p.name as city, a.country, a.cell_x, a.cell_y,
      (array[${sql.raw(AGE_BANDS.join(', '))}])[greatest(1, width_bucket(
        extract(year from age(${today}::date, a.birth_month))::int, array[${sql.raw(AGE_BANDS.join(', '))}]))] as age,
      shown.seen, liked.liked, met.had, met.wrote, accused.reports
    from active_card a join place p on p.id = a.place_id
      left join shown on shown.id = a.member_id left join liked on liked.id = a.member_id
      left join met on met.id = a.member_id left join accused on accused.id = a.member_id
    where a.last_active_at >= ${at(since)})`;

const counts = {
  members: z.number(),
  shown: z.number(),
  likes: z.number(),
  matches: z.number(),
  matched: z.number(),
  replied: z.number(),
};
const Group = z.object({ by: z.nullable(z.enum(GROUPED_BY)), key: z.nullable(z.string()), ...counts });
/** Everybody has no `by`. */
export const countGroups = async (
  db: Queryable,
  since: Date,
  today: string,
): Promise<z.infer<typeof Group>[]> => {
  const answered = await db.execute(sql`
    ${servedSince(since, today)}
    select case ${sql.join(
      GROUPED_BY.map((by) => sql.raw(`when grouping(${by}) = 0 then '${by}'`)),
      sql` `,
    )} end as by, coalesce(${sql.raw(GROUPED_BY.map((by) => `${by}::text`).join(', '))}) as key, ${COUNTS}
    from served group by grouping sets (${sql.raw(GROUPED_BY.map((by) => `(${by})`).join(', '))}, ())`);
  return rowsOf(Group, answered);
};

const Cell = z.object({
  country: z.string(),
  cellX: z.number(),
  cellY: z.number(),
  reports: z.number(),
  ...counts,
});
/** By market, added up of its cells. */
export const countMarkets = async (db: Queryable, since: Date, today: string): Promise<Market[]> => {
  const answered = await db.execute(sql`
    ${servedSince(since, today)}
    select country, cell_x as "cellX", cell_y as "cellY", coalesce(sum(reports), 0)::int as reports, ${COUNTS}
    from served group by country, cell_x, cell_y`);
  const markets = new Map<string, Market>();
  for (const { country, cellX, cellY, likes: _, ...cell } of rowsOf(Cell, answered)) {
    const market = marketOf({ country, cellX, cellY });
    const sum = markets.get(market);
    markets.set(
      market,
      sum
        ? {
            market,
            members: sum.members + cell.members,
            matched: sum.matched + cell.matched,
            shown: sum.shown + cell.shown,
            matches: sum.matches + cell.matches,
            replied: sum.replied + cell.replied,
            reports: sum.reports + cell.reports,
          }
        : { market, ...cell },
    );
  }
  return [...markets.values()];
};
export const NOBODY: Counted = { members: 0, shown: 0, likes: 0, matches: 0, matched: 0, replied: 0 };

const Bin = z.object({ bin: z.number(), answers: z.number(), foretold: z.number(), liked: z.number() });
/** Answers by how likely a like was foretold to be, in ten bins; of those who have a plain deck none. */
export const countBins = async (db: Queryable, since: Date): Promise<z.infer<typeof Bin>[]> => {
  const answered = await db.execute(sql`
    select least(9, floor(a.foretold * 10))::int as bin, count(*)::int as answers, avg(a.foretold)::float8 as foretold,
      avg((a.kind = 'like')::int)::float8 as liked
    from answer a
    where a.answered_at >= ${at(since)} and a.foretold is not null
      and not exists (select from leaning l where l.member_id = a.viewer_id and l.plain_since is not null)
    group by 1 order by 1`);
  return rowsOf(Bin, answered);
};

const Place = z.object({ propensity: z.number(), shown: z.number(), liked: z.number() });
/** Whoever was shown with a known likelihood, and how many of them were liked by whom they were shown to. */
export const countPlaces = async (db: Queryable, since: Date): Promise<Given[]> => {
  const answered = await db.execute(sql`
    select s.propensity, count(*)::int as shown, count(a.viewer_id)::int as liked
    from (${seenSince(since)}) s
      left join answer a on a.viewer_id = s.viewer_id and a.target_id = s.target_id and a.kind = 'like'
    where s.propensity is not null group by 1`);
  return rowsOf(Place, answered);
};
