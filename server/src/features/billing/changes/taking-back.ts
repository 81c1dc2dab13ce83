// What an order gave is taken back with its money. Where it was an upgrade, what it had ended goes on, and what of that
// counted in its price belongs to the order again of which it was left, as far as that order's own money still stands.
import { type Clock, lagosDay } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import * as orders from '../checkout/orders.repository.ts';
import type { Grants } from '../grants/grants.service.ts';
import { lockEarning } from '../ledger/deferred.repository.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import { makeMoveCredit } from './move-credit.ts';
import * as credits from './upgrades.repository.ts';

export type TakingBackNeeds = { clock: Clock; ledger: Ledger; grants: Pick<Grants, 'takeBack'> };

export const makeTakingBack = (needs: TakingBackNeeds) => {
  const { clock, grants } = needs;
  const moveCredit = makeMoveCredit(needs);

  /** Nothing where this order counts for a better package itself: that one stands. */
  const listTaken = async (tx: Queryable, { id, quoteId }: orders.FoundOrder['order']) => {
    const { countsElsewhere } = await credits.findWorth(tx, id);
    if (countsElsewhere) return [];
    const promised = await credits.listOfQuote(tx, quoteId);
    const taken = promised.flatMap(({ credit }) => (credit.takenAt && !credit.restoredAt ? [credit] : []));
    for (const { orderId } of taken) await orders.lockOrder(tx, orderId);
    return taken;
  };

  return async (
    tx: Queryable,
    order: orders.FoundOrder['order'],
    why: 'refund' | 'chargeback',
  ): Promise<void> => {
    const { id, quoteId, currency } = order;
    const taken = await listTaken(tx, order);
    const standings = await credits.listStandings(
      tx,
      taken.map(({ orderId }) => orderId),
    );
    // What a bank took back was paid for by nobody: it does not go on.
    const stands = (orderId: string) => standings.some((one) => one.orderId === orderId && one.netMinor >= 0);
    const restored = taken.map(({ orderId }) => orderId).filter(stands);
    await grants.takeBack(tx, id, why, restored);
    if (taken.length === 0) return;
    await lockEarning(tx);
    const now = clock.now();
    for (const { orderId, creditMinor: amountMinor } of taken) {
      const to = stands(orderId) ? orderId : undefined;
      const moved = { from: id, to, amountMinor, paidMinor: amountMinor, currency };
      await moveCredit(tx, moved, `back:${quoteId}:${orderId}`, lagosDay(now));
    }
    await credits.markRestored(tx, quoteId, now);
  };
};
export type TakeBack = ReturnType<typeof makeTakingBack>;
