// Tables of the matching room about who was shown to whom, and how much more or less somebody should be.
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, real, uuid } from 'drizzle-orm/pg-core';
import { member, moment } from './accounts.ts';
import { notNegative } from './checks.ts';
import { ofMember } from './matching.ts';

/**
 * A card stood on a screen for a second or more: once for each two people and day in Lagos. In partitions of a month, in a
 * schema of their own, which a job makes ahead and lets go; what no month takes is held by one for the rest.
 */
export const impression = pgTable(
  'impression',
  {
    viewerId: ofMember('viewer_id'),
    day: date('day', { mode: 'string' }).notNull(),
    targetId: ofMember('target_id'),
    /** The place was given by chance among those who were nearly as good. */
    explored: boolean('explored').notNull().default(false),
    /** How likely this person was to be given the place: 1 by rank; null where it was told too late to know. */
    propensity: real('propensity'),
  },
  (t) => [
    primaryKey({ columns: [t.viewerId, t.day, t.targetId] }),
    index('impression_target').on(t.targetId, t.viewerId),
    index('impression_day').using('brin', t.day),
    check('impression_propensity_is_chance', sql`${t.propensity} > 0 and ${t.propensity} <= 1`),
    check('impression_explored_by_chance', sql`not ${t.explored} or ${t.propensity} < 1`),
  ],
);

/** How often somebody with an active card was shown of late, and what follows from it; who has no row is shown as they rank. */
export const exposure = pgTable(
  'exposure',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** In the last seven days; and how many are still missing from what each member is to have. */
    shown: integer('shown').notNull(),
    owed: integer('owed').notNull(),
    /** What showing them once more is worth beside others: above 1 where they are owed, below where more like them than they look at. */
    lift: real('lift').notNull(),
    /** Of the lift. */
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    notNegative(t.shown),
    notNegative(t.owed),
    check('exposure_lifts', sql`${t.lift} > 0`),
    index('exposure_changed').on(t.changedAt),
  ],
);
