// The zone of a member: what their device said, else where they live, else Lagos.
import { zoneCalled } from '@ijeuwa/contract/zones';
import { expect, test } from 'vitest';
import { zoneOf } from './zones.rules.ts';

const nothing = { zone: null, placeCountry: null, country: null };

test('a device knows it best, then the place, then the country of the account', () => {
  expect(zoneOf({ zone: 'Asia/Dubai', placeCountry: 'GB', country: 'US' })).toBe('Asia/Dubai');
  expect(zoneOf({ zone: null, placeCountry: 'GB', country: 'US' })).toBe('Europe/London');
  expect(zoneOf({ ...nothing, country: 'US' })).toBe('America/New_York');
});

test('where nothing is known it is Lagos', () => {
  expect(zoneOf(nothing)).toBe('Africa/Lagos');
  expect(zoneOf({ ...nothing, zone: 'Africa/Atlantis' })).toBe('Africa/Lagos');
});

test('every country of the world has a zone that there is', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const code of letters.flatMap((one) => letters.map((other) => one + other)))
    expect(zoneCalled(zoneOf({ ...nothing, placeCountry: code })), code).toBeDefined();
});
