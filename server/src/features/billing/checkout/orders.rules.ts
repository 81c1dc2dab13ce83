// Decisions about orders: which step leads where, what a provider's word is worth, when an order is over.
import type { Order } from '@ijeuwa/contract/billing';
import { TRANSFER_HOURS } from '@ijeuwa/contract/billing';

export type OrderStatus = Order['status'];
export type PayMethod = Order['method'];
export type OrderEvent = 'money' | 'owed_money' | 'refund' | 'refusal' | 'cancel' | 'expiry';

// Money that arrives late still gives what it paid for: from every unpaid status there is a way to `paid`; or, when
// the same price was paid in another way before, or its buyer is leaving or gone, a way back to whoever sent it.
const STEPS: Record<OrderEvent, Partial<Record<OrderStatus, OrderStatus>>> = {
  money: { open: 'paid', failed: 'paid', expired: 'paid', cancelled: 'paid' },
  owed_money: {
    open: 'refund_due',
    failed: 'refund_due',
    expired: 'refund_due',
    cancelled: 'refund_due',
  },
  refund: { refund_due: 'refunded' },
  refusal: { open: 'failed' },
  cancel: { open: 'cancelled' },
  expiry: { open: 'expired' },
};

/** Undefined: the event changes nothing any more. */
export const nextStatus = (status: OrderStatus, event: OrderEvent): OrderStatus | undefined =>
  STEPS[event][status];

type Due = { reference: string; amountMinor: number; currency: string };
type Told = Due & { state: 'paid' | 'failed' | 'pending' | 'unknown' };
export type Verdict = 'paid' | 'failed' | 'waiting' | 'mismatch';

/** The account needs no comparing: the provider was asked with our own key, and answers for our account alone. */
export const judgePayment = (due: Due, told: Told): Verdict => {
  if (told.reference !== due.reference) return 'mismatch';
  if (told.state === 'failed') return 'failed';
  if (told.state !== 'paid') return 'waiting';
  return told.amountMinor === due.amountMinor && told.currency === due.currency ? 'paid' : 'mismatch';
};

/** The euro shows its price and waits for a provider that takes it. Transfers go to a naira account. */
export const methodsFor = (currency: string, cardCurrencies: readonly string[]): PayMethod[] => [
  ...(cardCurrencies.includes(currency) ? (['card'] as const) : []),
  ...(currency === 'NGN' ? (['bank_transfer'] as const) : []),
];

type Transfer = {
  method: PayMethod;
  packageVersionId: string;
  amountMinor: number;
  currency: string;
  expiresAt: Date;
};

/** `waiting` has time left when the new one begins, and asks for the same money. */
export const isTheSameTransfer = (
  waiting: Transfer,
  begun: Omit<Transfer, 'expiresAt'> & { createdAt: Date },
): boolean =>
  waiting.method === 'bank_transfer' &&
  begun.method === 'bank_transfer' &&
  waiting.packageVersionId === begun.packageVersionId &&
  waiting.amountMinor === begun.amountMinor &&
  waiting.currency === begun.currency &&
  waiting.expiresAt > begun.createdAt;

const ANNOUNCED_WAITS_DAYS = 7;
const HOUR_MS = 3_600_000;

export const ORDER_MS = TRANSFER_HOURS * HOUR_MS;

/** A transfer that the member has announced waits for staff, not for its own clock. */
export const isOver = (order: { expiresAt: Date; announcedAt: Date | null }, now: Date): boolean => {
  const grace = order.announcedAt ? ANNOUNCED_WAITS_DAYS * 24 * HOUR_MS : 0;
  return now.getTime() >= order.expiresAt.getTime() + grace;
};

/** Spec 9: package id plus timestamp; a later attempt takes the next millisecond. */
export const referenceOf = (packageId: string, now: Date, attempt: number): string =>
  `${packageId}-${now.getTime() + attempt}`;

export const approvalsNeeded = (amountMinor: number, twoStaffAboveNaira: number): number =>
  amountMinor > twoStaffAboveNaira * 100 ? 2 : 1;
