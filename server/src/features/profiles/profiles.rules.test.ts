// Births, hobbies, children and the wizard's way, without a database.
import { describe, expect, test } from 'vitest';
import {
  childrenKept,
  divorceDetailsKept,
  previousMarriagesFrom,
  readBirth,
  readHobbies,
  screenAfter,
  screenAt,
  stepAfter,
} from './profiles.rules.ts';

const TODAY = new Date('2026-11-24T09:00:00Z');
const faultsOf = (read: object) => ('faults' in read ? read.faults : undefined);

describe('ages and birth dates', () => {
  test('a typed age fixes a birth month in the middle of the possible year', () => {
    expect(readBirth({ age: 30 }, {}, TODAY)).toEqual({ birthMonth: '1996-05-01' });
  });
  test('the age that is shown already changes nothing', () => {
    expect(readBirth({ age: 30 }, { birthMonth: '1996-02-01' }, TODAY)).toEqual({});
  });
  test('a real birth date fixes the month, and may be sent again', () => {
    const date = '1996-02-29';
    expect(readBirth({ dateOfBirth: date }, {}, TODAY)).toEqual({
      birthMonth: '1996-02-01',
      dateOfBirth: date,
    });
    expect(readBirth({ dateOfBirth: date }, { dateOfBirth: date }, TODAY)).toEqual({});
  });
  test('after a real birth date neither age nor date can be changed', () => {
    const known = { birthMonth: '1996-02-01', dateOfBirth: '1996-02-29' };
    expect(faultsOf(readBirth({ age: 25 }, known, TODAY))).toHaveProperty('age');
    expect(faultsOf(readBirth({ dateOfBirth: '2000-01-01' }, known, TODAY))).toHaveProperty('dateOfBirth');
  });
  test.each(['2008-11-25', '2026-11-25', '2030-01-01'])('%s is too young', (dateOfBirth) => {
    expect(faultsOf(readBirth({ dateOfBirth }, {}, TODAY))).toEqual({
      dateOfBirth: 'You must be at least 18 years old',
    });
  });
  test('on the eighteenth birthday one is old enough', () => {
    expect(readBirth({ dateOfBirth: '2008-11-24' }, {}, TODAY)).toHaveProperty('birthMonth');
  });
  test.each(['1996-02-30', '1996-13-01', '0196-01-01'])('%s is no date of birth', (dateOfBirth) => {
    expect(faultsOf(readBirth({ dateOfBirth }, {}, TODAY))).toHaveProperty('dateOfBirth');
  });
});

describe('hobbies', () => {
  test('arrive as a list or with commas, each once', () => {
    expect(readHobbies('Cooking,  Nollywood   films , cooking,,')).toEqual(['Cooking', 'Nollywood films']);
    expect(readHobbies([' Chess ', ''])).toEqual(['Chess']);
  });
  test('too many or too long ones are refused', () => {
    expect(faultsOf(readHobbies(Array.from({ length: 21 }, (_, i) => `hobby ${i}`)))).toHaveProperty(
      'hobbies',
    );
    expect(faultsOf(readHobbies('x'.repeat(41)))).toHaveProperty('hobbies');
  });
});

const FORM = {
  profession: 'Nurse',
  education: 'phd',
  religion: 'islam',
  relationshipStatus: 'widowed',
  hasChildren: true,
} as const;

test('children’s details are kept only of somebody who has children', () => {
  expect(childrenKept({ ...FORM, numberOfChildren: 2, childrenAges: '4 and 7' })).toMatchObject({
    numberOfChildren: 2,
    childrenAges: '4 and 7',
  });
  expect(childrenKept(FORM).numberOfChildren).toBe(1);
  expect(childrenKept({ ...FORM, hasChildren: false, numberOfChildren: 3, childrenAges: '4' })).toEqual({
    numberOfChildren: 0,
    childrenAges: null,
    livingArrangement: null,
  });
});

test('divorce details are kept only of the divorced and separated', () => {
  expect(divorceDetailsKept('divorced', 'long ago')).toBe('long ago');
  expect(divorceDetailsKept('separated', undefined)).toBeUndefined();
  expect(divorceDetailsKept('widowed', 'long ago')).toBeNull();
});

test('a yes to an earlier marriage keeps the number that is known', () => {
  expect(previousMarriagesFrom('yes', '2')).toBe('2');
  expect(previousMarriagesFrom('yes', '0')).toBe('1');
  expect(previousMarriagesFrom('no', '3+')).toBe('0');
  expect(previousMarriagesFrom('', '1')).toBe('1');
});

test('saving an earlier step again leaves the wizard where it is, and no step is jumped', () => {
  expect([stepAfter(1, 1), stepAfter(1, 3), stepAfter(3, 1), stepAfter(3, 3)]).toEqual([2, 3, 1, 4]);
});

test('the wizard goes on at the screen that was reached, or where its next step begins', () => {
  expect(screenAt({ nextStep: 1, nextScreen: null })).toBe('photos');
  expect(screenAt({ nextStep: 1, nextScreen: 'home' })).toBe('home');
  expect(screenAt({ nextStep: 2, nextScreen: 'home' })).toBe('faith');
  expect(screenAt({ nextStep: 4, nextScreen: 'values' })).toBe('plans');
});

test('saving a screen leads to the next one; an earlier one again, or one not reached, leaves the place', () => {
  const place = { nextStep: 2, nextScreen: 'family' } as const;
  expect(screenAfter('family', place)).toBe('work');
  expect(screenAfter('faith', place)).toBe('family');
  expect(screenAfter('about', place)).toBe('family');
  expect(screenAfter('values', place)).toBe('family');
  expect(screenAfter('photos', { nextStep: 1, nextScreen: null })).toBe('about');
  expect(screenAfter('story', { nextStep: 2, nextScreen: 'story' })).toBe('story');
});
