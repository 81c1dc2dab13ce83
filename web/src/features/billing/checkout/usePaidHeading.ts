// What is done with the order that the address names, as the heading of its page.
import { useWaitingOrder } from '../billing.queries.ts';
import type { NamedOrder } from './checkout-address.ts';
import { useNamedOrder } from './useNamedOrder.ts';

const NONE: NamedOrder = {};

/** Undefined where none is named. */
export const usePaidHeading = (named: NamedOrder | undefined): string | undefined => {
  const { id } = useNamedOrder(named ?? NONE);
  const { data } = useWaitingOrder(named && id);
  if (!named) return undefined;
  return data?.status === 'part_paid' ? 'Pay what is left' : 'Your payment';
};
