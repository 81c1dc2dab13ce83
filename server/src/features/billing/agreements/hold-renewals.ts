// Before money of a member's package goes back: what renews it, and what pays for that, are held.
import type { Queryable } from '#platform/database/connect.ts';
import { lockOrders } from '../checkout/orders.repository.ts';
import { lockLiving } from './agreements.repository.ts';
import { findOpenRenewal, listGivenUp } from './renewals.repository.ts';

/**
 * Until the transaction ends, and before the books: a charge that arrives is taken in either before the refund is decided, and
 * counts, or after it, and goes back. The agreement before the orders, as whoever charges by it takes them.
 */
export const holdRenewals = async (tx: Queryable, memberId: string): Promise<void> => {
  const found = await lockLiving(tx, memberId);
  if (!found) return;
  const open = await findOpenRenewal(tx, found.agreement.id);
  const all = [...(open ? [open] : []), ...(await listGivenUp(tx, found.agreement.id))];
  await lockOrders(
    tx,
    all.map(({ orderId }) => orderId),
  );
};
