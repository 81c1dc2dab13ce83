// Whom a day introduces to whom: pairs that are worth most together, so many for each person, and each of the two sees the
// other. In any kind of seeking: nothing here knows of two sides.

/** Around each person those they may be paired with, the best first, in columns: there may be twenty million. */
export type Around = {
  count: number;
  most: number;
  length: Uint16Array;
  other: Int32Array;
  value: Float32Array;
};
export const makeAround = (count: number, most: number): Around => ({
  count,
  most,
  length: new Uint16Array(count),
  other: new Int32Array(count * most),
  value: new Float32Array(count * most),
});
/** A pair may stand around one of the two alone; where it stands around both, its value is the same. */
export const setAround = (
  around: Around,
  one: number,
  found: readonly { other: number; value: number }[],
): void => {
  const best = found.toSorted((a, b) => b.value - a.value || a.other - b.other).slice(0, around.most);
  around.length[one] = best.length;
  for (const [at, { other, value }] of best.entries()) {
    around.other[one * around.most + at] = other;
    around.value[one * around.most + at] = value;
  }
};

export type Pair = { a: number; b: number; value: number };

/** Further rounds find next to nothing. */
const ROUNDS = 12;
/** So much is done in one go: about a millisecond. */
const STEPS_IN_ONE_GO = 5000;
const PEOPLE_IN_ONE_GO = 100;
/** Less than this, in sums of what has four bytes, is no gain. */
const LEAST_GAIN = 1e-6;

/**
 * At most as many pairs for each as there is room. First the best pair that both have room for, again and again: so no two
 * who were left apart would both rather have each other. Then a pair gives way where the two are worth more with others
 * who have room. Yields between pieces of work.
 */
export function* assign(around: Around, rooms: Uint8Array): Generator<void, Pair[]> {
  const chosen = makeChosen(around, rooms);
  yield* takeBest(around, chosen);
  for (let round = 0; round < ROUNDS; round++) if (!(yield* giveWay(around, chosen))) break;
  const pairs: Pair[] = [];
  for (let one = 0; one < around.count; one++) {
    for (const pair of chosen.of(one)) if (one < pair.b) pairs.push(pair);
    if (one % STEPS_IN_ONE_GO === 0) yield;
  }
  return pairs;
}

type Chosen = ReturnType<typeof makeChosen>;
const makeChosen = ({ count }: Around, rooms: Uint8Array) => {
  const width = Math.max(1, ...new Set(rooms));
  const room = rooms.slice();
  const taken = new Uint8Array(count);
  const other = new Int32Array(count * width);
  const value = new Float32Array(count * width);
  const slotOf = (one: number, two: number): number => {
    const end = one * width + taken[one]!;
    for (let at = one * width; at < end; at++) if (other[at] === two) return at;
    return -1;
  };
  const put = (one: number, two: number, worth: number): void => {
    const at = one * width + taken[one]!++;
    other[at] = two;
    value[at] = worth;
    room[one]!--;
  };
  const remove = (one: number, two: number): void => {
    const [at, last] = [slotOf(one, two), one * width + --taken[one]!];
    other[at] = other[last]!;
    value[at] = value[last]!;
    room[one]!++;
  };
  return {
    room,
    has: (one: number, two: number): boolean => slotOf(one, two) >= 0,
    take(one: number, two: number, worth: number): void {
      put(one, two, worth);
      put(two, one, worth);
    },
    letGo(one: number, two: number): void {
      remove(one, two);
      remove(two, one);
    },
    of: (one: number): Pair[] =>
      Array.from({ length: taken[one]! }, (_, at) => ({
        a: one,
        b: other[one * width + at]!,
        value: value[one * width + at]!,
      })),
  };
};

/** Everybody stands in a heap with the best that is left around them, the best of all on top. */
function* takeBest({ count, most, length, other, value }: Around, chosen: Chosen): Generator<void, void> {
  const next = new Uint16Array(count);
  const best = new Float32Array(count);
  const heap = new Int32Array(count);
  let size = 0;
  /** Whoever has no room any more never has again in here. */
  const findNext = (one: number): boolean => {
    if (chosen.room[one] === 0) return false;
    for (; next[one]! < length[one]!; next[one]!++) {
      const at = one * most + next[one]!;
      if (chosen.room[other[at]!] === 0 || chosen.has(one, other[at]!)) continue;
      best[one] = value[at]!;
      return true;
    }
    return false;
  };
  const isBefore = (one: number, two: number): boolean =>
    best[one]! > best[two]! || (best[one] === best[two] && one < two);
  const sink = (from: number): void => {
    for (let at = from; ; ) {
      const left = 2 * at + 1;
      let first = at;
      if (left < size && isBefore(heap[left]!, heap[first]!)) first = left;
      if (left + 1 < size && isBefore(heap[left + 1]!, heap[first]!)) first = left + 1;
      if (first === at) return;
      [heap[at], heap[first]] = [heap[first]!, heap[at]!];
      at = first;
    }
  };
  for (let one = 0; one < count; one++) {
    if (findNext(one)) heap[size++] = one;
    if (one % STEPS_IN_ONE_GO === 0) yield;
  }
  for (let at = size >> 1; at >= 0; at--) {
    sink(at);
    if (at % STEPS_IN_ONE_GO === 0) yield;
  }
  for (let step = 1; size > 0; step++) {
    const one = heap[0]!;
    const before = best[one]!;
    if (!findNext(one)) heap[0] = heap[--size]!;
    else if (best[one] === before) chosen.take(one, other[one * most + next[one]!]!, before);
    sink(0);
    if (step % STEPS_IN_ONE_GO === 0) yield;
  }
}

/** Answers whether anything became better. */
function* giveWay(around: Around, chosen: Chosen): Generator<void, boolean> {
  const { count, most, length, other, value } = around;
  let isBetter = false;
  const bestWithRoom = (one: number, ...not: number[]): Pair | undefined => {
    const end = one * most + length[one]!;
    for (let at = one * most; at < end; at++) {
      const two = other[at]!;
      if (chosen.room[two]! > 0 && !not.includes(two) && !chosen.has(one, two))
        return { a: one, b: two, value: value[at]! };
    }
    return undefined;
  };
  const worthOf = (pairs: readonly (Pair | undefined)[]): number =>
    pairs.reduce((sum, pair) => sum + (pair?.value ?? 0), 0);
  /** The best instead of a pair, one for each of the two; not both with somebody who has room for one. */
  const instead = ({ a, b }: Pair): (Pair | undefined)[] => {
    const [forA, forB] = [bestWithRoom(a, b), bestWithRoom(b, a)];
    if (!forA || !forB || forA.b !== forB.b || chosen.room[forA.b]! > 1) return [forA, forB];
    const [first, second] = [
      [forA, bestWithRoom(b, a, forA.b)],
      [bestWithRoom(a, b, forB.b), forB],
    ];
    return worthOf(first) >= worthOf(second) ? first : second;
  };
  for (let one = 0; one < count; one++) {
    while (chosen.room[one]! > 0) {
      const pair = bestWithRoom(one);
      if (!pair) break;
      chosen.take(one, pair.b, pair.value);
      isBetter = true;
    }
    for (const pair of chosen.of(one)) {
      if (pair.b < one) continue;
      const better = instead(pair);
      if (worthOf(better) <= pair.value + LEAST_GAIN) continue;
      chosen.letGo(pair.a, pair.b);
      for (const other of better) if (other) chosen.take(other.a, other.b, other.value);
      isBetter = true;
    }
    if (one % PEOPLE_IN_ONE_GO === 0) yield;
  }
  return isBetter;
}
