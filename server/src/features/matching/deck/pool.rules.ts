// What relaxing each must would add, said roughly.
import type { PoolAdvice } from '@ijeuwa/contract/matching';
import { howMany, inTens } from '@ijeuwa/contract/pool';
import { range } from '@ijeuwa/contract/range';
import { DISTANCE_MAX_KM, WISH_AGE_MAX, WISH_AGE_MIN } from '@ijeuwa/contract/wishes';
import { type Facts, MUST, PLACE_WISH } from '../card-facts.rules.ts';

export const AGE_STEP_YEARS = 3;
const DISTANCE_STEPS_KM = [10, 20, 50, 80, DISTANCE_MAX_KM];

export const COUNTED = [
  'fits',
  'religion',
  'education',
  'children',
  'timeframe',
  'interests',
  'place',
  'age',
] as const;
export type Counts = Record<(typeof COUNTED)[number], number>;

/** The next wider distance; undefined where only the whole country is wider. */
export const widerKm = (withinKm: number): number | undefined =>
  DISTANCE_STEPS_KM.find((step) => step > withinKm);

const placeOffer = (me: Facts): string => {
  const km = widerKm(me.withinKm);
  if (me.placeWish === PLACE_WISH.within) return km ? `Widening to ${km} km` : 'Looking beyond 100 km';
  return me.placeWish === PLACE_WISH.places
    ? 'Looking beyond the places you named'
    : 'Looking beyond your country';
};

export const adviceOf = (me: Facts, counts: Counts): PoolAdvice => {
  const ages = range(
    Math.max(WISH_AGE_MIN, me.ageMin - AGE_STEP_YEARS),
    Math.min(WISH_AGE_MAX, me.ageMax + AGE_STEP_YEARS),
  );
  const offers: { wish: Exclude<keyof Counts, 'fits'>; must: boolean; doing: string }[] = [
    { wish: 'place', must: me.placeWeight === MUST, doing: placeOffer(me) },
    { wish: 'age', must: true, doing: `Widening the ages to ${ages}` },
    { wish: 'religion', must: me.religionWeight === MUST, doing: 'Accepting any faith' },
    { wish: 'education', must: me.educationWeight === MUST, doing: 'Accepting any education' },
    { wish: 'children', must: me.childrenWeight === MUST, doing: 'Accepting a partner with children' },
    { wish: 'timeframe', must: me.timeframeWeight === MUST, doing: 'Accepting any marriage timeframe' },
    { wish: 'interests', must: me.interestsWeight === MUST, doing: 'Not insisting on interests' },
  ];
  return {
    fits: inTens(counts.fits),
    offers: offers
      .filter(({ wish, must }) => must && counts[wish] > 0)
      .map(({ wish, doing }) => ({ wish, doing, adds: inTens(counts[wish]) }))
      .sort((a, b) => b.adds - a.adds)
      .map(({ wish, doing, adds }) => ({ wish, text: `${doing} adds ${howMany(adds)}`, adds })),
  };
};
