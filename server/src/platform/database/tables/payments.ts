// Tables of money that came: each payment once, what it was allocated to, what goes back, and what staff must look into.
import { CURRENCIES } from '@ijeuwa/contract/fields';
import {
  ODD_OUTCOMES,
  PAYMENT_STANDINGS,
  PROVIDERS,
  REFUND_OF,
  REFUND_STATES,
} from '@ijeuwa/contract/payment-words';
import { BANK_SAYS } from '@ijeuwa/contract/refund-accounts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, newId } from './accounts.ts';
import { order } from './billing.ts';
import { paymentAttempt } from './checkout.ts';
import { known, positive } from './checks.ts';
import { staff } from './staff.ts';

/** Every transaction of a provider once, whether it fits what it was for or not. */
export const payment = pgTable(
  'payment',
  {
    id: uuid('id').primaryKey().default(newId),
    provider: text('provider', { enum: PROVIDERS }).notNull(),
    /** The provider's own name for it; of a transfer that staff confirmed, the reference of the attempt. */
    transaction: text('transaction').notNull(),
    attemptId: uuid('attempt_id').references(() => paymentAttempt.id),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    receivedAt: moment('received_at').notNull(),
    standing: text('standing', { enum: PAYMENT_STANDINGS }).notNull(),
  },
  (t) => [
    unique('payment_once').on(t.provider, t.transaction),
    index('payment_attempt_paid').on(t.attemptId),
    index('payment_received').on(t.receivedAt),
    known(t.provider, PROVIDERS),
    known(t.currency, CURRENCIES),
    known(t.standing, PAYMENT_STANDINGS),
    positive(t.amountMinor),
  ],
);

/** What of a payment counts for an order. Triggers hold that it is never more than came in, nor than the order costs. */
export const allocation = pgTable(
  'allocation',
  {
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    allocatedAt: moment('allocated_at').notNull(),
    /** It was sent back, and counts no more. */
    releasedAt: moment('released_at'),
  },
  (t) => [
    primaryKey({ columns: [t.paymentId, t.orderId] }),
    index('allocation_order').on(t.orderId),
    positive(t.amountMinor),
  ],
);

/**
 * Money on its way back, and there. One of a payment is under way at a time; triggers hold that no more goes back than came.
 * What is sent from `credit` stays with us; of it what goes back with an account stands beside the payment it came by last.
 */
export const refund = pgTable(
  'refund',
  {
    id: uuid('id').primaryKey().default(newId),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.id),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: REFUND_STATES }).notNull(),
    requestedAt: moment('requested_at').notNull(),
    doneAt: moment('done_at'),
    /** Who asked for it; nobody where a rule did, and nobody yet where the product owed it by itself. */
    requestedBy: uuid('requested_by').references(() => staff.id),
    doneBy: uuid('done_by').references(() => staff.id),
    of: text('of', { enum: REFUND_OF }).notNull().default('owed'),
    /** Why it is asked for, as staff said, or a rule by which it goes back. */
    why: text('why'),
    /** Since when the books have it as owed. */
    owedAt: moment('owed_at'),
    approvedAt: moment('approved_at'),
    approvedBy: uuid('approved_by').references(() => staff.id),
    /** Where it is sent from; none: where the money came to. */
    sentFrom: text('sent_from', { enum: PROVIDERS }),
    /** When it was first given to the provider. */
    sentAt: moment('sent_at'),
    /** The provider's own name for it. */
    providerId: text('provider_id'),
    /** The provider's words about what is wrong. */
    said: text('said'),
    /** Since when it needs a person. */
    troubledAt: moment('troubled_at'),
    /** When finance were last told that its step is due soon, and that it is overdue. */
    dueSoonToldAt: moment('due_soon_told_at'),
    overdueToldAt: moment('overdue_told_at'),
    tries: integer('tries').notNull().default(0),
    /** When the provider is spoken to next. */
    nextTryAt: moment('next_try_at'),
  },
  (t) => [
    index('refund_payment').on(t.paymentId),
    index('refund_requested_by').on(t.requestedBy),
    index('refund_done_by').on(t.doneBy),
    index('refund_approved_by').on(t.approvedBy),
    index('refund_next').on(t.nextTryAt).where(sql`${t.state} in ('approved', 'sent', 'processing')`),
    uniqueIndex('refund_one_under_way')
      .on(t.paymentId)
      .where(sql`${t.state} not in ('done', 'failed', 'refused') and ${t.of} <> 'credit'`),
    known(t.state, REFUND_STATES),
    known(t.of, REFUND_OF),
    known(t.sentFrom, PROVIDERS),
    check('refund_by_two', sql`${t.approvedBy} is null or ${t.approvedBy} <> ${t.requestedBy}`),
    positive(t.amountMinor),
    check('refund_done_at_some_time', sql`(${t.state} = 'done') = (${t.doneAt} is not null)`),
  ],
);

/**
 * Where its member wants money sent that goes back. A trigger empties it once the refund has ended: what stays says
 * that there was one.
 */
export const refundAccount = pgTable(
  'refund_account',
  {
    refundId: uuid('refund_id')
      .primaryKey()
      .references(() => refund.id),
    namedAt: moment('named_at').notNull(),
    /** Sealed: the bank, the number, the name that was given and that the bank has. */
    accountSealed: text('account_sealed'),
    bankSays: text('bank_says', { enum: BANK_SAYS }).notNull(),
    /** Who compared what the bank did not confirm. */
    checkedBy: uuid('checked_by').references(() => staff.id),
  },
  (t) => [index('refund_account_checked_by').on(t.checkedBy), known(t.bankSays, BANK_SAYS)],
);

/** What a person must look into, until it is closed. */
export const oddPayment = pgTable(
  'odd_payment',
  {
    id: uuid('id').primaryKey().default(newId),
    provider: text('provider', { enum: PROVIDERS }).notNull(),
    /** What told of it: it stands here once. */
    source: text('source').notNull(),
    reference: text('reference').notNull(),
    kind: text('kind').notNull(),
    outcome: text('outcome', { enum: ODD_OUTCOMES }).notNull(),
    paymentId: uuid('payment_id').references(() => payment.id),
    noticedAt: moment('noticed_at').notNull(),
    closedAt: moment('closed_at'),
    closedBy: uuid('closed_by').references(() => staff.id),
    /** Why it was closed. */
    closing: text('closing'),
    /** Of what no statement shows: who said first that it never came; a second person makes it so. */
    neverCameBy: uuid('never_came_by').references(() => staff.id),
    /** When finance were told that somebody should look at it soon, and that it is overdue. */
    dueSoonToldAt: moment('due_soon_told_at'),
    overdueToldAt: moment('overdue_told_at'),
  },
  (t) => [
    unique('odd_payment_once').on(t.provider, t.source),
    index('odd_payment_payment').on(t.paymentId),
    index('odd_payment_closed_by').on(t.closedBy),
    index('odd_payment_never_came_by').on(t.neverCameBy),
    index('odd_payment_reference').on(t.reference),
    index('odd_payment_open').on(t.noticedAt).where(sql`${t.closedAt} is null`),
    known(t.provider, PROVIDERS),
    known(t.outcome, ODD_OUTCOMES),
    check('odd_payment_closed_with_reason', sql`(${t.closedAt} is null) = (${t.closing} is null)`),
  ],
);
