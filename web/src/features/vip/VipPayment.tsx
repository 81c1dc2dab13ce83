// What is still to be paid for an open case: how many fit stands above it, and then the price is held and paid.
import type { ServiceQuote } from '@ijeuwa/contract/services';
import { findVip, quoteVip, type VipView } from '@ijeuwa/contract/vip';
import { type ReactNode, useState } from 'react';
import { renew, useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatMoney } from '#ui/format.ts';
import { StickyActions } from '#ui/StickyActions.tsx';
import type { Shown } from './VipPrice.tsx';

export type Pay = (quote: ServiceQuote, onPaid: () => void, onLeave: () => void) => ReactNode;

export function VipPayment({ vip, currency, pay }: { vip: VipView; currency: Shown; pay: Pay }) {
  const [quote, setQuote] = useState<ServiceQuote>();
  const hold = useChange(quoteVip, { renews: [findVip] });
  if (quote)
    return pay(
      quote,
      () => {
        setQuote(undefined);
        void renew(findVip);
      },
      () => setQuote(undefined),
    );
  const { chargedIn } = vip.terms.prices.find(({ shown }) => shown.currency === currency)!;
  const price = vip.terms.prices.find(({ shown }) => shown.currency === chargedIn)!.shown;
  return (
    <StickyActions always>
      <Button
        busy={hold.isPending}
        busyText="..."
        onClick={() =>
          hold.mutate(
            { body: { currency: chargedIn as Shown } },
            {
              onSuccess: (held) => setQuote(held.quote),
              onError: ({ message }) => feedback.error(message),
            },
          )
        }
      >
        Pay {formatMoney(price)}
      </Button>
    </StickyActions>
  );
}
