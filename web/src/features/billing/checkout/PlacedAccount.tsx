// The provider's account of an order that is there already, and another one when its time is over.
import { type Order, payOrder } from '@ijeuwa/contract/billing';
import { call } from '#platform/api.ts';
import { keepOrder } from '../billing.queries.ts';
import { OrderingProblem } from './OrderingProblem.tsx';
import { ORDER_STAYS } from './signed-out-words.ts';
import { TransferAccount } from './TransferAccount.tsx';
import { useOrdering } from './useOrdering.ts';

type PlacedAccountProps = {
  order: Order;
  /** It is to be paid in another way, or cannot be any more. */
  onOver: () => void;
};

export function PlacedAccount({ order, onOver }: PlacedAccountProps) {
  const { _id: id } = order;
  const ordering = useOrdering((method) => call(payOrder, { params: { id }, body: { method } }));
  const anew = async () => {
    const made = await ordering.order('transfer_account');
    if (made) keepOrder(made);
  };
  return (
    <>
      <OrderingProblem error={ordering.error} signedOutWords={ORDER_STAYS} />
      <TransferAccount
        order={order}
        busy={ordering.busy}
        onAnew={order.methods.includes('transfer_account') ? anew : undefined}
        onChangeMethod={onOver}
      />
    </>
  );
}
