// What another package brings and takes.
import type { ComparedLine } from '@ijeuwa/contract/billing';
import { expect, test } from 'vitest';
import { changeBetween } from './changes.rules.ts';

const line = (
  title: string,
  values: ComparedLine['values'],
  phrases: ComparedLine['phrases'] = values,
): ComparedLine => ({ title, values, phrases });
const lines = [
  line('Support answers within', { small: '24 hours', large: '24 hours' }),
  line(
    'Photos checked within',
    { small: '24 hours', large: '3 hours' },
    { small: 'Photos checked within 24 hours', large: 'Photos checked within 3 hours' },
  ),
  line(
    'Meet and like people in other countries',
    { small: null, large: 'Yes' },
    { small: null, large: 'People in other countries' },
  ),
  line(
    'Private sessions a month',
    { small: null, large: '1' },
    { small: null, large: 'One private session a month' },
  ),
];

test('a larger package says what it adds, and what it betters, in words that stand by themselves', () =>
  expect(changeBetween(lines, { from: 'small', to: 'large', larger: true })).toEqual({
    gains: [
      'Photos checked within 3 hours (now 24 hours)',
      'People in other countries',
      'One private session a month',
    ],
    losses: [],
  }));

test('a smaller one says what goes', () =>
  expect(changeBetween(lines, { from: 'large', to: 'small', larger: false })).toEqual({
    gains: [],
    losses: [
      'Photos checked within 24 hours (now 3 hours)',
      'People in other countries',
      'One private session a month',
    ],
  }));

test('the same package changes nothing', () =>
  expect(changeBetween(lines, { from: 'small', to: 'small', larger: false })).toEqual({
    gains: [],
    losses: [],
  }));
