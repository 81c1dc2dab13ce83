// What a card is and wishes for, as numbers that both directions of a match are tested on.
import { ageOn } from '@ijeuwa/contract/age';
import { EDUCATIONS, GENDERS, INTERESTS, RELIGIONS, TIMEFRAMES } from '@ijeuwa/contract/person';
import { IMPORTANCE_WEIGHT, type Importance, type WishesChange } from '@ijeuwa/contract/wishes';

const ADULT = 18;
export const MUST = IMPORTANCE_WEIGHT.must;
/** Accepts everything, the unknown too. */
export const ANYTHING = -1;
/** The bit of what is not known: no wish names it. */
export const UNKNOWN = 1 << 14;
export const NO_CHILDREN = 1;
export const HAS_CHILDREN = 2;
/** A named place reaches two cells further, about 20 km: who asks for Lagos means Ikeja too. */
export const NAMED_PLACE_CELLS = 2;
export const PACK = { shift: 2000, factor: 4096 } as const;
export const packCell = (cellX: number, cellY: number): number =>
  (cellX + PACK.shift) * PACK.factor + cellY + PACK.shift;
export const PLACE_WISH = { anywhere: 0, within: 1, places: 2, country: 3 } as const;

/** A member as the tables remember them. */
export type Source = {
  memberId: string;
  gender: string | null;
  birthMonth: string | null;
  placeId: number | null;
  cellX: number | null;
  cellY: number | null;
  country: string | null;
  religion: string | null;
  education: string | null;
  relationshipStatus: string | null;
  numberOfChildren: number | null;
  hobbies: readonly string[];
  visibility: 'Public' | 'Private';
  submitted: boolean;
  memberStatus: string;
  lastSeenAt: string;
  cardStatus: string | null;
  approvedPhotos: number;
  crossesBorders: boolean;
  genders: readonly string[];
  ageMin: number;
  ageMax: number;
  placeKind: keyof typeof PLACE_WISH;
  distanceKm: number;
  /** Packed as `packCell` does. */
  wantedCells: readonly number[];
  religions: readonly string[];
  wantedEducation: string;
  acceptChildren: string;
  timeframe: string | null;
  interests: readonly string[];
  importance: Record<'religion' | 'education' | 'place' | 'children' | 'timeframe' | 'interests', string>;
};

type Wished = Omit<WishesChange, 'placeIds'>;
/** As if the wishes were these; what is left out stays. */
export const wishing = (source: Source, change: Wished, wantedCells = source.wantedCells): Source => {
  const { education, importance, dealBreakers: _, goal: __, notifications: ___, ...same } = change;
  const given = Object.entries({ ...same, wantedEducation: education }).filter(
    ([, one]) => one !== undefined,
  );
  const weights = Object.entries(importance ?? {}).filter(([, one]) => one !== undefined);
  return {
    ...source,
    ...Object.fromEntries(given),
    wantedCells,
    importance: { ...source.importance, ...Object.fromEntries(weights) },
  };
};

/** What somebody is and wishes for, as numbers. */
export type Facts = {
  memberId: string;
  gender: number;
  seeks: number;
  birthMonth: string;
  ageMin: number;
  ageMax: number;
  cellX: number;
  cellY: number;
  country: string;
  placeId: number;
  crossesBorders: boolean;
  placeWish: number;
  withinKm: number;
  wantCells: number[];
  placeWeight: number;
  religion: number;
  wantReligion: number;
  mustReligion: number;
  religionWeight: number;
  education: number;
  wantEducation: number;
  mustEducation: number;
  educationWeight: number;
  children: number;
  wantChildren: number;
  mustChildren: number;
  childrenWeight: number;
  timeframe: number;
  wantTimeframe: number;
  mustTimeframe: number;
  timeframeWeight: number;
  interests: number;
  wantInterests: number;
  mustInterests: number;
  interestsWeight: number;
  isPrivate: boolean;
};
/** One person as words need them: with the name of their place. */
export type Described = Facts & { placeName: string };

export const nameIn = <T extends string>(options: readonly T[], bit: number): T | undefined =>
  bit === UNKNOWN ? undefined : options[Math.log2(bit)];
/** A row of active_card, without its version. */
export type CardFacts = Facts & { lastActiveAt: Date };

const maskOf = (options: readonly string[], values: readonly string[]): number =>
  values.reduce((mask, value) => mask | (options.includes(value) ? 1 << options.indexOf(value) : 0), 0);

const bitOf = (options: readonly string[], value: string | null): number =>
  maskOf(options, value === null ? [] : [value]) || UNKNOWN;

