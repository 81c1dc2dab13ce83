// Tables of disputes: money that a card’s bank asks back, and what was said to it.
import { CURRENCIES } from '@ijeuwa/contract/fields';
import { DISPUTE_STATES, PROVIDERS } from '@ijeuwa/contract/payment-words';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment, newId } from './accounts.ts';
import { known, notNegative } from './checks.ts';
import { payment } from './payments.ts';
import { staff } from './staff.ts';

export const dispute = pgTable(
  'dispute',
  {
    id: uuid('id').primaryKey().default(newId),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.id),
    provider: text('provider', { enum: PROVIDERS }).notNull(),
    /** The provider's own name for it. */
    providerId: text('provider_id').notNull(),
    /** What the bank asks for. */
    askedMinor: bigint('asked_minor', { mode: 'number' }).notNull(),
    /** What would go of it beside what goes back already. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** Of a transfer that the bank took back: what of it had been kept as credit, and what we had sent back before. */
    creditMinor: bigint('credit_minor', { mode: 'number' }).notNull().default(0),
    beyondMinor: bigint('beyond_minor', { mode: 'number' }).notNull().default(0),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    /** Why, in the provider's words. */
    category: text('category').notNull(),
    state: text('state', { enum: DISPUTE_STATES }).notNull().default('opened'),
    openedAt: moment('opened_at').notNull(),
    /** Without an answer by then it is lost. */
    dueAt: moment('due_at').notNull(),
    /** Who of finance would let the money go, and since when: another person says so to the bank. */
    acceptAskedAt: moment('accept_asked_at'),
    acceptAskedBy: uuid('accept_asked_by').references(() => staff.id),
    answeredAt: moment('answered_at'),
    answeredBy: uuid('answered_by').references(() => staff.id),
    /** What the bank was told, or is to be told by the second person. */
    answer: text('answer'),
    endedAt: moment('ended_at'),
  },
  (t) => [
    unique('dispute_once').on(t.provider, t.providerId),
    index('dispute_payment').on(t.paymentId),
    index('dispute_answered_by').on(t.answeredBy),
    index('dispute_accept_asked_by').on(t.acceptAskedBy),
    index('dispute_open').on(t.dueAt).where(sql`${t.endedAt} is null`),
    known(t.provider, PROVIDERS),
    known(t.currency, CURRENCIES),
    known(t.state, DISPUTE_STATES),
    check('dispute_amount_minor_not_negative', sql`${t.amountMinor} >= 0`),
    notNegative(t.creditMinor),
    notNegative(t.beyondMinor),
    check(
      'dispute_amount_is_of_asked',
      sql`${t.amountMinor} + ${t.creditMinor} + ${t.beyondMinor} <= ${t.askedMinor}`,
    ),
    check('dispute_ended_is_decided', sql`(${t.endedAt} is null) = (${t.state} in ('opened', 'answered'))`),
  ],
);
