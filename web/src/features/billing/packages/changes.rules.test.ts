// What another package brings and takes.
import { expect, test } from 'vitest';
import { changeBetween } from './changes.rules.ts';

const lines = [
  { title: 'Support answers within', values: { small: '24 hours', large: '24 hours' } },
  { title: 'Photos checked within', values: { small: '24 hours', large: '3 hours' } },
  { title: 'In other countries', values: { small: null, large: 'Yes' } },
  { title: 'Private sessions a month', values: { small: null, large: '1' } },
];

test('a larger package says what it adds, and what it betters', () =>
  expect(changeBetween(lines, { from: 'small', to: 'large', larger: true })).toEqual({
    gains: [
      'Photos checked within: 3 hours, now 24 hours',
      'In other countries',
      'Private sessions a month: 1',
    ],
    losses: [],
  }));

test('a smaller one says what goes', () =>
  expect(changeBetween(lines, { from: 'large', to: 'small', larger: false })).toEqual({
    gains: [],
    losses: [
      'Photos checked within: 24 hours, now 3 hours',
      'In other countries',
      'Private sessions a month: 1',
    ],
  }));

test('the same package changes nothing', () =>
  expect(changeBetween(lines, { from: 'small', to: 'small', larger: false })).toEqual({
    gains: [],
    losses: [],
  }));
