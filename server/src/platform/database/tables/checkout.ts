// Tables of orders: what is bought, and each attempt to pay for it.
import { CURRENCIES } from '@ijeuwa/contract/fields';
import { ATTEMPT_STATES, PAYMENT_METHODS, PROVIDERS } from '@ijeuwa/contract/payment-words';
import { LINE_KINDS } from '@ijeuwa/contract/services';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment, newId } from './accounts.ts';
import { order } from './billing.ts';
import { catalogueVersion } from './catalogue.ts';
import { endsAfter, known, notNegative, positive } from './checks.ts';
import { payRequest } from './pay-requests.ts';
import { staff } from './staff.ts';

/** Triggers of the migration hold that the lines of an order sum to its amount. */
export const orderLine = pgTable(
  'order_line',
  {
    id: uuid('id').primaryKey().default(newId),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    position: integer('position').notNull(),
    kind: text('kind', { enum: LINE_KINDS }).notNull(),
    packageVersionId: uuid('package_version_id').references(() => catalogueVersion.id),
    /** Of a service: what is settled by it, of the room that sells it, and the entry whose price it is. */
    subjectId: uuid('subject_id'),
    catalogueVersionId: uuid('catalogue_version_id').references(() => catalogueVersion.id),
    /** What it is called, as it was sold. */
    title: text('title').notNull(),
    /** What it costs, the discount taken off. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    discountMinor: bigint('discount_minor', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    unique('order_line_position_once').on(t.orderId, t.position),
    index('order_line_package_version').on(t.packageVersionId),
    index('order_line_catalogue_version').on(t.catalogueVersionId),
    index('order_line_subject').on(t.subjectId, t.kind),
    known(t.kind, LINE_KINDS),
    positive(t.position),
    positive(t.amountMinor),
    notNegative(t.discountMinor),
    check('order_line_names_package', sql`(${t.kind} = 'package') = (${t.packageVersionId} is not null)`),
    check('order_line_names_subject', sql`(${t.kind} = 'package') = (${t.subjectId} is null)`),
    check('order_line_names_entry', sql`(${t.kind} = 'package') = (${t.catalogueVersionId} is null)`),
  ],
);

/** One attempt to pay an order. Its reference is sent to the provider once, and never again. */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    id: uuid('id').primaryKey().default(newId),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    provider: text('provider', { enum: PROVIDERS }).notNull(),
    method: text('method', { enum: PAYMENT_METHODS }).notNull(),
    reference: text('reference').notNull().unique(),
    /** What was missing of the order when it began. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    status: text('status', { enum: ATTEMPT_STATES }).notNull().default('created'),
    /** The provider’s own name for it, where it is asked by that. */
    providerRef: text('provider_ref'),
    /** The provider's page. */
    pageUrl: text('page_url'),
    /** When the member last chose to pay in this way. */
    chosenAt: moment('chosen_at').notNull(),
    /** The member said that the transfer was made. */
    announcedAt: moment('announced_at'),
    /** The member last said so; it stays, whatever is said of it since. */
    saidSentAt: moment('said_sent_at'),
    /** The member said since that it was not sent after all. */
    notSentAt: moment('not_sent_at'),
    /** Finance looked for it, and said since that it has not come. */
    notFoundAt: moment('not_found_at'),
    /** When the provider last said that money for its account did not fit and goes back, and how much that was. */
    rejectedAt: moment('rejected_at'),
    rejectedMinor: bigint('rejected_minor', { mode: 'number' }),
    /** When finance were last told that an announced transfer is to be confirmed soon, and that it is overdue. */
    dueSoonToldAt: moment('due_soon_told_at'),
    overdueToldAt: moment('overdue_told_at'),
    /** When it was sent to the provider: that happens once. */
    sentAt: moment('sent_at'),
    /** When the provider was last asked about it. */
    askedAt: moment('asked_at'),
    /** One that was declined may be paid on the same page: until then it is asked about as often as what waits. */
    watchedUntil: moment('watched_until'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Begun by whoever holds this link, and not by the member. */
    payRequestId: uuid('pay_request_id').references(() => payRequest.id),
  },
  (t) => [
    index('payment_attempt_pay_request').on(t.payRequestId),
    index('payment_attempt_order').on(t.orderId),
    index('payment_attempt_figures').on(sql`right(${t.reference}, 13)`),
    index('payment_attempt_status').on(t.status, t.provider),
    known(t.provider, PROVIDERS),
    known(t.method, PAYMENT_METHODS),
    known(t.currency, CURRENCIES),
    known(t.status, ATTEMPT_STATES),
    positive(t.amountMinor),
    positive(t.rejectedMinor),
    endsAfter(t.expiresAt, t.createdAt),
  ],
);

/** Two people's word for a transfer above the configured amount. */
export const transferApproval = pgTable(
  'transfer_approval',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempt.id),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    approvedAt: moment('approved_at').notNull(),
    /** What they say that came. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.staffId] }),
    index('transfer_approval_staff').on(t.staffId),
    positive(t.amountMinor),
  ],
);

/** Of the provider, for one attempt. It holds until its attempt expires: that moment is the provider’s word. */
export const transferAccount = pgTable('transfer_account', {
  attemptId: uuid('attempt_id')
    .primaryKey()
    .references(() => paymentAttempt.id),
  bankName: text('bank_name').notNull(),
  accountName: text('account_name').notNull(),
  accountNumber: text('account_number').notNull(),
  givenAt: moment('given_at').notNull(),
});
