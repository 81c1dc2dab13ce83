// The night’s work on what was paid for: what its days have earned since the last night becomes income.
import { type Clock, lagosDay } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import { type DeferredOrder, listDeferred, lockEarning } from './deferred.repository.ts';
import { earnedBy } from './earning.rules.ts';
import { linesOf, type Posting } from './ledger.rules.ts';
import type { Ledger } from './ledger.service.ts';

const ORDERS_AT_ONCE = 200;

/** Less than nothing where a period was changed to later days: then its days have earned less than it seemed. */
const earningOf = (order: DeferredOrder, today: string): Posting | undefined => {
  const amountMinor = earnedBy(order, today) - order.earnedMinor;
  if (amountMinor === 0) return undefined;
  const { orderId, of, currency } = order;
  const lines = linesOf({ kind: 'earned', of, amountMinor }, currency);
  return { source: `earned:${orderId}:${today}`, kind: 'earned', orderId, lines };
};

export const makeEarning = ({ db, clock, ledger }: { db: Database; clock: Clock; ledger: Ledger }) => {
  /** The last order that was looked at; undefined when there are no more. */
  const earnSome = (after?: string) =>
    db.transaction(async (tx) => {
      await lockEarning(tx);
      const today = lagosDay(clock.now());
      const { orders, last } = await listDeferred(tx, after, ORDERS_AT_ONCE);
      for (const order of orders) {
        const posting = earningOf(order, today);
        if (posting) await ledger.post(tx, posting);
      }
      return last;
    });

  return {
    /** Nights that were missed are caught up: it counts all days that have passed, and what was earned before. */
    async earn(): Promise<void> {
      for (let last = await earnSome(); last !== undefined; ) last = await earnSome(last);
    },
  };
};
export type Earning = ReturnType<typeof makeEarning>;
