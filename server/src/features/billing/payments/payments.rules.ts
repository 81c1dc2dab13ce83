// Decisions about what a provider tells us, and how money is written into the ledger.
import {
  type NoticeOutcome,
  ODD_OUTCOMES,
  type OddOutcome,
  type Provider,
} from '@ijeuwa/contract/payment-words';
import type { Verdict } from '../checkout/attempts.rules.ts';

export const isOdd = (outcome: NoticeOutcome): outcome is OddOutcome =>
  (ODD_OUTCOMES as readonly NoticeOutcome[]).includes(outcome);

/** What a notice is about, by the provider's name for it. */
export const subjectOf = (kind: string): 'payment' | 'for_staff' | 'ignored' => {
  if (/^(refund|charge\.dispute)\b/.test(kind)) return 'for_staff';
  return kind.startsWith('charge.') ? 'payment' : 'ignored';
};

const GIVEN_UP_AFTER_MS = 24 * 3_600_000;

/** A payment that the provider announces but does not confirm is asked for again, for a day. */
export const outcomeOf = (verdict: Verdict, receivedAt: Date, now: Date): NoticeOutcome | undefined => {
  if (verdict === 'money') return 'paid';
  if (verdict === 'failed' || verdict === 'mismatch') return verdict;
  return now.getTime() - receivedAt.getTime() > GIVEN_UP_AFTER_MS ? 'not_confirmed' : undefined;
};

type Posting = { account: string; amountMinor: number };
/** `settled`: what the order costs, where this money was the last of it. */
type Moved = { provider: Provider; packageId: string; amountMinor: number; settled: number };

/** What came in or went out, what it was for, and what is owed for it: they sum to nothing. */
export const postingsOf = ({ provider, packageId, amountMinor, settled }: Moved): Posting[] =>
  [
    { account: `cash:${provider}`, amountMinor },
    { account: `income:${packageId}`, amountMinor: -settled },
    { account: 'owed:refunds', amountMinor: settled - amountMinor },
  ].filter((posting) => posting.amountMinor !== 0);
