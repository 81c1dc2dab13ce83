// What people cost each other by being shown.
import { expect, test } from 'vitest';
import { findPrices, type PricedPair } from './prices.rules.ts';

const pricesOf = (count: number, pairs: readonly PricedPair[]): Float64Array => {
  const prices = new Float64Array(count).fill(1);
  for (const _ of findPrices(prices, pairs));
  return prices;
};

test('whom nobody would match with is spared in nothing', () => {
  expect([...pricesOf(2, [])]).toEqual([1, 1]);
});

test('the more would match with somebody, the dearer every further exposure', () => {
  const pairs = [1, 2, 3, 4, 5].map((b) => ({ a: 0, b, chance: 0.4 }));
  const prices = pricesOf(6, pairs);
  expect(Math.min(...prices)).toBe(prices[0]);
  expect(prices[0]).toBeGreaterThan(0);
  expect(prices[1]).toBeLessThan(1);
});

test('each solves its equation: price² + price × what the others would give = 1', () => {
  const pairs = [
    { a: 0, b: 1, chance: 0.3 },
    { a: 1, b: 2, chance: 0.5 },
  ];
  const prices = pricesOf(3, pairs);
  const kernel = (chance: number) => Math.exp(chance / 0.6) - 1;
  const wanted = kernel(0.3) * prices[0]! + kernel(0.5) * prices[2]!;
  expect(prices[1]! ** 2 + prices[1]! * wanted).toBeCloseTo(1, 6);
});

test('a pair that both queues tell counts once', () => {
  const pair = { a: 0, b: 1, chance: 0.3 };
  expect([...pricesOf(2, [pair, { a: 1, b: 0, chance: 0.3 }])]).toEqual([...pricesOf(2, [pair])]);
});
