// Tables of renewal: what members agreed to, what they can be charged by, and each renewal of it.
import { AGREEMENT_ENDS, AGREEMENT_STATES, PAUSE_DAYS_MAX } from '@ijeuwa/contract/agreements';
import { CURRENCIES } from '@ijeuwa/contract/fields';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { member, moment, newId } from './accounts.ts';
import { order } from './billing.ts';
import { catalogueVersion } from './catalogue.ts';
import { endsAfter, known, positive, within } from './checks.ts';

/** Which words a member agreed to, when, and at which price. One of an order is withdrawn by taking the tick away. */
export const renewalConsent = pgTable(
  'renewal_consent',
  {
    id: uuid('id').primaryKey().default(newId),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'restrict' }),
    /** By paying which it was given; none of one that was given to another price later. */
    orderId: uuid('order_id').references(() => order.id),
    packageVersionId: uuid('package_version_id')
      .notNull()
      .references(() => catalogueVersion.id),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    /** The version of the words. */
    words: text('words').notNull(),
    givenAt: moment('given_at').notNull(),
  },
  (t) => [
    uniqueIndex('renewal_consent_of_order').on(t.orderId),
    index('renewal_consent_member').on(t.memberId),
    index('renewal_consent_package_version').on(t.packageVersionId),
    positive(t.amountMinor),
    known(t.currency, CURRENCIES),
  ],
);

/** A member’s package that renews. It holds its card as long as it may be charged, and is over once it has ended. */
export const agreement = pgTable(
  'agreement',
  {
    id: uuid('id').primaryKey().default(newId),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'restrict' }),
    /** What is agreed now: a later consent takes the place of the first. */
    consentId: uuid('consent_id')
      .notNull()
      .references((): AnyPgColumn => renewalConsent.id),
    /** The order by which it began. */
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    state: text('state', { enum: AGREEMENT_STATES }).notNull(),
    endedBecause: text('ended_because', { enum: AGREEMENT_ENDS }),
    /** The provider’s authorisation, and what is shown of the card: JSON. Emptied once the provider has forgotten it. */
    cardSealed: text('card_sealed'),
    beganAt: moment('began_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('agreement_of_order').on(t.orderId),
    uniqueIndex('agreement_one_lives').on(t.memberId).where(sql`${t.state} <> 'ended'`),
    index('agreement_consent').on(t.consentId),
    index('agreement_member').on(t.memberId),
    index('agreement_to_forget')
      .on(t.changedAt)
      .where(sql`${t.state} = 'ended' and ${t.cardSealed} is not null`),
    known(t.state, AGREEMENT_STATES),
    known(t.endedBecause, AGREEMENT_ENDS),
    check('agreement_ended_because', sql`(${t.state} = 'ended') = (${t.endedBecause} is not null)`),
    check('agreement_lives_with_card', sql`${t.state} = 'ended' or ${t.cardSealed} is not null`),
  ],
);

/** The n-th renewal of an agreement, and the one order that pays for it. */
export const agreementRenewal = pgTable(
  'agreement_renewal',
  {
    agreementId: uuid('agreement_id')
      .notNull()
      .references(() => agreement.id),
    nth: integer('nth').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    /** When what was paid for before ended: what is renewed begins there, however late it is paid. */
    oldEndsAt: moment('old_ends_at').notNull(),
    firstTryAt: moment('first_try_at').notNull(),
    /** When it is looked at next; null once it is over. */
    nextLookAt: moment('next_look_at'),
    settledAt: moment('settled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.agreementId, t.nth] }),
    uniqueIndex('agreement_renewal_of_order').on(t.orderId),
    index('agreement_renewal_to_look').on(t.nextLookAt).where(sql`${t.nextLookAt} is not null`),
    positive(t.nth),
    check('agreement_renewal_settled_is_over', sql`${t.settledAt} is null or ${t.nextLookAt} is null`),
  ],
);

/** A package that stands still for some days; its periods were moved by as many when it began. */
export const agreementPause = pgTable(
  'agreement_pause',
  {
    id: uuid('id').primaryKey().default(newId),
    agreementId: uuid('agreement_id')
      .notNull()
      .references(() => agreement.id),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'restrict' }),
    days: integer('days').notNull(),
    beganAt: moment('began_at').notNull(),
    goesOnAt: moment('goes_on_at').notNull(),
    /** By its day, or before: by its member, or with what stood still. */
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('agreement_pause_agreement').on(t.agreementId),
    index('agreement_pause_member').on(t.memberId),
    uniqueIndex('agreement_pause_one_at_a_time').on(t.memberId).where(sql`${t.endedAt} is null`),
    index('agreement_pause_to_end').on(t.goesOnAt).where(sql`${t.endedAt} is null`),
    within(t.days, 1, PAUSE_DAYS_MAX),
    endsAfter(t.goesOnAt, t.beganAt),
  ],
);
