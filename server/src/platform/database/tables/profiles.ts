// Tables of the profiles room: the matrimony profile, photos, wishes, consents and the world's places.
import { DETAILS, PROMPT_REPLY_MAX_LENGTH, PROMPTS_MAX, SHOWN_TO } from '@ijeuwa/contract/details';
import * as person from '@ijeuwa/contract/person';
import { PHOTO_STATES } from '@ijeuwa/contract/photos';
import { CONSENT_PURPOSES, PRIVACY } from '@ijeuwa/contract/profiles';
import * as wished from '@ijeuwa/contract/wishes';
import { WIZARD_SCREENS } from '@ijeuwa/contract/wizard-screens';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { member, moment, newId } from './accounts.ts';
import { allKnown, known, notNegative, positive, within } from './checks.ts';

export const place = pgTable(
  'place',
  {
    /** Given once, and never to another. */
    id: integer('id').primaryKey(),
    /** Hash of country, region, name and cell: what the place is known by when the list of the world is loaded anew. */
    key: text('key').unique(),
    name: text('name').notNull(),
    label: text('label').notNull(),
    /** Lower case, without accents: what the search compares. */
    searchName: text('search_name').notNull(),
    country: char('country', { length: 2 }).notNull(),
    /** A cell of about 10 km; the point itself is not needed after loading (security, location). */
    cellX: smallint('cell_x').notNull(),
    cellY: smallint('cell_y').notNull(),
    /** Order in the search: Nigerian places first, known large ones before others. */
    rank: smallint('rank').notNull(),
    /** When the world's list stopped naming it; whoever has it keeps it. */
    retiredAt: moment('retired_at'),
  },
  (t) => [
    index('place_search').on(sql`${t.searchName} text_pattern_ops`),
    check('place_country_code', sql`${t.country} ~ '^[A-Z]{2}$'`),
  ],
);

/** Which edition of the world's list was loaded last. */
export const placeEdition = pgTable('place_edition', {
  source: text('source').primaryKey(),
  edition: text('edition').notNull(),
  loadedAt: moment('loaded_at').notNull(),
});

export const profile = pgTable(
  'profile',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    gender: text('gender', { enum: person.GENDERS }),
    /** First day of the birth month: all that matching needs. The exact date is sealed. */
    birthMonth: date('birth_month', { mode: 'string' }),
    birthDateSealed: text('birth_date_sealed'),
    nationality: text('nationality'),
    placeId: integer('place_id').references(() => place.id),
    bio: text('bio').notNull().default(''),
    profession: text('profession'),
    education: text('education', { enum: person.EDUCATIONS }),
    religion: text('religion', { enum: person.RELIGIONS }),
    familyBackground: text('family_background').notNull().default(''),
    hobbies: text('hobbies').array().notNull().default([]),
    relationshipStatus: text('relationship_status', { enum: person.RELATIONSHIP_STATUSES }),
    previousMarriages: text('previous_marriages', { enum: person.PREVIOUS_MARRIAGES }),
    divorceDetailsSealed: text('divorce_details_sealed'),
    numberOfChildren: smallint('number_of_children'),
    childrenAgesSealed: text('children_ages_sealed'),
    livingArrangement: text('living_arrangement', { enum: person.LIVING_ARRANGEMENTS }),
    visibility: text('visibility', { enum: PRIVACY }).notNull().default('Public'),
    /** Until the two match, others are shown the photos blurred. */
    photosBlurred: boolean('photos_blurred').notNull().default(false),
    nextStep: smallint('next_step').notNull().default(1),
    /** Where within that step; null: at its first screen. */
    nextScreen: text('next_screen', { enum: WIZARD_SCREENS }),
    submittedAt: moment('submitted_at'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('profile_place').on(t.placeId),
    known(t.gender, person.GENDERS),
    known(t.education, person.EDUCATIONS),
    known(t.religion, person.RELIGIONS),
    known(t.relationshipStatus, person.RELATIONSHIP_STATUSES),
    known(t.previousMarriages, person.PREVIOUS_MARRIAGES),
    known(t.livingArrangement, person.LIVING_ARRANGEMENTS),
    known(t.visibility, PRIVACY),
    known(t.nextScreen, WIZARD_SCREENS),
    notNegative(t.numberOfChildren),
    check('profile_birth_month_first_day', sql`extract(day from ${t.birthMonth}) = 1`),
    positive(t.nextStep),
  ],
);

