// Paying for what another room sells: what it costs and how long that holds, the ways to pay, and what becomes of it.
import { type Order, placeOrder } from '@ijeuwa/contract/billing';
import type { ServiceQuote } from '@ijeuwa/contract/services';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '#platform/api.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { keepOrder, useOrders } from '../billing.queries.ts';
import { CardPayment } from './CardPayment.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { OrderingProblem } from './OrderingProblem.tsx';
import { PaypalPayment } from './PaypalPayment.tsx';
import { PlacedOrder } from './PlacedOrder.tsx';
import { ServiceSummary } from './ServiceSummary.tsx';
import { heldWords } from './signed-out-words.ts';
import { useCreditFor } from './useCreditFor.ts';
import { useExpired } from './useExpired.ts';
import { useOrdering } from './useOrdering.ts';
import { WaitingOrder } from './WaitingOrder.tsx';

/** What was answered before: by which way it is paid, and that the way back stands around it. */
export type PayBegun = { by: 'card' | 'bank_transfer'; onSaid?: (said: boolean) => void };

type PayServiceProps = {
  quote: ServiceQuote;
  /** Where the payment page leads back to: a screen that shows `ReturnedOrder`. */
  returnPath: string;
  onPaid: (order: Order) => void;
  /** It is given up for now, or waits for a transfer. */
  onLeave: () => void;
  begun?: PayBegun;
};

export function PayService({ quote, returnPath, onPaid, onLeave, begun }: PayServiceProps) {
  const { _id: quoteId, kind, subjectId, total } = quote;
  const { fromCredit, toPay, isKnown } = useCreditFor(total);
  const methods: Order['methods'] = toPay.amountMinor === 0 ? ['credit'] : quote.methods;
  const first = methods.find((one) => one === begun?.by);
  // Whoever comes back finds the way that they chose before.
  const before = useOrders().data?.orders.find(({ item }) => item.kind === kind && item.id === subjectId);
  const [stage, setStage] = useState<'choice' | 'card' | 'paypal'>(first === 'card' ? first : 'choice');
  const [placed, setPlaced] = useState<string>();
  const ordering = useOrdering((method) =>
    call(placeOrder, { body: { quoteId, fromCredit: fromCredit?.amountMinor ?? 0, method, returnPath } }),
  );
  const ranOut = useExpired(quote.expiresAt) || ordering.error?.code === 'expired';

  const backToChoice = () => {
    ordering.forgive();
    setPlaced(undefined);
    setStage('choice');
  };
  const follow = (made: Order) => {
    keepOrder(made);
    setPlaced(made._id);
  };
  /** What is not to be paid any more is shown as it stands. */
  const order = async (method: Order['method']) => {
    const made = await ordering.order(method);
    if (!made || (made.status === 'open' && !made.announcedAt)) return made;
    follow(made);
    return undefined;
  };
  const choose = async (method: Order['method']) => {
    if (method === 'card' || method === 'paypal') return setStage(method);
    const made = await order(method);
    if (made) follow(made);
  };

  // A transfer that was chosen before is asked for nothing more: its details come at once.
  const comesAtOnce = first === 'bank_transfer';
  const [tried, setTried] = useState(false);
  const asked = useRef(false);
  const askAtOnce = useEffectEvent(() => void choose('bank_transfer').finally(() => setTried(true)));
  useEffect(() => {
    if (!comesAtOnce || !isKnown || asked.current) return;
    asked.current = true;
    askAtOnce();
  }, [comesAtOnce, isKnown]);

  if (placed)
    return (
      <PlacedOrder
        named={{ orderId: placed }}
        returnPath={returnPath}
        onSettled={(settled) => (settled.status === 'paid' ? onPaid(settled) : keepOrder(settled))}
        onTryAgain={backToChoice}
        onLeave={onLeave}
        backAround={begun !== undefined}
        onSaid={begun?.onSaid}
      />
    );
  if (ranOut)
    return (
      <Notice
        tone="warning"
        title="The time to pay for this has run out."
        action={
          <Button size="sm" onClick={onLeave}>
            Go Back
          </Button>
        }
      >
        It is held for you no longer. Nothing was charged, and you can choose it again.
      </Notice>
    );
  if (methods.length === 0)
    return (
      <Notice
        tone="warning"
        title="This cannot be paid right now."
        action={
          <Button size="sm" onClick={onLeave}>
            Go Back
          </Button>
        }
      >
        No way to pay in this currency is open at the moment. Please try again later, or choose another
        currency.
      </Notice>
    );
  return (
    <div className="flex flex-col gap-5">
      <ServiceSummary quote={quote} fromCredit={fromCredit} toPay={toPay} />
      <WaitingOrder isMeant={(item) => item.kind === kind && item.id === subjectId} />
      <OrderingProblem error={ordering.error} signedOutWords={heldWords(quote)} />
      {stage === 'card' ? (
        <CardPayment amount={toPay} busy={ordering.busy} order={order} onChangeMethod={backToChoice} />
      ) : stage === 'paypal' ? (
        <PaypalPayment
          isPackage={false}
          amount={toPay}
          busy={ordering.busy}
          order={order}
          onChangeMethod={backToChoice}
        />
      ) : comesAtOnce && !tried ? (
        <SkeletonText lines={6} label="Loading the bank details..." />
      ) : (
        <MethodChoice
          beginsWhenPaid={false}
          methods={comesAtOnce ? [first] : methods}
          chosen={before?.method}
          busy={ordering.busy}
          onChosen={choose}
          onGoBack={begun ? undefined : onLeave}
        />
      )}
    </div>
  );
}
