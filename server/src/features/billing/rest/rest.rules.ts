// Decisions about a part of an order that has come: until when its rest is waited for.
import { REST_HOURS } from '@ijeuwa/contract/billing';
import type { OrderState } from '@ijeuwa/contract/payment-words';
import { isOver } from '../checkout/orders.rules.ts';

export const REST_MS = REST_HOURS * 3_600_000;
/** Whoever has not sent the rest is reminded so long before it is too late. */
export const REMIND_MS = 24 * 3_600_000;

type Part = {
  status: OrderState;
  /** When the last part of it came. */
  lastPartAt: Date | null;
  /** The rest is said to be on its way. */
  announcedAt: Date | null;
  /** It is sold no more: its rest is waited for no longer. */
  withdrawn?: boolean;
};

/** None where nothing is waited for. Each part that comes begins the time anew. */
export const restBy = ({ status, lastPartAt }: Pick<Part, 'status' | 'lastPartAt'>): Date | null =>
  status === 'part_paid' && lastPartAt ? new Date(lastPartAt.getTime() + REST_MS) : null;

/** A rest that was announced waits for staff, not for its own clock. */
export const isGivenUp = (part: Part, now: Date): boolean => {
  const by = restBy(part);
  if (by !== null && part.withdrawn) return true;
  return by !== null && isOver({ expiresAt: by, announcedAt: part.announcedAt }, now);
};
