// An upgrade and its money: what was promised counts as long as its order waits, and when that is settled it leaves the
// order of which it was left, in the books too.
import { lagosDay } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { Notify } from '#platform/notify.ts';
import { endPause, findPause } from '../agreements/pauses.repository.ts';
import * as orders from '../checkout/orders.repository.ts';
import { mayBePaid } from '../checkout/orders.rules.ts';
import { listGiven } from '../invoices/invoices.repository.ts';
import { lockEarning } from '../ledger/deferred.repository.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { AfterSettling } from '../payments/after-settling.ts';
import { upgradedNotice } from './changes.mails.ts';
import { makeMoveCredit } from './move-credit.ts';
import * as credits from './upgrades.repository.ts';
import type { Upgrades } from './upgrades.service.ts';

export type UpgradingNeeds = {
  ledger: Ledger;
  notify: Notify;
  findZone: FindZone;
  upgrades: Upgrades;
};

export const makeUpgrading = (needs: UpgradingNeeds) => {
  const { notify, findZone, upgrades } = needs;
  const moveCredit = makeMoveCredit(needs);

  /** Nothing of it goes back, or counts elsewhere, until the transaction ends. */
  const hold = async (tx: Queryable, quoteId: string) => {
    const promised = await credits.listOfQuote(tx, quoteId);
    for (const { credit } of promised) await orders.lockOrder(tx, credit.orderId);
    return promised;
  };

  return {
    /** What comes for an upgrade goes back where what was left counts for another one by now: nobody gets both. */
    async isOvertaken(tx: Queryable, { order, creditMinor }: orders.FoundOrder): Promise<boolean> {
      if (creditMinor === 0 || order.settledAt) return false;
      return upgrades.isOvertaken(tx, await hold(tx, order.quoteId));
    },

    /**
     * Of late money, and where something of it counts no more, the whole price is due; where a part of what had been paid
     * went back meanwhile, so much less counts. Never silently another price: what is missing is asked for.
     */
    async dueOf(tx: Queryable, found: orders.FoundOrder): Promise<orders.FoundOrder> {
      const { order, creditMinor } = found;
      if (creditMinor === 0) return found;
      const promised = await hold(tx, order.quoteId);
      const counted = mayBePaid(order.status) && (await upgrades.countAnew(tx, promised));
      const standsMinor = counted ? counted.reduce((all, one) => all + one.creditMinor, 0) : 0;
      const byMinor = creditMinor - standsMinor;
      if (counted) await credits.lowerCredits(tx, order.id, counted, byMinor);
      else await credits.endCredit(tx, order, creditMinor);
      const amountMinor = order.amountMinor + byMinor;
      return { ...found, creditMinor: standsMinor, order: { ...order, amountMinor } };
    },

    /** What it ended has ended by now. */
    afterSettling: (async (tx, { found, settledAt }) => {
      const { order, creditMinor, title } = found;
      if (creditMinor === 0) return;
      const { id: orderId, memberId, quoteId, currency } = order;
      const promised = await credits.listOfQuote(tx, quoteId);
      await lockEarning(tx);
      for (const { credit } of promised) {
        const { orderId: from, creditMinor: amountMinor, netMinor: paidMinor } = credit;
        const moved = { from, to: orderId, amountMinor, paidMinor, currency };
        await moveCredit(tx, moved, `${quoteId}:${from}`, lagosDay(settledAt));
      }
      await credits.markTaken(tx, quoteId, settledAt);
      await credits.closeOvertaken(tx, quoteId, settledAt);
      const pause = await findPause(tx, memberId, settledAt);
      if (pause) await endPause(tx, pause.id, settledAt);
      const ended = promised.map(({ packageName }) => packageName);
      const [given] = await listGiven(tx, orderId);
      const until = { endsAt: given!.endsAt, zone: await findZone(tx, memberId) };
      const about = { memberId, orderId, packageName: title, ended, ...until };
      await notify(tx, upgradedNotice({ ...about, creditMinor, paidMinor: order.amountMinor, currency }));
    }) satisfies AfterSettling as AfterSettling,
  };
};
export type Upgrading = ReturnType<typeof makeUpgrading>;
