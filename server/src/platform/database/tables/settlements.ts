// Tables of settlements: what a provider paid out, the transactions in it, and what does not agree until it is closed.
import { CURRENCIES } from '@ijeuwa/contract/fields';
import { PROVIDERS } from '@ijeuwa/contract/payment-words';
import { DIFFERENCES } from '@ijeuwa/contract/settlements';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, newId } from './accounts.ts';
import { known, notNegative } from './checks.ts';
import { payment } from './payments.ts';
import { staff } from './staff.ts';

export const settlement = pgTable(
  'settlement',
  {
    id: uuid('id').primaryKey().default(newId),
    provider: text('provider', { enum: PROVIDERS }).notNull(),
    /** The provider's own name for it. */
    providerId: text('provider_id').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    totalMinor: bigint('total_minor', { mode: 'number' }).notNull(),
    feesMinor: bigint('fees_minor', { mode: 'number' }).notNull(),
    deductedMinor: bigint('deducted_minor', { mode: 'number' }).notNull(),
    payoutMinor: bigint('payout_minor', { mode: 'number' }).notNull(),
    settledAt: moment('settled_at').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (t) => [
    unique('settlement_once').on(t.provider, t.providerId),
    known(t.provider, PROVIDERS),
    known(t.currency, CURRENCIES),
    notNegative(t.totalMinor),
    notNegative(t.feesMinor),
    notNegative(t.deductedMinor),
    notNegative(t.payoutMinor),
  ],
);

/** One transaction of a settlement; a payment of ours is settled once. */
export const settlementItem = pgTable(
  'settlement_item',
  {
    id: uuid('id').primaryKey().default(newId),
    settlementId: uuid('settlement_id')
      .notNull()
      .references(() => settlement.id),
    transaction: text('transaction').notNull(),
    reference: text('reference').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    feesMinor: bigint('fees_minor', { mode: 'number' }).notNull(),
    paymentId: uuid('payment_id').references(() => payment.id),
  },
  (t) => [
    index('settlement_item_settlement').on(t.settlementId),
    uniqueIndex('settlement_item_payment').on(t.paymentId),
    notNegative(t.amountMinor),
    notNegative(t.feesMinor),
  ],
);

/** What does not agree, until somebody closes it. */
export const settlementDifference = pgTable(
  'settlement_difference',
  {
    id: uuid('id').primaryKey().default(newId),
    /** What told of it: it stands here once. */
    source: text('source').notNull().unique(),
    kind: text('kind', { enum: DIFFERENCES }).notNull(),
    reference: text('reference').notNull(),
    saidMinor: bigint('said_minor', { mode: 'number' }),
    saidCurrency: text('said_currency', { enum: CURRENCIES }),
    paymentId: uuid('payment_id').references(() => payment.id),
    oursMinor: bigint('ours_minor', { mode: 'number' }),
    oursCurrency: text('ours_currency', { enum: CURRENCIES }),
    noticedAt: moment('noticed_at').notNull(),
    closedAt: moment('closed_at'),
    /** Nobody: what was late has come. */
    closedBy: uuid('closed_by').references(() => staff.id),
    closing: text('closing'),
    /** When finance were told that somebody should look at it soon, and that it is overdue. */
    dueSoonToldAt: moment('due_soon_told_at'),
    overdueToldAt: moment('overdue_told_at'),
  },
  (t) => [
    index('settlement_difference_payment').on(t.paymentId),
    index('settlement_difference_closed_by').on(t.closedBy),
    index('settlement_difference_open').on(t.noticedAt).where(sql`${t.closedAt} is null`),
    known(t.kind, DIFFERENCES),
    known(t.saidCurrency, CURRENCIES),
    known(t.oursCurrency, CURRENCIES),
    check(
      'settlement_difference_said_in_currency',
      sql`(${t.saidMinor} is null) = (${t.saidCurrency} is null)`,
    ),
    check(
      'settlement_difference_ours_in_currency',
      sql`(${t.oursMinor} is null) = (${t.oursCurrency} is null)`,
    ),
    check('settlement_difference_closed_with_reason', sql`(${t.closedAt} is null) = (${t.closing} is null)`),
  ],
);
