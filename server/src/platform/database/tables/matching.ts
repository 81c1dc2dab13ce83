// Tables of the matching room: cards, the narrow table of active ones, queues, answers and matches.
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  char,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { member, moment, newId } from './accounts.ts';

export const card = pgTable('card', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  status: text('status', { enum: ['draft', 'pending', 'active', 'paused', 'suspended'] })
    .notNull()
    .default('draft'),
  reviewDueAt: moment('review_due_at'),
  reviewedAt: moment('reviewed_at'),
  activatedAt: moment('activated_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/**
 * One narrow row for each active card: what I am and what I insist on, as bits, so that both directions of every
 * must are tested in one pass (a mask of -1 accepts everything).
 */
export const activeCard = pgTable(
  'active_card',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    gender: smallint('gender').notNull(),
    seeks: smallint('seeks').notNull(),
    birthMonth: date('birth_month', { mode: 'string' }).notNull(),
    ageMin: smallint('age_min').notNull(),
    ageMax: smallint('age_max').notNull(),
    cellX: smallint('cell_x').notNull(),
    cellY: smallint('cell_y').notNull(),
    country: char('country', { length: 2 }).notNull(),
    placeId: integer('place_id').notNull(),
    /** The package lets this card cross borders. */
    crossesBorders: boolean('crosses_borders').notNull(),
    /** Wants or accepts somebody from another country. */
    acceptsAbroad: boolean('accepts_abroad').notNull(),
    /** A must for the place: within so many km (0: none), or only these places (null: none). */
    mustWithinKm: smallint('must_within_km').notNull(),
    mustPlaces: integer('must_places').array(),
    religion: integer('religion').notNull(),
    mustReligion: integer('must_religion').notNull(),
    education: smallint('education').notNull(),
    mustEducation: smallint('must_education').notNull(),
    children: smallint('children').notNull(),
    mustChildren: smallint('must_children').notNull(),
    timeframe: smallint('timeframe').notNull(),
    mustTimeframe: smallint('must_timeframe').notNull(),
    isPrivate: boolean('is_private').notNull(),
    lastActiveAt: moment('last_active_at').notNull(),
  },
  (t) => [index('active_card_search').on(t.gender, t.seeks, t.cellX, t.cellY, t.lastActiveAt)],
);

/** The ready queue: read by the deck, re-checked as each card leaves. */
export const queueEntry = pgTable(
  'queue_entry',
  {
    viewerId: uuid('viewer_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    targetId: uuid('target_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    rank: real('rank').notNull(),
    matchPercent: smallint('match_percent'),
  },
  (t) => [
    primaryKey({ columns: [t.viewerId, t.targetId] }),
    index('queue_order').on(t.viewerId, t.rank.desc()),
    index('queue_target').on(t.targetId),
  ],
);

export const queueState = pgTable('queue_state', {
  viewerId: uuid('viewer_id')
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  filledAt: moment('filled_at').notNull(),
  stale: boolean('stale').notNull().default(false),
});

/** One answer of one person to another; a like or a pass. */
export const answer = pgTable(
  'answer',
  {
    viewerId: uuid('viewer_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    targetId: uuid('target_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['like', 'pass'] }).notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.viewerId, t.targetId] }), index('answer_target').on(t.targetId, t.kind)],
);

/** Both liked. The pair is ordered, so that two likes that cross can make only one. */
export const match = pgTable(
  'match',
  {
    id: uuid('id').primaryKey().default(newId),
    lowId: uuid('low_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    highId: uuid('high_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    matchedAt: moment('matched_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    unique('match_pair').on(t.lowId, t.highId),
    index('match_low').on(t.lowId),
    index('match_high').on(t.highId),
    check('match_ordered', sql`${t.lowId} < ${t.highId}`),
  ],
);

/** A card stood on a screen for a second or more. */
export const impression = pgTable(
  'impression',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    viewerId: uuid('viewer_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    targetId: uuid('target_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
  },
  (t) => [
    index('impression_target').on(t.targetId, t.viewerId),
    index('impression_viewer').on(t.viewerId, t.seenAt),
  ],
);
