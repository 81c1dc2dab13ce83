// An order that was placed already, as the server knows it: back from the provider's page, or opened again.
import { findSubscription, listOrders, type Order } from '@ijeuwa/contract/billing';
import { useEffect, useEffectEvent, useState } from 'react';
import { renew } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { useWaitingOrder } from '../billing.queries.ts';
import type { Choice, NamedOrder } from './checkout-address.ts';
import { isInDoubt } from './FirstMayCome.tsx';
import { forgetOrderId } from './kept-order.ts';
import { OrderOutcome, Outcome } from './OrderOutcome.tsx';
import { PayAgain } from './PayAgain.tsx';
import { PlacedAccount } from './PlacedAccount.tsx';
import { TransferDetails } from './TransferDetails.tsx';
import { useNamedOrder } from './useNamedOrder.ts';

type PlacedOrderProps = {
  named: NamedOrder;
  /** Paid, or announced as a transfer. */
  onSettled: (order: Order) => void;
  /** With the same package at its price of now, or with another one; what is no package is begun where it is sold. */
  onTryAgain: (choice: Choice | undefined, itemId?: string) => void;
  /** Leaves it as it stands; without it, another package is chosen. */
  onLeave?: () => void;
  /** The way back stands around it. */
  backAround?: boolean;
  /** Their transfer was announced, or that was taken back: what stands around it says what is left to do. */
  onSaid?: (said: boolean) => void;
  /** Where the provider sends the browser back to. */
  returnPath: string;
  /** The screen around it tells how things stand: of what is not known yet nothing is said. */
  quiet?: boolean;
};

/** One can pay twice, such as in two tabs. */
const SHOULD_TWO_COME = 'If two payments come for it, the second goes back to you. Try again in a moment.';

const choiceOf = ({ item, total }: Order): Choice | undefined =>
  item.kind === 'package' ? { packageId: item.id, currency: total.currency } : undefined;

export function PlacedOrder(props: PlacedOrderProps) {
  const { named, onSettled, onTryAgain, onLeave, returnPath, backAround = false, quiet = false } = props;
  const { id, missing, failure, retry } = useNamedOrder(named);
  const { data: order, error, refetch } = useWaitingOrder(id);
  const said = order?.status === 'open' && order.method === 'bank_transfer' && order.announcedAt !== null;
  const tellSaid = useEffectEvent((now: boolean) => props.onSaid?.(now));
  useEffect(() => {
    tellSaid(said);
    return () => tellSaid(false);
  }, [said]);
  const [paying, setPaying] = useState(named.again ?? false);
  const end = useEffectEvent((ended: Order) => {
    forgetOrderId();
    void renew(listOrders, findSubscription);
    if (ended.status === 'paid') onSettled(ended);
  });
  useEffect(() => {
    if (order && order.status !== 'open') end(order);
  }, [order]);

  if (missing || error?.code === 'not_found')
    return (
      <Outcome
        title="We cannot find this payment"
        text="You have no order with this reference, and we have charged you nothing."
        action={
          onLeave ? (
            <Button onClick={onLeave}>Go Back</Button>
          ) : (
            <Button onClick={() => onTryAgain(undefined)}>Choose a package</Button>
          )
        }
      />
    );
  if (failure)
    return (
      <ErrorState
        title="Your payment did not load"
        advice={SHOULD_TWO_COME}
        message={failure.message}
        onRetry={retry}
      />
    );
  if (!order && error)
    return (
      <ErrorState
        title="Your payment did not load"
        advice={SHOULD_TWO_COME}
        message={error.message}
        onRetry={() => void refetch()}
      />
    );
  if (!order) return quiet ? null : <Spinner label="Checking your payment..." />;
  // Whoever shows this thanks for it, and nothing is checked any more.
  if (order.status === 'paid') return null;
  if ((paying && order.methods.length > 0) || order.status === 'part_paid')
    return (
      <PayAgain
        order={order}
        returnPath={returnPath}
        // Whoever came back without paying knows that they did not.
        inDoubt={!named.left && isInDoubt(order)}
        onGoBack={() => (paying && !named.again ? setPaying(false) : onTryAgain(undefined))}
        onAnnounced={onSettled}
      />
    );
  const again = () =>
    order.methods.length > 0 ? setPaying(true) : onTryAgain(choiceOf(order), order.item.id);
  if (order.method === 'bank_transfer' && order.bank && !order.announcedAt)
    return <TransferDetails order={order} onAnnounced={onSettled} onChangeMethod={again} />;
  if (order.method === 'transfer_account' && (order.status === 'open' || order.status === 'failed'))
    return <PlacedAccount order={order} onOver={again} />;
  return (
    <OrderOutcome
      order={order}
      left={named.left}
      onTryAgain={again}
      onOther={backAround ? undefined : (onLeave ?? (() => onTryAgain(undefined)))}
    />
  );
}
