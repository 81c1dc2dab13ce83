// What is missing, whom sign-up seeks, which passwords are too easy, and how a device is called.
import { expect, test } from 'vitest';
import { deviceName, gendersSought, missingFields } from './accounts.rules.ts';

const KNOWN = {
  name: 'Ada',
  birthMonth: '1995-03-01',
  gender: 'female',
  seeks: ['male'],
  phone: true,
  country: 'Nigeria',
};

test.each([
  [{}, []],
  [{ name: '' }, ['name']],
  [{ birthMonth: null, gender: null }, ['age', 'gender']],
  [{ seeks: [] }, ['genderPreference']],
  [{ seeks: null, phone: false, country: null }, ['genderPreference', 'phoneNumber', 'country']],
])('with %j unknown, %j is missing', (change, missing) => {
  expect(missingFields({ ...KNOWN, ...change })).toEqual(missing);
});

test('both genders means everybody; one means that one', () => {
  expect(gendersSought('both')).toEqual(['male', 'female', 'non-binary', 'other']);
  expect(gendersSought('female')).toEqual(['female']);
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1', 'Safari on iOS'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/120.0 Safari/537.36 Edg/120.0', 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0', 'Firefox on Linux'],
  ['curl/8.0', 'An app on an unknown device'],
])('%s is called %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
