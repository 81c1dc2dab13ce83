// Money, dates and phone numbers, as they read on the page.
import { expect, test } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatMoney,
  formatNearDay,
  formatPhone,
  formatRelative,
  formatStamp,
  formatTimeOrDay,
  lettersOfLongestWord,
  townOf,
} from './format.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const LAGOS = 'Africa/Lagos';

test.each([
  [7_500_000, 'NGN', '₦75,000'],
  [7_500_050, 'NGN', '₦75,000.50'],
  [999, 'USD', '$9.99'],
  [4_500, 'EUR', '€45'],
  [0, 'GBP', '£0'],
])('%i of %s is written %s', (amountMinor, currency, written) => {
  expect(formatMoney({ amountMinor, currency })).toBe(written);
});

test('a moment is written in Lagos time, with the year only when it is another one', () => {
  expect(formatDateTime('2026-11-24T09:00:00Z', LAGOS, NOW)).toBe('Tue 24 Nov, 10:00 WAT');
  expect(formatDate('2025-09-30T23:30:00Z', LAGOS, NOW)).toBe('Wed 1 Oct 2025');
  expect(formatDateTime('2026-07-01T09:00:00Z', 'Europe/London', NOW)).toBe('Wed 1 Jul, 10:00 BST');
});

test('a day of the calendar is written at length, and stays that day everywhere', () => {
  expect(formatDay('2026-11-24')).toBe('24 November 2026');
});

test.each([
  ['2026-11-24T11:59:40Z', 'just now'],
  ['2026-11-24T11:55:00Z', '5 minutes ago'],
  ['2026-11-24T10:50:00Z', 'an hour ago'],
  ['2026-11-24T05:00:00Z', '7 hours ago'],
  ['2026-11-23T22:30:00Z', 'yesterday'],
  ['2026-11-22T12:00:00Z', 'on Sunday'],
  ['2026-11-03T12:00:00Z', 'on Tue 3 Nov'],
])('%s was %s', (moment, words) => {
  expect(formatRelative(moment, LAGOS, NOW)).toBe(words);
});

test.each([
  ['2026-11-24T05:00:00Z', '06:00'],
  ['2026-11-23T22:30:00Z', 'yesterday'],
  ['2026-11-22T12:00:00Z', 'on Sunday'],
])('of %s the list says %s', (moment, words) => {
  expect(formatTimeOrDay(moment, LAGOS, NOW)).toBe(words);
});

test.each([
  ['2026-11-24T05:00:00Z', 'Today', '06:00'],
  // By the clock of Lagos it is after midnight.
  ['2026-11-23T23:30:00Z', 'Today', '00:30'],
  ['2026-11-23T22:30:00Z', 'Yesterday', 'Yesterday'],
  ['2026-11-22T12:00:00Z', 'Sun 22 Nov', 'Sun'],
  ['2026-11-03T12:00:00Z', 'Tue 3 Nov', '3 Nov'],
  ['2025-11-03T12:00:00Z', 'Mon 3 Nov 2025', '3 Nov 2025'],
])('the day of %s is said as %s, and shortly as %s', (moment, day, stamp) => {
  expect([formatNearDay(moment, LAGOS, NOW), formatStamp(moment, LAGOS, NOW)]).toEqual([day, stamp]);
});

test.each([
  ['+2348031234567', '0803 123 4567'],
  ['08031234567', '0803 123 4567'],
  ['+447911123456', '+44 7911 123 456'],
  ['+12025550123', '+1 202 555 0123'],
])('the number %s is written %s', (number, written) => {
  expect(formatPhone(number)).toBe(written);
});

test('a time is told as the device tells it', () => {
  expect(formatDateTime('2026-11-24T09:00:00Z', undefined, NOW)).toBe('Tue 24 Nov, 10:00 WAT');
});

test('the letters of a name are counted as they are seen', () => {
  for (const form of ['NFC', 'NFD']) {
    expect(lettersOfLongestWord('Ọlọ́runfẹ́mi Ọbí'.normalize(form))).toBe(10.5);
    expect(lettersOfLongestWord('Adéwálé-Ògúnlẹ́yẹ'.normalize(form))).toBe(8);
    // An m and a w are wide: without their room one letter breaks off.
    expect(lettersOfLongestWord('Ọmọ́wùnmí'.normalize(form))).toBe(9.5);
  }
});

test('the town of a place is not broken in two; a long one may be', () => {
  expect(townOf('Port Harcourt, Rivers, Nigeria')).toBe('Port\u00a0Harcourt');
  expect(townOf('Saint-Rémy-de-Provence Les Alpilles, France')).toBe('Saint-Rémy-de-Provence Les Alpilles');
});
