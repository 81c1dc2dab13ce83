// By which reference a member is told of money: one that they have seen.
import type { Attempt } from '../checkout/attempts.repository.ts';

/** What somebody else began by a link of theirs stands before them as their own order. */
export const knownAs = (
  { attempt: own }: { attempt: Pick<Attempt, 'reference'> },
  attempt: Pick<Attempt, 'reference' | 'payRequestId'>,
): string => (attempt.payRequestId ? own.reference : attempt.reference);
