// The practice matchmaker: whom the client meets anyway comes last, and no two reasons are the same.
import { expect, test } from 'vitest';
import { chooseThem } from './why-them.ts';

const person = (id: string, more: object = {}) => ({
  _id: id,
  reasons: ['Both Christian', 'You both live in Lagos', 'You both enjoy music'],
  known: null,
  demonstration: true,
  ...more,
});

test('today’s picks and the top of the deck are chosen only where nobody else fits', () => {
  const people = [
    person('pick', { known: 'picks' }),
    person('deck', { known: 'deck' }),
    person('one'),
    person('real', { demonstration: false }),
    person('two'),
  ];
  expect(chooseThem(people, 3).map(({ member }) => member)).toEqual(['one', 'two', 'pick']);
  expect(chooseThem(people.slice(3, 4), 3)).toEqual([]);
});

test('each reason is one that holds for the two, another for each', () => {
  const reasons = ['Both Christian'];
  const whys = chooseThem([person('one'), person('two'), person('three', { reasons })], 3).map(
    ({ why }) => why,
  );
  expect(new Set(whys).size).toBe(3);
  expect(whys[0]).toContain('Both Christian.');
  expect(whys[1]).toContain('You both live in Lagos.');
});
