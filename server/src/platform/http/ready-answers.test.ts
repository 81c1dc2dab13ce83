// What is kept of an answer: what the contract names, for its own reader, under its own stamp, and of so many readers.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { makeReadyAnswers } from './ready-answers.ts';

const Answer = z.object({ name: z.string() });
const make = (most = 2) => makeReadyAnswers(Answer, most);

test('keeps no field that the contract does not name, and nothing that is not as it says', () => {
  const answer = { name: 'Ada', email: 'ada@example.com' };
  expect(make().keep('one', '1', answer).toString()).toBe('{"name":"Ada"}');
  expect(() => make().keep('one', '1', {} as never)).toThrow();
});

test('gives a text to its own reader alone, and under its own stamp alone', () => {
  const answers = make();
  answers.keep('one', '1', { name: 'Ada' });
  expect(answers.stampOf('one')).toBe('1');
  expect(answers.stampOf('other')).toBe('');
  expect(answers.find('one', '1')?.toString()).toBe('{"name":"Ada"}');
  expect(answers.find('one', '2')).toBeUndefined();
  expect(answers.find('other', '1')).toBeUndefined();
});

test('forgets whoever has not read for the longest', () => {
  const answers = make();
  for (const reader of ['one', 'other']) answers.keep(reader, '1', { name: 'Ada' });
  answers.find('one', '1');
  answers.keep('third', '1', { name: 'Ada' });
  expect(['one', 'other', 'third'].map(answers.stampOf)).toEqual(['1', '', '1']);
});
