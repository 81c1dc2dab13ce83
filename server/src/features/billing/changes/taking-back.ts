// What an order gave is taken back with its money. Where it was an upgrade, what it had ended goes on, and what of that
// counted in its price belongs to the order again of which it was left: but for what a bank has taken of that one since.
import { type Clock, lagosDay } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import * as orders from '../checkout/orders.repository.ts';
import type { Grants } from '../grants/grants.service.ts';
import type { CatchUp } from '../ledger/catching-up.ts';
import { lockEarning } from '../ledger/deferred.repository.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { TakeServiceBack } from '../services/services.service.ts';
import { makeMoveCredit } from './move-credit.ts';
import { lostOf } from './upgrade.rules.ts';
import * as credits from './upgrades.repository.ts';

export type TakingBackNeeds = {
  clock: Clock;
  ledger: Ledger;
  catchUp: CatchUp;
  grants: Pick<Grants, 'takeBack'>;
  takeServiceBack: TakeServiceBack;
};

export const makeTakingBack = (needs: TakingBackNeeds) => {
  const { clock, grants, catchUp, takeServiceBack } = needs;
  const moveCredit = makeMoveCredit(needs);

  /** Nothing where this order counts for a better package itself: that one stands. */
  const listToRestore = async (tx: Queryable, { id, quoteId }: orders.FoundOrder['order']) => {
    const { countsElsewhere } = await credits.findWorth(tx, id);
    if (countsElsewhere) return [];
    const promised = await credits.listOfQuote(tx, quoteId);
    const taken = promised.flatMap(({ credit }) => (credit.takenAt && !credit.restoredAt ? [credit] : []));
    for (const { orderId } of taken) await orders.lockOrder(tx, orderId);
    const restored = [];
    for (const credit of taken) {
      const { netMinor } = await credits.findWorth(tx, credit.orderId);
      restored.push({ ...credit, lostMinor: lostOf(credit.creditMinor, netMinor) });
    }
    return restored;
  };

  /** Answers the orders that go on again. */
  return async (tx: Queryable, found: orders.FoundOrder, why: 'refund' | 'chargeback'): Promise<string[]> => {
    if (found.kind !== 'package') {
      await takeServiceBack(tx, found, why);
      return [];
    }
    const { order } = found;
    const { id, memberId, quoteId, currency } = order;
    const restored = await listToRestore(tx, order);
    const goOn = restored
      .filter(({ creditMinor, lostMinor }) => lostMinor < creditMinor)
      .map(({ orderId }) => orderId);
    await grants.takeBack(tx, id, why, goOn);
    await lockEarning(tx);
    const now = clock.now();
    for (const { orderId: to, creditMinor: amountMinor, lostMinor } of restored) {
      const moved = { from: id, to, amountMinor, paidMinor: amountMinor, lostMinor, currency };
      await moveCredit(tx, moved, `back:${quoteId}:${to}`, lagosDay(now));
    }
    if (restored.length > 0) await credits.markRestored(tx, quoteId, now);
    await catchUp(tx, memberId, `back:${id}`);
    return goOn;
  };
};
export type TakeBack = ReturnType<typeof makeTakingBack>;
