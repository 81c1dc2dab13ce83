// How what rooms sell by themselves is paid: the checkout of the money room; whoever pays elsewhere comes back to the screen.
import type { ServiceQuote } from '@ijeuwa/contract/services';
import { type PayBegun, PayService } from '../../../features/billing/checkout/PayService.tsx';
import { ReturnedOrder } from '../../../features/billing/checkout/ReturnedOrder.tsx';

export const payServiceAt =
  (returnPath: string) =>
  (quote: ServiceQuote, onPaid: () => void, onLeave: () => void, begun?: PayBegun) => (
    <PayService quote={quote} returnPath={returnPath} onPaid={onPaid} onLeave={onLeave} begun={begun} />
  );

/** `payAgain`: of what is still held, by the room that sells it. */
export const returnedOrderAt = (returnPath: string, payAgain?: (subjectId: string) => void) => (
  <ReturnedOrder returnPath={returnPath} onPayAgain={payAgain} />
);
