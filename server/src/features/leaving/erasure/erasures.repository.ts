// Who asked to be erased, and the erasure itself: table by table, as the registry says of each.
import { and, count, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { DAY_MS, later } from '#platform/clock.ts';
import { REGISTRY } from '#platform/database/columns/registry.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { order, packageVersion } from '#platform/database/tables/billing.ts';
import { paymentAttempt } from '#platform/database/tables/checkout.ts';
import { packageGrant } from '#platform/database/tables/grants.ts';
import { erasure } from '#platform/database/tables/leaving.ts';
import { match } from '#platform/database/tables/matching.ts';
import { photo, profile } from '#platform/database/tables/profiles.ts';
import { ofMember } from '../of-member.repository.ts';

export const findName = async (tx: Queryable, memberId: string): Promise<string> => {
  const [found] = await tx.select({ name: profile.name }).from(profile).where(eq(profile.memberId, memberId));
  return found?.name ?? '';
};

const lastMoment = sql`upper(${packageGrant.inForce})`;
/** So long after it was announced a transfer is looked for. */
const TRANSFER_AWAITED_MS = 30 * DAY_MS;

/** What goes with the account, for its owner to read before. */
export const findLost = async (db: Queryable, memberId: string, now: Date) => {
  const [runs] = await db
    .select({ content: packageVersion.content, endsAt: lastMoment.mapWith(packageGrant.endsAt) })
    .from(packageGrant)
    .innerJoin(packageVersion, eq(packageVersion.id, packageGrant.packageVersionId))
    .where(and(eq(packageGrant.memberId, memberId), sql`${lastMoment} > ${now.toISOString()}::timestamptz`))
    .orderBy(desc(lastMoment))
    .limit(1);
  const [matches] = await db
    .select({ n: count() })
    .from(match)
    .where(and(sql`${memberId} in (${match.lowId}, ${match.highId})`, isNull(match.endedAt)));
  // Announced, it is looked for although its time is over.
  const [transfer] = await db
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .innerJoin(order, eq(order.id, paymentAttempt.orderId))
    .where(
      and(
        eq(order.memberId, memberId),
        isNull(order.settledAt),
        inArray(paymentAttempt.method, ['bank_transfer', 'transfer_account']),
        eq(paymentAttempt.status, 'pending'),
        or(
          inArray(order.status, ['open', 'part_paid']),
          gt(paymentAttempt.announcedAt, later(now, -TRANSFER_AWAITED_MS)),
        ),
      ),
    )
    .limit(1);
  const [photos] = await db.select({ n: count() }).from(photo).where(eq(photo.memberId, memberId));
  return {
    package: runs ? { name: runs.content.name, endsAt: runs.endsAt.toISOString() } : null,
    conversations: matches?.n ?? 0,
    photos: photos?.n ?? 0,
    transferOpen: transfer !== undefined,
  };
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
