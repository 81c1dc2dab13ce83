// How somebody without a picture is drawn.
import { expect, test } from 'vitest';
import { likenessOf } from './likeness.ts';

test.each([
  ['female', 'woman'],
  ['male', 'man'],
  ['non-binary', 'man'],
  ['other', 'man'],
  [null, 'man'],
] as const)('%s is drawn as a %s', (gender, drawn) => {
  expect(likenessOf(gender)).toBe(drawn);
});
