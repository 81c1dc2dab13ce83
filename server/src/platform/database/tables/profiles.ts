// Tables of the profiles room: the matrimony profile, photos, wishes, consents and the world's places.
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { member, moment, newId } from './accounts.ts';

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
  (t) => [index('place_search').on(sql`${t.searchName} text_pattern_ops`)],
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
    gender: text('gender'),
    /** First day of the birth month: all that matching needs. The exact date is sealed. */
    birthMonth: date('birth_month', { mode: 'string' }),
    birthDateSealed: text('birth_date_sealed'),
    nationality: text('nationality'),
    placeId: integer('place_id').references(() => place.id),
    bio: text('bio').notNull().default(''),
    profession: text('profession'),
    education: text('education'),
    religion: text('religion'),
    familyBackground: text('family_background').notNull().default(''),
    hobbies: text('hobbies').array().notNull().default([]),
    relationshipStatus: text('relationship_status'),
    previousMarriages: text('previous_marriages'),
    divorceDetailsSealed: text('divorce_details_sealed'),
    numberOfChildren: smallint('number_of_children'),
    childrenAgesSealed: text('children_ages_sealed'),
    livingArrangement: text('living_arrangement'),
    visibility: text('visibility', { enum: ['Public', 'Private'] })
      .notNull()
      .default('Public'),
    nextStep: smallint('next_step').notNull().default(1),
    submittedAt: moment('submitted_at'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [index('profile_place').on(t.placeId)],
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
    state: text('state', { enum: ['pending', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    placeholder: text('placeholder').notNull(),
    /** 64-bit perceptual hash, hexadecimal. */
    perceptualHash: text('perceptual_hash').notNull(),
    width: smallint('width').notNull(),
    height: smallint('height').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('photo_member').on(t.memberId, t.position)],
);

/** Files that hang on no photo: noted before a file is written or let go, and swept if they stay here. */
export const looseFile = pgTable('loose_file', {
  name: text('name').primaryKey(),
  since: moment('since').notNull(),
});

export type StoredImportance = Record<
  'religion' | 'education' | 'place' | 'children' | 'timeframe' | 'interests',
  string
>;

export const wish = pgTable('wish', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  genders: text('genders').array().notNull(),
  ageMin: smallint('age_min').notNull(),
  ageMax: smallint('age_max').notNull(),
  placeKind: text('place_kind').notNull(),
  distanceKm: smallint('distance_km').notNull(),
  placeIds: integer('place_ids').array().notNull().default([]),
  religions: text('religions').array().notNull().default([]),
  education: text('education').notNull(),
  acceptChildren: text('accept_children').notNull(),
  timeframe: text('timeframe'),
  goal: text('goal').notNull(),
  interests: text('interests').array().notNull().default([]),
  dealBreakers: text('deal_breakers').notNull().default(''),
  notifications: boolean('notifications').notNull().default(true),
  importance: jsonb('importance').$type<StoredImportance>().notNull(),
});

/** What a member agreed to, when, and when it was withdrawn. */
export const consent = pgTable(
  'consent',
  {
    id: uuid('id').primaryKey().default(newId),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['faith-and-family', 'terms', 'privacy-policy'] }).notNull(),
    version: text('version').notNull(),
    givenAt: moment('given_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [index('consent_member').on(t.memberId, t.purpose)],
);

/** Kilometres from the middle of one cell to the middle of another are computed from these two. */
export const CELL_DEGREES = 0.1;
