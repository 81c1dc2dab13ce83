// Which attempt stands for an order where one is shown: the one that paid it, else the one that its member chose last.
// Credit stands for it only where nothing else paid.
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { columnOf } from './rows.ts';
import { order } from './tables/billing.ts';

/** Its id, within a query of orders. */
export const shownAttempt: SQL = sql`(
  select a.id from payment_attempt a where a.order_id = ${order.id}
  order by (${order.settledAt} is not null and exists (
      select from payment p join allocation c on c.payment_id = p.id
      where p.attempt_id = a.id and c.released_at is null)) desc,
    a.provider = 'credit',
    a.pay_request_id is not null,
    a.chosen_at desc, a.id desc limit 1)`;

/** By what its member knows the order, and staff name it to them; within a query of orders. */
export const shownReference = sql`${order.reference}`.mapWith(columnOf(z.string()));
/** The orders that have a reference, or an attempt of theirs has it; each found by its own index. */
export const calledOrders = (reference: string): SQL => sql`(
  select called.id from purchase_order called where called.reference = ${reference}
  union all select named.order_id from payment_attempt named where named.reference = ${reference})`;
/** By whichever of its references an order is looked for; within a query of orders. */
export const isCalled = (reference: string): SQL => sql`${order.id} in ${calledOrders(reference)}`;
