// Of an order that pays for a renewal: the end from which it renews, while it is not paid and nobody gave it up.
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { columnOf } from '#platform/database/rows.ts';

/** Within a query of orders; nothing of any other. */
export const renewsFrom = sql`(select r.old_ends_at from agreement_renewal r
  where r.order_id = purchase_order.id and r.next_look_at is not null)`.mapWith(
  columnOf(z.nullable(z.coerce.date())),
);
