// Within a query of orders: what came for one, what was lost of that, and what of other orders counts in its price.
import { PROVIDERS } from '@ijeuwa/contract/payment-words';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { columnOf } from '#platform/database/rows.ts';
import { order } from '#platform/database/tables/billing.ts';

const Sum = z.number();

/** What counts for it. */
export const allocatedMinor = sql`(select coalesce(sum(c.amount_minor), 0)::float8 from allocation c
  where c.order_id = ${order.id} and c.released_at is null)`.mapWith(columnOf(Sum));

/** What banks have taken of what settled it. */
export const lostMinor = sql`(select coalesce(sum(d.amount_minor), 0)::float8 from dispute d
  join allocation c on c.payment_id = d.payment_id and c.order_id = purchase_order.id and c.released_at is null
  where d.state in ('lost', 'silent'))`.mapWith(columnOf(Sum));

/** Who decides about money of it that was asked back. */
export const askedBackBy = sql`(select d.provider from dispute d join payment p on p.id = d.payment_id
  join payment_attempt a on a.id = p.attempt_id
  where a.order_id = purchase_order.id and d.ended_at is null order by d.opened_at limit 1)`.mapWith(
  columnOf(z.nullable(z.enum(PROVIDERS))),
);

/** What is left of other orders and counts in its price. */
export const creditMinor = sql`(select coalesce(sum(u.credit_minor), 0)::float8 from upgrade_credit u
  where u.quote_id = purchase_order.quote_id)`.mapWith(columnOf(Sum));

/** When the last part of what counts for it came. */
export const lastPartAt = sql`(select max(c.allocated_at) from allocation c
  where c.order_id = purchase_order.id and c.released_at is null)`.mapWith(
  columnOf(z.nullable(z.coerce.date())),
);
