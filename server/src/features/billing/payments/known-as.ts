// By which reference a member is told of money: one that they have seen.
import type { Attempt } from '../checkout/attempts.repository.ts';

/** What somebody else began by a link of theirs is no reference that they have seen. */
export const knownAs = (
  { order }: { order: { reference: string } },
  attempt: Pick<Attempt, 'reference' | 'payRequestId'>,
): string => (attempt.payRequestId ? order.reference : attempt.reference);
