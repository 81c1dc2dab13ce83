// Decisions about requests to pay: whether somebody else can pay an order now, and what they read of its member.
import type { AskedFor } from '@ijeuwa/contract/pay-requests';
import type { OrderState } from '@ijeuwa/contract/payment-words';
import { begunUntil, mayBeginAttempt } from '../checkout/orders.rules.ts';
import { restBy } from '../rest/rest.rules.ts';

type Asked = {
  status: OrderState;
  createdAt: Date;
  heldUntil: Date | null;
  withdrawn: boolean;
  lastPartAt: Date | null;
  /** The purchase is settled, by this order or another one. */
  settled: boolean;
  accountClosed: boolean;
};

/** None once it cannot be paid any more. */
export const payableUntil = (asked: Asked, now: Date): Date | null => {
  if (asked.settled || asked.accountClosed || !mayBeginAttempt(asked, now)) return null;
  const by = restBy(asked) ?? begunUntil(asked);
  return by > now ? by : null;
};

export const stateOf = (asked: Asked, now: Date): AskedFor['state'] => {
  if (asked.settled) return 'paid';
  if (asked.accountClosed) return 'closed';
  return payableUntil(asked, now) ? 'open' : 'over';
};

/** Nothing else of the name is told. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
