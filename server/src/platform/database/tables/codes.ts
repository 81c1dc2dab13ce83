// The table of discount codes: who took which, for a purchase or for the trial, and whether it still counts.
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { member, moment, newId } from './accounts.ts';
import { quote } from './billing.ts';
import { known } from './checks.ts';

const CODE_USE_STATES = ['reserved', 'used', 'released'] as const;

/**
 * Triggers of the migration hold that a code is never taken more often than the catalogue says, and release what was
 * reserved once no order of its purchase can be paid any more.
 */
export const codeUse = pgTable(
  'code_use',
  {
    id: uuid('id').primaryKey().default(newId),
    /** The key of the catalogue: the code in small letters. */
    codeKey: text('code_key').notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    /** What it lowers the price of; none for the trial. */
    purchaseId: uuid('purchase_id').references(() => quote.id),
    /** What the member had confirmed then: nobody uses the code by it again. */
    emailSealed: text('email_sealed'),
    emailDigest: text('email_digest'),
    phoneSealed: text('phone_sealed'),
    phoneDigest: text('phone_digest'),
    state: text('state', { enum: CODE_USE_STATES }).notNull(),
    takenAt: moment('taken_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => {
    const counts = sql`${t.state} <> 'released'`;
    return [
      uniqueIndex('code_use_once_a_member').on(t.codeKey, t.memberId).where(counts),
      uniqueIndex('code_use_once_an_email').on(t.codeKey, t.emailDigest).where(counts),
      uniqueIndex('code_use_once_a_phone').on(t.codeKey, t.phoneDigest).where(counts),
      index('code_use_member').on(t.memberId),
      index('code_use_purchase').on(t.purchaseId),
      known(t.state, CODE_USE_STATES),
      check('code_use_used_at_some_time', sql`(${t.state} = 'used') = (${t.usedAt} is not null)`),
      check('code_use_reserved_for_purchase', sql`${t.state} <> 'reserved' or ${t.purchaseId} is not null`),
    ];
  },
);

/** Of nobody who is named: the trial and each code are not had again by whoever has another account, or had theirs erased. */
export const offerHad = pgTable(
  'offer_had',
  {
    /** `trial`, or `code:` and its key. */
    offer: text('offer').notNull(),
    /** Keyed: of an email or a phone that was confirmed. */
    digest: text('digest').notNull(),
    keptUntil: moment('kept_until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.offer, t.digest] }), index('offer_had_kept_until').on(t.keptUntil)],
);
