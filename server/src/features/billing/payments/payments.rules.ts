// Decisions about what a provider tells us.
import { type NoticeOutcome, ODD_OUTCOMES } from '@ijeuwa/contract/billing';

export const isOdd = (outcome: NoticeOutcome): boolean =>
  (ODD_OUTCOMES as readonly NoticeOutcome[]).includes(outcome);

/** What a notice is about, by the provider's name for it. */
export const subjectOf = (kind: string): 'payment' | 'for_staff' | 'ignored' => {
  if (/^(refund|charge\.dispute)\b/.test(kind)) return 'for_staff';
  return kind.startsWith('charge.') ? 'payment' : 'ignored';
};

const GIVEN_UP_AFTER_MS = 24 * 3_600_000;

/** A payment that the provider announces but does not confirm is asked for again, for a day. */
export const outcomeOf = (
  verdict: 'paid' | 'failed' | 'waiting' | 'mismatch',
  receivedAt: Date,
  now: Date,
): NoticeOutcome | undefined => {
  if (verdict !== 'waiting') return verdict;
  return now.getTime() - receivedAt.getTime() > GIVEN_UP_AFTER_MS ? 'not_confirmed' : undefined;
};
