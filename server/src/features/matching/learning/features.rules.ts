// What is seen of two people that may tell whether one likes the other: from their cards and wishes alone.
import { GENDERS } from '@ijeuwa/contract/person';
import { UNKNOWN } from '../card-facts.rules.ts';
import { kmBetween, satisfactionOf, type Wishing } from '../deck/compatibility.rules.ts';

/** A person as far as anything is seen of them; `bornOn` in days since 1970. */
export type Seen = Wishing & { gender: number; bornOn: number };

/**
 * The features of a pair in their order: what each weighs until answers have told (one like of five, more where wishes are
 * met), and between what it lies.
 */
export const FEATURES = [
  { name: 'anybody', first: -1.4, least: 1, most: 1 },
  { name: 'a woman answers', first: 0, least: 0, most: 1 },
  { name: 'my wishes are met', first: 0.3, least: -6, most: 1 },
  { name: 'their wishes are met', first: 0, least: -6, most: 1 },
  { name: 'distance', first: -0.2, least: 0, most: 6 },
  { name: 'matches of late', first: -0.1, least: 0, most: 6 },
  { name: 'same faith', first: 0, least: 0, most: 1 },
  { name: 'decades between', first: 0, least: 0, most: 6 },
  { name: 'interests shared', first: 0, least: 0, most: 5 },
  { name: 'same time to marry', first: 0, least: 0, most: 1 },
] as const;
export const FIRST_WEIGHTS: readonly number[] = FEATURES.map(({ first }) => first);

/** Those of the last night, unless features have changed since. */
export const heldWeights = (fitted: readonly number[] | null): readonly number[] =>
  fitted?.length === FEATURES.length ? fitted : FIRST_WEIGHTS;

/** Further matches tell no more. */
export const MATCHES_COUNTED = 6;
/** Most wishes of most people who fit are met; so it is the distance from there that tells. */
const USUALLY_MET = { mean: 0.85, spread: 0.15 };
const NEAR_KM = 50;
const DECADE_DAYS = 3652.5;
const WOMAN = 1 << GENDERS.indexOf('female');

/** What both ways of a pair share. */
export type Both = { mine: number; theirs: number; distance: number };
export const distanceOf = (km: number): number => Math.log(1 + km / NEAR_KM);
export const bothOf = (me: Seen, them: Seen): Both => ({
  mine: satisfactionOf(me, them),
  theirs: satisfactionOf(them, me),
  distance: distanceOf(kmBetween(me, them)),
});
export const turned = ({ mine, theirs, distance }: Both): Both => ({ mine: theirs, theirs: mine, distance });

const bitsOf = (mask: number): number => {
  let bits = 0;
  for (let left = mask; left !== 0; left &= left - 1) bits++;
  return bits;
};
const shared = (a: number, b: number): number => (a === UNKNOWN || b === UNKNOWN ? 0 : bitsOf(a & b));
const met = (satisfaction: number): number => (satisfaction - USUALLY_MET.mean) / USUALLY_MET.spread;

/** Of `me` answering about `them`, written from `from` on; `late`: my matches of the last fourteen days. */
export const describe = (
  into: Float64Array,
  from: number,
  me: Seen,
  them: Seen,
  both: Both,
  late: number,
): void => {
  into[from] = 1;
  into[from + 1] = me.gender === WOMAN ? 1 : 0;
  into[from + 2] = met(both.mine);
  into[from + 3] = met(both.theirs);
  into[from + 4] = both.distance;
  into[from + 5] = Math.min(late, MATCHES_COUNTED);
  into[from + 6] = shared(me.religion, them.religion);
  into[from + 7] = Math.abs(me.bornOn - them.bornOn) / DECADE_DAYS;
  into[from + 8] = shared(me.interests, them.interests) / 3;
  into[from + 9] = shared(me.timeframe, them.timeframe);
};

/** Of nobody in particular nothing is seen but that they are people. */
export const describeAnybody = (into: Float64Array, from: number): void => {
  into[from] = 1;
};

const atMost = (weights: ArrayLike<number>, features: readonly number[]): number =>
  features.reduce(
    (sum, at) => sum + Math.max(weights[at]! * FEATURES[at]!.least, weights[at]! * FEATURES[at]!.most),
    0,
  );
const [WISHES_MET, OWN, ALIKE] = [
  [2, 3],
  [0, 1, 2, 3, 5],
  [6, 7, 9],
];

/** What is seen of somebody at a glance, without asking whose wishes are met. */
export type Glance = Pick<Seen, 'gender' | 'bornOn' | 'religion' | 'interests' | 'timeframe'>;

/** The part of a logit that is the same for both. */
export const sharedSeen = (weights: ArrayLike<number>, me: Glance, them: Glance, distance: number): number =>
  weights[4]! * distance +
  weights[6]! * shared(me.religion, them.religion) +
  (weights[7]! * Math.abs(me.bornOn - them.bornOn)) / DECADE_DAYS +
  (weights[8]! * shared(me.interests, them.interests)) / 3 +
  weights[9]! * shared(me.timeframe, them.timeframe);

/** The same of me and anybody who lives so far away; and the other part of anybody who answers. */
export const sharedSeenAtMost = (weights: ArrayLike<number>, me: Glance, distance: number): number =>
  weights[4]! * distance + atMost(weights, ALIKE) + (Math.max(0, weights[8]!) * bitsOf(me.interests)) / 3;
export const anybodySeenAtMost = (weights: ArrayLike<number>): number => atMost(weights, OWN);

/** The other part for whoever answers, at its most: as if all wishes, or none, were met. */
export const ownSeenAtMost = (weights: ArrayLike<number>, gender: number, late: number): number =>
  weights[0]! +
  (gender === WOMAN ? weights[1]! : 0) +
  atMost(weights, WISHES_MET) +
  weights[5]! * Math.min(late, MATCHES_COUNTED);
