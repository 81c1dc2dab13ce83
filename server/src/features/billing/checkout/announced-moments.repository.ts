// When a transfer of an order was said to be sent, was looked for in vain, or did not fit: pieces of the questions about orders.
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

/** What was sent last to an account of the provider’s and did not fit it, by whichever attempt: nothing of it counts. */
export const rejected = sql`(select jsonb_build_object('at', a.rejected_at, 'amountMinor', a.rejected_minor)
  from payment_attempt a where a.order_id = purchase_order.id and a.rejected_at is not null
  order by a.rejected_at desc limit 1)`.mapWith(
  columnOf(z.nullable(z.object({ at: z.coerce.date(), amountMinor: z.nullable(z.number()) }))),
);
