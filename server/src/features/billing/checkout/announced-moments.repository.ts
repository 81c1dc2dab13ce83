// When a transfer of an order was said to be sent, and when it was looked for in vain: pieces of the questions about orders.
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { columnOf } from '#platform/database/rows.ts';

/** A transfer that is said to be on its way, also where the member has chosen a card since. */
export const announcedAt = sql`(select max(a.announced_at) from payment_attempt a
  where a.order_id = purchase_order.id and a.status = 'pending')`.mapWith(
  columnOf(z.nullable(z.coerce.date())),
);

/** One that was looked for and had not come; once a transfer is said to be sent anew, by whichever attempt, that is looked for. */
export const notFoundAt = sql`(select max(a.not_found_at) from payment_attempt a
  where a.order_id = purchase_order.id and a.status = 'pending' and not exists (select from payment_attempt b
    where b.order_id = a.order_id and b.status = 'pending' and b.announced_at is not null))`.mapWith(
  columnOf(z.nullable(z.coerce.date())),
);
