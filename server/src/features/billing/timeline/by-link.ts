// Whether money of an order came by the link that was given, as far as that is known.
import type { MoneyOf } from './timeline.repository.ts';

/** A transfer to our bank has one reference for whoever sends it: which of them it was is not known. */
export const byLinkWords = (
  attempt: MoneyOf['attempts'][number] | undefined,
  linkGivenAt: Date | undefined,
  receivedAt: Date,
): string => {
  if (attempt?.payRequestId) return ' Somebody paid it by the link that was given.';
  return attempt?.method === 'bank_transfer' && linkGivenAt && linkGivenAt <= receivedAt
    ? ' A link to pay it was given with the same reference: whoever had it may have sent this.'
    : '';
};
