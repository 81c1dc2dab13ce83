// What of a wish's text is understood, and what is refused.
import { describe, expect, test } from 'vitest';
import { ageRangeFault, beginningsOf, partNames, readAgeRange, readPlaceWish } from './wishes.rules.ts';

describe('the range of ages', () => {
  test.each(['25-35', '25 to 35', '25 – 35', ' 25—35 years ', 'between 25 and 35', 'Age 25 - 35 years old'])(
    '"%s" is understood',
    (text) => expect(readAgeRange(text)).toEqual({ min: 25, max: 35 }),
  );
  test.each(['about thirty', '25', '25-', '35 or so', '-25-35', '25-35-45', '25.5-35'])(
    '"%s" is refused',
    (text) =>
      expect(readAgeRange(text)).toEqual({ fault: 'Please give the range as two ages, for example 25-35.' }),
  );
  test.each(['17-30', '25-71', '35-25', '30-30', '0-200'])('"%s" is outside what can be wished', (text) =>
    expect(readAgeRange(text)).toHaveProperty('fault'),
  );
  test('needs a year between', () => {
    expect(ageRangeFault({ min: 18, max: 19 })).toBeUndefined();
    expect(ageRangeFault({ min: 18, max: 18 })).toMatch(/a year apart/);
  });
});

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
