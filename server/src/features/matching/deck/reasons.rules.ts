// Why a person is shown, in words: true of both profiles, from fields that a profile shows, never what they seek.
import { ageOn } from '@ijeuwa/contract/age';
import { EDUCATIONS, GENDERS, INTERESTS, RELIGIONS, TIMEFRAMES } from '@ijeuwa/contract/person';
import { type Facts, HAS_CHILDREN, NO_CHILDREN, UNKNOWN } from '../card-facts.rules.ts';
import {
  kmBetween,
  outcomesOf,
  percentOf,
  type WishName,
  type WishOutcome,
  weightOf,
} from './compatibility.rules.ts';
import * as words from './words.rules.ts';

/** One person as the words need them: the facts, and the name of their place. */
export type Described = Facts & { placeName: string };
/** The viewer, with the names of the places that they asked for. */
export type Asking = Described & { wantedPlaces: readonly string[] };
export type Explained = {
  matchPercent: number | null;
  shown: { reasons: string[]; difference: string | null };
};

const REASONS_MAX = 3;
export const FAR_KM = 50;
const AGE_GAP_YEARS = 8;

export const explain = (me: Asking, them: Described, today: Date): Explained => {
  const mine = outcomesOf(me, them);
  const theirs = outcomesOf(them, me);
  return {
    matchPercent: percentOf(mine, theirs),
    shown: {
      reasons: reasonsOf(me, them, mine),
      difference: differenceOf(me, them, mine, today),
    },
  };
};

/**
 * What holds for both, in the order of what matters to the viewer. What matters to the other has no say: from the order
 * whoever leaves all their own wishes open could read it.
 */
const reasonsOf = (me: Described, them: Described, mine: readonly WishOutcome[]): string[] => {
  const weight = (wish: WishName) => weightOf(mine.filter((one) => one.wish === wish && one.met));
  const wishes: WishName[] = ['religion', 'timeframe', 'children', 'place', 'education', 'interests'];
  return wishes
    .toSorted((one, other) => weight(other) - weight(one))
    .map((wish) => REASON[wish]?.(me, them))
    .filter((text) => text !== undefined)
    .slice(0, REASONS_MAX);
};

type Reason = (me: Described, them: Described) => string | undefined;
export const nameIn = <T extends string>(options: readonly T[], bit: number): T | undefined =>
  bit === UNKNOWN ? undefined : options[Math.log2(bit)];
const pronounsOf = (person: Facts) => words.PRONOUNS[nameIn(GENDERS, person.gender) ?? 'other'];

const REASON: Partial<Record<WishName, Reason>> = {
  religion: (me, them) => {
    const faith = nameIn(RELIGIONS, me.religion);
    if (!faith || faith === 'other' || me.religion !== them.religion) return undefined;
    return words.BOTH_OF_FAITH[faith];
  },
  timeframe: (me, them) => {
    const when = nameIn(TIMEFRAMES, me.timeframe);
    if (!when || them.timeframe === UNKNOWN) return undefined;
    return me.timeframe === them.timeframe
      ? `You both want to marry ${words.WHEN[when]}`
      : 'You want to marry at about the same time';
  },
  children: (me, them) => {
    if (me.children === HAS_CHILDREN && them.children === HAS_CHILDREN) return 'You both have children';
    return me.children === NO_CHILDREN && them.children === NO_CHILDREN
      ? 'Neither of you has children'
      : undefined;
  },
  place: (me, them) => {
    if (me.placeId === them.placeId) return `You both live in ${me.placeName}`;
    if (kmBetween(me, them) <= FAR_KM) return 'You live near each other';
    return me.country === them.country ? `You both live in ${words.countryName(me.country)}` : undefined;
  },
  education: (me, them) => {
    const own = nameIn(EDUCATIONS, me.education);
    if (!own || own === 'other') return undefined;
    return me.education === them.education ? `You both have ${words.DEGREE[own]}` : undefined;
  },
  interests: (me, them) => {
    const shared = me.interests & them.interests;
    const named = INTERESTS.filter((_, at) => (shared & (1 << at)) !== 0).map((one) => words.LIKING[one]);
    return named.length === 0 ? undefined : `You both enjoy ${words.listed(named.slice(0, 2))}`;
  },
};

/** My weightiest wish that they do not meet; else what two lives plainly differ in. */
const differenceOf = (
  me: Asking,
  them: Described,
  mine: readonly WishOutcome[],
  today: Date,
): string | null => {
  const unmet = mine.filter((one) => !one.met).sort((a, b) => b.weight - a.weight)[0];
  if (unmet) return DIFFERENCE[unmet.wish]?.(me, them) ?? null;
  const { They, are, live } = pronounsOf(them);
  if (me.country !== them.country) return `${They} ${live} in ${words.countryName(them.country)}`;
  const away = kmBetween(me, them);
  if (away > FAR_KM) return `${They} ${are} in ${them.placeName}, ${words.roughKm(away)}`;
  const gap = ageOn(them.birthMonth, today) - ageOn(me.birthMonth, today);
  if (Math.abs(gap) < AGE_GAP_YEARS) return null;
  return `${They} ${are} ${Math.abs(gap)} years ${gap > 0 ? 'older' : 'younger'} than you`;
};

const DIFFERENCE: Partial<Record<WishName, (me: Asking, them: Described) => string>> = {
  place: (me, them) => {
    const { They, are } = pronounsOf(them);
    const where = me.country === them.country ? them.placeName : words.countryName(them.country);
    if (me.wantedPlaces.length > 0)
      return `${They} ${are} in ${where}; you asked for ${words.listed(me.wantedPlaces.slice(0, 2), 'or')} first`;
    return me.country === them.country
      ? `${They} ${are} in ${where}, ${words.roughKm(kmBetween(me, them))}`
      : `${They} ${are} in ${where}; you asked for ${words.countryName(me.country)} first`;
  },
  religion: (_, them) => {
    const { They, are } = pronounsOf(them);
    const faith = nameIn(RELIGIONS, them.religion) ?? 'other';
    return `${They} ${are} ${words.OF_FAITH[faith]}; you asked for another faith first`;
  },
  education: (_, them) => {
    const { They, have } = pronounsOf(them);
    const degree = words.DEGREE[nameIn(EDUCATIONS, them.education) ?? 'other'];
    return `${They} ${have} ${degree}; you asked for more`;
  },
  children: (_, them) => {
    const { They, have } = pronounsOf(them);
    return `${They} ${have} children; you asked for somebody without`;
  },
  timeframe: (me, them) => {
    const { They, want } = pronounsOf(them);
    const theirs = words.WHEN[nameIn(TIMEFRAMES, them.timeframe) ?? '2+years'];
    return `${They} ${want} to marry ${theirs}, you ${words.WHEN[nameIn(TIMEFRAMES, me.timeframe) ?? '2+years']}`;
  },
  interests: (_, them) => `${pronounsOf(them).Their} interests are other than those you asked for`,
};
