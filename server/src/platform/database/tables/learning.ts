// Tables of the matching room about what answers have taught.
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, real, smallint, uuid } from 'drizzle-orm/pg-core';
import { member, moment } from './accounts.ts';
import { notNegative } from './checks.ts';

/**
 * How readily somebody likes, and is liked, beyond what cards tell, as far as answers have told: logits, and how surely
 * each is known. Nobody is shown it; it orders decks. Who has no row is as the cards tell.
 */
export const leaning = pgTable(
  'leaning',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    actor: real('actor').notNull(),
    actorKnown: real('actor_known').notNull(),
    partner: real('partner').notNull(),
    partnerKnown: real('partner_known').notNull(),
    given: integer('given').notNull(),
    got: integer('got').notNull(),
    /** Matches of the last fourteen days, and those of them in which not both have written. */
    late: smallint('late').notNull().default(0),
    open: smallint('open').notNull().default(0),
    /** From 1, nobody is kept from anybody else by being shown to them, towards 0: many would match with them. */
    price: real('price').notNull().default(1),
    /** Since when their deck is ordered by distance and the last visit alone, and nothing is learnt of their answers. */
    plainSince: moment('plain_since'),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    check('leaning_known', sql`${t.actorKnown} > 0 and ${t.partnerKnown} > 0`),
    notNegative(t.given),
    notNegative(t.got),
    check('leaning_open_of_late', sql`${t.open} between 0 and ${t.late}`),
    check('leaning_price_is_share', sql`${t.price} between 0 and 1`),
    check('leaning_plain_is_unlearnt', sql`${t.plainSince} is null or (${t.actor} = 0 and ${t.given} = 0)`),
    index('leaning_changed').on(t.changedAt),
  ],
);

/** How chances are reckoned, one row for each night on which it was fitted; the last one holds. */
export const chanceModel = pgTable(
  'chance_model',
  {
    fittedAt: moment('fitted_at').primaryKey(),
    /** One for each feature of a pair, in the order of features.rules.ts. */
    weights: real('weights').array().notNull(),
    actorVariance: real('actor_variance').notNull(),
    partnerVariance: real('partner_variance').notNull(),
    /** Of how many answers it was made. */
    answers: integer('answers').notNull(),
    /** How the one before foretold the answers that came since: how many, its log loss, that of their mean, and the area under the curve. */
    foretold: integer('foretold').notNull(),
    logLoss: real('log_loss'),
    meanLoss: real('mean_loss'),
    auc: real('auc'),
  },
  (t) => [
    check('chance_model_varies', sql`${t.actorVariance} > 0 and ${t.partnerVariance} > 0`),
    notNegative(t.answers),
    notNegative(t.foretold),
  ],
);
