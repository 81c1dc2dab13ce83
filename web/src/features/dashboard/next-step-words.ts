// What the next step is called, why it matters, and where it is done.

import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import type { NextStep } from './next-step.rules.ts';

/** Without `to` the deed is done here: the card is shown. */
type Words = { title: string; text: string; action: string; to?: string };

export const STEP_WORDS: Record<NextStep, Words> = {
  'complete-profile': {
    title: 'Complete your profile',
    text: 'Three short steps and five photos, and people can get to know you.',
    action: 'Continue',
    to: paths.gettingStarted,
  },
  'answer-message': {
    title: 'Somebody wrote to you',
    text: 'A word back keeps it going.',
    action: 'Read and answer',
    to: paths.messages,
  },
  'greet-match': {
    title: 'Somebody likes you too',
    text: 'Nobody has written yet.',
    action: 'Say hello',
    to: paths.matches,
  },
  'choose-package': {
    title: 'Choose a package',
    text: 'You can look at people now. With a package you can like them too.',
    action: 'See packages',
    to: paths.billingProcess,
  },
  'try-or-choose': {
    title: 'Choose a package',
    text: 'You can look at people now. With a package, or the free trial, you can like them too.',
    action: 'See packages',
    to: paths.billingProcess,
  },
  'go-on': {
    title: 'Your package is paused',
    text: 'It starts again by itself, or as soon as you say so. Until then you can look and pass.',
    action: 'Go on now',
    to: paths.subscriptions,
  },
  'await-transfer': {
    title: 'We are looking for your transfer',
    text: 'Your package begins as soon as we confirm it, and we write to you then.',
    action: 'Your orders',
    to: paths.billingProcess,
  },
  'pay-order': {
    title: 'Your order is not paid yet',
    text: 'What you chose waits until it is paid.',
    action: 'Pay for it',
    to: paths.billingProcess,
  },
  'pay-renewal': {
    title: 'Your renewal is not paid yet',
    text: 'Your card could not be charged. You can pay now, by card or transfer.',
    action: 'See what to do',
    to: paths.subscriptions,
  },
  'activate-card': {
    title: 'Show your card',
    text: 'Your package has begun. Show your card: we review it first, then people see it.',
    action: 'Show my card',
  },
  'await-review': {
    title: 'Your card is being reviewed',
    text: 'We look at every profile before others see it. You can look around meanwhile.',
    action: 'Details',
    to: paths.matchTrack,
  },
  'resume-card': {
    title: 'Your card is paused',
    text: 'Nobody new sees you until you show it again.',
    action: 'Show my card',
  },
  'ask-support': {
    title: 'Your card is not shown',
    text: 'Our staff have taken it down and will write to you by email.',
    action: 'Details',
    to: paths.matchTrack,
  },
  'answer-requests': {
    title: 'Somebody likes you',
    text: 'See who it is. It is a match when you like them too.',
    action: 'See requests',
    to: paths.matchRequests,
  },
  discover: {
    title: 'Meet somebody new',
    text: 'See who may fit you, and why.',
    action: places.discover.name,
    to: paths.datingApp,
  },
};
