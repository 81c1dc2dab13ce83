// How far an enquiry to planners is, and its clock.
import { expect, test } from 'vitest';
import { dueAt, keptSince, stateOf, waitsFrom } from './planning.rules.ts';

const [EARLY, LATE] = [new Date('2026-11-27T16:00:00Z'), new Date('2026-11-28T10:00:00Z')];
const standing = (change: object = {}) => ({
  staffId: null,
  waitingSince: null,
  closedAt: null,
  ...change,
});

test('it is open, claimed, answered or closed', () => {
  expect(stateOf(standing({ waitingSince: EARLY }))).toBe('open');
  expect(stateOf(standing({ waitingSince: EARLY, staffId: 'b' }))).toBe('claimed');
  expect(stateOf(standing({ staffId: 'b' }))).toBe('answered');
  expect(stateOf(standing({ waitingSince: EARLY, closedAt: LATE }))).toBe('closed');
});

test('an answer is due 24 hours after the message that waits, at weekends too', () => {
  expect(dueAt(standing({ waitingSince: EARLY }))).toEqual(new Date('2026-11-28T16:00:00Z'));
  expect(dueAt(standing())).toBeNull();
  expect(dueAt(standing({ waitingSince: EARLY, closedAt: LATE }))).toBeNull();
});

test('a second message does not move the clock; after an answer or a closing it starts anew', () => {
  expect(waitsFrom(standing({ waitingSince: EARLY }), LATE)).toBe(EARLY);
  expect(waitsFrom(standing(), LATE)).toBe(LATE);
  expect(waitsFrom(standing({ waitingSince: EARLY, closedAt: EARLY }), LATE)).toBe(LATE);
});

test('a closed one is kept for 24 months', () => {
  expect(keptSince(new Date('2026-11-24T09:00:00Z'))).toEqual(new Date('2024-11-24T09:00:00Z'));
});
