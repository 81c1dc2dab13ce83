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
  const { from, other, kernel } = yield* around(prices.length, pairs, spread);
  let visited = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < prices.length; i++) {
      const [begin, end] = [from[i]!, from[i + 1]!];
      let wanted = 0;
      for (let at = begin; at < end; at++) wanted += kernel[at]! * prices[other[at]!]!;
      prices[i] = Math.sqrt(1 + (wanted / 2) ** 2) - wanted / 2;
      visited += end - begin;
      if (visited < SLICE) continue;
      visited = 0;
      yield;
    }
  }
}

/** Of each person the others and what they weigh, one after the other in columns; of a pair that is told again the last counts. */
function* around(
  count: number,
  pairs: readonly PricedPair[],
  spread: number,
): Generator<void, { from: Int32Array; other: Int32Array; kernel: Float64Array }> {
  const from = new Int32Array(count + 1);
  for (const { a, b } of pairs) {
    from[a + 1]!++;
    from[b + 1]!++;
  }
  for (let i = 0; i < count; i++) from[i + 1]! += from[i]!;
  const next = from.slice(0, count);
  const other = new Int32Array(2 * pairs.length);
  const kernel = new Float64Array(2 * pairs.length);
  const put = (one: number, two: number, weight: number): void => {
    const at = next[one]!++;
    other[at] = two;
    kernel[at] = weight;
  };
  for (const [n, { a, b, chance }] of pairs.entries()) {
    const weight = Math.exp(chance / (2 * spread)) - 1;
    put(a, b, weight);
    put(b, a, weight);
    if (n % SLICE === SLICE - 1) yield;
  }
  const told = new Int32Array(count).fill(-1);
  for (let i = 0; i < count; i++)
    for (let at = from[i]!; at < from[i + 1]!; at++) {
      const before = told[other[at]!]!;
      if (before >= from[i]!) kernel[before] = 0;
      told[other[at]!] = at;
    }
  return { from, other, kernel };
}
