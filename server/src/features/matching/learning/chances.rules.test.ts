// What is learnt of answers: who likes often, who is liked often, and what of a pair tells it.
import { expect, test } from 'vitest';
import {
  type Decisions,
  fit,
  learn,
  logistic,
  type Model,
  seenLogit,
  unknownPeople,
} from './chances.rules.ts';

const modelOf = (weights: number[]): Model => ({
  weights: Float64Array.from(weights),
  actorVariance: 1,
  partnerVariance: 1,
});

/** The same numbers each time, evenly spread from 0 to 1. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** `count` people who answer each other by a truth of one weight, some of whom like far more, or are far more liked. */
const answered = (count: number, truth: (i: number, j: number, x: number) => number): Decisions => {
  const next = numbersFrom(7);
  const rows: { i: number; j: number; x: number; liked: number }[] = [];
  for (let i = 0; i < count; i++)
    for (let j = 0; j < count; j++) {
      if (i === j) continue;
      const x = 4 * next() - 2;
      rows.push({ i, j, x, liked: next() < logistic(truth(i, j, x)) ? 1 : 0 });
    }
  return {
    who: Int32Array.from(rows, ({ i }) => i),
    whom: Int32Array.from(rows, ({ j }) => j),
    liked: Uint8Array.from(rows, ({ liked }) => liked),
    features: Float64Array.from(rows.flatMap(({ x }) => [1, x])),
  };
};

test('a fit finds what a feature weighs, who likes readily, and who is liked', () => {
  const model = modelOf([0, 0]);
  const people = unknownPeople(60, model);
  const decisions = answered(60, (i, j, x) => -0.5 + 0.8 * x + (i === 0 ? 2 : 0) + (j === 1 ? -2 : 0));
  for (let night = 0; night < 3; night++) for (const _ of fit(model, people, decisions));
  expect(model.weights[1]).toBeGreaterThan(0.65);
  expect(model.weights[1]).toBeLessThan(0.95);
  expect(people.actor.indexOf(Math.max(...people.actor))).toBe(0);
  expect(people.partner.indexOf(Math.min(...people.partner))).toBe(1);
});

test('one answer moves both the way it went, the surely known less', () => {
  const model = modelOf([0]);
  const people = unknownPeople(3, model);
  learn(people, 0, 1, 0, true);
  expect(people.actor[0]).toBeGreaterThan(0);
  expect(people.partner[1]).toBeGreaterThan(0);
  expect(people.actor[2]).toBe(0);
  const first = people.actor[0]!;
  for (let n = 0; n < 50; n++) learn(people, 0, 2, 0, n % 2 === 0);
  const before = people.actor[0]!;
  learn(people, 0, 2, 0, true);
  expect(people.actor[0]! - before).toBeLessThan(first / 2);
});

test('steps one by one come near to what the fit of all finds', () => {
  const decisions = answered(40, (i) => (i < 20 ? 1 : -1));
  const model = modelOf([0, 0]);
  const stepped = unknownPeople(40, model);
  for (let n = 0; n < decisions.liked.length; n++)
    learn(
      stepped,
      decisions.who[n]!,
      decisions.whom[n]!,
      seenLogit(model.weights, decisions.features, n),
      decisions.liked[n] === 1,
    );
  const fitted = unknownPeople(40, model);
  for (let night = 0; night < 3; night++) for (const _ of fit(model, fitted, decisions));
  const readily = (people: typeof fitted) => people.actor.filter((one) => one > 0).length;
  expect(readily(stepped)).toBe(20);
  expect(readily(fitted)).toBe(20);
});

test('without answers a fit leaves everybody as the cards tell', () => {
  const model = modelOf([-1, 0.5]);
  const people = unknownPeople(2, model);
  const none = {
    who: new Int32Array(),
    whom: new Int32Array(),
    liked: new Uint8Array(),
    features: new Float64Array(),
  };
  for (const _ of fit(model, people, none));
  expect([...model.weights]).toEqual([-1, 0.5]);
  expect([...people.actor, ...people.partner]).toEqual([0, 0, 0, 0]);
});
