// When support is there, and until when it has promised to answer.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterStaffedHours, dueAt, isStaffed, nextOpening, readWeek } from './hours.rules.ts';

const WEEK = readWeek('Mon-Fri 9am-5pm WAT');
const at = (spelled: string) => new Date(spelled);
// 23 November 2026 is a Monday; WAT is an hour before UTC.
const MONDAY_9 = at('2026-11-23T08:00:00Z');
const FRIDAY_17 = at('2026-11-27T16:00:00Z');

test('it is there from nine to five on five days, and not in the minute that closes', () => {
  expect(isStaffed(WEEK, MONDAY_9)).toBe(true);
  expect(isStaffed(WEEK, at('2026-11-27T15:59:59Z'))).toBe(true);
  for (const away of ['2026-11-23T07:59:59Z', '2026-11-27T16:00:00Z', '2026-11-28T10:00:00Z'])
    expect(isStaffed(WEEK, at(away))).toBe(false);
});

test('the next opening of a night is the morning, of a weekend Monday', () => {
  expect(nextOpening(WEEK, at('2026-11-24T20:00:00Z'))).toEqual(at('2026-11-25T08:00:00Z'));
  expect(nextOpening(WEEK, at('2026-11-24T23:30:00Z'))).toEqual(at('2026-11-25T08:00:00Z'));
  expect(nextOpening(WEEK, FRIDAY_17)).toEqual(at('2026-11-30T08:00:00Z'));
});

test('staffed hours run only while somebody is there', () => {
  expect(afterStaffedHours(WEEK, MONDAY_9, 8)).toEqual(at('2026-11-23T16:00:00Z'));
  expect(afterStaffedHours(WEEK, at('2026-11-27T15:00:00Z'), 4)).toEqual(at('2026-11-30T11:00:00Z'));
});

test('whenever one asks, the opening that follows is staffed, and staffed hours end in one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 * 24 * 400 }),
      fc.integer({ min: 1, max: 30 }),
      (minutes, hours) => {
        const now = new Date(MONDAY_9.getTime() + minutes * 60_000);
        expect(isStaffed(WEEK, nextOpening(WEEK, now))).toBe(true);
        const end = afterStaffedHours(WEEK, now, hours);
        expect(end.getTime() - now.getTime()).toBeGreaterThanOrEqual(hours * 3_600_000);
        expect(isStaffed(WEEK, new Date(end.getTime() - 1))).toBe(true);
      },
    ),
  );
});

test('standard is 24 hours by the clock, premium 8 staffed ones, VIP 4, and on call 4 at any hour', () => {
  const night = at('2026-11-23T20:00:00Z');
  const due = (withinStaffedHours: number | undefined, onCall = false, from = night) =>
    dueAt(WEEK, from, { withinHours: 24, withinStaffedHours, onCall }).toISOString();
  expect(due(undefined)).toBe('2026-11-24T20:00:00.000Z');
  expect(due(8)).toBe('2026-11-24T16:00:00.000Z');
  expect(due(4)).toBe('2026-11-24T12:00:00.000Z');
  expect(due(4, true)).toBe('2026-11-24T00:00:00.000Z');
  // Over a weekend the clock of everybody is the sooner one: nobody who pays waits longer than who does not.
  expect(due(8, false, FRIDAY_17)).toBe('2026-11-28T16:00:00.000Z');
});

test('hours that nobody can read end the start', () => {
  for (const wrong of ['', 'weekdays', 'Mon-Fri 5pm-9am WAT', 'Mon-Fri 9am-5pm GMT'])
    expect(() => readWeek(wrong)).toThrow('content/office.json');
});
