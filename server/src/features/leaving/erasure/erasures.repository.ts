// Who asked to be erased, and the erasure itself: table by table, as the registry says of each.
import { and, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import { REGISTRY } from '#platform/database/columns/registry.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { erasure } from '#platform/database/tables/leaving.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { ofMember } from '../of-member.repository.ts';

export const findName = async (tx: Queryable, memberId: string): Promise<string> => {
  const [found] = await tx.select({ name: profile.name }).from(profile).where(eq(profile.memberId, memberId));
  return found?.name ?? '';
};

export const recordAsked = async (tx: Queryable, row: typeof erasure.$inferInsert): Promise<void> => {
  await tx.insert(erasure).values(row);
};

/** Undefined when nobody asked, or it is done. */
export const findAsked = async (tx: Queryable, memberId: string) => {
  const [found] = await tx
    .select()
    .from(erasure)
    .where(and(eq(erasure.memberId, memberId), isNull(erasure.erasedAt)));
  return found;
};

export const forgetAsked = async (tx: Queryable, memberId: string): Promise<void> => {
  await tx.delete(erasure).where(eq(erasure.memberId, memberId));
};

export const listDue = async (db: Queryable, now: Date, most: number): Promise<string[]> => {
  const due = await db
    .select({ memberId: erasure.memberId })
    .from(erasure)
    .where(and(lte(erasure.dueAt, now), isNull(erasure.erasedAt)))
    .orderBy(erasure.dueAt)
    .limit(most);
  return due.map(({ memberId }) => memberId);
};

/** What they were writing then may have been let in after it. */
export const listErasedSince = async (db: Queryable, since: Date): Promise<string[]> => {
  const erased = await db
    .select({ memberId: erasure.memberId })
    .from(erasure)
    .where(gt(erasure.erasedAt, since));
  return erased.map(({ memberId }) => memberId);
};

/** Those of the list whom a restore has brought back. */
export const listThere = async (db: Queryable, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const there = await db
    .select({ id: member.id })
    .from(member)
    .where(and(inArray(member.id, [...ids]), ne(member.status, 'erased')));
  return there.map(({ id }) => id);
};

/** Nothing else happens to the account meanwhile. */
export const lockAccount = async (tx: Queryable, memberId: string) => {
  const [locked] = await tx
    .select({ email: member.email, status: member.status })
    .from(member)
    .where(eq(member.id, memberId))
    .for('update');
  return locked;
};

/** One process after the other writes the list. */
export const lockList = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('list of erasures', 0))`);
};

export const eraseRows = async (tx: Queryable, memberId: string): Promise<void> => {
  for (const [table, { erased }] of Object.entries(REGISTRY)) {
    const name = sql.identifier(table);
    if ('goes' in erased) await tx.execute(sql`delete from ${name} where ${ofMember(erased.goes, memberId)}`);
    if (!('stays' in erased) || !erased.emptied) continue;
    const { of, set } = erased.emptied;
    const values = Object.entries(set).map(
      ([column, value]) => sql`${sql.identifier(column)} = ${sql.raw(value)}`,
    );
    await tx.execute(sql`update ${name} set ${sql.join(values, sql`, `)} where ${ofMember(of, memberId)}`);
  }
};

/** Of a restored account the row that says when it was asked may be missing. */
export const recordErased = async (
  tx: Queryable,
  row: Required<typeof erasure.$inferInsert>,
): Promise<void> => {
  const { erasedAt } = row;
  await tx
    .insert(erasure)
    .values(row)
    .onConflictDoUpdate({
      target: erasure.memberId,
      set: { erasedAt, dueAt: sql`least(${erasure.dueAt}, excluded.due_at)` },
    });
};
