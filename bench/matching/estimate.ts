// What is learnt of answers: how likely each likes, and is liked. Empirical Bayes, one small step for each answer,
// fitted anew each night; before any answer the profile is all there is.
import type { State } from './market.ts';
import { isMan } from './market.ts';
import { solve } from './solve.ts';
import { logistic, type Truth } from './truth.ts';

/** How much people differ beyond their profiles, until the answers of a night have told. */
const VARIANCE = 1;
const NIGHT_ROUNDS = 3;
/** base of men and of women, wishes met, distance, matches of late, and what the two profiles show. */
const FEATURES = 7;
/** Until anything is known: that people like one of five, those who meet their wishes more. */
const FIRST = [-1.4, -1.4, 0.3, -0.2, 0, 0, 0];
const STAYS_NEAR = 4;

export const makeEstimate = (truth: Truth, state: State) => {
  const { people, fitting, wishes, distances } = truth;
  const actor = new Float64Array(people.count);
  const partner = new Float64Array(people.count);
  const actorKnown = new Float64Array(people.count).fill(1 / VARIANCE);
  const partnerKnown = new Float64Array(people.count).fill(1 / VARIANCE);
  const variances = { actor: VARIANCE, partner: VARIANCE };
  const weights = Float64Array.from(FIRST);
  const x = new Float64Array(FEATURES);

  const describe = (i: number, at: number, late: number) => {
    const man = isMan(truth, i);
    x[0] = man ? 1 : 0;
    x[1] = man ? 0 : 1;
    x[2] = wishes[i]![at]!;
    x[3] = distances[i]![at]!;
    x[4] = Math.min(late, 6);
    x[5] = people.actorSign[i]!;
    x[6] = people.partnerSign[fitting[i]![at]!]!;
  };
  const ofProfiles = (i: number, at: number, late: number): number => {
    describe(i, at, late);
    let sum = 0;
    for (let f = 0; f < FEATURES; f++) sum += weights[f]! * x[f]!;
    return sum;
  };
  const logit = (i: number, at: number): number =>
    ofProfiles(i, at, state.ofLate[i]!) + actor[i]! + partner[fitting[i]![at]!]!;

  /** One step of Newton for the weights, kept near what they were. */
  const fitWeights = () => {
    const slope = new Float64Array(FEATURES);
    const bend = Array.from({ length: FEATURES }, (_, f) => {
      const row = new Float64Array(FEATURES);
      row[f] = STAYS_NEAR;
      return row;
    });
    for (let n = 0; n < state.who.length; n++) {
      const i = state.who[n]!;
      const at = state.place[n]!;
      const p = logistic(ofProfiles(i, at, state.late[n]!) + actor[i]! + partner[fitting[i]![at]!]!);
      const left = state.liked[n]! - p;
      const weight = p * (1 - p);
      for (let f = 0; f < FEATURES; f++) {
        slope[f]! += left * x[f]!;
        for (let g = 0; g < FEATURES; g++) bend[f]![g]! += weight * x[f]! * x[g]!;
      }
    }
    const step = solve(bend, slope);
    for (let f = 0; f < FEATURES; f++) weights[f]! += step[f]!;
  };

  const fitPeople = () => {
    for (const side of ['actor', 'partner'] as const) {
      const values = side === 'actor' ? actor : partner;
      const known = side === 'actor' ? actorKnown : partnerKnown;
      const variance = variances[side];
      known.fill(1 / variance);
      const slope = Float64Array.from(values, (value) => -value / variance);
      for (let n = 0; n < state.who.length; n++) {
        const i = state.who[n]!;
        const at = state.place[n]!;
        const j = fitting[i]![at]!;
        const p = logistic(ofProfiles(i, at, state.late[n]!) + actor[i]! + partner[j]!);
        const whose = side === 'actor' ? i : j;
        slope[whose]! += state.liked[n]! - p;
        known[whose]! += p * (1 - p);
      }
      let spread = 0;
      for (let one = 0; one < values.length; one++) {
        values[one]! += slope[one]! / known[one]!;
        spread += values[one]! ** 2 + 1 / known[one]!;
      }
      variances[side] = spread / values.length;
    }
  };

  return {
    logit,
    learn: (i: number, at: number, liked: boolean): void => {
      const j = fitting[i]![at]!;
      const p = logistic(logit(i, at));
      const left = (liked ? 1 : 0) - p;
      const weight = p * (1 - p);
      actorKnown[i]! += weight;
      partnerKnown[j]! += weight;
      actor[i]! += left / actorKnown[i]!;
      partner[j]! += left / partnerKnown[j]!;
    },
    fitNightly: (): void => {
      if (state.who.length === 0) return;
      for (let round = 0; round < NIGHT_ROUNDS; round++) {
        fitWeights();
        fitPeople();
      }
    },
    /** That somebody who is shown a card today sees theirs within three days, from how often they came so far. */
    sees: (j: number): number => {
      const comes = (state.visits[j]! + 0.8) / (state.day + 2);
      return 1 - (1 - Math.min(0.97, comes)) ** 3;
    },
  };
};
export type Estimate = ReturnType<typeof makeEstimate>;
