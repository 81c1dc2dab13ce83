// Tables of the day’s close: which days finance signed, and the figures that were signed. Rows are added, never edited.

import { CURRENCIES } from '@ijeuwa/contract/fields';
import { LEDGER_KINDS } from '@ijeuwa/contract/payment-words';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './accounts.ts';
import { known, notNegative } from './checks.ts';
import { staff } from './staff.ts';

/** Beside what an event moved: what stood there when the day began, and when it ended. */
export const CLOSE_FIGURES = ['opening', 'closing', ...LEDGER_KINDS] as const;

/** A day in Lagos. The ledger takes no transaction of it, nor of a day before it, any more. */
export const dayClose = pgTable(
  'day_close',
  {
    day: date('day', { mode: 'string' }).primaryKey(),
    signedBy: uuid('signed_by')
      .notNull()
      .references(() => staff.id),
    signedAt: moment('signed_at').notNull(),
    /** Of what was noticed by its end: how much was open when it was signed. */
    differencesOpen: integer('differences_open').notNull(),
    unmatchedOpen: integer('unmatched_open').notNull(),
    reason: text('reason'),
  },
  (t) => [
    index('day_close_signed_by').on(t.signedBy),
    notNegative(t.differencesOpen),
    notNegative(t.unmatchedOpen),
    check(
      'day_close_open_with_reason',
      sql`${t.reason} is not null or ${t.differencesOpen} + ${t.unmatchedOpen} = 0`,
    ),
  ],
);

/** A debit is positive, a credit negative, as in the ledger. */
export const dayCloseFigure = pgTable(
  'day_close_figure',
  {
    day: date('day', { mode: 'string' })
      .notNull()
      .references(() => dayClose.day),
    account: text('account').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    what: text('what', { enum: CLOSE_FIGURES }).notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.account, t.currency, t.what] }),
    known(t.currency, CURRENCIES),
    known(t.what, CLOSE_FIGURES),
    check('day_close_figure_amount_minor_not_zero', sql`${t.amountMinor} <> 0`),
  ],
);
