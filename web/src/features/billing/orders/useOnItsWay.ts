// Whether a package is ordered whose money is on its way, there in part, or to be sent by bank: then no other one is suggested.
import type { Order } from '@ijeuwa/contract/billing';
import { useOrders } from '../billing.queries.ts';

/** A bank transfer of which nobody has said anything yet. The rest of a part, and one that had not come, are told of by themselves. */
export const isUnsent = ({ method, status, announcedAt, notFoundAt }: Order): boolean =>
  method === 'bank_transfer' && status === 'open' && announcedAt === null && !notFoundAt;

const isOnItsWay = (order: Order): boolean =>
  order.item.kind === 'package' &&
  (order.status === 'part_paid' ||
    (order.status === 'open' && order.announcedAt !== null) ||
    isUnsent(order));

/** Undefined until it is known. */
export const useOnItsWay = (): boolean | undefined => {
  const { data, isPending } = useOrders();
  return isPending ? undefined : (data?.orders.some(isOnItsWay) ?? false);
};

/** The order of this package that waits for its transfer. */
export const useUnsent = (packageId: string | undefined): Order | undefined =>
  useOrders().data?.orders.find(
    (one) => one.item.kind === 'package' && one.item.id === packageId && isUnsent(one),
  );
