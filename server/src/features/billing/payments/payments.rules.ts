// Decisions about what a provider tells us.

/** What staff should look at: money that could not be tied to what it was for, or that was taken back. */
export const ODD_OUTCOMES = [
  'mismatch',
  'unknown_reference',
  'not_confirmed',
  'paid_twice',
  'for_staff',
] as const;
export type Outcome = (typeof ODD_OUTCOMES)[number] | 'paid' | 'failed' | 'ignored';

export const isOdd = (outcome: Outcome): boolean => (ODD_OUTCOMES as readonly Outcome[]).includes(outcome);

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
): Outcome | undefined => {
  if (verdict !== 'waiting') return verdict;
  return now.getTime() - receivedAt.getTime() > GIVEN_UP_AFTER_MS ? 'not_confirmed' : undefined;
};

export type Cash = 'paystack' | 'bank';
/** A payment; one too many, which is owed to whoever sent it; and that one sent back. */
export type PostingKind = 'payment' | 'second payment' | 'refund';
type Posting = { account: string; amountMinor: number };

/** Both sides of what came in or went out, and of what it was for. They sum to nothing. */
export const postingsOf = (
  kind: PostingKind,
  cash: Cash,
  packageId: string,
  amountMinor: number,
): Posting[] => {
  const amount = kind === 'refund' ? -amountMinor : amountMinor;
  const other = kind === 'payment' ? `income:${packageId}` : 'owed:refunds';
  return [
    { account: `cash:${cash}`, amountMinor: amount },
    { account: other, amountMinor: -amount },
  ];
};
