// What each person costs: the more of the market would match with them, the less each further exposure is worth.
import type { Truth } from './truth.ts';

const ROUNDS = 20;

/**
 * Matching with transferable utility, its fixed point by proportional fitting, in a graph of any kind: price_i solves
 * price² + price × sum of (exp(chance / (2 × spread)) - 1) × price of the others = 1. From 1 (nobody wants them) towards 0.
 */
export const changePrices = (
  prices: Float64Array,
  truth: Truth,
  chanceOf: (i: number, at: number) => number,
  spread: number,
): void => {
  const kernels = truth.fitting.map((found, i) =>
    Float64Array.from(found, (_, at) => Math.exp(chanceOf(i, at) / (2 * spread)) - 1),
  );
  for (let round = 0; round < ROUNDS; round++)
    for (let i = 0; i < prices.length; i++) {
      const found = truth.fitting[i]!;
      let wanted = 0;
      for (let at = 0; at < found.length; at++) wanted += kernels[i]![at]! * prices[found[at]!]!;
      prices[i] = Math.sqrt(1 + (wanted / 2) ** 2) - wanted / 2;
    }
};
