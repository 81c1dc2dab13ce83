// How likely one person likes another: what is seen of the two, and for each person how readily they like and how
// readily they are liked, as far as answers have told (empirical Bayes). Numbers in, numbers out.
import { solve } from './solve.rules.ts';

/** How much people differ beyond what is seen of them, until answers have told. */
export const FIRST_VARIANCE = 1;
/** The weights of a fit stay near what they were, as if so many answers had said so. */
const STAYS_NEAR = 4;
/** Each round is one step of Newton for the weights, then one for each person. */
const ROUNDS = 3;
/** Between two slices of a fit other work may be done. */
const SLICE = 10_000;

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** What a logit is made of: a weight for each feature, and how much people differ in liking and in being liked. */
export type Model = { weights: Float64Array; actorVariance: number; partnerVariance: number };

/** Of each person how readily they like and are liked, beside the rest, and how surely that is known (a precision). */
export type Leanings = {
  actor: Float64Array;
  actorKnown: Float64Array;
  partner: Float64Array;
  partnerKnown: Float64Array;
};

/** Answers in any order: who answered about whom, whether it was a like, and row by row the features of the pair. */
export type Decisions = { who: Int32Array; whom: Int32Array; liked: Uint8Array; features: Float64Array };

/** People of whom nothing is known but what is seen of them. */
export const unknownPeople = (count: number, model: Model): Leanings => ({
  actor: new Float64Array(count),
  actorKnown: new Float64Array(count).fill(1 / model.actorVariance),
  partner: new Float64Array(count),
  partnerKnown: new Float64Array(count).fill(1 / model.partnerVariance),
});

/** The part of a logit that is seen of the two; `at` is the row of the features. */
export const seenLogit = (weights: Float64Array, features: ArrayLike<number>, at = 0): number => {
  let sum = 0;
  for (let f = 0; f < weights.length; f++) sum += weights[f]! * features[at * weights.length + f]!;
  return sum;
};

/** One answer moves what is known of both by one small step. */
export const learn = (people: Leanings, i: number, j: number, seen: number, liked: boolean): void => {
  const p = logistic(seen + people.actor[i]! + people.partner[j]!);
  const left = (liked ? 1 : 0) - p;
  const weight = p * (1 - p);
  people.actorKnown[i]! += weight;
  people.partnerKnown[j]! += weight;
  people.actor[i]! += left / people.actorKnown[i]!;
  people.partner[j]! += left / people.partnerKnown[j]!;
};

/** Fits weights, people and how much they differ to all these answers, in slices; it changes `model` and `people`. */
export function* fit(model: Model, people: Leanings, decisions: Decisions): Generator<void> {
  for (let round = 0; round < ROUNDS; round++) {
    yield* fitWeights(model, people, decisions);
    yield* fitPeople(model, people, decisions, 'actor');
    yield* fitPeople(model, people, decisions, 'partner');
  }
}

const chanceOf = (model: Model, people: Leanings, { who, whom, features }: Decisions, n: number): number =>
  logistic(seenLogit(model.weights, features, n) + people.actor[who[n]!]! + people.partner[whom[n]!]!);

function* fitWeights(model: Model, people: Leanings, decisions: Decisions): Generator<void> {
  const { liked, features } = decisions;
  const count = model.weights.length;
  const slope = new Float64Array(count);
  const bend = Array.from({ length: count }, (_, f) => {
    const row = new Float64Array(count);
    row[f] = STAYS_NEAR;
    return row;
  });
  for (let n = 0; n < liked.length; n++) {
    const p = chanceOf(model, people, decisions, n);
    const left = liked[n]! - p;
    const weight = p * (1 - p);
    for (let f = 0; f < count; f++) {
      const x = features[n * count + f]!;
      if (x === 0) continue;
      slope[f]! += left * x;
      for (let g = 0; g < count; g++) bend[f]![g]! += weight * x * features[n * count + g]!;
    }
    if (n % SLICE === SLICE - 1) yield;
  }
  const step = solve(bend, slope);
  for (let f = 0; f < count; f++) model.weights[f]! += step[f]!;
}

function* fitPeople(
  model: Model,
  people: Leanings,
  decisions: Decisions,
  side: 'actor' | 'partner',
): Generator<void> {
  const values = people[side];
  const known = people[`${side}Known`];
  const whose = side === 'actor' ? decisions.who : decisions.whom;
  const variance = model[`${side}Variance`];
  known.fill(1 / variance);
  const slope = Float64Array.from(values, (value) => -value / variance);
  for (let n = 0; n < whose.length; n++) {
    const p = chanceOf(model, people, decisions, n);
    slope[whose[n]!]! += decisions.liked[n]! - p;
    known[whose[n]!]! += p * (1 - p);
    if (n % SLICE === SLICE - 1) yield;
  }
  let spread = 0;
  for (let one = 0; one < values.length; one++) {
    values[one]! += slope[one]! / known[one]!;
    spread += values[one]! ** 2 + 1 / known[one]!;
  }
  if (values.length > 0) model[`${side}Variance`] = spread / values.length;
}
