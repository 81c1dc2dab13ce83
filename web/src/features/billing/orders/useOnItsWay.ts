// Whether money for a package is on its way, or a part of it is there: then no other one is suggested.
import type { Order } from '@ijeuwa/contract/billing';
import { useOrders } from '../billing.queries.ts';

const isOnItsWay = ({ item, status, announcedAt }: Order): boolean =>
  item.kind === 'package' && (status === 'part_paid' || (status === 'open' && announcedAt !== null));

/** Undefined until it is known. */
export const useOnItsWay = (): boolean | undefined => {
  const { data, isPending } = useOrders();
  return isPending ? undefined : (data?.orders.some(isOnItsWay) ?? false);
};
