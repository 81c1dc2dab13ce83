// Whether the invented people behave as real ones were seen to; a simulator that fails here says nothing.

import { logistic } from '@ijeuwa/server/features/matching/learning/chances.rules';
import { makeChance } from './chance.ts';
import { isMan, runMarket, type State } from './market.ts';
import { gini } from './metrics.ts';
import { POLICIES } from './policies.ts';
import { firstWorld, MAN, makePopulation, type People, TASTES, WOMAN } from './population.ts';
import { makeTruth, type Truth } from './truth.ts';

type Gate = { name: string; value: number; from: number; to: number; holds: boolean };

const gate = (name: string, value: number, from: number, to: number): Gate => ({
  name,
  value,
  from,
  to,
  holds: value >= from && value <= to,
});

const EACH_SEES = 20;
const ROUNDS = 60;

/** Everybody of one round meets everybody of the other sex, as at a speed dating; whom each decides about by chance. */
const shareOfDecisions = (people: People, deciders: number, likes: number) => {
  const chance = makeChance(deciders * 97);
  const all = (sex: number) =>
    Array.from({ length: people.count }, (_, i) => i).filter((i) => people.sex[i] === sex);
  const rows = all(deciders);
  const columns = all(deciders === MAN ? WOMAN : MAN);
  const draw = (from: readonly number[]) =>
    Array.from({ length: EACH_SEES }, () => from[Math.floor(chance.next() * from.length)]!);
  const pairOf = (i: number, j: number): number => {
    let dot = 0;
    for (let at = 0; at < TASTES; at++)
      dot += people.taste[i * TASTES + at]! * people.trait[j * TASTES + at]!;
    return people.selective[i]! + people.liked[j]! + dot;
  };
  const groups = Array.from({ length: ROUNDS }, () => ({ of: draw(rows), by: draw(columns) }));
  let low = -8;
  let high = 8;
  for (let step = 0; step < 40; step++) {
    const b = (low + high) / 2;
    let sum = 0;
    for (const { of, by } of groups)
      for (const i of of) for (const j of by) sum += logistic(b + pairOf(i, j));
    if (sum / (ROUNDS * EACH_SEES ** 2) < likes) low = b;
    else high = b;
  }
  const b = (low + high) / 2;
  let actor = 0;
  let partner = 0;
  let rest = 0;
  for (const { of, by } of groups) {
    const said = of.map((i) => by.map((j) => (chance.next() < logistic(b + pairOf(i, j)) ? 1 : 0) as number));
    const parts = componentsOf(said);
    actor += parts.actor;
    partner += parts.partner;
    rest += parts.rest;
  }
  const whole = actor + partner + rest;
  return { actor: actor / whole, partner: partner / whole, rest: rest / whole };
};

/** Variance by who decides, by whom it is about, and what is left: two ways, one answer in each cell. */
const componentsOf = (said: readonly (readonly number[])[]) => {
  const n = said.length;
  const rowMeans = said.map((row) => row.reduce((sum, one) => sum + one, 0) / n);
  const columnMeans = said[0]!.map((_, at) => said.reduce((sum, row) => sum + row[at]!, 0) / n);
  const grand = rowMeans.reduce((sum, one) => sum + one, 0) / n;
  const squares = (means: readonly number[]) => means.reduce((sum, one) => sum + (one - grand) ** 2, 0);
  const ofRows = (n * squares(rowMeans)) / (n - 1);
  const ofColumns = (n * squares(columnMeans)) / (n - 1);
  let left = 0;
  for (let row = 0; row < n; row++)
    for (let column = 0; column < n; column++)
      left += (said[row]![column]! - rowMeans[row]! - columnMeans[column]! + grand) ** 2;
  const rest = left / (n - 1) ** 2;
  return { actor: Math.max(0, (ofRows - rest) / n), partner: Math.max(0, (ofColumns - rest) / n), rest };
};

/** Of the likes of men that women answered later, how many they liked back. */
const shareLikedBack = (truth: Truth, state: State): number => {
  const answers = new Map<string, boolean>();
  let answered = 0;
  let back = 0;
  for (let n = 0; n < state.who.length; n++) {
    const i = state.who[n]!;
    const j = truth.fitting[i]![state.place[n]!]!;
    const theirs = answers.get(`${j} ${i}`);
    if (theirs && !isMan(truth, i) && isMan(truth, j)) {
      answered++;
      back += state.liked[n]!;
    }
    answers.set(`${i} ${j}`, state.liked[n] === 1);
  }
  return back / answered;
};

export const checkGates = (): Gate[] => {
  const people = makePopulation(firstWorld(1200, 1000, 1));
  const truth = makeTruth(people);
  const men = shareOfDecisions(people, MAN, 0.47);
  const women = shareOfDecisions(people, WOMAN, 0.37);
  const of = (name: string) => runMarket(truth, POLICIES.find((one) => one.name === name)!, 1);
  const popular = of('popularity');
  const chance = of('random');
  const everyone = Array.from({ length: people.count }, (_, i) => i);
  const likesToWomen = everyone.filter((i) => !isMan(truth, i)).map((i) => popular.likesGot[i]!);
  return [
    gate('men: who decides', men.actor, 0.15, 0.25),
    gate('men: whom about', men.partner, 0.11, 0.21),
    gate('men: the rest', men.rest, 0.59, 0.69),
    gate('women: who decides', women.actor, 0.13, 0.23),
    gate('women: whom about', women.partner, 0.1, 0.2),
    gate('women: the rest', women.rest, 0.62, 0.72),
    gate('popularity: Gini of likes', gini(likesToWomen), 0.55, 0.85),
    // Most first likes are men’s; what was published of them counts the women’s answers.
    gate('random: men liked back', shareLikedBack(truth, chance), 0.05, 0.12),
  ];
};
