// Who took which code, as it is remembered; and how the catalogue has a code now.
import { CodeEntry } from '@ijeuwa/contract/codes';
import { and, asc, count, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { catalogueVersion } from '#platform/database/tables/catalogue.ts';
import { codeUse } from '#platform/database/tables/codes.ts';

/** One takes it after the other, until the transaction ends. */
export const lockCode = async (tx: Queryable, key: string): Promise<void> => {
  await tx.execute(sql`select lock_code(${key})`);
};

/** Also one that is ended: a price that was given stands. */
export const findCode = async (db: Queryable, key: string) => {
  const [found] = await db
    .select({ data: catalogueVersion.data, ended: catalogueVersion.ended })
    .from(catalogueVersion)
    .where(and(eq(catalogueVersion.kind, 'code'), eq(catalogueVersion.key, key)))
    .orderBy(desc(catalogueVersion.version))
    .limit(1);
  const read = found && CodeEntry.safeParse(found.data);
  return read?.success ? { entry: read.data, ended: found!.ended } : undefined;
};

export const findContact = async (db: Queryable, memberId: string) => {
  const [found] = await db
    .select({
      email: member.email,
      emailVerifiedAt: member.emailVerifiedAt,
      phoneSealed: member.phoneSealed,
      phoneDigest: member.phoneDigest,
      phoneConfirmedAt: member.phoneConfirmedAt,
      phoneCheckedAt: member.phoneCheckedAt,
    })
    .from(member)
    .where(eq(member.id, memberId));
  return found;
};

const counts = ne(codeUse.state, 'released');

/** What this person took of it, or whoever had confirmed something of theirs, by its digests; their own first. */
export const listTakenBy = async (db: Queryable, key: string, memberId: string, marks: readonly string[]) => {
  const rows = await db
    .select({ state: codeUse.state, purchaseId: codeUse.purchaseId, memberId: codeUse.memberId })
    .from(codeUse)
    .where(
      and(
        eq(codeUse.codeKey, key),
        counts,
        or(
          eq(codeUse.memberId, memberId),
          inArray(codeUse.emailDigest, [...marks]),
          inArray(codeUse.phoneDigest, [...marks]),
        ),
      ),
    )
    .orderBy(desc(eq(codeUse.memberId, memberId)));
  return rows.map((row) => ({
    state: row.state as 'reserved' | 'used',
    purchaseId: row.purchaseId,
    own: row.memberId === memberId,
  }));
};

export const countTaken = async (db: Queryable, key: string): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(codeUse)
    .where(and(eq(codeUse.codeKey, key), counts));
  return row!.n;
};

export const saveUse = async (tx: Queryable, row: typeof codeUse.$inferInsert): Promise<void> => {
  await tx.insert(codeUse).values(row);
};

export const markUsed = async (
  tx: Queryable,
  key: string,
  purchaseId: string,
  usedAt: Date,
): Promise<void> => {
  await tx
    .update(codeUse)
    .set({ state: 'used', usedAt })
    .where(and(eq(codeUse.codeKey, key), eq(codeUse.purchaseId, purchaseId), eq(codeUse.state, 'reserved')));
};

export const listUses = (db: Queryable) =>
  db
    .select({
      key: codeUse.codeKey,
      used: sql`count(*) filter (where ${codeUse.state} = 'used')`.mapWith(Number),
      reserved: sql`count(*) filter (where ${codeUse.state} = 'reserved')`.mapWith(Number),
    })
    .from(codeUse)
    .groupBy(codeUse.codeKey)
    .orderBy(asc(codeUse.codeKey));
