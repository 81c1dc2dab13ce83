// How what rooms sell by themselves is paid: the checkout of the money room; whoever pays elsewhere comes back to the screen.
import type { ServiceQuote } from '@ijeuwa/contract/services';
import { renew } from '#platform/queries.ts';
import { type PayBegun, PayService } from '../../../features/billing/checkout/PayService.tsx';
import { ReturnedOrder } from '../../../features/billing/checkout/ReturnedOrder.tsx';
import { RENEWED_BY_PAYMENT } from '../../shell/live-changes.ts';

export const payServiceAt =
  (returnPath: string) =>
  (quote: ServiceQuote, onPaid: () => void, onLeave: () => void, begun?: PayBegun) => (
    <PayService quote={quote} returnPath={returnPath} onPaid={onPaid} onLeave={onLeave} begun={begun} />
  );

const renewPaid = () => void renew(...RENEWED_BY_PAYMENT);

/** `payAgain`: of what is still held, by the room that sells it; `onPaid`: of what has just been paid. */
export const returnedOrderAt = (
  returnPath: string,
  payAgain?: (subjectId: string) => void,
  onPaid?: (subjectId: string) => void,
) => (
  <ReturnedOrder
    returnPath={returnPath}
    onPaid={({ item }) => {
      renewPaid();
      onPaid?.(item.id);
    }}
    onPayAgain={payAgain}
  />
);
