// The table of the matching room about whom each day introduces to whom.
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { known, notNegative } from './checks.ts';
import { ofMember } from './matching.ts';

/** Which of an ordered pair; both, where each has a matchmaker who chose the other. */
export const SIDES = ['low', 'high', 'both'] as const;

/** Whom a day introduces to whom: each of the two finds the other among the day's picks; or one of them alone, by a matchmaker. */
export const pick = pgTable(
  'pick',
  {
    day: date('day', { mode: 'string' }).notNull(),
    lowId: ofMember('low_id'),
    highId: ofMember('high_id'),
    /** What the pair was worth, beside others; null where the night did not pair the two. */
    value: real('value'),
    /** For which of the two a matchmaker chose the other. */
    pinnedFor: text('pinned_for', { enum: SIDES }),
  },
  (t) => [
    primaryKey({ columns: [t.lowId, t.day, t.highId] }),
    index('pick_high').on(t.highId, t.day),
    index('pick_day').using('brin', t.day),
    notNegative(t.value),
    known(t.pinnedFor, SIDES),
    check('pick_by_somebody', sql`${t.value} is not null or ${t.pinnedFor} is not null`),
    check('pick_ordered', sql`${t.lowId} < ${t.highId}`),
  ],
);
