// Which photos may go, and which one comes first.
import { describe, expect, test } from 'vitest';
import { faceFirst, namesAll, nextPrimary, removalFault } from './photos.rules.ts';

type State = 'pending' | 'approved' | 'rejected';
const photos = (...states: State[]) =>
  states.map((state, at) => ({ id: `p${at}`, state, isPrimary: at === 0 }));
const five = photos('approved', 'approved', 'approved', 'pending', 'pending');

describe('removing', () => {
  test('is free until the profile is submitted, and keeps five after', () => {
    expect(removalFault(five, 'p1', false)).toBeUndefined();
    expect(removalFault(five, 'p1', true)).toMatch(/at least 5 photos \(currently 4\)/);
    expect(
      removalFault([...five, { id: 'p5', state: 'pending', isPrimary: false }], 'p1', true),
    ).toBeUndefined();
  });
  test('of a photo that was turned down is always free', () => {
    expect(removalFault(photos('approved', 'rejected'), 'p1', true)).toBeUndefined();
  });
});

describe('the first photo', () => {
  test('stays while it stands', () => expect(nextPrimary(five)).toBeUndefined());
  test('is an approved one where there is one', () => {
    expect(nextPrimary(photos('rejected', 'pending', 'approved'))).toBe('p2');
    expect(nextPrimary(photos('rejected', 'pending'))).toBe('p1');
    expect(nextPrimary([{ id: 'new', state: 'pending', isPrimary: false }])).toBe('new');
    expect(nextPrimary([])).toBeUndefined();
  });
});

test('an order names every photo once', () => {
  const two = photos('approved', 'approved');
  expect(namesAll(two, ['p1', 'p0'])).toBe(true);
  expect(namesAll(two, ['p1', 'p1'])).toBe(false);
  expect(namesAll(two, ['p1'])).toBe(false);
  expect(namesAll(two, ['p1', 'of another'])).toBe(false);
});

test('the face stands first, and the others keep their order', () => {
  expect(faceFirst(five, 'p3')).toEqual(['p3', 'p0', 'p1', 'p2', 'p4']);
  expect(faceFirst(five, 'p0')).toBeUndefined();
  expect(faceFirst([], undefined)).toBeUndefined();
});
