// Tables of the matching room: cards, the narrow table of active ones, queues, answers and matches.
import { PARTS } from '@ijeuwa/contract/likes';
import { CARD_STATUSES, TODAYS_PICKS } from '@ijeuwa/contract/matching';
import { DISTANCE_MAX_KM, IMPORTANCE_WEIGHT } from '@ijeuwa/contract/wishes';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  char,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { member, moment, newId } from './accounts.ts';
import { known, notNegative, within } from './checks.ts';
import { photo } from './profiles.ts';

export const ANSWERS = ['like', 'pass'] as const;

/** Goes with the account. */
export const ofMember = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => member.id, { onDelete: 'cascade' });

export const card = pgTable(
  'card',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    status: text('status', { enum: CARD_STATUSES }).notNull().default('draft'),
    reviewDueAt: moment('review_due_at'),
    reviewedAt: moment('reviewed_at'),
    activatedAt: moment('activated_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [known(t.status, CARD_STATUSES)],
);

/**
 * One narrow row for each active card: what I am and what I wish for, as bits, so that both directions of every
 * wish are tested in one pass. A must mask of -1 accepts everything; a weight of 0 means that nothing is wished.
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
    /** 0 anywhere, 1 within so many km, 2 these places, 3 my country. */
    placeWish: smallint('place_wish').notNull(),
    withinKm: smallint('within_km').notNull(),
    /** The cells of the named places, packed; what lies within two cells of one counts. */
    wantCells: integer('want_cells').array().notNull(),
    placeWeight: smallint('place_weight').notNull(),
    religion: smallint('religion').notNull(),
    wantReligion: smallint('want_religion').notNull(),
    mustReligion: smallint('must_religion').notNull(),
    religionWeight: smallint('religion_weight').notNull(),
    education: smallint('education').notNull(),
    wantEducation: smallint('want_education').notNull(),
    mustEducation: smallint('must_education').notNull(),
    educationWeight: smallint('education_weight').notNull(),
    children: smallint('children').notNull(),
    wantChildren: smallint('want_children').notNull(),
    mustChildren: smallint('must_children').notNull(),
    childrenWeight: smallint('children_weight').notNull(),
    timeframe: smallint('timeframe').notNull(),
    wantTimeframe: smallint('want_timeframe').notNull(),
    mustTimeframe: smallint('must_timeframe').notNull(),
    timeframeWeight: smallint('timeframe_weight').notNull(),
    interests: smallint('interests').notNull(),
    wantInterests: smallint('want_interests').notNull(),
    mustInterests: smallint('must_interests').notNull(),
    interestsWeight: smallint('interests_weight').notNull(),
    isPrivate: boolean('is_private').notNull(),
    lastActiveAt: moment('last_active_at').notNull(),
    /** Changes with everything above but the last activity: an entry made from an older one is out of date. */
    version: bigserial('version', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('active_card_search').on(t.gender, t.seeks, t.cellX, t.cellY),
    check('active_card_ages_ordered', sql`${t.ageMin} < ${t.ageMax}`),
    within(t.placeWish, 0, 3),
    within(t.withinKm, 0, DISTANCE_MAX_KM),
    check(
      'active_card_weights_known',
      sql`array[${t.placeWeight}, ${t.religionWeight}, ${t.educationWeight}, ${t.childrenWeight}, ${t.timeframeWeight}, ${t.interestsWeight}] <@ array[${sql.raw(Object.values(IMPORTANCE_WEIGHT).join(', '))}]::smallint[]`,
    ),
  ],
);

/** What strangers see of an active card, ready to be sent: made with it, so that the deck reads one row for each person. */
export type Face = {
  name: string;
  birthMonth: string;
  location: string;
  profession: string;
  education: string | null;
  religion: string | null;
  relationshipStatus: string | null;
  timeframe: string | null;
  reviewedAt: string | null;
  demonstration: boolean;
  photos: string[];
  /** Not said in a face from before it could be. */
  blurred?: boolean;
};
export const cardFace = pgTable('card_face', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => activeCard.memberId, { onDelete: 'cascade' }),
  face: jsonb('face').$type<Face>().notNull(),
});

/** Why a person is shown: computed when the queue is filled, so that the deck only reads. */
export type Shown = { reasons: string[]; difference: string | null };

/** The ready queue: read by the deck, re-checked as each card leaves. */
export const queueEntry = pgTable(
  'queue_entry',
  {
    viewerId: ofMember('viewer_id'),
    targetId: ofMember('target_id'),
    rank: real('rank').notNull(),
    /** How likely the two were to match, when the entry was made. */
    chance: real('chance').notNull(),
    matchPercent: smallint('match_percent'),
    shown: jsonb('shown').$type<Shown>().notNull(),
    /** How likely they were to be given this place: 1 where they stand by rank, less where by chance. */
    propensity: real('propensity').notNull().default(1),
    /** The version of the target's active card that the entry was made from. */
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.viewerId, t.targetId] }),
    index('queue_order').on(t.viewerId, t.rank.desc()),
    index('queue_target').on(t.targetId),
    within(t.matchPercent, 0, 100),
    check('queue_entry_chance_is_chance', sql`${t.chance} between 0 and 1`),
    check('queue_entry_propensity_is_chance', sql`${t.propensity} > 0 and ${t.propensity} <= 1`),
    check('queue_entry_of_another', sql`${t.viewerId} <> ${t.targetId}`),
  ],
);

