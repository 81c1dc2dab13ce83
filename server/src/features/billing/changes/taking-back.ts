// What an order gave is taken back with its money. Where it was an upgrade, what it had ended goes on, and what of that
// counted in its price belongs to the order again of which it was left: but for what a bank has taken of that one since.
import { type Clock, lagosDay } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { AfterMoneyBack, RenewalLeft } from '../agreements/after-money-back.ts';
import * as orders from '../checkout/orders.repository.ts';
import { type Held, listHeld, listInForceOf } from '../grants/grants.repository.ts';
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
  afterMoneyBack: AfterMoneyBack;
  findZone: FindZone;
};

/** What has ended with the money of an order, and what goes on, for the words of a mail. */
export type TakenBack = {
  zone: string;
  /** What of it was still to come, or ran. */
  gone: { isBegun: boolean; from: Date; until: Date } | undefined;
  goesOn: Held[];
  renewal: RenewalLeft | undefined;
};

export const makeTakingBack = (needs: TakingBackNeeds) => {
  const { clock, grants, catchUp, takeServiceBack, afterMoneyBack, findZone } = needs;
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

  const goneOf = async (tx: Queryable, orderId: string): Promise<TakenBack['gone']> => {
    const now = clock.now();
    const left = (await listInForceOf(tx, orderId, [])).filter(({ until }) => until > now);
    if (left.length === 0) return undefined;
    const from = new Date(Math.min(...left.map((one) => +one.from)));
    return { isBegun: from <= now, from, until: new Date(Math.max(...left.map((one) => +one.until))) };
  };

  return async (
    tx: Queryable,
    found: orders.FoundOrder,
    why: 'refund' | 'chargeback',
  ): Promise<TakenBack | undefined> => {
    if (found.kind !== 'package') {
      await takeServiceBack(tx, found, why);
      return undefined;
    }
    const { order } = found;
    const { id, memberId, quoteId, currency } = order;
    const gone = await goneOf(tx, id);
    const restored = await listToRestore(tx, order);
    const isLeft = (await credits.findMovedUpTo(tx, id)) !== undefined;
    const goesOn = restored
      .filter(({ creditMinor, lostMinor }) => lostMinor < creditMinor)
      .map(({ orderId }) => orderId);
    await grants.takeBack(tx, id, why, { goesOn, isLeft });
    await lockEarning(tx);
    const now = clock.now();
    for (const { orderId: to, creditMinor: amountMinor, lostMinor } of restored) {
      const moved = { from: id, to, amountMinor, paidMinor: amountMinor, lostMinor, currency };
      await moveCredit(tx, moved, `back:${quoteId}:${to}`, lagosDay(now));
    }
    if (restored.length > 0) await credits.markRestored(tx, quoteId, now);
    await catchUp(tx, memberId, `back:${id}`);
    const restores = goesOn.length > 0;
    const renewal = await afterMoneyBack(tx, { memberId, orderId: id, why, isLeft, restores });
    const held = await listHeld(tx, memberId, now);
    return { zone: await findZone(tx, memberId), gone, goesOn: held, renewal };
  };
};
export type TakeBack = ReturnType<typeof makeTakingBack>;
