// The names of questions: each its own, and none that the page has given away.
import { FAQ_PAGE_PLACES } from '@ijeuwa/contract/help';
import { expect, test } from 'vitest';
import { keyOf } from './faq.rules.ts';

const GROUPS = ['photos', 'packages'];
const key = (question: string) => keyOf(question, GROUPS);

test('a question is called by its letters, whatever stands between and above them', () => {
  expect(key('Is it safe?')).toBe('is-it-safe');
  expect(key('  Ọ̀kan ni? ')).toBe('okan-ni');
  expect(key('Is it “safe”')).toBe(key('is it safe?'));
});

test.each([
  ['without a Latin letter', 'ምን ያህል ነው?', 'የት ነው?'],
  ['of which only the Latin letters are alike', '这是 Blossom 吗?', '那是 Blossom 吗?'],
  [
    'that begin alike and are long',
    `${'Why is it so '.repeat(6)}early?`,
    `${'Why is it so '.repeat(6)}late?`,
  ],
  ['whose letters differ by a sign above or beside them', 'क्या की?', 'क्या का?'],
  ['without any letter', '🙂?', '👍?'],
  ['of which one only adds a letter of another script', 'Is it safe?', 'Is it safe ß?'],
])('two questions %s have two names, each the same every time', (_, one, other) => {
  expect(key(one)).not.toBe(key(other));
  expect(key(one)).toBe(key(one.toUpperCase().toLowerCase()));
  for (const each of [one, other]) expect(key(each)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  for (const each of [one, other]) expect(key(each).length).toBeLessThanOrEqual(64);
});

test.each([...GROUPS, 'Photos title', ...FAQ_PAGE_PLACES])(
  'a question called "%s" is another place than the one of the page',
  (name) => {
    expect(key(`${name}?`)).toBe(`${name.toLowerCase().replace(' ', '-')}-question`);
  },
);
