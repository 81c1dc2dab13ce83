// Within a query of orders: how much of the refunds of one, in its own currency, fits a condition.
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { columnOf } from '#platform/database/rows.ts';
import { order } from '#platform/database/tables/billing.ts';

/** `states`: of a refund `r` of a payment `p`, our own text. */
export const refundsOf = (states: string) =>
  sql`(select coalesce(sum(r.amount_minor), 0)::float8 from refund r join payment p on p.id = r.payment_id
    join payment_attempt a on a.id = p.attempt_id
    where a.order_id = ${order.id} and p.currency = ${order.currency} and ${sql.raw(states)})`.mapWith(
    columnOf(z.number()),
  );
