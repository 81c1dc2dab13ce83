// Matches: the ordered pair, and the other person as the viewer sees them.

import { GENDERS } from '@ijeuwa/contract/person';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { match } from '#platform/database/tables/matching.ts';
import { isRelated, isShown } from '#platform/visibility/visibility.ts';

/** Of a match under the alias m. */
const otherOf = (memberId: string | SQL): SQL =>
  sql`case when m.low_id = ${memberId} then m.high_id else m.low_id end`;

const ordered = (one: string, other: string) => {
  const [lowId, highId] = [one, other].sort() as [string, string];
  return { lowId, highId };
};

export const findMatchOf = async (
  db: Queryable,
  one: string,
  other: string,
): Promise<{ id: string; endedAt: Date | null } | undefined> => {
  const { lowId, highId } = ordered(one, other);
  const [found] = await db
    .select({ id: match.id, endedAt: match.endedAt })
    .from(match)
    .where(sql`${match.lowId} = ${lowId} and ${match.highId} = ${highId}`);
  return found;
};

/** The other person of a match of the member's own, ended or not. */
export const findPartner = async (
  db: Queryable,
  memberId: string,
  matchId: string,
): Promise<string | undefined> => {
  const [found] = await db
    .select()
    .from(match)
    .where(sql`${match.id} = ${matchId} and ${memberId} in (${match.lowId}, ${match.highId})`);
  return found && (found.lowId === memberId ? found.highId : found.lowId);
};

const Celebrated = z.object({ first: z.boolean() });
/** Answers whether this was the first time; undefined when it is no open match of the member's. */
export const recordCelebrationOnce = async (
  db: Queryable,
  memberId: string,
  matchId: string,
  now: Date,
): Promise<boolean | undefined> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const answered = await db.execute(sql`
    with held as (
      select m.id, case when m.low_id = ${memberId} then m.low_celebrated_at else m.high_celebrated_at end as before
      from match m where m.id = ${matchId} and ${memberId} in (m.low_id, m.high_id) and m.ended_at is null
        and ${isShown('conversation', sql`${memberId}::uuid`, otherOf(memberId))}
      for update of m)
    update match set
      low_celebrated_at = case when low_id = ${memberId} then coalesce(low_celebrated_at, ${at}) else low_celebrated_at end,
      high_celebrated_at = case when high_id = ${memberId} then coalesce(high_celebrated_at, ${at}) else high_celebrated_at end
    from held where match.id = held.id
    returning held.before is null as first`);
  const [celebrated] = rowsOf(Celebrated, answered);
  return celebrated?.first;
};

const Partner = z.object({ id: z.string() });
/** Whoever has an open match with the member, however either stands. */
export const listPartners = async (db: Queryable, memberId: string): Promise<string[]> => {
  const answered = await db.execute(sql`
    select ${otherOf(memberId)} as id from match m
    where ${memberId} in (m.low_id, m.high_id) and ${isRelated('match', sql`m.low_id`, sql`m.high_id`)}`);
  return rowsOf(Partner, answered).map(({ id }) => id);
};

/** Answers the match that this has ended; undefined when there was none to end. */
export const endMatchOf = async (
  tx: Queryable,
  one: string,
  other: string,
  endedAt: Date,
): Promise<string | undefined> => {
  const { lowId, highId } = ordered(one, other);
  const [ended] = await tx
    .update(match)
    .set({ endedAt })
    .where(sql`${match.lowId} = ${lowId} and ${match.highId} = ${highId} and ${match.endedAt} is null`)
    .returning({ id: match.id });
  return ended?.id;
};

const MatchRow = z.object({
  viewerId: z.string(),
  id: z.string(),
  memberId: z.string(),
  name: z.string(),
  birthMonth: z.string(),
  location: z.string(),
  profession: z.string(),
  photoId: z.nullable(z.string()),
  gender: z.nullable(z.enum(GENDERS)),
  matchedAt: z.coerce.date(),
  lastAt: z.nullable(z.coerce.date()),
  lastMine: z.nullable(z.boolean()),
  celebrated: z.boolean(),
  demonstration: z.boolean(),
});
export type MatchRow = z.infer<typeof MatchRow>;

/** Of matches under the alias m, as this one of the two sees the other; newest first. */
const readMatches = async (db: Queryable, from: SQL, viewerId: SQL, condition: SQL): Promise<MatchRow[]> => {
  const answered = await db.execute(sql`
    select ${viewerId} as "viewerId", m.id, m.matched_at as "matchedAt", other.id as "memberId", other.demonstration, p.name, p.gender,
      p.birth_month::text as "birthMonth", coalesce(pl.label, '') as location,
      coalesce(p.profession, '') as profession, l.sent_at as "lastAt", l.sender_id = ${viewerId} as "lastMine",
      (case when m.low_id = ${viewerId} then m.low_celebrated_at else m.high_celebrated_at end is not null
        -- The note that came with the like bears the id of the match; it was written before.
        or exists (select 1 from message w
          where w.match_id = m.id and w.sender_id = ${viewerId} and w.client_id <> m.id)) as celebrated,
      (select f.id from photo f where f.member_id = other.id and f.state = 'approved'
        order by f.is_primary desc, f.position limit 1) as "photoId"
    from ${from}
    join member other on other.id = ${otherOf(viewerId)}
    join profile p on p.member_id = other.id left join place pl on pl.id = p.place_id
    left join conversation c on c.match_id = m.id
    left join message l on l.match_id = m.id and l.seq = c.last_seq
    where ${condition} and ${isShown('conversation', viewerId, sql`other.id`)}
    order by m.matched_at desc, m.id desc`);
  return rowsOf(MatchRow, answered);
};

export const listMatches = (db: Queryable, memberId: string): Promise<MatchRow[]> => {
  const viewerId = sql`${memberId}::uuid`;
  return readMatches(db, sql`match m`, viewerId, sql`(m.low_id = ${viewerId} or m.high_id = ${viewerId})`);
};

/** One match, as each of its two people sees it; whoever is not shown the other has no row. */
export const findMatchAsBoth = (db: Queryable, matchId: string): Promise<MatchRow[]> => {
  const both = sql`match m cross join lateral unnest(array[m.low_id, m.high_id]) as viewer (id)`;
  return readMatches(db, both, sql`viewer.id`, sql`m.id = ${matchId}`);
};
