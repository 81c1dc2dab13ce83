// What grows old is named by the addresses of the contract.
import { findProfile } from '@ijeuwa/contract/profiles';
import { expect, test } from 'vitest';
import { PROFILE } from './live-changes.ts';

test('the profile is renewed at the address it is read from', () => {
  expect(PROFILE.path).toBe(findProfile.path);
});
