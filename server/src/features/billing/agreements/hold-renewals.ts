// Before money of a member's package goes back: what renews it, and what pays for that, are held.
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { lockOrders } from '../checkout/orders.repository.ts';
import { lockLiving } from './agreements.repository.ts';
import { findOpenRenewal, listGivenUp } from './renewals.repository.ts';
import { awaitSent } from './under-way.ts';

/**
 * Until the transaction ends, and before the books: a charge that arrives is taken in either before the refund is decided, and
 * counts, or after it, and goes back. The agreement before the orders, as whoever charges by it takes them; what was being sent by it is waited for, and nothing is claimed meanwhile.
 */
export const holdRenewals = async (tx: Queryable, clock: Clock, memberId: string): Promise<void> => {
  const found = await lockLiving(tx, memberId);
  if (!found) return;
  await awaitSent(tx, clock, found.agreement.id);
  const open = await findOpenRenewal(tx, found.agreement.id);
  const all = [...(open ? [open] : []), ...(await listGivenUp(tx, found.agreement.id))];
  await lockOrders(
    tx,
    all.map(({ orderId }) => orderId),
  );
};
