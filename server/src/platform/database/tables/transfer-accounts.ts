// Table of the accounts that a provider gave for one attempt each.
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './accounts.ts';
import { paymentAttempt } from './checkout.ts';

/** It holds until its attempt expires: that moment is the provider’s word. */
export const transferAccount = pgTable('transfer_account', {
  attemptId: uuid('attempt_id')
    .primaryKey()
    .references(() => paymentAttempt.id),
  bankName: text('bank_name').notNull(),
  accountName: text('account_name').notNull(),
  accountNumber: text('account_number').notNull(),
  givenAt: moment('given_at').notNull(),
});
