// The reference by which an order is known wherever its member meets it.
import type { Order } from '@ijeuwa/contract/billing';

export const orderName = ({ ownReference, reference }: Pick<Order, 'ownReference' | 'reference'>): string =>
  ownReference ?? reference;
