// What each person costs: the more of the market would match with them, the less each further exposure is worth.

export type PricedPair = { a: number; b: number; chance: number };

const ROUNDS = 20;
/** Between two slices other work may be done. */
const SLICE = 10_000;
/** How far prices reach: by it matches are spread at little loss of them. */
const SPREAD = 0.3;

/**
 * Matching with transferable utility, its fixed point by proportional fitting, in a graph of any kind: price_i solves
 * price² + price × sum of (exp(chance / (2 × spread)) - 1) × price of the others = 1. From 1 (nobody wants them) towards 0.
 * A pair that is told twice counts once. In slices: between two of them other work may be done.
 */
export function* findPrices(
  prices: Float64Array,
  pairs: readonly PricedPair[],
  spread = SPREAD,
): Generator<void> {
  const around = Array.from({ length: prices.length }, () => new Map<number, number>());
  for (const [n, { a, b, chance }] of pairs.entries()) {
    const kernel = Math.exp(chance / (2 * spread)) - 1;
    around[a]!.set(b, kernel);
    around[b]!.set(a, kernel);
    if (n % SLICE === SLICE - 1) yield;
  }
  let visited = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < prices.length; i++) {
      let wanted = 0;
      for (const [j, kernel] of around[i]!) wanted += kernel * prices[j]!;
      prices[i] = Math.sqrt(1 + (wanted / 2) ** 2) - wanted / 2;
      visited += around[i]!.size;
      if (visited < SLICE) continue;
      visited = 0;
      yield;
    }
  }
}
