// Whose word counts, the file's or that of staff.
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { withFileChange } from './catalogue.rules.ts';

type Tea = { name: string; price: number; tags: string[] };
const tea: Tea = { name: 'Tea', price: 5, tags: ['hot'] };
const shown = (data: Tea) => ({ data, ended: false });
const after = (current: Tea, before: Tea | undefined, now: Tea) =>
  withFileChange(shown(current), before, now, isDeepStrictEqual);

test('an entry that nobody knew stands as the file has it', () => {
  expect(withFileChange(undefined, undefined, tea, isDeepStrictEqual)).toEqual(shown(tea));
});

test('a field that the file says anew counts, whoever changed it before', () => {
  expect(after({ ...tea, price: 6 }, tea, { ...tea, price: 7 })).toEqual(shown({ ...tea, price: 7 }));
});

test('a field that the file says as before stays as staff made it', () => {
  expect(after({ ...tea, price: 6 }, tea, { ...tea, name: 'Green tea' })).toEqual(
    shown({ name: 'Green tea', price: 6, tags: ['hot'] }),
  );
  expect(after({ ...tea, tags: ['cold'] }, tea, { ...tea, tags: ['hot'], price: 1 })).toEqual(
    shown({ name: 'Tea', price: 1, tags: ['cold'] }),
  );
});

test('what staff ended a new word in the file does not bring back', () => {
  const ended = { data: tea, ended: true };
  expect(withFileChange(ended, tea, { ...tea, price: 7 }, isDeepStrictEqual)).toEqual({
    data: { ...tea, price: 7 },
    ended: true,
  });
});

test('an entry that comes into the file is shown again, as the file has it', () => {
  const ended = { data: { ...tea, price: 6 }, ended: true };
  expect(withFileChange(ended, undefined, tea, isDeepStrictEqual)).toEqual(shown(tea));
});
