// Money has arrived: the order is paid, the ledger balanced, and the package given, together and exactly once. What was
// paid a second time for the same purchase, or for an account that is closed, is written down as owed, for staff to send back.

import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { MemberChanged } from '#platform/member-changed.ts';
import type { Notify } from '#platform/notify.ts';
import { workChanged } from '#platform/work-changed.ts';
import { paidTwiceNotice, receiptNotice, refundedNotice } from '../billing.mails.ts';
import * as orders from '../checkout/orders.repository.ts';
import { nextStatus } from '../checkout/orders.rules.ts';
import type { Grants } from '../grants/grants.service.ts';
import { assetOf, type Cash, type LedgerEvent, linesOf } from '../ledger/ledger.rules.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import { recordNoticeOnce } from './payments.repository.ts';

export type SettlementNeeds = {
  clock: Clock;
  grants: Grants;
  live: Live;
  notify: Notify;
  ledger: Ledger;
  memberChanged: MemberChanged;
  findZone: FindZone;
};

export const makeSettlement = ({
  clock,
  grants,
  live,
  notify,
  ledger,
  memberChanged,
  findZone,
}: SettlementNeeds) => {
  /** All of what the order asks for came, or goes back. */
  const post = async (
    tx: Queryable,
    { order }: orders.FoundOrder,
    kind: 'payment' | 'second payment' | 'stray payment' | 'refund',
    cash: Cash,
  ) => {
    const { id, amountMinor, currency } = order;
    const event: LedgerEvent = { kind, asset: assetOf(cash), amountMinor };
    await ledger.post(tx, { source: `${kind}:${id}`, kind, orderId: id, lines: linesOf(event, currency) });
  };

  const give = async (tx: Queryable, { order, content, rank }: orders.FoundOrder) => {
    const { id: orderId, memberId, packageVersionId, method: paidBy } = order;
    return grants.give(tx, { memberId, packageVersionId, rank, months: content.months, orderId, paidBy });
  };

  const said = ({ order, content }: orders.FoundOrder) => {
    const { id, memberId, reference, amountMinor, currency } = order;
    return { orderId: id, packageName: content.name, memberId, reference, amountMinor, currency };
  };

  /** Nobody writes to a closed account. */
  const owe = async (
    tx: Queryable,
    found: orders.FoundOrder,
    { cash, isSecond }: { cash: Cash; isSecond: boolean },
  ): Promise<void> => {
    const { id, reference } = found.order;
    const kind = isSecond ? 'second payment' : 'stray payment';
    await post(tx, found, kind, cash);
    await recordNoticeOnce(tx, {
      provider: cash,
      eventId: `owed:${id}`,
      reference,
      kind,
      receivedAt: clock.now(),
      handledAt: clock.now(),
      outcome: isSecond ? 'paid_twice' : 'account_closed',
    });
    if (!found.accountClosed) await notify(tx, paidTwiceNotice(said(found)));
  };

  return {
    /** What this call has made of the order; every later one changes nothing. */
    async pay(tx: Queryable, orderId: string, cash: Cash): Promise<'paid' | 'refund_due' | undefined> {
      const found = await orders.lockOrder(tx, orderId);
      if (!found) return undefined;
      const isSecond = await orders.purchaseIsPaid(tx, found.order.purchaseId);
      const status = nextStatus(found.order.status, isSecond || found.accountClosed ? 'owed_money' : 'money');
      if (!status) return undefined;
      await orders.changeOrder(tx, orderId, { status, paidAt: clock.now() });
      if (status !== 'paid') {
        await owe(tx, found, { cash, isSecond });
        return 'refund_due';
      }
      await orders.closeOthersOfPurchase(tx, found.order);
      await post(tx, found, 'payment', cash);
      const period = await give(tx, found);
      const zone = await findZone(tx, found.order.memberId);
      await notify(tx, receiptNotice({ ...said(found), ...period, zone }));
      await memberChanged(tx, found.order.memberId, 'package');
      return 'paid';
    },

    /** Whether it was this call that noted the money as sent back. */
    async sendBack(tx: Queryable, orderId: string): Promise<boolean> {
      const found = await orders.lockOrder(tx, orderId);
      const status = found && nextStatus(found.order.status, 'refund');
      if (!status) return false;
      await orders.changeOrder(tx, orderId, { status });
      await post(tx, found, 'refund', found.order.method === 'card' ? 'paystack' : 'bank');
      if (found.accountClosed) return true;
      const isSecond = await orders.purchaseIsPaid(tx, found.order.purchaseId);
      await notify(tx, refundedNotice(said(found), isSecond));
      return true;
    },

    /** After the commit. */
    tell(memberId: string): void {
      live.toMember(memberId, 'changed', { what: 'subscription' });
      // The first package sends the card to review.
      workChanged(live, 'reviews');
    },
  };
};
export type Settlement = ReturnType<typeof makeSettlement>;
