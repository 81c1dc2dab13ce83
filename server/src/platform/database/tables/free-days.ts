// Table of days that are given for nothing: for which purchase, and why.
import { FREE_DAYS_MAX, FREE_DAYS_WHYS } from '@ijeuwa/contract/guarantee';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './accounts.ts';
import { order } from './billing.ts';
import { known, within } from './checks.ts';
import { packageGrant } from './grants.ts';

/** For which purchase a grant of cause `given` was given, and what was counted for it then. */
export const freeDays = pgTable(
  'free_days',
  {
    grantId: uuid('grant_id')
      .primaryKey()
      .references(() => packageGrant.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    why: text('why', { enum: FREE_DAYS_WHYS }).notNull(),
    days: integer('days').notNull(),
    /** Of a guarantee. */
    cardDays: integer('card_days'),
    answers: integer('answers'),
    /** Of days that were lost: the click of staff, which adds them once. */
    clickId: uuid('click_id'),
    givenAt: moment('given_at').notNull(),
  },
  (t) => [
    index('free_days_order').on(t.orderId),
    uniqueIndex('free_days_one_guarantee').on(t.orderId).where(sql`${t.why} = 'guarantee'`),
    uniqueIndex('free_days_one_click').on(t.clickId),
    known(t.why, FREE_DAYS_WHYS),
    within(t.days, 1, FREE_DAYS_MAX),
    check(
      'free_days_guarantee_counted',
      sql`(${t.why} = 'guarantee') = (${t.cardDays} is not null and ${t.answers} is not null)`,
    ),
    check('free_days_lost_clicked', sql`(${t.why} = 'lost') = (${t.clickId} is not null)`),
  ],
);
