// How many people fit is told in one way: in tens below, and never who the few are.
import { expect, test } from 'vitest';
import { inTens, NobodyOrTens, nobodyOrTens, PeopleInTens, peopleOf } from './pool.ts';

test.each([
  [0, 0, 'Fewer than 10 people'],
  [9, 0, 'Fewer than 10 people'],
  [10, 10, 'At least 10 people'],
  [19, 10, 'At least 10 people'],
  [388, 380, 'At least 380 people'],
])('%i people are %i, said as %s', (count, tens, words) => {
  expect(inTens(count)).toBe(tens);
  expect(peopleOf(tens)).toBe(words);
  expect(PeopleInTens.safeParse(tens).success).toBe(true);
});

test('an exact figure is no answer', () => {
  expect(PeopleInTens.safeParse(8).success).toBe(false);
});

test.each([
  [0, 0],
  [1, 1],
  [9, 1],
  [10, 10],
  [39, 30],
])(
  'before VIP is paid %i people are %i: nobody is said as nobody, and the few are one figure',
  (count, fits) => {
    expect(nobodyOrTens(count)).toBe(fits);
    expect(NobodyOrTens.safeParse(fits).success).toBe(true);
    expect(NobodyOrTens.safeParse(8).success).toBe(false);
  },
);
