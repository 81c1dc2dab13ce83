// What a search is taken for, and what each role is shown.
import { STAFF_ROLES } from '@ijeuwa/contract/staff';
import { expect, test } from 'vitest';
import { partsFor, soughtOf } from './members.rules.ts';

test.each([
  ['019A0000-0000-7000-8000-000000000001', 'id', '019a0000-0000-7000-8000-000000000001'],
  [' Ada@Example.com ', 'email', 'ada@example.com'],
  ['0803 123 4567', 'phone', '0803 123 4567'],
  ['+44 (20) 7946-0958', 'phone', '+44 (20) 7946-0958'],
  ['Adaọbị', 'name', 'adaobi'],
  ['Ọkáfọ̀ C', 'name', 'okafo c'],
])('“%s” is taken for a search by %s', (query, by, what) => {
  expect(soughtOf(query)).toEqual({ by, what });
});

test.each(['a', 'Ọ̀ị'])('“%s” is too little of a name', (query) => {
  expect(soughtOf(query)).toBeUndefined();
});

test.each([
  [['support'], ['account', 'orders']],
  [['finance'], ['orders']],
  [['moderator'], ['reports']],
  [
    ['support', 'finance'],
    ['account', 'orders'],
  ],
  [['admin'], ['account', 'orders', 'reports']],
])('%s is shown %s', (roles, parts) => {
  expect(partsFor(roles)).toEqual(parts);
});

test('no other role is shown anything', () => {
  const others = STAFF_ROLES.filter((role) => !['support', 'finance', 'moderator', 'admin'].includes(role));
  expect(partsFor(others)).toEqual([]);
});
