// Tables of changing a package: what of a running one counts towards a better one, and what renews as a lesser one.
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, newId } from './accounts.ts';
import { agreement, renewalConsent } from './agreements.ts';
import { order, quote } from './billing.ts';
import { needs, positive } from './checks.ts';

/** What is left of one order counts in a price: promised with it, taken when that is settled, restored when it goes back. */
export const upgradeCredit = pgTable(
  'upgrade_credit',
  {
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quote.id, { onDelete: 'cascade' }),
    /** Of which it is left. */
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    /** The day in Lagos on which it was counted. */
    onDay: date('on_day', { mode: 'string' }).notNull(),
    /** What stood for it then: paid, less what went back or counted elsewhere. */
    netMinor: bigint('net_minor', { mode: 'number' }).notNull(),
    daysLeft: integer('days_left').notNull(),
    daysInAll: integer('days_in_all').notNull(),
    creditMinor: bigint('credit_minor', { mode: 'number' }).notNull(),
    takenAt: moment('taken_at'),
    restoredAt: moment('restored_at'),
  },
  (t) => [
    primaryKey({ columns: [t.quoteId, t.orderId] }),
    index('upgrade_credit_order').on(t.orderId),
    uniqueIndex('upgrade_credit_taken_once')
      .on(t.orderId)
      .where(sql`${t.takenAt} is not null and ${t.restoredAt} is null`),
    positive(t.creditMinor),
    positive(t.daysLeft),
    check('upgrade_credit_of_what_was_paid', sql`${t.creditMinor} <= ${t.netMinor}`),
    check('upgrade_credit_of_its_days', sql`${t.daysLeft} <= ${t.daysInAll}`),
    needs(t.restoredAt, t.takenAt),
  ],
);

/** From the next renewal on a lesser package is charged, unless the member takes that back before. */
export const downgrade = pgTable(
  'downgrade',
  {
    id: uuid('id').primaryKey().default(newId),
    agreementId: uuid('agreement_id')
      .notNull()
      .references(() => agreement.id),
    /** What was agreed before, and is again when it is taken back. */
    fromConsentId: uuid('from_consent_id')
      .notNull()
      .references(() => renewalConsent.id),
    toConsentId: uuid('to_consent_id')
      .notNull()
      .references(() => renewalConsent.id),
    chosenAt: moment('chosen_at').notNull(),
    takenBackAt: moment('taken_back_at'),
  },
  (t) => [
    index('downgrade_agreement').on(t.agreementId),
    uniqueIndex('downgrade_to_consent').on(t.toConsentId),
    index('downgrade_from_consent').on(t.fromConsentId),
    check('downgrade_taken_back_afterwards', sql`${t.takenBackAt} >= ${t.chosenAt}`),
  ],
);
