// One practice payment and what can happen to it.
import { randomInt } from 'node:crypto';
import type { Notice } from '../practice/notices.ts';

export type SandboxCurrency = 'NGN' | 'USD';

// Paystack's own words; a page that nobody has paid is 'abandoned' from the start, an account for a transfer 'pending'.
export type TransactionStatus = 'abandoned' | 'pending' | 'ongoing' | 'success' | 'failed' | 'reversed';

export type RefundStatus = 'pending' | 'processed' | 'failed' | 'needs-attention';
export type Refund = {
  id: number;
  amount: number;
  at: string;
  // Absent of what was given back before refunds had an ending.
  status?: RefundStatus;
  settleAt?: string;
};
// How the next refunds of a payment end, as it was chosen on its page.
export type RefundEnding = Exclude<RefundStatus, 'pending'>;

export type Dispute = {
  id: number;
  status: 'awaiting-merchant-feedback' | 'awaiting-bank-feedback' | 'resolved';
  resolution?: 'declined' | 'merchant-accepted' | 'auto-accepted';
  openedAt: string;
  dueAt: string;
  fileAt?: string;
  /** What the bank took, and when. */
  lost?: { amount: number; at: string };
};

export type Transaction = {
  id: number;
  accessCode: string;
  reference: string;
  amount: number;
  currency: SandboxCurrency;
  email: string;
  callbackUrl: string;
  metadata: unknown;
  createdAt: string;
  status: TransactionStatus;
  gatewayResponse: string;
  settleAt?: string;
  paidAt?: string;
  /** What it was paid with: the name under which it can be charged again, if it may be. */
  /** `refusesNext`: its bank declines what it is charged next, and no more after that. */
  card?: { code: string; reusable: boolean; refusesNext?: boolean };
  /** Where its transfer goes, and what came there and was sent back. */
  account?: { number: string; expiresAt: string; sentBack: number[]; nextIsShort?: boolean };
  refunds: Refund[];
  refundEnding?: RefundEnding;
  disputes?: Dispute[];
  notices: Notice[];
};

// A card that was declined does not close the page: the next one may be taken under the same reference.
export function isPayable({ status }: Pick<Transaction, 'status'>): boolean {
  return status === 'abandoned' || status === 'failed';
}

export function startSlowly(transaction: Transaction, settleAt: Date): void {
  transaction.status = 'ongoing';
  transaction.gatewayResponse = 'The bank is still confirming';
  transaction.settleAt = settleAt.toISOString();
}

export function settle(transaction: Transaction, now: Date): void {
  transaction.status = 'success';
  transaction.gatewayResponse = 'Successful';
  transaction.paidAt = now.toISOString();
}

export function decline(transaction: Transaction): void {
  transaction.status = 'failed';
  transaction.gatewayResponse = 'Insufficient funds';
}

export function numericId(): number {
  return randomInt(1_000_000_000, 100_000_000_000);
}
