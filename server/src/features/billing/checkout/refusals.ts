// Why an order cannot be paid, or not any more.
import type { LineKind } from '@ijeuwa/contract/services';
import { AppError } from '#platform/app-error.ts';

export const paidAlready = () =>
  new AppError('conflict', 'This has been paid already. You can see it under your orders.');
export const priceRanOut = ({ kind }: { kind: LineKind }) =>
  new AppError(
    'expired',
    kind === 'package'
      ? 'This price was held for 30 minutes. Please choose the package again.'
      : 'The time to pay for this has run out. Please choose it again.',
  );
export const soldNoMore = () =>
  new AppError(
    'conflict',
    'This can no longer be paid: it was given up, or its time is taken. Nothing was charged.',
  );

export const refusedForGood = (kind: LineKind) =>
  new AppError(
    'forbidden',
    `We could not accept your profile, so you cannot ${kind === 'package' ? 'buy a package' : 'pay for VIP matchmaking'}. If you think that this is wrong, please write to our support.`,
  );

/** What recovers a renewal was agreed to before: an order of it takes no other word. */
export const renewalGoesOn = () =>
  new AppError(
    'conflict',
    'The renewal goes on as you agreed. If you do not want it any more, cancel it under Subscription.',
  );

export const creditChanged = () =>
  new AppError(
    'conflict',
    'What counts from your credit has changed since this price was shown. Please look at it once more.',
  );

export const allTaken = () =>
  new AppError('unavailable', 'Very many people are buying at this moment. Please try again.', undefined, 1);
