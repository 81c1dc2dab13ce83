// How what rooms sell by themselves is paid: the checkout of the money room; whoever pays elsewhere comes back to the screen.
import type { ServiceQuote } from '@ijeuwa/contract/services';
import { PayService } from '../../../features/billing/checkout/PayService.tsx';
import { ReturnedOrder } from '../../../features/billing/checkout/ReturnedOrder.tsx';

export const payServiceAt =
  (returnPath: string) => (quote: ServiceQuote, onPaid: () => void, onLeave: () => void) => (
    <PayService quote={quote} returnPath={returnPath} onPaid={onPaid} onLeave={onLeave} />
  );

export const returnedOrderAt = (returnPath: string) => <ReturnedOrder returnPath={returnPath} />;
