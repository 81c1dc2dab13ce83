// What renews of whoever orders: held before any order of theirs, and, of an order that pays for it, the end from which it renews.
import { GRACE_DAYS } from '@ijeuwa/contract/agreements';
import { and, eq, inArray, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { agreement } from '#platform/database/tables/agreements.ts';
import { order, quote } from '#platform/database/tables/billing.ts';

/** While it is not paid and nobody gave it up; within a query of orders. */
export const renewsFrom = sql`(select r.old_ends_at from agreement_renewal r
  where r.order_id = purchase_order.id and r.next_look_at is not null)`.mapWith(
  columnOf(z.nullable(z.coerce.date())),
);

/** What is renewed goes on unpaid until then, and its order can be paid. */
export const renewsUntil = sql`(${renewsFrom} + ${sql.raw(`interval '${GRACE_DAYS * 24} hours'`)})`;

type OfBuyers = (memberId: SQLWrapper) => SQL;

/** In one order, whoever asks. */
const holdTheirFirst = async (tx: Queryable, ofBuyers: OfBuyers): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first renewal:' || buyers.id, 0))
    from (select m.id from member m where ${ofBuyers(sql`m.id`)} order by m.id offset 0) buyers`);
};

/** Of whoever bought; `living`: as it was seen before anybody was waited for. */
const holdLiving = async (tx: Queryable, ofBuyers: OfBuyers, isFirstHeld = false): Promise<void> => {
  const living = alias(agreement, 'living');
  const seen = tx
    .select({ id: living.id })
    .from(living)
    .where(and(ofBuyers(living.memberId), ne(living.state, 'ended')));
  const held = await tx
    .select({ state: agreement.state })
    .from(agreement)
    .where(inArray(agreement.id, seen))
    // In one order, whoever asks.
    .orderBy(agreement.id)
    .for('update');
  // One that was replaced while it was waited for: what took its place is held before any order too.
  if (held.some(({ state }) => state === 'ended')) return holdLiving(tx, ofBuyers);
  // Where no renewal lives yet, the place of one: whoever waited for it looks again, and finds what was begun meanwhile.
  if (held.length > 0 || isFirstHeld) return;
  await holdTheirFirst(tx, ofBuyers);
  return holdLiving(tx, ofBuyers, true);
};

/** Until the transaction ends; nothing where the member renews nothing. */
export const holdRenewalOf = (tx: Queryable, purchaseId: string): Promise<void> => {
  const buyer = tx.select({ id: quote.memberId }).from(quote).where(eq(quote.id, purchaseId));
  return holdLiving(tx, (memberId) => inArray(memberId, buyer));
};

/** Of the members of several orders. */
export const holdRenewalsOf = (tx: Queryable, orderIds: readonly string[]): Promise<void> => {
  const buyers = tx
    .select({ id: order.memberId })
    .from(order)
    .where(inArray(order.id, [...orderIds]));
  return holdLiving(tx, (memberId) => inArray(memberId, buyers));
};

/** Of whoever leaves. */
export const holdRenewalOfMember = (tx: Queryable, memberId: string): Promise<void> =>
  holdLiving(tx, (of) => eq(of, memberId));
