// Reports as they are remembered: who was given one, what was asked for, each yes, and what the two seek.
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import {
  compatibilityReport as forTwo,
  compatibilityRight as right,
  compatibilityYes as yes,
} from '#platform/database/tables/compatibility.ts';
import { privateFile } from '#platform/database/tables/private-files.ts';
import { place, profile, wish } from '#platform/database/tables/profiles.ts';
import { isRelated, isShown } from '#platform/visibility/visibility.ts';
import type { Seeking } from './compatibility.rules.ts';

export type ReportRow = typeof forTwo.$inferSelect;
export type YesRow = typeof yes.$inferSelect;

/** Whoever says or ends something about reports, one after the other: a right is used once. */
export const lockMembers = async (tx: Queryable, memberIds: readonly string[]): Promise<void> => {
  for (const id of memberIds.toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`compatibility:${id}`}))`);
};

export type Person = { name: string; seeking: Seeking };
/** What somebody seeks now. */
export const findPerson = async (db: Queryable, memberId: string): Promise<Person | undefined> => {
  const [found] = await db
    .select({ wish, name: profile.name, country: place.country })
    .from(wish)
    .innerJoin(profile, eq(profile.memberId, wish.memberId))
    .leftJoin(place, eq(place.id, profile.placeId))
    .where(eq(wish.memberId, memberId));
  if (!found) return undefined;
  const { placeIds } = found.wish;
  const named =
    placeIds.length === 0
      ? []
      : await db.select({ label: place.label }).from(place).where(inArray(place.id, placeIds));
  const places = named.map(({ label }) => label).sort();
  return { name: found.name, seeking: { ...found.wish, places, country: found.country } };
};

export const findUnderWay = async (db: Queryable, matchId: string): Promise<ReportRow | undefined> => {
  const [found] = await db
    .select()
    .from(forTwo)
    .where(and(eq(forTwo.matchId, matchId), inArray(forTwo.state, ['asked', 'made'])));
  return found;
};
/** All that somebody has asked for of this match, the oldest first. */
export const listAskedOf = (db: Queryable, matchId: string, askerId: string): Promise<ReportRow[]> =>
  db
    .select()
    .from(forTwo)
    .where(and(eq(forTwo.matchId, matchId), eq(forTwo.askerId, askerId)))
    .orderBy(asc(forTwo.askedAt), asc(forTwo.id));
export const listYes = (db: Queryable, reportId: string): Promise<YesRow[]> =>
  db.select().from(yes).where(eq(yes.reportId, reportId));

const Other = z.object({ otherId: z.string() });
/** The other of the match, however the two stand. */
export const findAsked = async (
  tx: Queryable,
  matchId: string,
  askerId: string,
): Promise<string | undefined> => {
  const answered = await tx.execute(sql`
    select case when m.low_id = ${askerId}::uuid then m.high_id else m.low_id end as "otherId"
    from match m where m.id = ${matchId}`);
  return rowsOf(Other, answered)[0]?.otherId;
};

export const recordAsked = async (
  tx: Queryable,
  row: Pick<typeof forTwo.$inferInsert, 'matchId' | 'askerId' | 'askedAt'>,
): Promise<string> => {
  const [saved] = await tx.insert(forTwo).values(row).returning({ id: forTwo.id });
  return saved!.id;
};
export const saveYes = async (tx: Queryable, row: typeof yes.$inferInsert): Promise<void> => {
  const { reportId: _, memberId: __, ...change } = row;
  await tx
    .insert(yes)
    .values(row)
    .onConflictDoUpdate({ target: [yes.reportId, yes.memberId], set: change });
};
export const recordMade = async (
  tx: Queryable,
  id: string,
  made: { fileId: string; rightId: string; madeAt: Date },
): Promise<void> => {
  await tx
    .update(forTwo)
    .set({ ...made, state: 'made' })
    .where(eq(forTwo.id, id));
};
export const recordOver = async (
  tx: Queryable,
  ids: readonly string[],
  state: 'declined' | 'withdrawn',
  at: Date,
): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .update(forTwo)
    .set({ state, overAt: at, fileId: null })
    .where(inArray(forTwo.id, [...ids]));
};
export const recordOpened = async (
  db: Queryable,
  reportId: string,
  memberId: string,
  at: Date,
): Promise<boolean> => {
  const opened = await db
    .update(yes)
    .set({ openedAt: at })
    .where(and(eq(yes.reportId, reportId), eq(yes.memberId, memberId), isNull(yes.openedAt)))
    .returning({ id: yes.reportId });
  return opened.length > 0;
};

const UnderWay = z.object({ id: z.string(), otherId: z.string() });
/** All that is under way of a member’s matches, whoever sees it. */
export const listUnderWay = async (tx: Queryable, memberId: string): Promise<z.infer<typeof UnderWay>[]> => {
  const me = sql`${memberId}::uuid`;
  const answered = await tx.execute(sql`
    select r.id, case when m.low_id = ${me} then m.high_id else m.low_id end as "otherId"
    from match m join compatibility_report r on r.match_id = m.id and r.state in ('asked', 'made')
    where ${me} in (m.low_id, m.high_id) order by r.id`);
  return rowsOf(UnderWay, answered);
};
const Made = z.object({ made: z.coerce.number() });
/** Of those whom the member still sees. */
export const countMade = async (db: Queryable, memberId: string): Promise<number> => {
  const me = sql`${memberId}::uuid`;
  const other = sql`case when m.low_id = ${me} then m.high_id else m.low_id end`;
  const answered = await db.execute(sql`
    select count(*) as made from match m join compatibility_report r on r.match_id = m.id and r.state = 'made'
    where ${me} in (m.low_id, m.high_id) and ${isShown('conversation', me, other)}`);
  return rowsOf(Made, answered)[0]!.made;
};
const Two = z.object({ id: z.string(), lowId: z.string(), highId: z.string() });
/** What is under way of two who are kept apart since. */
export const listApart = async (db: Queryable, most: number): Promise<z.infer<typeof Two>[]> => {
  const answered = await db.execute(sql`
    select r.id, m.low_id as "lowId", m.high_id as "highId"
    from compatibility_report r join match m on m.id = r.match_id
    where r.state in ('asked', 'made') and not ${isRelated('match', sql`m.low_id`, sql`m.high_id`)}
    limit ${most}`);
  return rowsOf(Two, answered);
};
/** Of a private file: a report stands for it. */
export const isOfReport = sql`exists (select from compatibility_report r
  where r.file_id || '.pdf' = ${privateFile.name} and r.state = 'made')`;

const File = z.object({ name: z.string() });
/** Files of this kind that stand for no report any more: the account of the other went without a word, as after a restored backup. */
export const listLostFiles = async (db: Queryable, kind: string, most: number): Promise<string[]> => {
  const answered = await db.execute(sql`
    select f.name from private_file f
    where f.kind = ${kind} and f.kept_at is not null and f.removed_at is null
      and not exists (select from compatibility_report r where r.file_id || '.pdf' = f.name)
    limit ${most}`);
  return rowsOf(File, answered).map(({ name }) => name);
};
export const findReport = async (tx: Queryable, id: string): Promise<ReportRow | undefined> => {
  const [found] = await tx.select().from(forTwo).where(eq(forTwo.id, id));
  return found;
};
/** What a member asked for and waits for. */
export const listAskedBy = (tx: Queryable, memberId: string): Promise<ReportRow[]> =>
  tx
    .select()
    .from(forTwo)
    .where(and(eq(forTwo.askerId, memberId), eq(forTwo.state, 'asked')));

export const saveRightOnce = async (tx: Queryable, row: typeof right.$inferInsert): Promise<void> => {
  await tx.insert(right).values(row).onConflictDoNothing({ target: right.orderId });
};
export const listRights = (db: Queryable, memberId: string) =>
  db.select().from(right).where(eq(right.memberId, memberId)).orderBy(desc(right.givenAt), desc(right.id));
/** The oldest first. */
export const listOpenRights = (db: Queryable, memberId: string) =>
  db
    .select()
    .from(right)
    .where(and(eq(right.memberId, memberId), isNull(right.usedAt)))
    .orderBy(asc(right.givenAt), asc(right.id));
export const markRight = async (tx: Queryable, id: string, usedAt: Date | null): Promise<void> => {
  await tx.update(right).set({ usedAt }).where(eq(right.id, id));
};
