// When a notice that could not leave is tried again.
import { expect, test } from 'vitest';
import { pauseAfter, TRIES } from './sending.rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const reach = (chance: number) =>
  Array.from({ length: TRIES - 1 }, (_, at) => pauseAfter(at + 1, chance)).reduce((a, b) => a + b, 0);

test('the pauses double from a minute to four hours, and no longer', () => {
  expect([1, 2, 3, 4].map((tries) => pauseAfter(tries, 0.5) / MINUTE)).toEqual([1, 2, 4, 8]);
  expect([9, 12, 19].map((tries) => pauseAfter(tries, 0.5) / HOUR)).toEqual([4, 4, 4]);
});

test('what failed together comes back spread over two fifths of the pause', () => {
  expect([pauseAfter(1, 0), pauseAfter(1, 1)].map((ms) => Math.round(ms / 1000))).toEqual([48, 72]);
});

test('the tries reach over two days', () => {
  expect(reach(0.5) / HOUR).toBeGreaterThan(48);
  expect(reach(0) / HOUR).toBeGreaterThan(36);
  expect(reach(1) / HOUR).toBeLessThan(60);
});
