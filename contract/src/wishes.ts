// What a member seeks: one record that the wizard, sign-up and the preference page all edit.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { figure, list, optionalText } from './fields.ts';
import { GENDERS, Gender, GOALS, Interest, RELIGIONS, Religion, Timeframe } from './person.ts';

// Decisions, "wishes": the words and their weights; only a must filters, and it filters both ways.
export const IMPORTANCE_WEIGHT = {
  'not important': 0,
  'a little': 1,
  somewhat: 10,
  very: 50,
  must: 250,
} as const;
export type Importance = keyof typeof IMPORTANCE_WEIGHT;
export const IMPORTANCES = Object.keys(IMPORTANCE_WEIGHT) as [Importance, ...Importance[]];

// Spec 5: the sliders of the preference page.
export const WISH_AGE_MIN = 18;
export const WISH_AGE_MAX = 70;
export const WISH_AGE_GAP = 1;
export const DISTANCE_MIN_KM = 1;
export const DISTANCE_MAX_KM = 100;
export const INTERESTS_MAX = 5;
export const NAMED_PLACES_MAX = 10;

export const PLACE_KINDS = ['within', 'places', 'country', 'anywhere'] as const;
export const ACCEPT_CHILDREN = ['yes', 'no', 'maybe'] as const;
export const EDUCATION_WISHES = ['highSchool', 'bachelors', 'masters', 'phd', 'noPreference'] as const;
export const RELIGION_WISHES = [...RELIGIONS, 'noPreference'] as const;

/** Starts as something that nobody has said: known here once the member says it, themselves. The others start open. */
export const WISHES_TO_SAY = [
  'goal',
  'place',
  'children',
  'weight:religion',
  'weight:education',
  'weight:place',
  'weight:children',
  'weight:timeframe',
  'weight:interests',
] as const;
export type WishToSay = (typeof WISHES_TO_SAY)[number];

const Importance = z.enum(IMPORTANCES, { error: 'Please choose how important this is.' });

export const wishAge = figure({
  min: WISH_AGE_MIN,
  max: WISH_AGE_MAX,
  missing: 'Please choose an age.',
  outside: 'Ages go from 18 to 70.',
});

const AGES_APART = 'The two ages must be at least a year apart, the lower one first.';

export type AgeRange = { min: number; max: number };

/** Why a range of ages cannot be wished for; undefined when it can. */
export const ageRangeFault = ({ min, max }: AgeRange): string | undefined => {
  if (min < WISH_AGE_MIN || max > WISH_AGE_MAX) return `Ages go from ${WISH_AGE_MIN} to ${WISH_AGE_MAX}.`;
  if (max - min < WISH_AGE_GAP) return AGES_APART;
  return undefined;
};

const IN_WORDS =
  /^(?:from |between |ages? )?(\d{1,3})\s*(?:-|–|—|to|and|until)\s*(\d{1,3})(?: ?(?:years?|yrs?)(?: old)?)?$/i;

/** "25-35", "25 to 35", "between 25 and 35", "25 – 35 years". */
export const readAgeRange = (given: string | AgeRange): AgeRange | { fault: string } => {
  const [, min, max] =
    typeof given === 'string' ? (IN_WORDS.exec(given.trim()) ?? []) : ['', given.min, given.max];
  if (!min || !max) return { fault: 'Please give the range as two ages, for example 25-35.' };
  const range = { min: Number(min), max: Number(max) };
  const fault = ageRangeFault(range);
  return fault ? { fault } : range;
};

export const PlaceRef = z.object({ _id: z.int(), label: z.string() });
export type PlaceRef = z.infer<typeof PlaceRef>;

const importances = {
  religion: Importance,
  education: Importance,
  place: Importance,
  children: Importance,
  timeframe: Importance,
  interests: Importance,
};

export const Wishes = z.object({
  genders: z.array(Gender),
  ageMin: z.int(),
  ageMax: z.int(),
  placeKind: z.enum(PLACE_KINDS),
  distanceKm: z.int(),
  places: z.array(PlaceRef),
  /** Empty: no preference. */
  religions: z.array(Religion),
  /** At least this education. */
  education: z.enum(EDUCATION_WISHES),
  acceptChildren: z.enum(ACCEPT_CHILDREN),
  timeframe: z.nullable(Timeframe),
  goal: z.enum(GOALS),
  interests: z.array(Interest),
  /** Read by people, never by a machine. */
  dealBreakers: z.string(),
  notifications: z.boolean(),
  importance: z.object(importances),
});
export type Wishes = z.infer<typeof Wishes>;

/** One of the two alone is compared with the other as it is kept, by the server. */
const rangeHolds = ({ ageMin, ageMax }: { ageMin?: number; ageMax?: number }): boolean =>
  ageMin === undefined || ageMax === undefined || ageRangeFault({ min: ageMin, max: ageMax }) === undefined;

/** Beyond this no row of the database is counted. */
const PLACE_MAX = 2 ** 31 - 1;
export const NO_PLACE = 'We do not know one of these places. Please choose from the list.';
const canBePlaces = (ids: readonly number[]): boolean => ids.every((id) => id > 0 && id <= PLACE_MAX);

const wishesChange = z.strictObject({
  genders: z.optional(list(Gender, GENDERS.length).check(z.minLength(1, 'Please choose at least one.'))),
  ageMin: z.optional(wishAge),
  ageMax: z.optional(wishAge),
  placeKind: z.optional(z.enum(PLACE_KINDS, { error: 'Please choose one of the four.' })),
  distanceKm: z.optional(
    figure({
      min: DISTANCE_MIN_KM,
      max: DISTANCE_MAX_KM,
      missing: 'Please choose a distance.',
      outside: 'A distance is from 1 to 100 km.',
    }),
  ),
  placeIds: z.optional(
    list(z.int(), NAMED_PLACES_MAX, 'At most ten places, please.').check(z.refine(canBePlaces, NO_PLACE)),
  ),
  religions: z.optional(list(Religion, RELIGIONS.length)),
  education: z.optional(z.enum(EDUCATION_WISHES)),
  acceptChildren: z.optional(z.enum(ACCEPT_CHILDREN)),
  timeframe: z.optional(Timeframe),
  goal: z.optional(z.enum(GOALS)),
  interests: z.optional(list(Interest, INTERESTS_MAX, 'At most five interests, please.')),
  dealBreakers: optionalText(2000),
  notifications: z.optional(z.boolean()),
  importance: z.optional(z.partial(z.strictObject(importances))),
});
export const WishesChange = wishesChange.check(z.refine(rangeHolds, { path: ['ageMin'], error: AGES_APART }));
export type WishesChange = z.infer<typeof WishesChange>;

export const findWishes = endpoint({
  method: 'GET',
  path: '/api/wishes',
  access: 'member',
  summary: 'Answers what the member seeks; shown to nobody else.',
  answer: Wishes,
});

export const saveWishes = endpoint({
  method: 'PUT',
  path: '/api/wishes',
  access: 'member',
  summary:
    'Changes the wishes that are given, and rebuilds the queue. Ages 18 to 70 and at least a year apart.',
  body: WishesChange,
  answer: Wishes,
});
