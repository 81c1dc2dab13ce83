// What a dispute that was lost does: the money is gone from our account, what was bought with it ends, the books say so.
import { type Clock, lagosDay } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { TakeBack } from '../changes/taking-back.ts';
import * as orders from '../checkout/orders.repository.ts';
import { nextState } from '../checkout/orders.rules.ts';
import type { CreditNote } from '../invoices/issuing.service.ts';
import { listDeferredOf, lockEarning } from '../ledger/deferred.repository.ts';
import { earnedBy } from '../ledger/earning.rules.ts';
import { assetOf, type LedgerEvent, linesOf } from '../ledger/ledger.rules.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import { releaseAllocations } from '../payments/payments.repository.ts';
import { findUnderWay, stepRefund, sumOfOrder } from '../refunds/refunds.repository.ts';
import { shareOf } from '../refunds/refunds.rules.ts';
import type { FoundDispute } from './disputes.repository.ts';

export type ChargebackNeeds = {
  clock: Clock;
  ledger: Ledger;
  takeBack: TakeBack;
  creditNote: CreditNote;
};

const BANK_TOOK = 'The bank has taken money of this payment back. Please see what of it is still owed.';

export const makeChargeback = ({ clock, ledger, takeBack, creditNote }: ChargebackNeeds) => {
  const post = async (tx: Queryable, { dispute, orderId }: FoundDispute, events: readonly LedgerEvent[]) => {
    for (const event of events) {
      const { kind } = event;
      const lines = linesOf(event, dispute.currency);
      const source = `${kind}:dispute:${dispute.id}`;
      if (lines.length > 0) await ledger.post(tx, { source, kind, orderId, lines });
    }
  };

  /** What was not given yet is owed to nobody any more; what was given is our loss. */
  const ofOrder = async (
    tx: Queryable,
    found: FoundDispute,
    order: orders.FoundOrder,
  ): Promise<LedgerEvent[]> => {
    const { amountMinor } = found.dispute;
    await lockEarning(tx);
    const [left] = await listDeferredOf(tx, [found.orderId]);
    if (!left) throw new Error(`the ledger knows nothing of order ${found.orderId}`);
    const earned = earnedBy(left, lagosDay(clock.now()));
    const asset = assetOf(found.payment.provider);
    const { owedMinor } = await sumOfOrder(tx, found.orderId);
    const paidMinor = order.order.amountMinor - owedMinor;
    const discountMinor = shareOf(left.discountMinor, amountMinor, paidMinor);
    const deferredMinor = Math.min(amountMinor + discountMinor, Math.max(0, left.givenMinor - earned));
    const caughtUp: LedgerEvent = { kind: 'earned', of: 'package', amountMinor: earned - left.earnedMinor };
    return [caughtUp, { kind: 'chargeback', asset, amountMinor, deferredMinor, discountMinor }];
  };

  const ofPart = (found: FoundDispute): LedgerEvent[] => {
    const { amountMinor } = found.dispute;
    return [
      { kind: 'refund owed', of: 'unmatched', amountMinor },
      { kind: 'refund', asset: assetOf(found.payment.provider), amountMinor },
    ];
  };

  return async (tx: Queryable, found: FoundDispute, order: orders.FoundOrder): Promise<void> => {
    const { payment, dispute, orderId } = found;
    const waits = await findUnderWay(tx, payment.id);
    if (waits) await stepRefund(tx, waits.refund.id, 'trouble', { said: BANK_TOOK });
    if (dispute.amountMinor === 0) return;
    if (order.order.settledAt === null) {
      await post(tx, found, ofPart(found));
      await releaseAllocations(tx, payment.id, clock.now());
      const status = nextState(order.order.status, 'part_sent_back');
      if (status) await orders.changeOrder(tx, orderId, { status });
      return;
    }
    await post(tx, found, await ofOrder(tx, found, order));
    await takeBack(tx, order.order, 'chargeback');
    const { id: disputeId, amountMinor } = dispute;
    await creditNote(tx, { orderId, disputeId, amountMinor });
    const status = nextState(order.order.status, 'charged_back');
    if (status) await orders.changeOrder(tx, orderId, { status });
  };
};
export type Chargeback = ReturnType<typeof makeChargeback>;