// Hobbies are free words; a wish names one of thirteen interests. A word counts when it begins like this.
const INTEREST_STEMS: Record<(typeof INTERESTS)[number], RegExp> = {
  Travel: /\btravel/i,
  Cooking: /\b(cook|bak)/i,
  Reading: /\b(read|book)/i,
  Spirituality: /\b(spirit|pray|worship|church|mosque|bible|qur|faith)/i,
  Family: /\bfamil/i,
  Fitness: /\b(fitness|gym|run|jog|football|sport|yoga|swim)/i,
  Outdoors: /\b(outdoor|hik|camp|garden|fish|farm)/i,
  Music: /\b(music|sing|guitar|piano|choir|danc|afrobeats)/i,
  Movies: /\b(movie|film|nollywood|cinema)/i,
  Art: /\b(art\b|arts|paint|draw|photo|craft)/i,
  Career: /\b(career|business|entrepreneur)/i,
  Education: /\b(educat|learn|study|teach)/i,
  Volunteering: /\b(volunteer|charit|mentor)/i,
};
const interestBits = (hobbies: readonly string[]): number =>
  maskOf(
    INTERESTS,
    INTERESTS.filter((interest) => hobbies.some((hobby) => INTEREST_STEMS[interest].test(hobby))),
  ) || UNKNOWN;

/** At least this education; "other" cannot be compared, so it meets the lowest wish alone. */
const educationsFrom = (least: string): number => {
  if (least === 'noPreference') return 0;
  const from = EDUCATIONS.indexOf(least as (typeof EDUCATIONS)[number]);
  return maskOf(EDUCATIONS, [...EDUCATIONS.slice(from, 4), ...(from === 0 ? ['other'] : [])]);
};

/** "Maybe" is no wish; "yes" is one that everybody meets. */
const childrenWished = (accept: string): number =>
  accept === 'no' ? NO_CHILDREN : accept === 'yes' ? NO_CHILDREN | HAS_CHILDREN : 0;

/** At most one step apart. */
const timeframesNear = (own: string | null): number => {
  const at = TIMEFRAMES.indexOf(own as (typeof TIMEFRAMES)[number]);
  return at < 0 ? 0 : maskOf(TIMEFRAMES, TIMEFRAMES.slice(Math.max(0, at - 1), at + 2));
};

const wishFor = (want: number, importance: string) => {
  const weight = want === 0 ? 0 : IMPORTANCE_WEIGHT[importance as Importance];
  return { want, weight, must: weight === MUST ? want : ANYTHING };
};

/** The person's numbers; undefined while the profile is not complete enough to be matched at all. */
export const factsOf = (source: Source): CardFacts | undefined => {
  const { gender, birthMonth, placeId, cellX, cellY, country, importance } = source;
  if (!source.submitted || !gender || !birthMonth || placeId === null || source.genders.length === 0) return;
  if (cellX === null || cellY === null || country === null) return;
  const religion = wishFor(maskOf(RELIGIONS, source.religions), importance.religion);
  const education = wishFor(educationsFrom(source.wantedEducation), importance.education);
  const children = wishFor(childrenWished(source.acceptChildren), importance.children);
  const timeframe = wishFor(timeframesNear(source.timeframe), importance.timeframe);
  const interests = wishFor(maskOf(INTERESTS, source.interests), importance.interests);
  const placeWish = PLACE_WISH[source.placeKind];
  return {
    memberId: source.memberId,
    gender: maskOf(GENDERS, [gender]),
    seeks: maskOf(GENDERS, source.genders),
    birthMonth,
    ageMin: source.ageMin,
    ageMax: source.ageMax,
    cellX,
    cellY,
    country,
    placeId,
    crossesBorders: source.crossesBorders,
    placeWish,
    withinKm: source.distanceKm,
    wantCells: [...source.wantedCells],
    placeWeight: placeWish === 0 ? 0 : IMPORTANCE_WEIGHT[importance.place as Importance],
    religion: bitOf(RELIGIONS, source.religion),
    wantReligion: religion.want,
    mustReligion: religion.must,
    religionWeight: religion.weight,
    education: bitOf(EDUCATIONS, source.education),
    wantEducation: education.want,
    mustEducation: education.must,
    educationWeight: education.weight,
    children:
      source.numberOfChildren === null ? UNKNOWN : source.numberOfChildren > 0 ? HAS_CHILDREN : NO_CHILDREN,
    wantChildren: children.want,
    mustChildren: children.must,
    childrenWeight: children.weight,
    timeframe: bitOf(TIMEFRAMES, source.timeframe),
    wantTimeframe: timeframe.want,
    mustTimeframe: timeframe.must,
    timeframeWeight: timeframe.weight,
    interests: interestBits(source.hobbies),
    wantInterests: interests.want,
    mustInterests: interests.must,
    interestsWeight: interests.weight,
    isPrivate: source.visibility === 'Private',
    lastActiveAt: new Date(source.lastSeenAt),
  };
};

const FREE_TO_MARRY = ['single', 'divorced', 'widowed', 'separated'];

/** Whether strangers may be shown this person: an active card of an adult who is free to marry and can be seen. */
export const mayBeShown = (source: Source, today: Date): boolean =>
  source.cardStatus === 'active' &&
  source.memberStatus === 'active' &&
  source.submitted &&
  source.approvedPhotos > 0 &&
  source.birthMonth !== null &&
  ageOn(source.birthMonth, today) >= ADULT &&
  FREE_TO_MARRY.includes(source.relationshipStatus ?? '');
