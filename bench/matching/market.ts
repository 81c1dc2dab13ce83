// One market over days: who comes is shown a deck by a policy, answers as the truth has it, and writes to matches.

import { explore } from '@ijeuwa/server/features/matching/deck/placing.rules';
import { logistic } from '@ijeuwa/server/features/matching/learning/chances.rules';
import { type Chance, makeChance } from './chance.ts';
import { MAN, passes } from './population.ts';
import type { Truth } from './truth.ts';

export const DAYS = 14;
export const WEEK = 7;
/** So many beyond the deck may be given a place by chance. */
const AMONG = 30;
const EXPLORED = 0.05;
const OF_LATE_DAYS = 14;
/** How likely a member who came writes in one open match, the first of them. */
const WRITES = 0.5;

const FAKE_LIKES = 0.95;

export const UNSEEN = 0;
const PASSED = 1;
export const LIKED = 2;

type Match = { a: number; b: number; day: number; wroteA: boolean; wroteB: boolean };

export const makeState = (truth: Truth) => {
  const { fitting, people } = truth;
  const counts = () => new Int32Array(people.count);
  const perDay = () => new Int32Array(people.count * DAYS);
  return {
    day: 0,
    joins: people.joins,
    /** Of each person, beside `fitting`: what they answered. */
    answers: fitting.map((found) => new Uint8Array(found.length)),
    /** And where they stand in the other’s list. */
    back: fitting.map((found, i) => Int32Array.from(found, (j) => placeIn(fitting[j]!, i))),
    /** Matches of the last days, and those of them that nobody has answered. */
    ofLate: counts(),
    open: counts(),
    exposed: counts(),
    likesGot: counts(),
    shown: counts(),
    likesGiven: counts(),
    visits: counts(),
    lastVisit: new Int32Array(people.count).fill(-1),
    /** Of each person and day: how often they were shown, how many likes they got, and how many they looked at. */
    daily: { exposed: perDay(), liked: perDay(), looked: perDay() },
    /** Who has not come yet, or left for good. */
    away: Uint8Array.from(people.joins, (day) => (day > 0 ? 1 : 0)),
    firstMatch: new Int32Array(people.count).fill(-1),
    matches: [] as Match[],
    /** Each decision, in order. */
    who: [] as number[],
    place: [] as number[],
    liked: [] as number[],
    late: [] as number[],
    /** Likes to somebody who had not answered yet, that they answered later. */
    answeredLikes: 0,
    violations: 0,
    cpuMs: 0,
  };
};
export type State = ReturnType<typeof makeState>;

