// Why a person is shown, in words: true of both profiles, from fields that a profile shows, never what they seek.
import { EDUCATIONS, INTEREST_WORDS, INTERESTS, RELIGIONS, TIMEFRAMES } from '@ijeuwa/contract/person';
import { type Described, HAS_CHILDREN, NO_CHILDREN, nameIn } from '../card-facts.rules.ts';
import { FAR_KM, kmBetween, outcomesOf, type WishName } from './compatibility.rules.ts';
import { contributionsOf } from './contribution.rules.ts';
import { differenceOf } from './difference.rules.ts';
import { percentOf } from './score.rules.ts';
import * as words from './words.rules.ts';

export type Explained = {
  matchPercent: number | null;
  shown: { reasons: string[]; difference: string | null };
};

/** Whoever asks why, and what chances are reckoned with. */
export type Asking = Described & { weights: readonly number[] };

const REASONS_MAX = 3;

export const explain = (me: Asking, them: Described, today: Date): Explained => ({
  matchPercent: percentOf(me, them),
  shown: {
    reasons: allReasons(me, them).slice(0, REASONS_MAX),
    difference: differenceOf(me, them, today),
  },
});

/**
 * What holds for both: first what adds to the chance that the two match, and so to the place in the queue; of that, what
 * matters to the viewer before the rest. What matters to the other has no say: from the order whoever leaves all their own
 * wishes open could read it.
 */
export const allReasons = (me: Asking, them: Described): string[] => {
  const adds = contributionsOf(me, them, me.weights);
  const met = outcomesOf(me, them).filter((one) => one.met);
  const weight = (wish: WishName) => met.find((one) => one.wish === wish)?.weight ?? 0;
  const wishes: WishName[] = ['religion', 'timeframe', 'children', 'place', 'education', 'interests'];
  return wishes
    .map((wish) => ({ wish, text: REASON[wish]?.(me, them) }))
    .filter((one): one is { wish: WishName; text: string } => one.text !== undefined)
    .map((one) => ({ ...one, adds: adds(one.wish) > 0 }))
    .sort((one, other) => Number(other.adds) - Number(one.adds) || weight(other.wish) - weight(one.wish))
    .map(({ text }) => text);
};

type Reason = (me: Described, them: Described) => string | undefined;

const REASON: Partial<Record<WishName, Reason>> = {
  religion: (me, them) => {
    const faith = nameIn(RELIGIONS, me.religion);
    if (!faith || faith === 'other' || me.religion !== them.religion) return undefined;
    return words.BOTH_OF_FAITH[faith];
  },
  timeframe: (me, them) => {
    const when = nameIn(TIMEFRAMES, me.timeframe);
    const other = nameIn(TIMEFRAMES, them.timeframe);
    if (!when || !other) return undefined;
    const both = when === other ? words.WHEN[when] : words.whenBoth(when, other);
    return both && `You both want to marry ${both}`;
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
    const named = INTERESTS.filter((_, at) => (shared & (1 << at)) !== 0).map((one) => INTEREST_WORDS[one]);
    return named.length === 0 ? undefined : `You both enjoy ${words.listed(named.slice(0, 2))}`;
  },
};
