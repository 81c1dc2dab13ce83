// What of a wish is refused by every form and call alike: the range of ages.
import { describe, expect, test } from 'vitest';
import { ProfileStep3 } from './profiles.ts';
import { ageRangeFault, readAgeRange, WishesChange } from './wishes.ts';

describe('the range of ages', () => {
  test.each(['25-35', '25 to 35', '25 – 35', ' 25—35 years ', 'between 25 and 35', 'Age 25 - 35 years old'])(
    '"%s" is understood',
    (text) => expect(readAgeRange(text)).toEqual({ min: 25, max: 35 }),
  );
  test.each(['about thirty', '25', '25-', '35 or so', '-25-35', '25-35-45', '25.5-35'])(
    '"%s" is refused',
    (text) =>
      expect(readAgeRange(text)).toEqual({ fault: 'Please give the range as two ages, for example 25-35.' }),
  );
  test.each(['17-30', '25-71', '35-25', '30-30', '0-200'])('"%s" is outside what can be wished', (text) =>
    expect(readAgeRange(text)).toHaveProperty('fault'),
  );
  test('needs a year between', () => {
    expect(ageRangeFault({ min: 18, max: 19 })).toBeUndefined();
    expect(ageRangeFault({ min: 18, max: 18 })).toMatch(/a year apart/);
  });
});

const messageOf = (schema: typeof ProfileStep3 | typeof WishesChange, given: object): [string, string][] =>
  (schema.safeParse(given).error?.issues ?? []).map((one) => [String(one.path[0]), one.message]);

const APART = 'The two ages must be at least a year apart, the lower one first.';

test.each([
  ['40-30', APART],
  ['30-30', APART],
  [{ min: 40, max: 30 }, APART],
  ['25-71', 'Ages go from 18 to 70.'],
  ['young', 'Please give the range as two ages, for example 25-35.'],
  ['', 'Partner age range is required'],
  [undefined, 'Partner age range is required'],
])('the wizard refuses %j', (partnerAgeRange, message) =>
  expect(
    messageOf(ProfileStep3, {
      partnerAgeRange,
      partnerReligionPreference: 'islam',
      marriageTimeframe: '1-2years',
    }),
  ).toEqual([['partnerAgeRange', message]]),
);

test('the preferences refuse two ages that cross, and leave one alone to the server', () => {
  expect(messageOf(WishesChange, { ageMin: 40, ageMax: 30 })).toEqual([['ageMin', APART]]);
  expect(messageOf(WishesChange, { ageMin: 30, ageMax: 30 })).toEqual([['ageMin', APART]]);
  expect(messageOf(WishesChange, { ageMin: 30, ageMax: 31 })).toEqual([]);
  expect(messageOf(WishesChange, { ageMin: 60 })).toEqual([]);
});
