// Quiet hours and the hour of the daily mail are hours of the member’s own clock, whatever is done to it.
import { expect, test } from 'vitest';
import { lastHour, nextHour, quietEnd } from './hours.rules.ts';

const NIGHT = { on: true, from: 22, to: 7 };
const at = (text: string) => new Date(text);
const endOf = (moment: string, zone: string, quiet = NIGHT) =>
  quietEnd(quiet, zone, at(moment))?.toISOString();

test.each([
  ['a moment before they begin', '2026-11-24T20:59:59Z', undefined],
  ['as they begin', '2026-11-24T21:00:00Z', '2026-11-25T06:00:00.000Z'],
  ['after midnight', '2026-11-25T02:10:00Z', '2026-11-25T06:00:00.000Z'],
  ['a moment before they end', '2026-11-25T05:59:59Z', '2026-11-25T06:00:00.000Z'],
  ['as they end', '2026-11-25T06:00:00Z', undefined],
])('in Lagos, %s', (_, moment, end) => expect(endOf(moment, 'Africa/Lagos')).toBe(end));

test.each([
  ['the night in which its clocks go forward', '2026-03-28T23:00:00Z', '2026-03-29T06:00:00.000Z'],
  ['the evening before, still by winter time', '2026-03-28T21:59:00Z', undefined],
  ['the morning after, an hour earlier than the day before', '2026-03-29T06:00:00Z', undefined],
  ['the night in which they go back', '2026-10-24T21:00:00Z', '2026-10-25T07:00:00.000Z'],
  ['the morning after, before seven by the new time', '2026-10-25T06:30:00Z', '2026-10-25T07:00:00.000Z'],
  ['the evening after', '2026-10-25T21:59:00Z', undefined],
  ['that evening at ten', '2026-10-25T22:00:00Z', '2026-10-26T07:00:00.000Z'],
])('in London, %s', (_, moment, end) => expect(endOf(moment, 'Europe/London')).toBe(end));

test('hours that end within the hour that comes twice, or never, end all the same', () => {
  const untilOne = { on: true, from: 23, to: 1 };
  expect(endOf('2026-03-29T00:30:00Z', 'Europe/London', untilOne)).toBe('2026-03-29T01:00:00.000Z');
  expect(endOf('2026-10-24T23:30:00Z', 'Europe/London', untilOne)).toBe('2026-10-25T00:00:00.000Z');
});

test('a zone between the full hours has its own', () => {
  expect(endOf('2026-11-24T17:00:00Z', 'Asia/Kolkata')).toBe('2026-11-25T01:30:00.000Z');
});

test('hours of the same day, and hours that are off', () => {
  expect(endOf('2026-11-24T12:30:00Z', 'Africa/Lagos', { on: true, from: 13, to: 15 })).toBe(
    '2026-11-24T14:00:00.000Z',
  );
  expect(endOf('2026-11-24T23:00:00Z', 'Africa/Lagos', { ...NIGHT, on: false })).toBe(undefined);
});

test.each([
  ['Africa/Lagos', '2026-11-24T09:00:00Z', '2026-11-24T17:00:00.000Z'],
  ['Africa/Lagos', '2026-11-24T17:00:00Z', '2026-11-25T17:00:00.000Z'],
  ['Europe/London', '2026-03-28T18:30:00Z', '2026-03-29T17:00:00.000Z'],
  ['Europe/London', '2026-10-24T17:30:00Z', '2026-10-25T18:00:00.000Z'],
])('the daily mail in %s, after %s', (zone, moment, next) => {
  expect(nextHour(18, zone, at(moment)).toISOString()).toBe(next);
});

test.each([
  ['Africa/Lagos', '2026-11-24T16:59:00Z', '2026-11-23T17:00:00.000Z'],
  ['Africa/Lagos', '2026-11-24T17:00:00Z', '2026-11-24T17:00:00.000Z'],
  ['Europe/London', '2026-10-25T17:30:00Z', '2026-10-24T17:00:00.000Z'],
])('the one before it in %s, until %s', (zone, moment, last) => {
  expect(lastHour(18, zone, at(moment)).toISOString()).toBe(last);
});
