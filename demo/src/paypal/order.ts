// One practice order of PayPal's and what can happen to it, kept in one file with its notices.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Notice } from '../practice/notices.ts';
import { listStates, readState, writeState } from '../practice/state-files.ts';

export type Amount = { value: string; currency_code: string };
export type RefundStatus = 'PENDING' | 'COMPLETED' | 'FAILED';
export type Refund = {
  id: string;
  key: string;
  amount: Amount;
  customId: string;
  status: RefundStatus;
  at: string;
  settleAt?: string;
  /** PayPal took it back by itself. */
  reversed?: boolean;
};
export type Outcome = 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR';
export type Dispute = {
  id: string;
  status: 'WAITING_FOR_SELLER_RESPONSE' | 'UNDER_REVIEW' | 'RESOLVED';
  outcome?: Outcome;
  openedAt: string;
  dueAt: string;
  /** What PayPal took for the buyer, and when. */
  lost?: { minor: number; at: string };
};
export type Capture = {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'REFUNDED';
  at: string;
  settleAt?: string;
};

export type Order = {
  id: string;
  /** Under which it was asked for: the same again is answered the same. */
  key: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  amount: Amount;
  customId: string;
  invoiceId: string;
  returnUrl: string;
  cancelUrl: string;
  at: string;
  changedAt: string;
  /** What stands behind the account that approved it will not pay. */
  declines?: boolean;
  /** The bank thinks about the next capture first. */
  slow?: boolean;
  capture?: Capture;
  refunds: Refund[];
  /** How the next refunds of it end, as it was chosen on its page. */
  refundEnding?: RefundStatus;
  disputes: Dispute[];
  notices: Notice[];
};
export type Orders = ReturnType<typeof openOrders>;

export const nameOf = (length: number): string =>
  randomBytes(length).toString('hex').toUpperCase().slice(0, length);

export const minorOf = ({ value }: Amount): number => Math.round(Number(value) * 100);
export const amountOf = (minor: number, currency: string): Amount => ({
  value: (minor / 100).toFixed(2),
  currency_code: currency,
});

export const refundableOf = ({ capture, amount, refunds }: Order): number => {
  if (!capture || capture.status === 'PENDING') return 0;
  const going = refunds.filter(({ status }) => status !== 'FAILED');
  return minorOf(amount) - going.reduce((sum, one) => sum + minorOf(one.amount), 0);
};

export const openOrders = (stateDir: string) => {
  const folder = join(stateDir, 'orders');
  const byId = new Map<string, Order>();
  for (const path of listStates(folder)) {
    const stored = readState<Order>(path);
    if (stored) byId.set(stored.id, stored);
  }
  return {
    list: (): Order[] => [...byId.values()],
    find: (id: string): Order | undefined => byId.get(id),
    save(order: Order): void {
      byId.set(order.id, order);
      writeState(join(folder, `${order.id}.json`), order);
    },
  };
};
