// Decisions about orders: which step leads where, when one is over, how it can be paid.
import type { Order } from '@ijeuwa/contract/billing';
import { TRANSFER_HOURS } from '@ijeuwa/contract/billing';
import type { OrderState } from '@ijeuwa/contract/payment-words';
import type { LineKind } from '@ijeuwa/contract/services';
import { wordOf } from '../services/discreet.rules.ts';

export type PayMethod = Order['method'];
export type OrderEvent =
  | 'all_money'
  | 'part_of_money'
  | 'part_sent_back'
  | 'cancel'
  | 'expiry'
  | 'refunded_in_part'
  | 'refunded'
  | 'charged_back';

// Money that arrives late still counts: from every unpaid state there is a way to `paid`.
const UNPAID_TO = (state: OrderState) => ({
  open: state,
  part_paid: state,
  expired: state,
  cancelled: state,
});
const STEPS: Record<OrderEvent, Partial<Record<OrderState, OrderState>>> = {
  all_money: UNPAID_TO('paid'),
  part_of_money: UNPAID_TO('part_paid'),
  part_sent_back: { part_paid: 'cancelled' },
  cancel: { open: 'cancelled' },
  expiry: { open: 'expired' },
  refunded_in_part: { paid: 'part_refunded' },
  refunded: { paid: 'refunded', part_refunded: 'refunded' },
  charged_back: { paid: 'charged_back', part_refunded: 'charged_back' },
};

/** Undefined: the event changes nothing any more. */
export const nextState = (state: OrderState, event: OrderEvent): OrderState | undefined => {
  const next = STEPS[event][state];
  return next === state ? undefined : next;
};

/** Another attempt may be begun, and the one that waits may be paid. */
export const mayBePaid = (state: OrderState): boolean => state === 'open' || state === 'part_paid';

/** All that it was settled with went back, or was taken. */
export const isGone = (state: OrderState): boolean => state === 'charged_back' || state === 'refunded';

/** What has still to come: credit that is set aside is there, and what is settled misses nothing. */
export const missingOf = ({
  order: { amountMinor, fromCreditMinor, settledAt },
  allocatedMinor,
}: {
  order: { amountMinor: number; fromCreditMinor: number; settledAt: Date | null };
  allocatedMinor: number;
}): number => amountMinor - allocatedMinor - (settledAt ? 0 : fromCreditMinor);

/** Either sends naira from a bank’s app. */
export const isByTransfer = (method: PayMethod): boolean =>
  method === 'bank_transfer' || method === 'transfer_account';

const ANNOUNCED_WAITS_DAYS = 7;
const HOUR_MS = 3_600_000;

export const ORDER_MS = TRANSFER_HOURS * HOUR_MS;

type Begun = {
  status: OrderState;
  createdAt: Date;
  /** Of a service: until when its price holds; of a renewal: until its grace ends. */
  heldUntil: Date | null;
  /** Its room sells no more of it. */
  withdrawn: boolean;
};

export const begunUntil = ({ createdAt, heldUntil }: Pick<Begun, 'createdAt' | 'heldUntil'>): Date =>
  heldUntil ?? new Date(createdAt.getTime() + ORDER_MS);

/** A price is not held for longer by attempts that are begun again and again. */
export const mayBeginAttempt = (order: Begun, now: Date): boolean =>
  !order.withdrawn && (order.status === 'part_paid' || (order.status === 'open' && now < begunUntil(order)));

const BY_TRANSFER_MIN_MS = 2 * HOUR_MS;
/** Of something whose price does not hold for long nobody is shown an account from which the money comes too late. */
export const isInTime = (method: PayMethod, heldUntil: Date | null, now: Date): boolean =>
  method !== 'bank_transfer' ||
  heldUntil === null ||
  heldUntil.getTime() - now.getTime() >= BY_TRANSFER_MIN_MS;

/** A transfer that the member has announced waits for staff, not for its own clock. */
export const isOver = (order: { expiresAt: Date; announcedAt: Date | null }, now: Date): boolean => {
  const grace = order.announcedAt ? ANNOUNCED_WAITS_DAYS * 24 * HOUR_MS : 0;
  return now.getTime() >= order.expiresAt.getTime() + grace;
};

/** Spec 9: package id plus timestamp, and of a service a discreet word; a later one takes the next millisecond. */
export const referenceOf = (item: { kind: LineKind; id: string }, now: Date, nth: number): string =>
  `${wordOf(item)}-${now.getTime() + nth}`;

export const approvalsNeeded = (amountMinor: number, twoStaffAboveNaira: number): number =>
  amountMinor > twoStaffAboveNaira * 100 ? 2 : 1;
