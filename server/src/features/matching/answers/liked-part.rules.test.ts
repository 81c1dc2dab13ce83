// What staff read of what a note was about.
import { expect, test } from 'vitest';
import { aboutInWords } from './liked-part.rules.ts';

test.each([
  [{ part: 'bio', prompt: null, quote: 'I teach physics.' }, 'About me: I teach physics.'],
  [{ part: 'family', prompt: null, quote: '' }, 'Family'],
  [{ part: 'reply', prompt: 'On Sundays', quote: 'I sing.' }, 'On Sundays: I sing.'],
  [{ part: 'photo', prompt: null, quote: null }, 'A photo'],
] as const)('%o is said as “%s”', (liked, words) => {
  expect(aboutInWords(liked)).toBe(words);
});
