// What a policy learns of answers, by the product's own model: one small step for each, fitted anew each night; before
// any answer the profile is all there is.
import {
  FIRST_VARIANCE,
  fit,
  type Model,
  seenLogit,
  learn as step,
  unknownPeople,
} from '@ijeuwa/server/features/matching/learning/chances.rules';
import type { State } from './market.ts';
import { isMan } from './market.ts';
import type { Truth } from './truth.ts';

/** base of men and of women, wishes met, distance, matches of late, and what the two profiles show. */
const FEATURES = 7;
/** Until anything is known: that people like one of five, those who meet their wishes more. */
const FIRST = [-1.4, -1.4, 0.3, -0.2, 0, 0, 0];

export const makeEstimate = (truth: Truth, state: State) => {
  const { people, fitting, wishes, distances } = truth;
  const model: Model = {
    weights: Float64Array.from(FIRST),
    actorVariance: FIRST_VARIANCE,
    partnerVariance: FIRST_VARIANCE,
  };
  const known = unknownPeople(people.count, model);
  const x = new Float64Array(FEATURES);

  const describe = (i: number, at: number, late: number, into = x, row = 0) => {
    const man = isMan(truth, i);
    const from = row * FEATURES;
    into[from] = man ? 1 : 0;
    into[from + 1] = man ? 0 : 1;
    into[from + 2] = wishes[i]![at]!;
    into[from + 3] = distances[i]![at]!;
    into[from + 4] = Math.min(late, 6);
    into[from + 5] = people.actorSign[i]!;
    into[from + 6] = people.partnerSign[fitting[i]![at]!]!;
  };
  const seen = (i: number, at: number): number => {
    describe(i, at, state.ofLate[i]!);
    return seenLogit(model.weights, x);
  };

  return {
    logit: (i: number, at: number): number =>
      seen(i, at) + known.actor[i]! + known.partner[fitting[i]![at]!]!,
    learn: (i: number, at: number, liked: boolean): void =>
      step(known, i, fitting[i]![at]!, seen(i, at), liked),
    fitNightly: (): void => {
      const { who, place, liked, late } = state;
      if (who.length === 0) return;
      const features = new Float64Array(who.length * FEATURES);
      for (let n = 0; n < who.length; n++) describe(who[n]!, place[n]!, late[n]!, features, n);
      const whom = Int32Array.from(who, (i, n) => fitting[i]![place[n]!]!);
      const decisions = { who: Int32Array.from(who), whom, liked: Uint8Array.from(liked), features };
      for (const _ of fit(model, known, decisions));
    },
    /** That somebody who is shown a card today sees theirs within three days, from how often they came so far. */
    sees: (j: number): number => {
      const comes = (state.visits[j]! + 0.8) / (state.day + 2);
      return 1 - (1 - Math.min(0.97, comes)) ** 3;
    },
  };
};
