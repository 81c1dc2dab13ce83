// Decisions about money that goes back: which step leads where, how much may go, what it does to the books.
import type { RefundState } from '@ijeuwa/contract/payment-words';
import { type Deferred, earnedBy } from '../ledger/earning.rules.ts';

export type RefundEvent =
  | 'approve'
  | 'refuse'
  | 'send'
  | 'accepted'
  | 'done'
  | 'taken'
  | 'failed'
  | 'trouble'
  | 'retry'
  | 'keep'
  | 'withdraw'
  | 'accepted_anew';

const UNDER_WAY = ['sent', 'processing', 'needs_attention'] as const;
type Step = { from: readonly RefundState[]; to: RefundState };

/** What each event makes of a refund; one that stands elsewhere is not changed by it. */
export const REFUND_STEPS: Record<RefundEvent, Step> = {
  approve: { from: ['requested'], to: 'approved' },
  refuse: { from: ['requested'], to: 'refused' },
  // Its member would rather have it count for what they buy next.
  keep: { from: ['requested'], to: 'done' },
  // The money that it was of is gone.
  withdraw: { from: ['requested', 'approved'], to: 'refused' },
  send: { from: ['approved'], to: 'sent' },
  accepted: { from: ['sent'], to: 'processing' },
  // What staff send by hand was never given to a provider.
  done: { from: ['approved', ...UNDER_WAY], to: 'done' },
  // By the bank of whoever paid, before it was sent.
  taken: { from: ['requested', 'approved'], to: 'done' },
  failed: { from: UNDER_WAY, to: 'failed' },
  trouble: { from: ['approved', 'sent', 'processing'], to: 'needs_attention' },
  retry: { from: ['needs_attention'], to: 'approved' },
  accepted_anew: { from: ['needs_attention'], to: 'processing' },
};

/** By somebody of finance, or by a rule, which says why; what was owed by itself nobody has asked for yet. */
export const isAsked = ({ requestedBy, why }: { requestedBy: string | null; why: string | null }): boolean =>
  requestedBy !== null || why !== null;

/** What a rule asked for has nobody who asked: whoever approved it is the first of the two, and somebody else sends it. */
export const isFirstOfTwo = (
  { requestedBy, approvedBy }: { requestedBy: string | null; approvedBy: string | null },
  staffId: string,
): boolean => requestedBy === null && approvedBy === staffId;

type Words = { state: RefundState; requestedBy: string | null; approvedBy: string | null };
/** Whose word a second person goes on with; nobody’s, where a rule asked for it, or two have decided. */
export const firstOf = ({ state, requestedBy, approvedBy }: Words): string | null => {
  if (state === 'requested') return requestedBy;
  return requestedBy === null && (state === 'approved' || state === 'needs_attention') ? approvedBy : null;
};

type Paid = { allocatedMinor: number; leftMinor: number; netMinor: number };
/** What counts for a better package goes back with that one alone. */
export const mayGoBack = ({ allocatedMinor, leftMinor, netMinor }: Paid): number =>
  Math.max(0, Math.min(allocatedMinor, leftMinor, netMinor));

/** … and what may still be asked for, beside what somebody has asked for of any payment of its order. */
export const mayBeAsked = (paid: Paid & { askedMinor: number }): number =>
  Math.max(0, Math.min(mayGoBack(paid), paid.netMinor - paid.askedMinor));

export const isUnderWay = (state: RefundState): boolean => !['done', 'failed', 'refused'].includes(state);

type Left = Deferred & { earnedMinor: number; discountMinor: number };
type Back = { amountMinor: number /** Of what was paid, not asked back before. */; paidMinor: number };

/** Of `all`, what a part of a whole has. */
export const shareOf = (all: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(all) * BigInt(part)) / BigInt(whole));

/** What of money that goes back was earned, and what of the discount goes with it: what stays is earned by the same days. */
export const bookBack = (left: Left, { amountMinor, paidMinor }: Back, today: string) => {
  const discountMinor = shareOf(left.discountMinor, amountMinor, paidMinor);
  const givenMinor = left.givenMinor - amountMinor - discountMinor;
  return { discountMinor, earnedMinor: left.earnedMinor - earnedBy({ ...left, givenMinor }, today) };
};

type Sent = { amountMinor: number; currency: string; providerId: string | null };
type Listed = { id: string; amountMinor: number; currency: string };

/**
 * Which of the provider's refunds is ours. One under way at a time, so that what nobody of ours is known by is the one
 * whose answer was lost; of another amount it is somebody else's, and staff look.
 */
export const findOurs = <Of extends Listed>(
  { amountMinor, currency, providerId }: Sent,
  listed: readonly Of[],
  known: readonly string[],
): Of | 'none' | 'strange' => {
  const ours = listed.find(({ id }) => id === providerId);
  if (ours) return ours;
  const strangers = listed.filter(({ id }) => !known.includes(id));
  const fits = strangers.find((one) => one.amountMinor === amountMinor && one.currency === currency);
  if (fits) return fits;
  return strangers.length > 0 ? 'strange' : 'none';
};