export const photo = pgTable(
  'photo',
  {
    /** 96 random bits, base64url: names nobody and cannot be guessed. */
    id: text('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    isPrimary: boolean('is_primary').notNull(),
    state: text('state', { enum: PHOTO_STATES }).notNull().default('pending'),
    placeholder: text('placeholder').notNull(),
    /** 64-bit perceptual hash, hexadecimal. */
    perceptualHash: text('perceptual_hash').notNull(),
    width: smallint('width').notNull(),
    height: smallint('height').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    // Checked when a statement ends, not at each row (migration `positions_at_the_end`): photos change places in one.
    unique('photo_position_once').on(t.memberId, t.position),
    uniqueIndex('photo_one_primary').on(t.memberId).where(sql`${t.isPrimary}`),
    known(t.state, PHOTO_STATES),
    notNegative(t.position),
    positive(t.width),
    positive(t.height),
  ],
);

export type StoredImportance = Record<
  'religion' | 'education' | 'place' | 'children' | 'timeframe' | 'interests',
  string
>;

export const wish = pgTable(
  'wish',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    genders: text('genders', { enum: person.GENDERS }).array().notNull(),
    ageMin: smallint('age_min').notNull(),
    ageMax: smallint('age_max').notNull(),
    placeKind: text('place_kind', { enum: wished.PLACE_KINDS }).notNull(),
    distanceKm: smallint('distance_km').notNull(),
    placeIds: integer('place_ids').array().notNull().default([]),
    religions: text('religions', { enum: person.RELIGIONS }).array().notNull().default([]),
    education: text('education', { enum: wished.EDUCATION_WISHES }).notNull(),
    acceptChildren: text('accept_children', { enum: wished.ACCEPT_CHILDREN }).notNull(),
    timeframe: text('timeframe', { enum: person.TIMEFRAMES }),
    goal: text('goal', { enum: person.GOALS }).notNull(),
    interests: text('interests', { enum: person.INTERESTS }).array().notNull().default([]),
    dealBreakers: text('deal_breakers').notNull().default(''),
    importance: jsonb('importance').$type<StoredImportance>().notNull(),
    /** Which of what starts as something the member has said themselves. */
    said: text('said', { enum: wished.WISHES_TO_SAY }).array().notNull().default([]),
  },
  (t) => [
    allKnown(t.genders, person.GENDERS),
    allKnown(t.religions, person.RELIGIONS),
    allKnown(t.interests, person.INTERESTS),
    allKnown(t.said, wished.WISHES_TO_SAY),
    known(t.placeKind, wished.PLACE_KINDS),
    known(t.education, wished.EDUCATION_WISHES),
    known(t.acceptChildren, wished.ACCEPT_CHILDREN),
    known(t.timeframe, person.TIMEFRAMES),
    known(t.goal, person.GOALS),
    within(t.ageMin, wished.WISH_AGE_MIN, wished.WISH_AGE_MAX),
    within(t.ageMax, wished.WISH_AGE_MIN, wished.WISH_AGE_MAX),
    check('wish_ages_ordered', sql`${t.ageMax} - ${t.ageMin} >= ${sql.raw(`${wished.WISH_AGE_GAP}`)}`),
    within(t.distanceKm, wished.DISTANCE_MIN_KM, wished.DISTANCE_MAX_KM),
  ],
);

/** What a member agreed to, when, and when it was withdrawn. */
export const consent = pgTable(
  'consent',
  {
    id: uuid('id').primaryKey().default(newId),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: CONSENT_PURPOSES }).notNull(),
    version: text('version').notNull(),
    givenAt: moment('given_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [
    index('consent_member').on(t.memberId, t.purpose),
    uniqueIndex('consent_one_living')
      .on(t.memberId, t.purpose, t.version)
      .where(sql`${t.withdrawnAt} is null`),
    uniqueIndex('consent_one_living_faith')
      .on(t.memberId)
      .where(sql`${t.withdrawnAt} is null and ${t.purpose} = 'faith-and-family'`),
    known(t.purpose, CONSENT_PURPOSES),
    check('consent_withdrawn_after_given', sql`${t.withdrawnAt} >= ${t.givenAt}`),
  ],
);

/** Who was told of which new terms, or privacy policy, before they hold. */
export const legalNotice = pgTable(
  'legal_notice',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['terms', 'privacy-policy'] }).notNull(),
    version: text('version').notNull(),
    toldAt: moment('told_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.purpose, t.version] }),
    known(t.purpose, ['terms', 'privacy-policy']),
  ],
);

/** What a member added to the profile of their own accord: each under a consent of its own, erased with it. */
export const profileDetail = pgTable(
  'profile_detail',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    name: text('name', { enum: DETAILS }).notNull(),
    /** JSON. How often somebody was married stands in the profile; the row says who sees it. */
    valueSealed: text('value_sealed'),
    shownTo: text('shown_to', { enum: SHOWN_TO }).notNull(),
    since: moment('since').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.name] }),
    known(t.name, DETAILS),
    known(t.shownTo, SHOWN_TO),
    check('profile_detail_said_once', sql`(${t.name} = 'previousMarriages') = (${t.valueSealed} is null)`),
  ],
);

/** What a member wrote to a prompt of their choice; the prompts stand in the content. */
export const promptReply = pgTable(
  'prompt_reply',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    position: smallint('position').notNull(),
    reply: text('reply').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.key] }),
    unique('prompt_reply_position_once').on(t.memberId, t.position),
    within(t.position, 0, PROMPTS_MAX - 1),
    check(
      'prompt_reply_reply_length',
      sql`char_length(${t.reply}) between 1 and ${sql.raw(`${PROMPT_REPLY_MAX_LENGTH}`)}`,
    ),
  ],
);

/** Kilometres from the middle of one cell to the middle of another are computed from these two. */
export const CELL_DEGREES = 0.1;