export const queueState = pgTable(
  'queue_state',
  {
    viewerId: uuid('viewer_id')
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    filledAt: moment('filled_at').notNull(),
    stale: boolean('stale').notNull().default(false),
    /** How many people fitted, and how many of them the queue took. */
    fits: integer('fits').notNull(),
    filled: smallint('filled').notNull(),
    /** Whom the queue puts first on that day; they stay first until the next, whatever is filled meanwhile. */
    pickDay: date('pick_day', { mode: 'string' }),
    picks: uuid('picks').array().notNull().default([]),
    /** Those of the same day in the other order of the deck: whoever turns back has them again. */
    picksAside: uuid('picks_aside').array().notNull().default([]),
  },
  (t) => [
    index('queue_stale').on(t.viewerId).where(sql`${t.stale}`),
    notNegative(t.fits),
    notNegative(t.filled),
    check('queue_state_picks_few', sql`cardinality(${t.picks}) <= ${sql.raw(String(TODAYS_PICKS))}`),
    check(
      'queue_state_picks_aside_few',
      sql`cardinality(${t.picksAside}) <= ${sql.raw(String(TODAYS_PICKS))}`,
    ),
  ],
);

/** One answer of one person to another; a like or a pass. */
export const answer = pgTable(
  'answer',
  {
    viewerId: ofMember('viewer_id'),
    targetId: ofMember('target_id'),
    kind: text('kind', { enum: ANSWERS }).notNull(),
    answeredAt: moment('answered_at').notNull(),
    /** How likely a like had been, as last reckoned before it was learnt of; null until it is. */
    foretold: real('foretold'),
  },
  (t) => [
    primaryKey({ columns: [t.viewerId, t.targetId] }),
    index('answer_target').on(t.targetId, t.kind),
    index('answer_answered').using('brin', t.answeredAt),
    index('answer_to_learn').on(t.answeredAt).where(sql`${t.foretold} is null`),
    check('answer_foretold_is_chance', sql`${t.foretold} between 0 and 1`),
    known(t.kind, ANSWERS),
    check('answer_to_another', sql`${t.viewerId} <> ${t.targetId}`),
  ],
);

/** What of the other's page a like is for, as it stood then, and the note; it goes with the like. */
export const likedPart = pgTable(
  'liked_part',
  {
    viewerId: uuid('viewer_id').notNull(),
    targetId: uuid('target_id').notNull(),
    part: text('part', { enum: PARTS }).notNull(),
    prompt: text('prompt'),
    quote: text('quote'),
    /** Null for words, and for a photo that is gone. */
    photoId: text('photo_id').references(() => photo.id, { onDelete: 'set null' }),
    note: text('note'),
  },
  (t) => [
    primaryKey({ columns: [t.viewerId, t.targetId] }),
    foreignKey({
      name: 'liked_part_answer',
      columns: [t.viewerId, t.targetId],
      foreignColumns: [answer.viewerId, answer.targetId],
    }).onDelete('cascade'),
    index('liked_part_target').on(t.targetId),
    index('liked_part_photo').on(t.photoId),
    known(t.part, PARTS),
    check('liked_part_quotes_words', sql`(${t.part} = 'photo') = (${t.quote} is null)`),
    check('liked_part_names_prompt', sql`(${t.part} = 'reply') = (${t.prompt} is not null)`),
    check('liked_part_shows_photo', sql`${t.photoId} is null or ${t.part} = 'photo'`),
  ],
);

/**
 * A like as it was told to the other. It outlives the like: whoever was told of it may report its writer, with the note,
 * of which the quoted words are a part. The time at which the like was first found gone bounds how long.
 */
export const toldLike = pgTable(
  'told_like',
  {
    id: uuid('id').primaryKey().default(newId),
    viewerId: ofMember('viewer_id'),
    targetId: ofMember('target_id'),
    toldAt: moment('told_at').notNull(),
    goneAt: moment('gone_at'),
    part: text('part', { enum: PARTS }),
    prompt: text('prompt'),
    quote: text('quote'),
    note: text('note'),
  },
  (t) => [
    index('told_like_pair').on(t.viewerId, t.targetId),
    index('told_like_target').on(t.targetId),
    index('told_like_gone').on(t.goneAt),
    known(t.part, PARTS),
    check('told_like_notes_part', sql`(${t.part} is null) = (${t.note} is null)`),
    check('told_like_quotes_words', sql`(coalesce(${t.part}, 'photo') = 'photo') = (${t.quote} is null)`),
    check(
      'told_like_names_prompt',
      sql`(coalesce(${t.part}, 'photo') = 'reply') = (${t.prompt} is not null)`,
    ),
  ],
);

/** Both liked. The pair is ordered, so that two likes that cross can make only one. */
export const match = pgTable(
  'match',
  {
    id: uuid('id').primaryKey().default(newId),
    lowId: ofMember('low_id'),
    highId: ofMember('high_id'),
    matchedAt: moment('matched_at').notNull(),
    /** When each of the two was shown the moment. */
    lowCelebratedAt: moment('low_celebrated_at'),
    highCelebratedAt: moment('high_celebrated_at'),
    endedAt: moment('ended_at'),
  },
  (t) => [
    unique('match_pair').on(t.lowId, t.highId),
    index('match_low').on(t.lowId),
    index('match_high').on(t.highId),
    check('match_ordered', sql`${t.lowId} < ${t.highId}`),
  ],
);
