// What grows old is named by the addresses of the contract.
import { findLiveChat } from '@ijeuwa/contract/live-chat';
import { findProfile } from '@ijeuwa/contract/profiles';
import { expect, test } from 'vitest';
import { LIVE_CHAT, PROFILE } from './live-changes.ts';

test('the profile and the live chat are renewed at the addresses they are read from', () => {
  expect(PROFILE.path).toBe(findProfile.path);
  expect(LIVE_CHAT.path).toBe(findLiveChat.path);
});
