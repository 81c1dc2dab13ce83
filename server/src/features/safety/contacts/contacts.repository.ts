// Hidden contacts as they are remembered: keyed digests of numbers, and the pairs that each night finds of them.
import { and, count, eq, gte, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { contactKey, contactNumber, contactPair, hiddenContact } from '#platform/database/tables/safety.ts';

/** Two processes may make one at once: the first one's stands. */
export const findKeyOr = async (db: Queryable, made: () => string): Promise<string> => {
  const find = async () => (await db.select().from(contactKey))[0]?.keySealed;
  const known = await find();
  if (known) return known;
  await db.insert(contactKey).values({ keySealed: made() }).onConflictDoNothing();
  return (await find())!;
};

/** Held until the transaction ends, so that two calls cannot both take the last place. */
export const holdCountry = async (tx: Queryable, memberId: string): Promise<string | null> => {
  const [held] = await tx
    .select({ country: member.country })
    .from(member)
    .where(eq(member.id, memberId))
    .for('no key update');
  return held?.country ?? null;
};

export const countHidden = async (
  db: Queryable,
  memberId: string,
  since: Date,
): Promise<{ all: number; since: number }> => {
  const mine = eq(hiddenContact.memberId, memberId);
  const [all] = await db.select({ count: count() }).from(hiddenContact).where(mine);
  const [late] = await db
    .select({ count: count() })
    .from(hiddenContact)
    .where(and(mine, gte(hiddenContact.createdAt, since)));
  return { all: all!.count, since: late!.count };
};

export const isAdded = async (tx: Queryable, memberId: string, batchId: string): Promise<boolean> => {
  const found = await tx
    .select({ at: hiddenContact.position })
    .from(hiddenContact)
    .where(and(eq(hiddenContact.memberId, memberId), eq(hiddenContact.batchId, batchId)))
    .limit(1);
  return found.length > 0;
};

export const saveHidden = async (
  tx: Queryable,
  rows: readonly (typeof hiddenContact.$inferInsert)[],
): Promise<void> => {
  await tx.insert(hiddenContact).values([...rows]);
};

export const removeHidden = async (tx: Queryable, memberId: string): Promise<void> => {
  await tx.delete(hiddenContact).where(eq(hiddenContact.memberId, memberId));
};

const Numbered = z.object({ memberId: z.string(), phoneSealed: z.string(), madeOf: z.string() });
/** Members whose number is not the one of which their digest was made, from this one on. */
export const listNewNumbers = async (db: Queryable, after: string, most: number) => {
  const answered = await db.execute(sql`
    select m.id as "memberId", m.phone_sealed as "phoneSealed", md5(m.phone_sealed) as "madeOf"
    from member m left join contact_number n on n.member_id = m.id
    where m.phone_sealed is not null and m.id > ${after} and n.made_of is distinct from md5(m.phone_sealed)
    order by m.id limit ${most}`);
  return rowsOf(Numbered, answered);
};

export const saveNumbers = async (
  db: Queryable,
  rows: readonly (typeof contactNumber.$inferInsert)[],
): Promise<void> => {
  await db
    .insert(contactNumber)
    .values([...rows])
    .onConflictDoUpdate({
      target: contactNumber.memberId,
      set: { digest: sql`excluded.digest`, madeOf: sql`excluded.made_of` },
    });
};

/** Of whoever has no number any more. */
export const forgetNumbers = async (db: Queryable): Promise<void> => {
  await db.execute(sql`delete from contact_number n
    using member m where m.id = n.member_id and m.phone_sealed is null`);
};

const Pair = z.object({ memberId: z.string(), otherId: z.string() });
export type Pair = z.infer<typeof Pair>;
/** Whom each is to be hidden from by what stood there at that night. */
const MEANT = (night: Date) => sql`
  select h.member_id, n.member_id as other_id from hidden_contact h
  join contact_number n on n.digest = h.digest and n.member_id <> h.member_id
  where h.created_at < ${night.toISOString()}::timestamptz`;

export const listNewPairs = async (db: Queryable, night: Date): Promise<Pair[]> => {
  const answered = await db.execute(sql`
    select member_id as "memberId", other_id as "otherId"
    from (${MEANT(night)} except select member_id, other_id from contact_pair) found`);
  return rowsOf(Pair, answered);
};

export const listOldPairs = async (db: Queryable, night: Date): Promise<Pair[]> => {
  const answered = await db.execute(sql`
    select member_id as "memberId", other_id as "otherId"
    from (select member_id, other_id from contact_pair except ${MEANT(night)}) found`);
  return rowsOf(Pair, answered);
};

export const savePair = async (tx: Queryable, pair: Pair): Promise<void> => {
  await tx.insert(contactPair).values(pair).onConflictDoNothing();
};

export const removePair = async (tx: Queryable, { memberId, otherId }: Pair): Promise<void> => {
  await tx
    .delete(contactPair)
    .where(and(eq(contactPair.memberId, memberId), eq(contactPair.otherId, otherId)));
};
