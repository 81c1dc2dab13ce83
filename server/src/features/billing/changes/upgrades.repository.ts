// What of running packages counts towards a better one, as it is remembered.
import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { order, packageVersion } from '#platform/database/tables/billing.ts';
import { upgradeCredit } from '#platform/database/tables/changes.ts';
import { orderLine } from '#platform/database/tables/checkout.ts';
import { packageGrant } from '#platform/database/tables/grants.ts';

export type UpgradeCredit = typeof upgradeCredit.$inferSelect;

const Sum = columnOf(z.number());

/** Paid for an order and counted in its price, less what goes back, was lost or counts for another one. */
export const netMinor = sql`(purchase_order.amount_minor
  + (select coalesce(sum(u.credit_minor), 0) from upgrade_credit u
      where u.quote_id = purchase_order.quote_id and u.taken_at is not null and u.restored_at is null)
  - (select coalesce(sum(u.credit_minor), 0) from upgrade_credit u
      where u.order_id = purchase_order.id and u.taken_at is not null and u.restored_at is null)
  - (select coalesce(sum(r.amount_minor), 0) from refund r
      join payment p on p.id = r.payment_id join payment_attempt a on a.id = p.attempt_id
      where a.order_id = purchase_order.id and r.of = 'order' and r.owed_at is not null
        and r.state not in ('failed', 'refused'))
  - (select coalesce(sum(d.amount_minor), 0) from dispute d
      join allocation c on c.payment_id = d.payment_id and c.order_id = purchase_order.id and c.released_at is null
      where d.state in ('lost', 'silent')))::float8`.mapWith(Sum);

const disputed = sql`exists (select from dispute d
  join payment p on p.id = d.payment_id join payment_attempt a on a.id = p.attempt_id
  where a.order_id = purchase_order.id and d.ended_at is null)`.mapWith(columnOf(z.boolean()));

const standing = { netMinor, disputed, status: order.status };

const countsElsewhereSql = sql`exists (select from upgrade_credit e
  where e.order_id = purchase_order.id and e.taken_at is not null and e.restored_at is null)`;
const countsElsewhere = sql`${countsElsewhereSql}`.mapWith(columnOf(z.boolean()));

/** The names of what goes on once this order is over: nothing where it counts for a third one. */
export const restores = sql`(select coalesce(json_agg(distinct l.title), '[]'::json) from upgrade_credit u
  join order_line l on l.order_id = u.order_id and l.position = 1
  where u.quote_id = purchase_order.quote_id and u.taken_at is not null and u.restored_at is null
    and not ${countsElsewhereSql})`.mapWith(columnOf(z.array(z.string())));

