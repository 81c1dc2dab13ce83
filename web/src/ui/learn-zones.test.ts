// The clocks of the web follow the rules of the server, as mails do, where those of the device are older.
import { keepToldZone, offsetsAround, zoneName } from '@ijeuwa/contract/zones';
import { expect, test } from 'vitest';
import { formatDateTime } from './format.ts';
import { dayThere, onBothClocks, onOwnClock } from './two-clocks.ts';

const LAGOS = 'Africa/Lagos';
// A zone whose rule here is an hour behind that which the server tells, as an older browser's of Vancouver is.
const STALE = 'America/Los_Angeles';
const FROM = '2026-11-01T09:00:00.000Z';
const UNTIL = '2027-03-01T00:00:00.000Z';
const NOON = '2026-12-15T14:00:00Z';

test('what the server told goes before what the device believes, and only for the time that it told of', () => {
  expect(onOwnClock(NOON, LAGOS, STALE)).toBe('06:00 PST');
  keepToldZone(STALE, { offsets: [{ from: FROM, minutes: -420, name: 'PDT' }], until: UNTIL });
  expect(onOwnClock(NOON, LAGOS, STALE)).toBe('07:00 PDT');
  expect(formatDateTime(NOON, STALE, Date.parse(NOON))).toBe('Tue 15 Dec, 07:00 PDT');
  expect(onBothClocks(NOON, STALE)).toContain('07:00 PDT');
  expect(dayThere('2026-12-15T07:30:00Z', STALE)).toBe('2026-12-15');
  expect(onOwnClock('2027-03-02T14:00:00Z', LAGOS, STALE)).toBe('06:00 PST');
});

test('the server tells each change of a clock to the minute', () => {
  const { offsets, until } = offsetsAround(Date.parse('2026-10-01T12:00:00Z'), 'Europe/London');
  expect(offsets.map(({ from, minutes, name }) => [from, minutes, name])).toEqual([
    ['2026-08-02T00:00:00.000Z', 60, 'BST'],
    ['2026-10-25T01:00:00.000Z', 0, 'GMT'],
  ]);
  expect(until).toBe('2027-01-29T00:00:00.000Z');
  expect(zoneName(new Date('2026-12-15T12:00:00Z'), 'America/Vancouver')).toBe('PDT');
  expect(offsetsAround(Date.parse(NOON), 'America/Vancouver').offsets.at(-1)).toMatchObject({
    minutes: -420,
  });
});
