// Money has arrived: the order is paid, the ledger balanced, and the package given, together and exactly once.
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import type { Notify } from '#platform/notify.ts';
import { receiptNotice } from '../billing.mails.ts';
import * as orders from '../checkout/orders.repository.ts';
import { nextStatus } from '../checkout/orders.rules.ts';
import * as subscriptions from '../subscriptions/subscriptions.repository.ts';
import { placePeriod } from '../subscriptions/subscriptions.rules.ts';
import { savePostings } from './payments.repository.ts';
import { postingsOf } from './payments.rules.ts';

export type SettlementNeeds = {
  clock: Clock;
  live: Live;
  notify: Notify;
  /** The package is one of the facts of the member's card. */
  cardChanged: (tx: Queryable, memberId: string) => Promise<void>;
};

export const makeSettlement = ({ clock, live, notify, cardChanged }: SettlementNeeds) => {
  const post = async (tx: Queryable, found: orders.FoundOrder, cash: 'paystack' | 'bank') => {
    const { id, amountMinor, currency } = found.order;
    const rest = { orderId: id, currency, kind: 'payment', postedAt: clock.now() };
    const postings = postingsOf(cash, found.packageId, amountMinor);
    await savePostings(
      tx,
      postings.map((posting) => ({ ...posting, ...rest })),
    );
  };

  const give = async (tx: Queryable, { order, content, rank }: orders.FoundOrder) => {
    const { memberId, packageVersionId } = order;
    await subscriptions.lockSubscriptions(tx, memberId);
    const held = await subscriptions.listHeld(tx, memberId, clock.now());
    const paid = held.filter((one) => !one.trial);
    const { startsAt, endsAt, moved } = placePeriod(paid, { rank, months: content.months }, clock.now());
    await subscriptions.moveSubscriptions(tx, moved);
    await subscriptions.saveSubscription(tx, {
      memberId,
      packageVersionId,
      orderId: order.id,
      trial: false,
      startsAt,
      endsAt,
    });
    return { startsAt, endsAt };
  };

  return {
    /** Whether it was this call that made the order paid; every later one changes nothing. */
    async pay(tx: Queryable, orderId: string, cash: 'paystack' | 'bank'): Promise<boolean> {
      const found = await orders.lockOrder(tx, orderId);
      const status = found && nextStatus(found.order.status, 'money');
      if (!status) return false;
      await orders.changeOrder(tx, orderId, { status, paidAt: clock.now() });
      await post(tx, found, cash);
      const period = await give(tx, found);
      const { memberId, reference, amountMinor, currency } = found.order;
      const packageName = found.content.name;
      await notify(
        tx,
        receiptNotice({ orderId, memberId, reference, packageName, amountMinor, currency, ...period }),
      );
      await cardChanged(tx, memberId);
      return true;
    },

    /** After the commit. */
    tell(memberId: string): void {
      live.toMember(memberId, 'changed', { what: 'subscription' });
    },
  };
};
export type Settlement = ReturnType<typeof makeSettlement>;
