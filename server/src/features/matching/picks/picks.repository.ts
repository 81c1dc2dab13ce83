// The picks of each day as they are kept: whom the night paired, and whom matchmakers chose.
import { PASS_HIDES_DAYS } from '@ijeuwa/contract/matching';
import { and, eq, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { DAY_MS, later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { leaning } from '#platform/database/tables/learning.ts';
import { pick } from '#platform/database/tables/picks.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { everybodyWithoutCard } from '#platform/visibility/visibility.ts';
import { at } from '../deck/both-ways.repository.ts';

/** The other one of a pair, of whoever this is. */
const otherThan = (memberId: string): SQL =>
  sql`case when ${pick.lowId} = ${memberId} then ${pick.highId} else ${pick.lowId} end`;
const isOf = (memberId: string, day: string) =>
  or(and(eq(pick.lowId, memberId), eq(pick.day, day)), and(eq(pick.highId, memberId), eq(pick.day, day)));

const pinnedFor = (memberId: string): SQL =>
  sql`(case ${pick.pinnedFor} when 'low' then ${pick.lowId} = ${memberId} when 'high' then ${pick.highId} = ${memberId}
    when 'both' then true end)`;
const isPaired = sql`${pick.value} is not null`;

/** Whom the day introduces to somebody, as JSON: whom their matchmaker chose first, then those who are worth most to both. */
export const picksFor = (viewer: SQL, day: SQL): SQL => sql`(
    select coalesce(json_agg(json_build_object('id', o.id, 'pinned', o.pinned) order by o.pinned desc, o.value desc, o.id), '[]')
    from (
      select k.high_id as id, k.value, coalesce(k.pinned_for in ('low', 'both'), false) as pinned
      from pick k where k.low_id = ${viewer} and k.day = ${day}
      union all select k.low_id, k.value, coalesce(k.pinned_for in ('high', 'both'), false)
      from pick k where k.high_id = ${viewer} and k.day = ${day}) o
    where o.pinned or o.value is not null)`;

/** One at a time writes a day, until the transaction ends. */
export const holdPicks = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('picks of a day', 0))`);
};

export const isAssigned = async (db: Queryable, day: string): Promise<boolean> => {
  const found = await db
    .select({ day: pick.day })
    .from(pick)
    .where(and(eq(pick.day, day), isPaired))
    .limit(1);
  return found.length > 0;
};

const Begun = z.object({ id: z.string() });
/** Whose picks of that day stand already: they looked at cards before it was assigned. */
export const listBegun = async (db: Queryable, day: string): Promise<string[]> => {
  const answered = await db.execute(sql`select viewer_id as id from queue_state where pick_day = ${day}`);
  return rowsOf(Begun, answered).map(({ id }) => id);
};

/** Who has a deck that does not learn from their answers: nobody is paired with them by what was learnt. */
export const listPlain = async (db: Queryable): Promise<string[]> => {
  const found = await db.select({ id: leaning.memberId }).from(leaning).where(isNotNull(leaning.plainSince));
  return found.map(({ id }) => id);
};

/** For whom matchmakers chose somebody for that day, once for each. */
export const listPinned = async (db: Queryable, day: string): Promise<string[]> => {
  const found = await db
    .select({ lowId: pick.lowId, highId: pick.highId, pinnedFor: pick.pinnedFor })
    .from(pick)
    .where(and(eq(pick.day, day), isNotNull(pick.pinnedFor)));
  return found.flatMap(({ lowId, highId, pinnedFor: side }) => [
    ...(side === 'high' ? [] : [lowId]),
    ...(side === 'low' ? [] : [highId]),
  ]);
};

const Apart = z.object({ apart: z.instanceof(Buffer) });
/**
 * For each of them, packed, whom they cannot be paired with: whom they answered or who answered them, whoever
 * is kept from seeing the other, and themselves.
 */
export const listApart = async (db: Queryable, ids: readonly string[], now: Date): Promise<Uint8Array[]> => {
  const counts = sql`(kind = 'like' or answered_at > ${at(later(now, -PASS_HIDES_DAYS * DAY_MS))})`;
  const answered = await db.execute(sql`
    select (select string_agg(uuid_send(a.id), '') from (
      select v.id
      union all select target_id from answer where viewer_id = v.id and ${counts}
      union all select viewer_id from answer where target_id = v.id and ${counts}
      union all ${everybodyWithoutCard(sql`v.id`)}) a) as apart
    from unnest(${sql.param(ids)}::uuid[]) with ordinality v (id, position) order by v.position`);
  return rowsOf(Apart, answered).map(({ apart }) => apart);
};

export type AssignedPair = { lowId: string; highId: string; value: number };
/** Of members who have gone meanwhile nothing is kept. */
export const savePicks = async (
  tx: Queryable,
  day: string,
  pairs: readonly AssignedPair[],
): Promise<void> => {
  const column = (values: readonly (string | number)[]) => sql.param(values);
  await tx.execute(sql`
    insert into pick (day, low_id, high_id, value)
    select ${day}::date, p.low_id, p.high_id, p.value
    from unnest(${column(pairs.map((pair) => pair.lowId))}::uuid[], ${column(pairs.map((pair) => pair.highId))}::uuid[],
      ${column(pairs.map((pair) => pair.value))}::real[]) p (low_id, high_id, value)
    join member l on l.id = p.low_id join member h on h.id = p.high_id
    on conflict (low_id, day, high_id) do update set value = excluded.value`);
};

export const removePicks = async (db: Queryable, before: string): Promise<void> => {
  await db.delete(pick).where(lt(pick.day, before));
};

/** Whom a matchmaker chose for this member for that day. */
export const listPins = (
  db: Queryable,
  memberId: string,
  day: string,
): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: profile.memberId, name: profile.name })
    .from(pick)
    .innerJoin(profile, eq(profile.memberId, otherThan(memberId)))
    .where(and(isOf(memberId, day), pinnedFor(memberId)))
    .orderBy(profile.name, profile.memberId);

/** In place of those who were chosen before; what the matchmaker of the other chose of the same two stands. */
export const replacePins = async (
  tx: Queryable,
  memberId: string,
  day: string,
  people: readonly string[],
): Promise<void> => {
  const mine = and(isOf(memberId, day), pinnedFor(memberId));
  await tx.delete(pick).where(and(mine, isNull(pick.value), ne(pick.pinnedFor, 'both')));
  await tx
    .update(pick)
    .set({
      pinnedFor: sql`case when ${pick.pinnedFor} = 'both' then case when ${pick.lowId} = ${memberId} then 'high' else 'low' end end`,
    })
    .where(mine);
  if (people.length === 0) return;
  const rows = people.map((id) => {
    const isLow = memberId < id;
    const [lowId, highId] = isLow ? [memberId, id] : [id, memberId];
    return { day, lowId, highId, pinnedFor: isLow ? ('low' as const) : ('high' as const) };
  });
  await tx
    .insert(pick)
    .values(rows)
    .onConflictDoUpdate({
      target: [pick.lowId, pick.day, pick.highId],
      set: {
        pinnedFor: sql`case when ${pick.pinnedFor} <> excluded.pinned_for then 'both' else excluded.pinned_for end`,
      },
    });
};
