// Tables of the ledger: transactions, each made once of its source, and their lines, which sum to nothing.

import { CURRENCIES } from '@ijeuwa/contract/fields';
import { LEDGER_KINDS } from '@ijeuwa/contract/payment-words';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, newId } from './accounts.ts';
import { order } from './billing.ts';
import { known } from './checks.ts';

const POSTING_KINDS = ['payment', 'second payment', 'stray payment', 'refund'] as const;
const ACCOUNTS = [
  'asset:(provider|bank):[a-z]+',
  'liability:(deferred|unmatched|unidentified|credit|refunds_due)',
  'income:[a-z_]+',
  'contra:discount',
  'expense:(fees|chargeback)',
].join('|');

/** At the commit the database refuses one of fewer than two lines, or whose lines do not sum to nothing in a currency. */
export const ledgerTransaction = pgTable(
  'ledger_transaction',
  {
    id: uuid('id').primaryKey().default(newId),
    /** What it comes from, by name: the same is never posted twice. */
    source: text('source').notNull().unique(),
    kind: text('kind', { enum: LEDGER_KINDS }).notNull(),
    /** None of what belongs to no order, as money whose sender nobody knows. */
    orderId: uuid('order_id').references(() => order.id),
    postedAt: moment('posted_at').notNull(),
  },
  (t) => [
    index('ledger_transaction_order').on(t.orderId),
    index('ledger_transaction_posted').on(t.postedAt),
    known(t.kind, LEDGER_KINDS),
  ],
);

/** A debit is positive, a credit negative. */
export const ledgerLine = pgTable(
  'ledger_line',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransaction.id),
    account: text('account').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
  },
  (t) => [
    index('ledger_line_transaction').on(t.transactionId),
    index('ledger_line_account').on(t.account, t.currency),
    check('ledger_line_account_known', sql`${t.account} ~ ${sql.raw(`'^(${ACCOUNTS})$'`)}`),
    check('ledger_line_amount_minor_not_zero', sql`${t.amountMinor} <> 0`),
    known(t.currency, CURRENCIES),
  ],
);

/** The ledger of before, frozen: what stood here was copied into the ledger, and the database lets nobody write to it. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    account: text('account').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    postedAt: moment('posted_at').notNull(),
    kind: text('kind', { enum: POSTING_KINDS }).notNull(),
  },
  (t) => [
    index('ledger_entry_order').on(t.orderId),
    known(t.kind, POSTING_KINDS),
    known(t.currency, CURRENCIES),
    check(
      'ledger_entry_account_known',
      sql`${t.account} ~ '^(cash:(paystack|bank)|owed:refunds|income:.+)$'`,
    ),
    check('ledger_entry_amount_minor_not_zero', sql`${t.amountMinor} <> 0`),
  ],
);
