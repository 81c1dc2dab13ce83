// Tables of the couples room: what two matched members have said of each other, who is one of a couple now, and what each answered.
import { COUPLE_STATES } from '@ijeuwa/contract/couples';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { member, moment, newId } from './accounts.ts';
import { known, needs } from './checks.ts';
import { match } from './matching.ts';

/** Each time that it was said; of a match one is under way at most. */
export const couple = pgTable(
  'couple',
  {
    id: uuid('id').primaryKey().default(newId),
    matchId: uuid('match_id')
      .notNull()
      .references(() => match.id, { onDelete: 'cascade' }),
    /** Who said it first. */
    askerId: uuid('asker_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    state: text('state', { enum: COUPLE_STATES }).notNull().default('asked'),
    askedAt: moment('asked_at').notNull(),
    togetherAt: moment('together_at'),
    overAt: moment('over_at'),
  },
  (t) => [
    index('couple_match').on(t.matchId),
    index('couple_asker').on(t.askerId),
    uniqueIndex('couple_under_way').on(t.matchId).where(sql`${t.state} in ('asked', 'together')`),
    known(t.state, COUPLE_STATES),
    check('couple_over_has_end', sql`(${t.state} in ('declined', 'ended')) = (${t.overAt} is not null)`),
    check('couple_together_has_day', sql`${t.state} <> 'together' or ${t.togetherAt} is not null`),
  ],
);

/** Nobody is one of two couples. */
export const coupleMember = pgTable(
  'couple_member',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    coupleId: uuid('couple_id')
      .notNull()
      .references(() => couple.id, { onDelete: 'cascade' }),
  },
  (t) => [index('couple_member_couple').on(t.coupleId)],
);

/** What a member answered to the questionnaire, each part sealed by itself: those on safety are opened for nobody else. */
export const coupleReplies = pgTable(
  'couple_replies',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    areasSealed: text('areas_sealed').notNull(),
    candourSealed: text('candour_sealed').notNull(),
    safetySealed: text('safety_sealed').notNull(),
    savedAt: moment('saved_at').notNull(),
    /** To this couple alone. */
    releasedCoupleId: uuid('released_couple_id').references(() => couple.id, { onDelete: 'set null' }),
    releasedAt: moment('released_at'),
  },
  (t) => [index('couple_replies_released').on(t.releasedCoupleId), needs(t.releasedCoupleId, t.releasedAt)],
);