/** In a list in rising order. */
export const placeIn = (list: Int32Array, wanted: number): number => {
  let low = 0;
  let high = list.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** A policy writes a rank beside each of those who fit; the highest are shown. It never sees the truth, the oracles aside. */
export type Ranked = {
  rank: (i: number, into: Float64Array) => void;
  learn?: (i: number, at: number, liked: boolean) => void;
  beginDay?: () => void;
  /** Of today's picks: they stand behind whoever likes the viewer, and before all others. */
  isPicked?: (i: number, at: number) => boolean;
  /** Gives places by chance, so that what is shown can be weighed later. */
  explores?: 'anybody' | 'the best';
};
export type Policy = { name: string; make: (truth: Truth, state: State, chance: Chance) => Ranked };

export const runMarket = (truth: Truth, policy: Policy, seed: number): State => {
  const { people, fitting } = truth;
  const state = makeState(truth);
  // What happens by chance differs by nothing but what was shown.
  const visits = makeChance(seed * 31 + 1);
  const tastes = makeChance(seed * 31 + 2);
  const own = makeChance(seed * 31 + 3);
  const leaves = makeChance(seed * 31 + 4);
  const ranked = policy.make(truth, state, own);
  const order = Int32Array.from({ length: people.count }, (_, i) => i);
  const ranks = new Float64Array(Math.max(...fitting.map(({ length }) => length), 1));
  for (state.day = 0; state.day < DAYS; state.day++) {
    forgetOld(state);
    if (people.moves) comeAndGo(state, truth, leaves);
    const began = performance.now();
    ranked.beginDay?.();
    state.cpuMs += performance.now() - began;
    visits.shuffle(order);
    for (const i of order) {
      if (visits.next() >= people.comes[i]! || state.away[i] === 1) continue;
      state.visits[i]!++;
      state.lastVisit[i] = state.day;
      write(state, i, tastes);
      const deck = serve(state, truth, ranked, i, ranks, own);
      for (const at of deck) answer(state, truth, ranked, i, at, tastes);
    }
  }
  return state;
};

const serve = (
  state: State,
  truth: Truth,
  ranked: Ranked,
  i: number,
  ranks: Float64Array,
  chance: Chance,
) => {
  const { people } = truth;
  const found = truth.fitting[i]!;
  const waits = waitsFor(state, truth, i);
  const began = performance.now();
  ranked.rank(i, ranks);
  const deck: number[] = [];
  const most = ranked.explores === 'the best' ? people.deck + AMONG : people.deck;
  for (let at = 0; at < found.length; at++) {
    if (!waits(at)) continue;
    if (deck.length === most && ranks[at]! <= ranks[deck[most - 1]!]!) continue;
    let to = deck.length;
    while (to > 0 && ranks[deck[to - 1]!]! < ranks[at]!) to--;
    deck.splice(to, 0, at);
    if (deck.length > most) deck.pop();
  }
  if (ranked.explores === 'anybody') exploreAnybody(deck, found.length, waits, chance);
  const shown = ranked.explores === 'the best' ? exploreBest(state, truth, ranked, i, deck, chance) : deck;
  state.cpuMs += performance.now() - began;
  return shown;
};

/** As in the product nobody is shown who was answered, who is not here, or who passed: a pass keeps two apart both ways. */
const waitsFor =
  ({ answers, back, away }: State, { fitting }: Truth, i: number) =>
  (at: number): boolean => {
    const j = fitting[i]![at]!;
    return answers[i]![at] === UNSEEN && away[j] === 0 && answers[j]![back[i]![at]!] !== PASSED;
  };

/** By the product's own rule: never before those who like the viewer and today's picks. */
const exploreBest = (
  state: State,
  truth: Truth,
  ranked: Ranked,
  i: number,
  best: readonly number[],
  chance: Chance,
): number[] => {
  const likesMe = (at: number) => state.answers[truth.fitting[i]![at]!]![state.back[i]![at]!] === LIKED;
  const isPicked = (at: number) => !likesMe(at) && ranked.isPicked?.(i, at) === true;
  const others = best.filter((at) => !likesMe(at) && !isPicked(at));
  const placed = explore(others, chance.next).map(({ one }) => one);
  return [...best.filter(likesMe), ...best.filter(isPicked), ...placed].slice(0, truth.people.deck);
};

const exploreAnybody = (deck: number[], count: number, waits: (at: number) => boolean, chance: Chance) => {
  for (let slot = 0; slot < deck.length; slot++) {
    if (chance.next() >= EXPLORED) continue;
    for (let tried = 0; tried < 20; tried++) {
      const at = Math.floor(chance.next() * count);
      if (!waits(at) || deck.includes(at)) continue;
      deck[slot] = at;
      break;
    }
  }
};

const answer = (state: State, truth: Truth, ranked: Ranked, i: number, at: number, chance: Chance) => {
  const { people, fitting } = truth;
  const j = fitting[i]![at]!;
  const theirs = state.answers[j]![state.back[i]![at]!]!;
  if (!passes(people, i, j) || !passes(people, j, i) || state.answers[i]![at] !== UNSEEN || theirs === PASSED)
    state.violations++;
  const late = state.ofLate[i]!;
  const liked = chance.next() < (people.fake[i] === 1 ? FAKE_LIKES : logistic(truth.logitNow(i, at, late)));
  state.shown[i]!++;
  state.exposed[j]!++;
  state.daily.exposed[j * DAYS + state.day]!++;
  state.daily.looked[i * DAYS + state.day]!++;
  state.answers[i]![at] = liked ? LIKED : PASSED;
  state.who.push(i);
  state.place.push(at);
  state.liked.push(liked ? 1 : 0);
  state.late.push(late);
  if (theirs === LIKED) state.answeredLikes++;
  if (liked) {
    state.likesGiven[i]!++;
    state.likesGot[j]!++;
    state.daily.liked[j * DAYS + state.day]!++;
    if (theirs === LIKED && people.fake[i] === 0 && people.fake[j] === 0) match(state, i, j);
  }
  ranked.learn?.(i, at, liked);
};

const match = (state: State, i: number, j: number) => {
  state.matches.push({ a: i, b: j, day: state.day, wroteA: false, wroteB: false });
  for (const one of [i, j]) {
    state.ofLate[one]!++;
    state.open[one]!++;
    if (state.firstMatch[one] === -1) state.firstMatch[one] = state.day;
  }
};

const write = (state: State, i: number, chance: Chance) => {
  if (state.open[i] === 0) return;
  const likely = WRITES / Math.sqrt(state.open[i]!);
  for (const one of state.matches) {
    if ((one.a !== i && one.b !== i) || (one.wroteA && one.wroteB)) continue;
    if (chance.next() >= likely) continue;
    if (one.a === i) one.wroteA = true;
    else one.wroteB = true;
    if (!one.wroteA || !one.wroteB) continue;
    state.open[one.a]!--;
    state.open[one.b]!--;
  }
};

/** How likely somebody leaves for good on a day: less with matches, more with each day without one. */
const leavesToday = (matches: number, daysWithout: number): number =>
  logistic(-4.5 - 0.8 * Math.min(matches, 3) + 0.05 * daysWithout);

const comeAndGo = (state: State, { people }: Truth, chance: Chance) => {
  for (let i = 0; i < people.count; i++) {
    const leaves = chance.next();
    if (people.joins[i] === state.day) state.away[i] = 0;
    else if (state.away[i] === 0 && people.fake[i] === 0) {
      const daysWithout = state.firstMatch[i]! < 0 ? state.day - people.joins[i]! : 0;
      if (leaves < leavesToday(state.ofLate[i]!, daysWithout)) state.away[i] = 1;
    }
  }
};

const forgetOld = (state: State) => {
  for (const { a, b, day, wroteA, wroteB } of state.matches) {
    if (day !== state.day - OF_LATE_DAYS) continue;
    for (const one of [a, b]) {
      state.ofLate[one]!--;
      if (!wroteA || !wroteB) state.open[one]!--;
    }
  }
};

export const isMan = (truth: Truth, i: number): boolean => truth.people.sex[i] === MAN;
