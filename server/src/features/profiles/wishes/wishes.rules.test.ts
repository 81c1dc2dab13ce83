// What of a wish's text is understood, and what is refused.
import { describe, expect, test } from 'vitest';
import { beginningsOf, partNames, readPlaceWish, saidWith } from './wishes.rules.ts';

describe('the wish for a place', () => {
  test.each([
    ['', { kind: 'country' }],
    ['My country', { kind: 'country' }],
    ['in my country only', { kind: 'country' }],
    ['Anywhere', { kind: 'anywhere' }],
    ['no preference', { kind: 'anywhere' }],
    ['within 40 km', { kind: 'within', distanceKm: 40 }],
    ['40km from me', { kind: 'within', distanceKm: 40 }],
    ['up to 100 kilometres', { kind: 'within', distanceKm: 100 }],
    ['Lagos or Abuja', { kind: 'places', names: 'Lagos or Abuja' }],
  ])('"%s" is understood', (text, read) => expect(readPlaceWish(text)).toEqual(read));

  test.each(['within 0 km', '500 km'])('"%s" is refused', (text) =>
    expect(readPlaceWish(text)).toHaveProperty('fault'),
  );
  test('places are parted by what cannot belong to a name; a comma may', () => {
    expect(partNames('Lagos, Nigeria; Abuja or Enugu and Jos')).toEqual([
      'Lagos, Nigeria',
      'Abuja',
      'Enugu',
      'Jos',
    ]);
    expect(beginningsOf(['Lagos', 'Nigeria', 'Abuja'])).toEqual([
      { name: 'Lagos, Nigeria, Abuja', rest: [] },
      { name: 'Lagos, Nigeria', rest: ['Abuja'] },
      { name: 'Lagos', rest: ['Nigeria', 'Abuja'] },
    ]);
  });
});

test('what is given has been said, and stays said; what was only found there has not', () => {
  expect(saidWith([], { goal: 'Marriage', importance: { religion: 'must' } })).toEqual([
    'goal',
    'weight:religion',
  ]);
  expect(saidWith(['children', 'goal'], { goal: 'Modern', placeKind: 'country' })).toEqual([
    'children',
    'goal',
    'place',
  ]);
  expect(saidWith([], {})).toEqual([]);
});
