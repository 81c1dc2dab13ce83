// Tables of the billing room: package versions, quotes, orders, notices of providers, who had the trial.
import { CURRENCIES } from '@ijeuwa/contract/fields';
import type { PackageEntry } from '@ijeuwa/contract/packages';
import { NOTICE_OUTCOMES, ORDER_STATES, PROVIDERS } from '@ijeuwa/contract/payment-words';
import { LINE_KINDS } from '@ijeuwa/contract/services';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { member, moment, newId } from './accounts.ts';
import { catalogueVersion } from './catalogue.ts';
import { endsAfter, known, notNegative, positive } from './checks.ts';

/** A package as it was sold: a version of the catalogue's, which nobody changes. */
export const packageVersion = pgView('package_version', {
  id: uuid('id').notNull(),
  packageId: text('package_id').notNull(),
  version: integer('version').notNull(),
  position: integer('position').notNull(),
  content: jsonb('content').$type<PackageEntry>().notNull(),
  ended: boolean('ended').notNull(),
}).as(
  sql`select id, key as package_id, version, (data ->> 'position')::integer as position, data as content, ended
    from catalogue_version where kind = 'package'`,
);

export const quote = pgTable(
  'quote',
  {
    id: uuid('id').primaryKey().default(newId),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: LINE_KINDS }).notNull().default('package'),
    packageVersionId: uuid('package_version_id').references(() => catalogueVersion.id),
    /** Of a service: what it would settle, of the room that sells it, its name, and the entry whose price it is. */
    subjectId: uuid('subject_id'),
    title: text('title'),
    catalogueVersionId: uuid('catalogue_version_id').references(() => catalogueVersion.id),
    /** What it costs, the discount taken off. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    discountMinor: bigint('discount_minor', { mode: 'number' }).notNull().default(0),
    /** By the key of the catalogue: what lowered it. */
    codeKey: text('code_key'),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('quote_member').on(t.memberId),
    index('quote_package_version').on(t.packageVersionId),
    index('quote_catalogue_version').on(t.catalogueVersionId),
    index('quote_subject').on(t.subjectId, t.kind),
    index('quote_ended').on(t.expiresAt),
    positive(t.amountMinor),
    notNegative(t.discountMinor),
    check('quote_discount_by_code', sql`(${t.discountMinor} > 0) = (${t.codeKey} is not null)`),
    known(t.currency, CURRENCIES),
    known(t.kind, LINE_KINDS),
    check('quote_names_package', sql`(${t.kind} = 'package') = (${t.packageVersionId} is not null)`),
    check('quote_names_subject', sql`(${t.kind} = 'package') = (${t.subjectId} is null)`),
    check('quote_names_title', sql`(${t.kind} = 'package') = (${t.title} is null)`),
    check('quote_names_entry', sql`(${t.kind} = 'package') = (${t.catalogueVersionId} is null)`),
    check('quote_service_without_code', sql`${t.kind} = 'package' or ${t.codeKey} is null`),
  ],
);

export const order = pgTable(
  'purchase_order',
  {
    id: uuid('id').primaryKey().default(newId),
    /** The order's own number: package id plus timestamp (spec 9). Its first attempt has the same. */
    reference: text('reference').notNull().unique(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'restrict' }),
    /** One price makes one order. */
    quoteId: uuid('quote_id')
      .notNull()
      .unique('order_of_quote')
      .references(() => quote.id),
    /** The first price of what is bought: all orders that would pay for it share this, and one of them settles it. */
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => quote.id),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** What of the member’s credit counts for it: set aside while it waits for the rest, spent when it is settled. */
    fromCreditMinor: bigint('from_credit_minor', { mode: 'number' }).notNull().default(0),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    status: text('status', { enum: ORDER_STATES }).notNull().default('open'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** All that it costs has come: set once, and never taken back, whatever becomes of the money later. */
    settledAt: moment('settled_at'),
    /** When it was given up, or its time ran out; of money that comes all the same it is kept. */
    endedAt: moment('ended_at'),
    /** Who bought it, as they were then, for the books: JSON. None of an order older than this column. */
    buyerSealed: text('buyer_sealed'),
  },
  (t) => [
    index('order_member').on(t.memberId),
    index('order_purchase').on(t.purchaseId),
    index('order_status').on(t.status, t.expiresAt),
    index('order_figures').on(sql`right(${t.reference}, 13)`),
    uniqueIndex('order_settles_purchase').on(t.purchaseId).where(sql`${t.settledAt} is not null`),
    check(
      'purchase_order_paid_is_settled',
      sql`${t.status} not in ('paid', 'part_refunded', 'refunded', 'charged_back') or ${t.settledAt} is not null`,
    ),
    positive(t.amountMinor),
    notNegative(t.fromCreditMinor),
    check('purchase_order_credit_within', sql`${t.fromCreditMinor} <= ${t.amountMinor}`),
    known(t.currency, CURRENCIES),
    known(t.status, ORDER_STATES),
    endsAfter(t.expiresAt, t.createdAt),
  ],
);

/** What a provider told us, kept once before anything is done about it. */
export const providerNotice = pgTable(
  'provider_notice',
  {
    provider: text('provider', { enum: PROVIDERS }).notNull(),
    eventId: text('event_id').notNull(),
    reference: text('reference').notNull(),
    kind: text('kind').notNull(),
    receivedAt: moment('received_at').notNull(),
    handledAt: moment('handled_at'),
    outcome: text('outcome', { enum: NOTICE_OUTCOMES }),
    /** What it said of the money; never of the card or who holds it. */
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull().default({}),
    tries: integer('tries').notNull().default(0),
    /** What could not be answered waits longer each time, and never before what is new; none: it is new. */
    nextTryAt: moment('next_try_at'),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventId] }),
    // In the order in which they are asked about.
    index('provider_notice_next')
      .on(t.nextTryAt.asc().nullsFirst(), t.receivedAt)
      .where(sql`${t.handledAt} is null`),
    known(t.provider, PROVIDERS),
    known(t.outcome, NOTICE_OUTCOMES),
  ],
);

/** The trial is given once to each member. */
export const trial = pgTable('trial', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  startedAt: moment('started_at').notNull(),
});
