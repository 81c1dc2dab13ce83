// Before a second payment is begun while nobody knows what became of the first: that it may still arrive, and what happens then.
import type { Order } from '@ijeuwa/contract/billing';
import { Notice } from '#ui/Notice.tsx';

/** It was begun at a provider, who has said neither that it came nor that it did not. */
export const isInDoubt = ({ method, status }: Pick<Order, 'method' | 'status'>): boolean =>
  status === 'open' && (method === 'card' || method === 'paypal');

export const IF_BOTH_COME = 'if both come, we send the second one back';

export function FirstMayCome({ order: { method, item } }: { order: Order }) {
  return (
    <Notice tone="warning" title="Your first payment may still arrive.">
      We do not know yet whether {method === 'paypal' ? 'PayPal took it' : 'your card was charged'}, and go on
      asking. Nothing is lost: if it went through, {item.title} is paid by it, and you need do nothing. You
      can pay in another way now; {IF_BOTH_COME}.
    </Notice>
  );
}
