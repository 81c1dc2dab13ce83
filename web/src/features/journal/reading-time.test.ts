// How long a text takes to read, from its words.
import { expect, test } from 'vitest';
import { countWords, minutesToRead } from './reading-time.ts';

test('words are counted, and marks, dashes and amounts of markup are not', () => {
  expect(countWords('<h2 id="a-b">Ẹ káàárọ̀!</h2>\n<p>112 – call <a href="tel:112">now</a>.</p>')).toBe(5);
});

test.each([
  [10, 1],
  [290, 1],
  [310, 2],
  [1000, 5],
])('%i words take %i minutes', (words, minutes) => {
  expect(minutesToRead('word '.repeat(words))).toBe(minutes);
});
