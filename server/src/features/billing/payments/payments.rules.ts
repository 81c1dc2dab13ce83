// Decisions about what a provider tells us.
import { type NoticeOutcome, ODD_OUTCOMES, type OddOutcome } from '@ijeuwa/contract/payment-words';
import type { Verdict } from '../checkout/attempts.rules.ts';

export const isOdd = (outcome: NoticeOutcome): outcome is OddOutcome =>
  (ODD_OUTCOMES as readonly NoticeOutcome[]).includes(outcome);

const GIVEN_UP_AFTER_MS = 24 * 3_600_000;

/** A payment that the provider announces but does not confirm is asked for again, for a day. */
export const outcomeOf = (verdict: Verdict, receivedAt: Date, now: Date): NoticeOutcome | undefined => {
  if (verdict === 'money') return 'paid';
  if (verdict === 'failed' || verdict === 'mismatch') return verdict;
  return now.getTime() - receivedAt.getTime() > GIVEN_UP_AFTER_MS ? 'not_confirmed' : undefined;
};

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MINUTES = 60;

/** What was tried so often waits longer each time; the first time it is tried again at once. */
export const waitMs = (tries: number): number =>
  MINUTE_MS * Math.min(LONGEST_WAIT_MINUTES, 2 ** Math.min(tries, 6) - 1);
