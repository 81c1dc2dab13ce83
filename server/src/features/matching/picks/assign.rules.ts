// Whom the day introduces to whom: pairs that are worth most together, so many for each person, and each of the two sees
// the other. In any kind of seeking: nothing here knows of two sides.

export type Pair = { a: number; b: number; value: number };

/** Further rounds find next to nothing. */
const ROUNDS = 6;

type Chosen = { of: Set<number>[]; left: Int32Array };

/**
 * At most `most` pairs for each of `count` people. First the best pair that both have room for, again and again: so no
 * two who were left apart would both rather have each other. Then a pair gives way where the two are worth more with
 * others who have room.
 */
export const assign = (count: number, pairs: readonly Pair[], most: number): Pair[] => {
  const sorted = pairs.toSorted(
    (one, other) => other.value - one.value || one.a - other.a || one.b - other.b,
  );
  const chosen: Chosen = {
    of: Array.from({ length: count }, () => new Set<number>()),
    left: new Int32Array(count).fill(most),
  };
  for (const [at, pair] of sorted.entries()) take(chosen, sorted, at, pair);
  const around: number[][] = Array.from({ length: count }, () => []);
  for (const [at, { a, b }] of sorted.entries()) {
    around[a]!.push(at);
    around[b]!.push(at);
  }
  for (let round = 0; round < ROUNDS; round++) {
    let improved = false;
    for (let at = 0; at < sorted.length; at++)
      if (chosen.of[sorted[at]!.a]!.has(at)) improved = giveWay(chosen, sorted, around, at) || improved;
    if (!improved) break;
  }
  return sorted.filter(({ a }, at) => chosen.of[a]!.has(at));
};

const take = ({ of, left }: Chosen, sorted: readonly Pair[], at: number, { a, b } = sorted[at]!): void => {
  if (of[a]!.has(at) || left[a] === 0 || left[b] === 0) return;
  for (const one of [a, b]) {
    of[one]!.add(at);
    left[one]!--;
  }
};

const letGo = ({ of, left }: Chosen, { a, b }: Pair, at: number): void => {
  for (const one of [a, b]) {
    of[one]!.delete(at);
    left[one]!++;
  }
};

/** The best pair of `one` that is not chosen, with somebody who has room. */
const bestWithRoom = (
  { of, left }: Chosen,
  sorted: readonly Pair[],
  around: readonly number[],
  one: number,
  not: number,
): number | undefined =>
  around.find((at) => {
    const { a, b } = sorted[at]!;
    return at !== not && !of[one]!.has(at) && left[a === one ? b : a]! > 0;
  });

/** Both of a pair, or one of them, go to others who have room, where these are worth more together. */
const giveWay = (
  chosen: Chosen,
  sorted: readonly Pair[],
  around: readonly (readonly number[])[],
  at: number,
): boolean => {
  const pair = sorted[at]!;
  const { a, b, value } = pair;
  const toA = bestWithRoom(chosen, sorted, around[a]!, a, at);
  const toB = bestWithRoom(chosen, sorted, around[b]!, b, at);
  const worth = (one?: number) => (one === undefined ? 0 : sorted[one]!.value);
  if (worth(toA) + worth(toB) <= value) return false;
  letGo(chosen, pair, at);
  for (const one of [toA, toB]) if (one !== undefined) take(chosen, sorted, one);
  // Both may have gone to one person with room for one.
  take(chosen, sorted, at);
  return true;
};
