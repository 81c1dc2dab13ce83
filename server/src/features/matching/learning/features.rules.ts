// What is seen of two people that may tell whether one likes the other: from their cards and wishes alone.
import { ageOn } from '@ijeuwa/contract/age';
import { GENDERS } from '@ijeuwa/contract/person';
import { type Facts, UNKNOWN } from '../card-facts.rules.ts';
import { kmBetween, outcomesOf, satisfactionOf } from '../deck/compatibility.rules.ts';

/** The features of a pair in their order, and what each weighs until answers have told: one like of five, more where wishes are met. */
export const FEATURES = [
  { name: 'anybody', first: -1.4 },
  { name: 'a woman answers', first: 0 },
  { name: 'my wishes are met', first: 0.3 },
  { name: 'their wishes are met', first: 0 },
  { name: 'distance', first: -0.2 },
  { name: 'matches of late', first: -0.1 },
  { name: 'same faith', first: 0 },
  { name: 'years between', first: 0 },
  { name: 'interests shared', first: 0 },
  { name: 'same time to marry', first: 0 },
] as const;
export const FIRST_WEIGHTS: readonly number[] = FEATURES.map(({ first }) => first);

/** Further matches tell no more. */
export const MATCHES_COUNTED = 6;
/** Most wishes of most people who fit are met; so it is the distance from there that tells. */
const USUALLY_MET = { mean: 0.85, spread: 0.15 };
const NEAR_KM = 50;
const WOMAN = 1 << GENDERS.indexOf('female');

const met = (of: Facts, by: Facts): number =>
  (satisfactionOf(outcomesOf(of, by)) - USUALLY_MET.mean) / USUALLY_MET.spread;

const bitsOf = (mask: number): number => {
  let bits = 0;
  for (let left = mask; left !== 0; left &= left - 1) bits++;
  return bits;
};
const shared = (a: number, b: number): number => (a === UNKNOWN || b === UNKNOWN ? 0 : bitsOf(a & b));

/** Of `me` answering about `them`; `late`: my matches of the last fourteen days. */
export const featuresOf = (me: Facts, them: Facts, late: number, today: Date): number[] => [
  1,
  me.gender === WOMAN ? 1 : 0,
  met(me, them),
  met(them, me),
  Math.log(1 + kmBetween(me, them) / NEAR_KM),
  Math.min(late, MATCHES_COUNTED),
  shared(me.religion, them.religion),
  Math.abs(ageOn(me.birthMonth, today) - ageOn(them.birthMonth, today)) / 10,
  shared(me.interests, them.interests) / 3,
  shared(me.timeframe, them.timeframe),
];
