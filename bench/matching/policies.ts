// Every way of showing people to each other that is compared; all see the same, the oracles aside.

import { PICKED_FIRST, placeOf, roomOf, worthOf } from '@ijeuwa/server/features/matching/deck/score.rules';
import { logistic } from '@ijeuwa/server/features/matching/learning/chances.rules';
import type { Chance } from './chance.ts';
import { makeEstimate } from './estimate.ts';
import { matchStably } from './gale-shapley.ts';
import { changeLifts } from './lifts.ts';
import { LIKED, type Policy, type Ranked, type State, UNSEEN } from './market.ts';
import { pairDay } from './picks.ts';
import { satisfaction } from './population.ts';
import { changePrices } from './prices.ts';
import type { Truth } from './truth.ts';

const HALF_LIFE_DAYS = 5;
/** How far prices reach, and how much they weigh: by these two matches are spread at little loss of them. */
const SPREAD = 0.3;
/** Where they alone decide. */
const SPREAD_ALONE = 0.05;

/** A policy that gives each pair a number. */
const simple = (
  name: string,
  score: (truth: Truth, state: State, chance: Chance) => (i: number, at: number, j: number) => number,
): Policy => ({
  name,
  make: (truth, state, chance) => {
    const scoreOf = score(truth, state, chance);
    return { rank: overRow(truth, scoreOf) };
  },
});

const overRow =
  (truth: Truth, scoreOf: (i: number, at: number, j: number) => number): Ranked['rank'] =>
  (i, into) => {
    const found = truth.fitting[i]!;
    for (let at = 0; at < found.length; at++) into[at] = scoreOf(i, at, found[at]!);
  };

const likesMe = (state: State, i: number, at: number, j: number): boolean =>
  state.answers[j]![state.back[i]![at]!] === LIKED;
const passedMe = (state: State, i: number, at: number, j: number): boolean => {
  const theirs = state.answers[j]![state.back[i]![at]!];
  return theirs !== LIKED && theirs !== UNSEEN;
};

const random = simple('random', (_truth, _state, chance) => () => chance.next());
const distance = simple(
  'distance',
  ({ distances }) =>
    (i, at) =>
      -distances[i]![at]!,
);
const lastActive = simple(
  'last active',
  (_truth, state, chance) => (_i, _at, j) => state.visits[j]! + chance.next(),
);
const popularity = simple(
  'popularity',
  (_truth, state, chance) => (_i, _at, j) =>
    (state.likesGot[j]! + 0.5) / (state.exposed[j]! + 3) + 0.001 * chance.next(),
);

/** The rank of the product as it stands: wishes met both ways, times how likely the other is here; likers first. */
const today = simple('today', (truth, state, chance) => {
  const { people, fitting } = truth;
  const bothWays = fitting.map((found, i) =>
    Float64Array.from(found, (j) => Math.sqrt(satisfaction(people, i, j) * satisfaction(people, j, i))),
  );
  // When they last came is known to the product; here each comes by the same chance every day.
  const gone = (j: number) => 1 / Math.max(0.05, (state.visits[j]! + 0.5) / (state.day + 1));
  return (i, at, j) =>
    bothWays[i]![at]! * (0.5 + 0.5 * 0.5 ** (gone(j) / HALF_LIFE_DAYS)) +
    (likesMe(state, i, at, j) ? 10 : 0) +
    1e-6 * chance.next();
});

type Parts = {
  oneWay?: boolean;
  harmonic?: boolean;
  /** The product's own place: what a look costs, prices, and optimism about whoever few have answered about. */
  worth?: boolean;
  floors?: boolean;
  picks?: boolean;
  onlyPrices?: boolean;
  diminishing?: boolean;
  capped?: boolean;
  explores?: Ranked['explores'];
  oracle?: boolean;
};

