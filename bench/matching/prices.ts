// What each person of the market costs, by the product's own prices.
import { findPrices, type PricedPair } from '@ijeuwa/server/features/matching/learning/prices.rules';
import type { Truth } from './truth.ts';

export const changePrices = (
  prices: Float64Array,
  truth: Truth,
  away: Uint8Array,
  chanceOf: (i: number, at: number) => number,
  spread: number,
): void => {
  const pairs: PricedPair[] = [];
  for (const [a, found] of truth.fitting.entries())
    for (let at = 0; at < found.length; at++)
      if (found[at]! > a && away[a] === 0 && away[found[at]!] === 0)
        pairs.push({ a, b: found[at]!, chance: chanceOf(a, at) });
  for (const _ of findPrices(prices, pairs, spread));
};
