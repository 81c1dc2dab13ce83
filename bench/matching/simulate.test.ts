// The simulator itself: it can be repeated, its people behave as real ones, and it tells a good way from a bad one.
import { expect, test } from 'vitest';
import { checkGates } from './gates.ts';
import { addGroups, type Group } from './groups.ts';
import { type Policy, runMarket } from './market.ts';
import { gini, measure } from './metrics.ts';
import { POLICIES } from './policies.ts';
import { firstWorld, makePopulation, secondWorld } from './population.ts';
import { makeTruth } from './truth.ts';

const policy = (name: string): Policy => POLICIES.find((one) => one.name === name)!;
const small = (seed: number) => makeTruth(makePopulation(firstWorld(160, 140, seed)));
const figures = (name: string, seed: number, truth = small(seed)) =>
  measure(truth, runMarket(truth, policy(name), seed));

test('the invented people decide as real ones were seen to', () => {
  expect(checkGates().filter(({ holds }) => !holds)).toEqual([]);
});

test('the same seed gives the same market, another seed another', () => {
  const { microsecondsPerCard: _, ...first } = figures('mix', 1);
  expect(figures('mix', 1)).toMatchObject(first);
  expect(figures('mix', 2).perHundred).not.toBe(first.perHundred);
});

test('what is learnt of answers and spread fairly matches more than chance, and less than who knows all', () => {
  const truth = makeTruth(makePopulation(firstWorld(420, 350, 1)));
  const [random, mix, oracle] = ['random', 'mix', 'oracle + mix'].map((name) => figures(name, 1, truth));
  expect(mix!.byDay7).toBeGreaterThan(1.5 * random!.byDay7);
  expect(mix!.perHundred).toBeGreaterThan(1.5 * random!.perHundred);
  expect(oracle!.perHundred).toBeGreaterThan(mix!.perHundred);
});

test('no policy shows anybody whom the musts of either keep away, also in the second population', () => {
  const truth = makeTruth(makePopulation(secondWorld(160, 140, 1)));
  for (const one of POLICIES) expect(measure(truth, runMarket(truth, one, 1)).violations, one.name).toBe(0);
});

test('somebody who is shown against a must is counted', () => {
  const truth = small(1);
  const { people, fitting } = truth;
  const i = fitting.findIndex((found) => found.length > 0);
  const j = fitting[i]![0]!;
  people.oldest[i] = people.age[j]! - 1;
  people.comes[i] = 1;
  expect(figures('random', 1, truth).violations).toBeGreaterThan(0);
});

test('a like counts as answered when it came to a match: all where everybody likes everybody, none where of each two only one likes', () => {
  const truth = makeTruth(makePopulation({ ...firstWorld(40, 35, 1), deck: 80 }));
  for (const row of truth.logits) row.fill(20);
  truth.people.comes.fill(1);
  expect(figures('random', 1, truth).replyRate).toBe(1);
  for (const [i, row] of truth.logits.entries())
    for (const [at, j] of truth.fitting[i]!.entries()) row[at] = j > i ? 20 : -20;
  expect(figures('random', 1, truth).replyRate).toBe(0);
});

test('whoever passed is not shown to the other any more', () => {
  const truth = makeTruth(makePopulation({ ...firstWorld(40, 35, 1), deck: 80 }));
  for (const row of truth.logits) row.fill(-20);
  truth.people.comes.fill(1);
  const state = runMarket(truth, policy('random'), 1);
  const pairs = truth.fitting.reduce((sum, found) => sum + found.length, 0) / 2;
  expect(state.who.length).toBe(pairs);
});

test('what a group can have at most is nearly reached where everybody looks at everybody', () => {
  const truth = makeTruth(makePopulation({ ...firstWorld(160, 140, 1), deck: 300 }));
  const groups = new Map<string, Group>();
  addGroups(groups, truth, runMarket(truth, policy('random'), 1));
  const { members, matched, most } = groups.get('')!;
  expect(members).toBe(300);
  expect(Math.abs(matched - most) / members).toBeLessThan(0.06);
});

test('exposure that all have alike is no concentration, one who has everything nearly whole', () => {
  expect(gini([3, 3, 3, 3])).toBeCloseTo(0);
  expect(gini([0, 0, 0, 12])).toBeCloseTo(0.75);
});