/** What is learnt, and what is done with it, part by part. */
const learning = (name: string, parts: Parts): Policy => ({
  name,
  make: (truth, state) => {
    const estimate = makeEstimate(truth, state);
    const { fitting } = truth;
    const logit = parts.oracle
      ? (i: number, at: number) => truth.logitNow(i, at, state.ofLate[i]!)
      : estimate.logit;
    const likes = (i: number, at: number): number => logistic(logit(i, at));
    const mutual = (i: number, at: number): number => {
      const j = fitting[i]![at]!;
      if (passedMe(state, i, at, j)) return 0;
      if (likesMe(state, i, at, j)) return likes(i, at);
      const theirs = likes(j, state.back[i]![at]!) * estimate.sees(j);
      const mine = likes(i, at);
      return parts.harmonic ? (2 * mine * theirs) / (mine + theirs) : mine * theirs;
    };
    const prices = new Float64Array(truth.people.count).fill(1);
    const lift = new Float64Array(truth.people.count).fill(1);
    const expected = new Float64Array(truth.people.count);
    const picked = fitting.map((found) => new Uint8Array(parts.picks ? found.length : 0));
    const roomBetween = (i: number, j: number): number => roomOf(state.open[i]!) + roomOf(state.open[j]!);
    const place = (i: number, at: number, j: number): number => {
      if (passedMe(state, i, at, j)) return 0;
      return placeOf(likes(i, at), likes(j, state.back[i]![at]!) * estimate.sees(j), {
        room: roomBetween(i, j),
        worth: worthOf(prices[j]!, state.exposed[j]!, lift[j]!),
        likesMe: likesMe(state, i, at, j),
      });
    };
    const score = (i: number, at: number, j: number): number => {
      if (parts.oneWay) return likes(i, at);
      if (parts.worth) return place(i, at, j) + (picked[i]![at] === 1 ? PICKED_FIRST : 0);
      const s = mutual(i, at);
      if (parts.onlyPrices) return s === 0 ? -1e9 : s / (2 * SPREAD_ALONE) + Math.log(prices[j]!);
      let rank = s;
      if (parts.diminishing) rank *= roomBetween(i, j);
      // Of the likes that reach them in a day more than they look at are worth nothing to anybody.
      if (parts.capped) rank *= Math.min(1, (estimate.sees(j) * 6) / Math.max(1e-9, expected[j]!));
      return rank;
    };
    return {
      rank: overRow(truth, score),
      learn: (i, at, liked) => {
        if (liked) expected[fitting[i]![at]!]! += 1;
        if (!parts.oracle) estimate.learn(i, at, liked);
      },
      beginDay: () => {
        expected.fill(0);
        if (parts.floors) changeLifts(lift, state);
        if (!parts.oracle) estimate.fitNightly();
        if (parts.worth || parts.onlyPrices)
          changePrices(prices, truth, state.away, mutual, parts.onlyPrices ? SPREAD_ALONE : SPREAD);
        if (parts.picks) pairDay(picked, truth, state, place);
      },
      isPicked: (i, at) => picked[i]![at] === 1,
      explores: parts.explores,
    };
  },
});

const MIX: Parts = { worth: true };
/** Whom each stands with today is shown first, then the others by what both would say. */
const galeShapley: Policy = {
  name: 'Gale-Shapley daily',
  make: (truth, state) => {
    const estimate = makeEstimate(truth, state);
    const { fitting } = truth;
    const likes = (i: number, at: number): number => logistic(estimate.logit(i, at));
    const stands = fitting.map((found) => new Uint8Array(found.length));
    return {
      rank: overRow(truth, (i, at, j) =>
        passedMe(state, i, at, j) ? 0 : stands[i]![at]! + likes(i, at) * likes(j, state.back[i]![at]!),
      ),
      learn: estimate.learn,
      beginDay: () => {
        estimate.fitNightly();
        matchStably(stands, truth, state, likes);
      },
    };
  },
};

export const POLICIES: readonly Policy[] = [
  random,
  distance,
  lastActive,
  popularity,
  today,
  learning('one way', { oneWay: true }),
  learning('reciprocal', {}),
  learning('reciprocal, harmonic', { harmonic: true }),
  learning('TU', { onlyPrices: true }),
  galeShapley,
  learning('capped', { capped: true }),
  learning('diminishing', { diminishing: true }),
  learning('bare mix', MIX),
  learning('mix, chance for anybody', { ...MIX, explores: 'anybody' }),
  learning('mix without floors', { ...MIX, explores: 'the best', picks: true }),
  learning('mix without picks', { ...MIX, explores: 'the best', floors: true }),
  // As the product does it.
  learning('mix', { ...MIX, explores: 'the best', floors: true, picks: true }),
  learning('oracle', { oracle: true }),
  learning('oracle, capped', { oracle: true, capped: true }),
  learning('oracle + mix', { ...MIX, oracle: true }),
];
