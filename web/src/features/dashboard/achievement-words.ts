// What a member can reach, in words: once it is reached, and while it is ahead, with where it is done.
import type { Achievements } from '@ijeuwa/contract/dashboard';
import { paths } from '#platform/paths.ts';

type Words = { reached: string; ahead: string; to?: string };

export const ACHIEVEMENT_WORDS: Record<Achievements['ahead'][number], Words> = {
  joined: { reached: 'You joined Ijeuwa', ahead: 'Join Ijeuwa' },
  emailConfirmed: {
    reached: 'You confirmed your email',
    ahead: 'Open the link we sent to your email',
  },
  phoneConfirmed: {
    reached: 'You confirmed your phone',
    ahead: 'Confirm your phone with a code',
    to: paths.devices,
  },
  profileSubmitted: {
    reached: 'You completed your profile',
    ahead: 'Complete your profile',
    to: paths.gettingStarted,
  },
  cardReviewed: {
    reached: 'Our staff looked at your profile and approved it',
    ahead: 'Have your profile approved',
    to: paths.matchTrack,
  },
  firstMatch: {
    reached: 'Your first match',
    ahead: 'Your first match: you both like each other',
    to: paths.datingApp,
  },
  firstMessage: {
    reached: 'You wrote your first message',
    ahead: 'Write to somebody you matched with',
    to: paths.messages,
  },
};
