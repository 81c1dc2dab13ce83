// What renews of whoever orders: held before any order of theirs, and, of an order that pays for it, the end from which it renews.
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
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

/** Until the transaction ends; nothing where the member renews nothing. */
export const holdRenewalOf = async (tx: Queryable, purchaseId: string): Promise<void> => {
  const buyer = tx.select({ id: quote.memberId }).from(quote).where(eq(quote.id, purchaseId));
  await tx
    .select({ id: agreement.id })
    .from(agreement)
    .where(and(inArray(agreement.memberId, buyer), ne(agreement.state, 'ended')))
    .for('update');
};

/** Of the members of several orders, in one order, whoever asks. */
export const holdRenewalsOf = async (tx: Queryable, orderIds: readonly string[]): Promise<void> => {
  const buyers = tx
    .select({ id: order.memberId })
    .from(order)
    .where(inArray(order.id, [...orderIds]));
  await tx
    .select({ id: agreement.id })
    .from(agreement)
    .where(and(inArray(agreement.memberId, buyers), ne(agreement.state, 'ended')))
    .orderBy(agreement.id)
    .for('update');
};
