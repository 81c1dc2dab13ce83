// Who is found by what was typed.
import type { Conversation } from '@ijeuwa/contract/chat';
import { expect, test } from 'vitest';
import { byName } from './by-name.ts';

const NAMES = ['Chinedu Ọkáfọ̀', 'Ọlọ́runfẹ́mi Adéyẹmí', 'Babátúndé Adéwálé-Coker'];
const ALL = NAMES.map((name) => ({ person: { name } })) as Conversation[];
const found = (typed: string) => byName(ALL, typed).map(({ person }) => person.name);

test.each([
  ['okafo', [NAMES[0]]],
  ['Ọkáfọ̀', [NAMES[0]]],
  ['ade', [NAMES[1], NAMES[2]]],
  ['coker bab', [NAMES[2]]],
  ['emi', []],
  ['  ', NAMES],
])('“%s” finds by the beginning of a name, with and without its marks', (typed, names) => {
  expect(found(typed)).toEqual(names);
});