/** What a member paid for and has not had to its end: the one that runs first. */
export const listHeld = (db: Queryable, memberId: string, now: Date) =>
  db
    .select({
      ...standing,
      orderId: order.id,
      currency: order.currency,
      packageName: orderLine.title,
      rank: packageVersion.position,
      startsAt: packageGrant.startsAt,
    })
    .from(packageGrant)
    .innerJoin(order, eq(order.id, packageGrant.orderId))
    .innerJoin(orderLine, and(eq(orderLine.orderId, order.id), eq(orderLine.position, 1)))
    .innerJoin(packageVersion, eq(packageVersion.id, packageGrant.packageVersionId))
    .where(
      and(
        eq(packageGrant.memberId, memberId),
        sql`upper(${packageGrant.inForce}) > ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(packageGrant.startsAt));
export type Held = Awaited<ReturnType<typeof listHeld>>[number];

export const saveCredits = async (
  tx: Queryable,
  rows: readonly (typeof upgradeCredit.$inferInsert)[],
): Promise<void> => {
  await tx.insert(upgradeCredit).values([...rows]);
};

/** Of a price, each with the name of what is left. */
export const listOfQuote = (db: Queryable, quoteId: string) =>
  db
    .select({ credit: upgradeCredit, packageName: orderLine.title })
    .from(upgradeCredit)
    .innerJoin(orderLine, and(eq(orderLine.orderId, upgradeCredit.orderId), eq(orderLine.position, 1)))
    .where(eq(upgradeCredit.quoteId, quoteId))
    .orderBy(asc(upgradeCredit.orderId));
export type QuotedCredit = Awaited<ReturnType<typeof listOfQuote>>[number];

const into = alias(order, 'into_order');
const intoLine = alias(orderLine, 'into_line');

/** What counted in the price of an order, and what of it counts in that of another: with both names. */
export const listOfOrder = (db: Queryable, orderId: string) =>
  db
    .select({
      credit: upgradeCredit,
      from: orderLine.title,
      into: intoLine.title,
      intoId: into.id,
      leaves: sql`${upgradeCredit.orderId} = ${orderId}`.mapWith(columnOf(z.boolean())),
    })
    .from(upgradeCredit)
    .innerJoin(orderLine, and(eq(orderLine.orderId, upgradeCredit.orderId), eq(orderLine.position, 1)))
    .innerJoin(into, eq(into.quoteId, upgradeCredit.quoteId))
    .innerJoin(intoLine, and(eq(intoLine.orderId, into.id), eq(intoLine.position, 1)))
    .where(
      and(or(eq(upgradeCredit.orderId, orderId), eq(into.id, orderId)), isNotNull(upgradeCredit.takenAt)),
    );

/** How the orders stand, of which something is left. */
export const listStandings = (db: Queryable, orderIds: readonly string[]) =>
  db
    .select({ ...standing, orderId: order.id, currency: order.currency, countsElsewhere })
    .from(order)
    .where(inArray(order.id, [...orderIds]));

/** What stands for an order, and whether some of that counts for another one. */
export const findWorth = async (db: Queryable, orderId: string) => {
  const [found] = await db.select({ netMinor, countsElsewhere }).from(order).where(eq(order.id, orderId));
  return found!;
};

/** What counts in an order and is another's again once this one is over: nothing where it counts for a third one. */
export const findRestored = async (
  db: Queryable,
  { id, quoteId }: { id: string; quoteId: string },
): Promise<number> => {
  if ((await findWorth(db, id)).countsElsewhere) return 0;
  const [found] = await db
    .select({ all: sql`coalesce(sum(${upgradeCredit.creditMinor}), 0)::float8`.mapWith(Sum) })
    .from(upgradeCredit)
    .where(
      and(
        eq(upgradeCredit.quoteId, quoteId),
        isNotNull(upgradeCredit.takenAt),
        isNull(upgradeCredit.restoredAt),
      ),
    );
  return found!.all;
};

/** The name of the package that what was left of the order counts in by now, however often its member moved up since. */
export const findMovedUpTo = async (tx: Queryable, orderId: string): Promise<string | undefined> => {
  const [next] = (await listOfOrder(tx, orderId)).filter(
    ({ leaves, credit }) => leaves && credit.takenAt !== null && credit.restoredAt === null,
  );
  return next && ((await findMovedUpTo(tx, next.intoId)) ?? next.into);
};

/** The orders whose packages an order ends. */
export const listEndedBy = async (db: Queryable, orderId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: upgradeCredit.orderId })
    .from(upgradeCredit)
    .innerJoin(order, eq(order.quoteId, upgradeCredit.quoteId))
    .where(and(eq(order.id, orderId), isNull(upgradeCredit.restoredAt)))
    .orderBy(asc(upgradeCredit.orderId));
  return rows.map(({ id }) => id);
};

export const markTaken = async (tx: Queryable, quoteId: string, takenAt: Date): Promise<void> => {
  await tx.update(upgradeCredit).set({ takenAt }).where(eq(upgradeCredit.quoteId, quoteId));
};

export const markRestored = async (tx: Queryable, quoteId: string, restoredAt: Date): Promise<void> => {
  await tx.update(upgradeCredit).set({ restoredAt }).where(eq(upgradeCredit.quoteId, quoteId));
};

/** Other upgrades that were begun with what counts in this one, and wait: but those whose money is being taken in. */
export const closeOvertaken = async (tx: Queryable, quoteId: string, endedAt: Date): Promise<void> => {
  const waiting = tx
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        eq(order.status, 'open'),
        ne(order.quoteId, quoteId),
        sql`exists (select from upgrade_credit mine join upgrade_credit other on other.order_id = mine.order_id
          where mine.quote_id = ${quoteId} and other.quote_id = ${order.quoteId})`,
      ),
    )
    .for('update', { skipLocked: true });
  await tx.update(order).set({ status: 'cancelled', endedAt }).where(inArray(order.id, waiting));
};

const raisePrice = async (tx: Queryable, orderId: string, byMinor: number): Promise<void> => {
  await tx
    .update(order)
    .set({ amountMinor: sql`${order.amountMinor} + ${byMinor}` })
    .where(eq(order.id, orderId));
  await tx
    .update(orderLine)
    .set({ amountMinor: sql`${orderLine.amountMinor} + ${byMinor}` })
    .where(eq(orderLine.orderId, orderId));
};

/** It does not count any more: the order costs so much more. */
export const endCredit = async (
  tx: Queryable,
  { id, quoteId }: { id: string; quoteId: string },
  creditMinor: number,
): Promise<void> => {
  await tx.delete(upgradeCredit).where(eq(upgradeCredit.quoteId, quoteId));
  await raisePrice(tx, id, creditMinor);
};

/** Less of it counts than was promised: the order costs `byMinor` more. */
export const lowerCredits = async (
  tx: Queryable,
  orderId: string,
  counted: readonly UpgradeCredit[],
  byMinor: number,
): Promise<void> => {
  for (const { quoteId, orderId: of, netMinor: net, creditMinor } of counted)
    await tx
      .update(upgradeCredit)
      .set({ netMinor: net, creditMinor })
      .where(and(eq(upgradeCredit.quoteId, quoteId), eq(upgradeCredit.orderId, of)));
  if (byMinor > 0) await raisePrice(tx, orderId, byMinor);
};
