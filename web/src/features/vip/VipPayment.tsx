// What is still to be paid for an open case: how many fit stands above it, and then the price is held and paid.
import type { ServiceQuote } from '@ijeuwa/contract/services';
import { findVip, quoteVip, type VipView } from '@ijeuwa/contract/vip';
import { type ReactNode, useEffect, useRef } from 'react';
import { renew, useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatMoney } from '#ui/format.ts';
import { StickyActions } from '#ui/StickyActions.tsx';
import type { Shown } from './VipPrice.tsx';

export type Pay = (quote: ServiceQuote, onPaid: () => void, onLeave: () => void) => ReactNode;

type HoldPriceProps = {
  vip: VipView;
  currency: Shown;
  /** Beside what the package has: it is offered where it is told of, and not held before the reader. */
  isBeside: boolean;
  /** Nobody fits them at present: who pays all the same looks for the way, below what is said of it. */
  nobodyFits: boolean;
  onHeld: (quote: ServiceQuote) => void;
};

export function HoldPrice({ vip, currency, isBeside, nobodyFits, onHeld }: HoldPriceProps) {
  const hold = useChange(quoteVip, { renews: [findVip] });
  const { chargedIn } = vip.terms.prices.find(({ shown }) => shown.currency === currency)!;
  const price = vip.terms.prices.find(({ shown }) => shown.currency === chargedIn)!.shown;
  const isQuiet = isBeside || nobodyFits;
  const pays = `Pay ${formatMoney(price)}${nobodyFits ? ' all the same' : ''}`;
  const button = (
    <Button
      className={isQuiet ? 'self-start' : undefined}
      variant={isQuiet ? 'secondary' : 'primary'}
      busy={hold.isPending}
      busyText="..."
      onClick={() =>
        hold.mutate(
          { body: { currency: chargedIn as Shown } },
          {
            onSuccess: (held) => onHeld(held.quote),
            onError: ({ message }) => feedback.error(message),
          },
        )
      }
    >
      {isBeside ? `Buy a whole search: ${formatMoney(price)}` : pays}
    </Button>
  );
  return isQuiet ? button : <StickyActions always>{button}</StickyActions>;
}

type VipPaymentProps = { quote: ServiceQuote; pay: Pay; onEnd: () => void };

/** In place of the price: its heading comes to the top, from wherever it was asked for. */
export function VipPayment({ quote, pay, onEnd }: VipPaymentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView?.({ block: 'start', behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const paid = () => {
    onEnd();
    void renew(findVip);
  };
  return (
    <section aria-labelledby="vip-payment" className="flex flex-col gap-4">
      <h2 id="vip-payment" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Payment
      </h2>
      {pay(quote, paid, onEnd)}
    </section>
  );
}
