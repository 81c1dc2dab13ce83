// Whom the day introduces to whom, against the best that there is, found by trying everything.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assign, type Pair } from './assign.rules.ts';

const worthOf = (pairs: readonly Pair[]): number => pairs.reduce((sum, { value }) => sum + value, 0);

/** Takes each pair or leaves it. */
const best = (pairs: readonly Pair[], most: number, taken: readonly number[] = [], at = 0): number => {
  const pair = pairs[at];
  if (!pair) return 0;
  const without = best(pairs, most, taken, at + 1);
  const has = (one: number) => taken.filter((other) => other === one).length;
  if (has(pair.a) >= most || has(pair.b) >= most) return without;
  return Math.max(without, pair.value + best(pairs, most, [...taken, pair.a, pair.b], at + 1));
};

const PEOPLE = 7;
const Pairs = fc
  .uniqueArray(
    fc.record({
      a: fc.integer({ min: 0, max: PEOPLE - 1 }),
      b: fc.integer({ min: 0, max: PEOPLE - 1 }),
      value: fc.integer({ min: 1, max: 100 }),
    }),
    { maxLength: 14, selector: ({ a, b }) => [a, b].sort().join() },
  )
  .map((pairs) => pairs.filter(({ a, b }) => a !== b));

test('nobody has more than so many, nobody twice, and at least half of the best is reached', () => {
  fc.assert(
    fc.property(Pairs, fc.integer({ min: 1, max: 3 }), (pairs, most) => {
      const chosen = assign(PEOPLE, pairs, most);
      for (let one = 0; one < PEOPLE; one++)
        expect(chosen.filter(({ a, b }) => a === one || b === one).length).toBeLessThanOrEqual(most);
      expect(new Set(chosen).size).toBe(chosen.length);
      expect(worthOf(chosen)).toBeGreaterThanOrEqual(best(pairs, most) / 2);
    }),
    { numRuns: 300 },
  );
});

test('on the whole next to nothing is missing to the best', () => {
  let found = 0;
  let possible = 0;
  for (const pairs of fc.sample(Pairs, { numRuns: 300, seed: 1 })) {
    found += worthOf(assign(PEOPLE, pairs, 2));
    possible += best(pairs, 2);
  }
  expect(found / possible).toBeGreaterThan(0.98);
});

test('a pair gives way where both are worth more with others', () => {
  const pairs = [
    { a: 1, b: 2, value: 10 },
    { a: 0, b: 1, value: 9 },
    { a: 2, b: 3, value: 9 },
  ];
  expect(worthOf(assign(4, pairs, 1))).toBe(18);
});

test('the same pairs in another order give the same', () => {
  const pairs = fc.sample(Pairs, { numRuns: 1, seed: 3 })[0]!;
  expect(assign(PEOPLE, pairs.toReversed(), 2)).toEqual(assign(PEOPLE, pairs, 2));
});
