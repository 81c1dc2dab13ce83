// Refunds and disputes in the shapes that Paystack sends over the wire.
import { transactionShape } from './paystack-shapes.ts';
import type { Dispute, Refund, Transaction } from './transaction.ts';

export function refundShape(transaction: Transaction, refund: Refund) {
  return {
    id: refund.id,
    domain: 'test',
    transaction: transaction.id,
    amount: refund.amount,
    deducted_amount: refund.amount,
    currency: transaction.currency,
    channel: 'card',
    status: refund.status ?? 'processed',
    merchant_note: NOTES[refund.status ?? ''] ?? null,
    refunded_at: refund.at,
    createdAt: refund.at,
  };
}

const NOTES: Record<string, string> = {
  failed: 'The bank sent the money back',
  'needs-attention': 'The card is closed',
};

export function refundNotice(transaction: Transaction, refund: Refund): string {
  const { status = 'processed' } = refund;
  return JSON.stringify({
    event: `refund.${status}`,
    data: {
      status,
      transaction_reference: transaction.reference,
      refund_reference: String(refund.id),
      amount: refund.amount,
      currency: transaction.currency,
      customer: { email: transaction.email },
      domain: 'test',
    },
  });
}

export function disputeShape(transaction: Transaction, dispute: Dispute) {
  return {
    id: dispute.id,
    refund_amount: transaction.amount,
    currency: transaction.currency,
    status: dispute.status,
    resolution: dispute.resolution ?? null,
    domain: 'test',
    category: 'chargeback',
    transaction: transactionShape(transaction),
    transaction_reference: null,
    dueAt: dispute.dueAt,
    createdAt: dispute.openedAt,
  };
}

export function disputeNotice(
  transaction: Transaction,
  dispute: Dispute,
  event: 'create' | 'resolve',
): string {
  return JSON.stringify({ event: `charge.dispute.${event}`, data: disputeShape(transaction, dispute) });
}
