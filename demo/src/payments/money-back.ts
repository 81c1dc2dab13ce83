// Money that goes back of a practice payment: refunds that are on their way first, and disputes that a bank opens.
import { type Dispute, numericId, type Refund, type RefundEnding, type Transaction } from './transaction.ts';

const DISPUTE_MS = 16 * 3_600_000;

export function refundable(transaction: Transaction): number {
  if (transaction.status !== 'success') return 0;
  const going = transaction.refunds.filter((refund) => refund.status !== 'failed');
  return transaction.amount - going.reduce((sum, refund) => sum + refund.amount, 0);
}

export function giveBack(
  transaction: Transaction,
  amount: number,
  times: { now: Date; settleAt: Date },
): Refund {
  const refund: Refund = {
    id: numericId(),
    amount,
    at: times.now.toISOString(),
    status: 'pending',
    settleAt: times.settleAt.toISOString(),
  };
  transaction.refunds.push(refund);
  return refund;
}

export function settleRefund(transaction: Transaction, refund: Refund, ending: RefundEnding): void {
  refund.status = ending;
  refund.settleAt = undefined;
  const gone = transaction.refunds.filter(({ status = 'processed' }) => status === 'processed');
  const isAll = gone.reduce((sum, one) => sum + one.amount, 0) === transaction.amount;
  if (isAll) transaction.status = 'reversed';
}

// One at a time; undefined when there is one already, or nothing to dispute.
export function openDispute(transaction: Transaction, now: Date): Dispute | undefined {
  const isOpen = transaction.disputes?.some(({ status }) => status !== 'resolved');
  if (transaction.status !== 'success' || isOpen) return undefined;
  const dispute: Dispute = {
    id: numericId(),
    status: 'awaiting-merchant-feedback',
    openedAt: now.toISOString(),
    dueAt: new Date(now.getTime() + DISPUTE_MS).toISOString(),
  };
  transaction.disputes = [...(transaction.disputes ?? []), dispute];
  return dispute;
}

export function openDisputeOf(transaction: Transaction): Dispute | undefined {
  return transaction.disputes?.find(({ status }) => status !== 'resolved');
}

export function resolveDispute(
  transaction: Transaction,
  dispute: Dispute,
  resolution: NonNullable<Dispute['resolution']>,
  now: Date,
): void {
  if (resolution !== 'declined') dispute.lost = { amount: refundable(transaction), at: now.toISOString() };
  dispute.status = 'resolved';
  dispute.resolution = resolution;
}
