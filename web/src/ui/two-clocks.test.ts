// A moment on two clocks, with London's and New York's changes of 2027 as the calendar has them.
import { expect, test } from 'vitest';
import { dayThere, onBothClocks, onOwnClock, onTheirClock } from './two-clocks.ts';

const LAGOS = 'Africa/Lagos';

test.each([
  ['2027-03-10', '08:00', '03:00'],
  ['2027-03-20', '08:00', '04:00'],
  ['2027-04-10', '09:00', '04:00'],
  ['2027-11-03', '08:00', '04:00'],
])('09:00 in Lagos on %s is %s in London and %s in New York', (day, london, newYork) => {
  const moment = `${day}T08:00:00Z`;
  expect(onOwnClock(moment, LAGOS, 'Europe/London')?.slice(0, 5)).toBe(
    london === '09:00' ? undefined : london,
  );
  expect(onOwnClock(moment, LAGOS, 'America/New_York')?.slice(0, 5)).toBe(newYork);
});

test('where both clocks say the same nothing is said twice, and another day is named', () => {
  expect(onOwnClock('2026-12-01T09:00:00Z', LAGOS, 'Africa/Algiers')).toBeUndefined();
  // British Columbia keeps its summer time from 2026 on.
  expect(onOwnClock('2026-12-01T02:00:00Z', LAGOS, 'America/Vancouver')).toBe('Mon 30 Nov, 19:00 PDT');
  expect(dayThere('2026-12-01T23:30:00Z', LAGOS)).toBe('2026-12-02');
});

test('the reader’s own clock comes first, as in mails, and the other after it', () => {
  expect(onBothClocks('2026-12-01T14:00:00Z', 'Europe/London')).toBe('Tue 1 Dec, 15:00 WAT (14:00 GMT)');
  expect(onBothClocks('2026-12-01T14:00:00Z', LAGOS)).toBe('Tue 1 Dec, 15:00 WAT');
  expect(onTheirClock('2026-12-01T02:00:00Z', LAGOS, 'America/Vancouver')).toBe('Tue 1 Dec, 03:00 WAT');
});
