// The country that is proposed for a number as it is written.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countryOfNumber } from './country-of-number.ts';

const device = (timeZone: string) =>
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as never);
beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test.each([
  ['+234 803 123 4567', 'Nigeria'],
  ['00234 803', 'Nigeria'],
  ['+44 20 7946 0958', 'United Kingdom'],
  ['+27 82', 'South Africa'],
  ['+1 (212) 555', 'United States'],
  ['+351 21', ''],
  ['+2', undefined],
  ['+25', undefined],
  ['+1', undefined],
  ['+', undefined],
  ['080', undefined],
])('%s is a number of %s', (written, country) => {
  device('Africa/Lagos');
  expect(countryOfNumber(written)).toBe(country);
});

test('a number without its code is of the country in which the device is', () => {
  device('Africa/Lagos');
  expect(countryOfNumber('0803 123 4567')).toBe('Nigeria');
  device('Europe/London');
  expect(countryOfNumber('07400 123456')).toBe('United Kingdom');
});

test('of the two countries that share a code it is the one that was chosen, or in which the device is', () => {
  device('America/Toronto');
  expect(countryOfNumber('+1 416 555 0100')).toBe('Canada');
  expect(countryOfNumber('+1 416 555 0100', 'United States')).toBe('United States');
  device('Africa/Lagos');
  expect(countryOfNumber('+1 416 555 0100', 'Canada')).toBe('Canada');
  expect(countryOfNumber('+1 416 555 0100', 'Nigeria')).toBe('United States');
});
