// How far an enquiry to planners is, and its clock.
import { expect, test } from 'vitest';
import { dueAt, keptSince, stateOf, waitsFrom, whyNotAsked } from './planning.rules.ts';

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

test('a day that is past everywhere, and more guests than the hall holds, are refused by their field', () => {
  const hall = { name: 'Iroko Hall', holds: 1200 };
  const why = (weddingDate: string | null, guests: number | null, offered: object | undefined = hall) =>
    whyNotAsked({ weddingDate, guests }, offered as typeof hall | undefined, LATE);
  expect(why('2026-11-28', 1200)).toBeUndefined();
  // Somewhere in the Pacific it is that day still.
  expect(why('2026-11-27', null)).toBeUndefined();
  expect(why('2026-11-26', null)).toEqual({
    weddingDate: 'This day is past. Please choose one that is still to come.',
  });
  expect(why(null, 1201)?.guests).toContain('Iroko Hall holds at most 1,200 guests.');
  expect(Object.keys(why('1999-01-01', 5000)!)).toEqual(['weddingDate', 'guests']);
  expect(why(null, 9000, { name: 'Venue search' })).toBeUndefined();
});
