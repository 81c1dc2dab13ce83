// Table of requests to pay: links by which somebody else pays a member's order.
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, newId } from './accounts.ts';
import { order } from './billing.ts';

export const payRequest = pgTable(
  'pay_request',
  {
    id: uuid('id').primaryKey().default(newId),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    /** By it the link is found. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Its member sees the link again; what is revoked is known to nobody any more. */
    tokenSealed: text('token_sealed'),
    createdAt: moment('created_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [
    index('pay_request_order').on(t.orderId),
    uniqueIndex('pay_request_one_holds').on(t.orderId).where(sql`${t.revokedAt} is null`),
    check('pay_request_sealed_until_revoked', sql`(${t.revokedAt} is null) = (${t.tokenSealed} is not null)`),
  ],
);
