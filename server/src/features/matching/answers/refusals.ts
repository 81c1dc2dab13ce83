// What is said to somebody who may not like or pass, and of a person who is not there for them.

import type { ErrorCode } from '@ijeuwa/contract/errors';
import type { LikeNeed } from '@ijeuwa/contract/matching';
import { AppError, notFound } from '#platform/app-error.ts';

export const person = () => notFound('This person');

export const overtaken = () =>
  new AppError('conflict', 'You have passed on this person since. You can take the pass back in the deck.');

export const refusalOf = (needs: LikeNeed): AppError => new AppError(...REFUSALS[needs]);
const REFUSALS: Record<LikeNeed, [ErrorCode, string]> = {
  profile: ['profile_incomplete', 'Please complete your profile first.'],
  support: ['forbidden', 'Your card is suspended. Please write to our support.'],
  package: ['package_needed', 'Please choose a package first.'],
  review: ['forbidden', 'Your card is being reviewed. You can like people as soon as it is active.'],
  card: ['forbidden', 'Please show your card first.'],
};
