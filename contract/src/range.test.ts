// How a range is written.
import { expect, test } from 'vitest';
import { range } from './range.ts';

test('a range is one word: no line ends after its dash', () => {
  expect(range(6, 12)).toBe('6–\u206012');
});
