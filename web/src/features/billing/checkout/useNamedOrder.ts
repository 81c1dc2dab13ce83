// Which order the address speaks of: by its own id, else by the provider's reference, else the one kept here.
import { useOrders } from '../billing.queries.ts';
import type { NamedOrder } from './checkout-address.ts';
import { keptOrderId } from './kept-order.ts';

export const useNamedOrder = ({ orderId, reference }: NamedOrder) => {
  const orders = useOrders({ enabled: orderId === undefined });
  const listed = orders.data?.orders.find((order) => order.reference === reference)?._id;
  // The list is asked first, so that an old kept order is never taken for a new payment.
  const asked = orders.data !== undefined || orders.error !== null;
  const id = orderId ?? listed ?? (asked ? keptOrderId() : undefined);
  return {
    id,
    missing: orders.data !== undefined && id === undefined,
    failure: id === undefined ? orders.error : null,
    retry: () => void orders.refetch(),
  };
};
