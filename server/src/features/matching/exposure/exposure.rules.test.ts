// How often somebody is to be shown, and what follows where it is less, or where more like them than they look at.
import { expect, test } from 'vitest';
import { type Counted, liftOf, owedOf } from './exposure.rules.ts';

const counted = (more: Partial<Counted> = {}): Counted => ({
  shown: 15,
  likes: 0,
  looked: 0,
  hours: 1000,
  ...more,
});

test('everybody is to be shown fifteen times a week, and forty times in the first two days', () => {
  expect(owedOf(counted())).toBe(0);
  expect(owedOf(counted({ shown: 4 }))).toBe(11);
  expect(owedOf(counted({ shown: 100 }))).toBe(0);
  expect(owedOf(counted({ shown: 0, hours: 47 }))).toBe(40);
  expect(owedOf(counted({ shown: 0, hours: 0 }))).toBe(1);
  expect(owedOf(counted({ shown: 20, hours: 23 }))).toBe(0);
  expect(owedOf(counted({ shown: 0, hours: 84 }))).toBe(8);
});

test('whoever is owed comes forward, twice as far who was never shown as whoever had half', () => {
  expect(liftOf(counted())).toBe(1);
  expect(liftOf(counted({ shown: 7.5 }))).toBeCloseTo(1.5);
  expect(liftOf(counted({ shown: 0 }))).toBe(2);
  expect(liftOf(counted({ shown: 0, hours: 0 }))).toBe(2);
  expect(liftOf(counted({ shown: 60, hours: 47 }))).toBe(1);
});

test('whoever gets more likes than they look at is spared, the more the further', () => {
  const popular = (likes: number, looked: number, hours = 1000) =>
    liftOf(counted({ likes, looked, hours, shown: 500 }));
  expect(popular(21, 0)).toBe(1);
  expect(popular(84, 0)).toBeCloseTo(0.5);
  expect(popular(84, 84)).toBe(1);
  expect(popular(12, 0, 1)).toBeCloseTo(0.5);
  expect(popular(1e6, 0)).toBeGreaterThan(0);
});
