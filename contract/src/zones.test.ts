// The names of time zones, and how they are written beside a time.
import { expect, test } from 'vitest';
import { keepZone, zoneCalled, zoneName } from './zones.ts';

test.each(['Africa/Lagos', 'Asia/Calcutta', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'UTC'])(
  '%s is a zone',
  (name) => expect(zoneCalled(name)).toBeDefined(),
);
test.each(['', '+01:00', 'Africa/Atlantis', 'WAT in Lagos', '/etc/passwd'])('"%s" is none', (name) =>
  expect(zoneCalled(name)).toBeUndefined(),
);
test.each(['africa/lagos', 'AFRICA/LAGOS'])('%s is kept in its one spelling', (zone) =>
  expect(keepZone.body.parse({ zone })).toEqual({ zone: 'Africa/Lagos' }),
);

test.each([
  ['Africa/Lagos', 'WAT'],
  ['Europe/London', 'BST'],
  ['America/New_York', 'EDT'],
  ['Africa/Nairobi', 'EAT'],
  ['Asia/Tokyo', 'GMT+9'],
])('in July a time in %s is written with %s', (zone, name) =>
  expect(zoneName(new Date('2026-07-01T09:00:00Z'), zone)).toBe(name),
);
