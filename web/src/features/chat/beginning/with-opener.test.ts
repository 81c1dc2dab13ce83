// What a tap on a first sentence does to what was being written.
import { expect, test } from 'vitest';
import { withOpener } from './with-opener.ts';

const [ONE, OTHER] = ['What would your mother ask me first?', 'Pharmacist: what about it would surprise me?'];
const tap = (draft: string, opener = ONE) => withOpener(draft, opener, [ONE, OTHER]);

test('an empty line takes the sentence', () => {
  expect(tap('')).toBe(ONE);
  expect(tap(' \n ')).toBe(ONE);
});

test('the other sentence takes the place of the one that stands there untouched', () => {
  expect(tap(OTHER)).toBe(ONE);
  expect(tap(`Good evening!\n${OTHER}`)).toBe(`Good evening!\n${ONE}`);
});

test('what was typed stays, and the sentence follows it, once', () => {
  expect(tap('Good evening!')).toBe(`Good evening!\n${ONE}`);
  expect(tap(`Good evening!\n${ONE}`)).toBe(`Good evening!\n${ONE}`);
  expect(tap(`${OTHER} I mean it.`)).toBe(`${OTHER} I mean it.\n${ONE}`);
});
