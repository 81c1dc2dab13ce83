// What was given has moved, and with it what its days have earned by today: that is posted at once and not by the next
// night alone, so that books which are looked at meanwhile agree.
import { type Clock, lagosDay } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { listDeferredOf, lockEarning } from './deferred.repository.ts';
import { earnedBy } from './earning.rules.ts';
import { linesOf } from './ledger.rules.ts';
import type { Ledger } from './ledger.service.ts';
import { listOrdersGivingOn } from './periods.repository.ts';

/** Of all that a member still has; `once`: what moved it. */
export type CatchUp = (tx: Queryable, memberId: string, once: string) => Promise<void>;

export const makeCatchUp =
  ({ clock, ledger }: { clock: Clock; ledger: Ledger }): CatchUp =>
  async (tx, memberId, once) => {
    const now = clock.now();
    await lockEarning(tx);
    const orderIds = await listOrdersGivingOn(tx, memberId, now);
    for (const order of await listDeferredOf(tx, orderIds)) {
      const { orderId, currency, earnedMinor } = order;
      const amountMinor = earnedBy(order, lagosDay(now)) - earnedMinor;
      if (amountMinor === 0) continue;
      const lines = linesOf({ kind: 'earned', of: 'package', amountMinor }, currency);
      await ledger.post(tx, { source: `earned:${orderId}:${once}`, kind: 'earned', orderId, lines });
    }
  };
