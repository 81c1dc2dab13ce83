// What two matched members have said of each other, as it is remembered. What two are apart about counts no more.
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { couple, coupleMember } from '#platform/database/tables/couples.ts';
import { isShown } from '#platform/visibility/visibility.ts';

/** Whoever says something of being a couple, one after the other. */
export const lockMembers = async (tx: Queryable, memberIds: readonly string[]): Promise<void> => {
  for (const id of memberIds.toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`couple:${id}`}))`);
};

const Tie = z.object({
  matchId: z.string(),
  state: z.enum(['asked', 'together']),
  byMe: z.boolean(),
  personId: z.string(),
  name: z.string().nullable(),
  since: z.coerce.date(),
});
export type Tie = z.infer<typeof Tie>;
export const listTies = async (db: Queryable, memberId: string): Promise<Tie[]> => {
  const me = sql`${memberId}::uuid`;
  const other = sql`case when m.low_id = ${me} then m.high_id else m.low_id end`;
  const answered = await db.execute(sql`
    select c.match_id as "matchId", c.state, c.asker_id = ${me} as "byMe", ${other} as "personId", p.name,
      coalesce(c.together_at, c.asked_at) as since
    from match m join couple c on c.match_id = m.id and c.state in ('asked', 'together')
    left join profile p on p.member_id = ${other}
    where ${me} in (m.low_id, m.high_id) and m.ended_at is null and ${isShown('conversation', me, other)}
    order by c.state desc, since`);
  return rowsOf(Tie, answered);
};

const Parted = z.object({ id: z.string() });
/** Conversations of those with whom the member was a couple and is one no longer. */
export const listParted = async (db: Queryable, memberId: string): Promise<string[]> => {
  const answered = await db.execute(sql`
    select m.id from match m where ${memberId}::uuid in (m.low_id, m.high_id) and m.ended_at is null
      and exists (select from couple c where c.match_id = m.id and c.together_at is not null and c.state = 'ended')
      and not exists (select from couple c where c.match_id = m.id and c.state = 'together')`);
  return rowsOf(Parted, answered).map(({ id }) => id);
};

const Partner = z.object({ id: z.string() });
/** With whom the member is a couple, while nothing keeps the two apart and the other is here: as their ties are listed. */
export const findPartner = async (db: Queryable, memberId: string): Promise<string | undefined> => {
  const answered = await db.execute(sql`
    select o.member_id as id from couple_member mine
    join couple_member o on o.couple_id = mine.couple_id and o.member_id <> mine.member_id
    where mine.member_id = ${memberId} and ${isShown('conversation', sql`mine.member_id`, sql`o.member_id`)}`);
  return rowsOf(Partner, answered)[0]?.id;
};

export const findUnderWay = async (tx: Queryable, matchId: string) => {
  const [found] = await tx
    .select()
    .from(couple)
    .where(and(eq(couple.matchId, matchId), inArray(couple.state, ['asked', 'together'])));
  return found;
};

/** However often it was said of one match. */
export const listSaid = async (tx: Queryable, matchId: string): Promise<string[]> => {
  const rows = await tx.select({ id: couple.id }).from(couple).where(eq(couple.matchId, matchId));
  return rows.map(({ id }) => id);
};

const UnderWay = z.object({ id: z.string(), otherId: z.string(), state: z.enum(['asked', 'together']) });
/** All that the member and others have said of each other, whoever sees it. */
export const listUnderWay = async (tx: Queryable, memberId: string): Promise<z.infer<typeof UnderWay>[]> => {
  const me = sql`${memberId}::uuid`;
  const answered = await tx.execute(sql`
    select c.id, c.state, case when m.low_id = ${me} then m.high_id else m.low_id end as "otherId"
    from match m join couple c on c.match_id = m.id and c.state in ('asked', 'together')
    where ${me} in (m.low_id, m.high_id) order by c.id`);
  return rowsOf(UnderWay, answered);
};

export const recordAsked = async (tx: Queryable, row: typeof couple.$inferInsert): Promise<string> => {
  const [saved] = await tx.insert(couple).values(row).returning({ id: couple.id });
  return saved!.id;
};

export const recordTogether = async (
  tx: Queryable,
  id: string,
  memberIds: readonly string[],
  at: Date,
): Promise<void> => {
  await tx.update(couple).set({ state: 'together', togetherAt: at }).where(eq(couple.id, id));
  await tx.insert(coupleMember).values(memberIds.map((memberId) => ({ memberId, coupleId: id })));
};

export const recordOver = async (
  tx: Queryable,
  ids: readonly string[],
  state: 'declined' | 'ended',
  at: Date,
): Promise<void> => {
  if (ids.length === 0) return;
  await tx.delete(coupleMember).where(inArray(coupleMember.coupleId, [...ids]));
  await tx
    .update(couple)
    .set({ state, overAt: at })
    .where(inArray(couple.id, [...ids]));
};

const Apart = z.object({ id: z.string() });
/** Couples of these members whose two are kept apart since, or of whom one is not here. */
export const listApart = async (tx: Queryable, memberIds: readonly string[]): Promise<string[]> => {
  const answered = await tx.execute(sql`
    select distinct c.id from couple_member one join couple c on c.id = one.couple_id
    join match m on m.id = c.match_id
    where one.member_id in (${sql.join(
      memberIds.map((id) => sql`${id}::uuid`),
      sql`, `,
    )}) and (${isShown('conversation', sql`m.low_id`, sql`m.high_id`)}) is not true`);
  return rowsOf(Apart, answered).map(({ id }) => id);
};

/** What these members said to others and wait for. */
export const listAskedBy = async (tx: Queryable, memberIds: readonly string[]): Promise<string[]> => {
  const rows = await tx
    .select({ id: couple.id })
    .from(couple)
    .where(and(inArray(couple.askerId, [...memberIds]), eq(couple.state, 'asked')));
  return rows.map(({ id }) => id);
};
