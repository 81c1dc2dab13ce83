// Paying an order that is there already: once more, in another way, or the rest of it.
import { findOrder, type Order, payOrder } from '@ijeuwa/contract/billing';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { renew } from '#platform/queries.ts';
import { Card } from '#ui/Card.tsx';
import { keepOrder } from '../billing.queries.ts';
import { BeginsLater } from './BeginsLater.tsx';
import { CardPayment } from './CardPayment.tsx';
import { FirstMayCome } from './FirstMayCome.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { OrderingProblem } from './OrderingProblem.tsx';
import { PaypalPayment } from './PaypalPayment.tsx';
import { PlacedAccount } from './PlacedAccount.tsx';
import { PriceFacts } from './PriceFacts.tsx';
import { RenewalGoesOn } from './RenewalGoesOn.tsx';
import { ORDER_STAYS } from './signed-out-words.ts';
import { TransferDetails } from './TransferDetails.tsx';
import { useOrdering } from './useOrdering.ts';
import { WhatCame } from './WhatCame.tsx';

type PayAgainProps = {
  order: Order;
  /** Where the provider sends the browser back to. */
  returnPath: string;
  /** Nobody knows yet what became of a payment that was begun. */
  inDoubt?: boolean;
  onGoBack: () => void;
  onAnnounced: (order: Order) => void;
};

export function PayAgain({ order, returnPath, inDoubt = false, onGoBack, onAnnounced }: PayAgainProps) {
  const { _id: id, item, total, discount, credit, fromCredit, missing, methods, beginsAt } = order;
  const isPackage = item.kind === 'package';
  const [stage, setStage] = useState<'choice' | 'card' | 'paypal' | 'account' | Order>('choice');
  const ordering = useOrdering((method, ticked) => {
    // What pays for a renewal has no tick: that goes on.
    const renews = order.renewalUntil ? undefined : ticked;
    return call(payOrder, { params: { id }, body: { method, renews, returnPath } });
  });
  const backToChoice = () => {
    ordering.forgive();
    setStage('choice');
  };
  const pay = async (method: Order['method'], renews?: boolean) => {
    const made = await ordering.order(method, renews);
    if (!made || made.status === 'open' || made.status === 'part_paid') return made;
    // It was paid, or has ended, meanwhile.
    void renew(findOrder);
    onGoBack();
    return undefined;
  };
  const choose = async (method: Order['method']) => {
    if (method === 'card' || method === 'paypal') return setStage(method);
    const made = await pay(method);
    if (made?.announcedAt) return onAnnounced(made);
    if (made && method === 'transfer_account') {
      keepOrder(made);
      setStage('account');
    } else if (made) setStage(made);
  };
  return (
    <>
      <Card as="section" tone="quiet" aria-label="Your order">
        <h2 className="mb-1 text-xl">{item.title}</h2>
        <PriceFacts
          total={total}
          discount={discount}
          left={credit}
          fromCredit={fromCredit}
          toPay={missing}
          toPayWords="Still missing"
        />
        <BeginsLater at={beginsAt} />
        {isPackage && stage !== 'card' && <RenewalGoesOn packageId={item.id} />}
      </Card>
      {inDoubt && <FirstMayCome order={order} />}
      {stage !== 'account' && <WhatCame order={order} />}
      <OrderingProblem error={ordering.error} signedOutWords={ORDER_STAYS} />
      {typeof stage === 'object' ? (
        <TransferDetails order={stage} onAnnounced={onAnnounced} onChangeMethod={backToChoice} />
      ) : stage === 'account' ? (
        <PlacedAccount order={order} onOver={backToChoice} />
      ) : stage === 'card' ? (
        <CardPayment
          amount={missing ?? total}
          packageId={isPackage ? item.id : undefined}
          busy={ordering.busy}
          order={pay}
          onChangeMethod={backToChoice}
        />
      ) : stage === 'paypal' ? (
        <PaypalPayment
          isPackage={isPackage}
          amount={missing ?? total}
          busy={ordering.busy}
          order={pay}
          onChangeMethod={backToChoice}
        />
      ) : (
        <MethodChoice
          beginsWhenPaid={isPackage && !beginsAt}
          methods={methods}
          busy={ordering.busy}
          onChosen={choose}
          onGoBack={onGoBack}
        />
      )}
    </>
  );
}
