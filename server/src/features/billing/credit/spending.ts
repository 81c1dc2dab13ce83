// Credit that was set aside for an order counts for it, in the transaction that settles it: a payment of which no money moves.
import { type Clock, later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { Notify } from '#platform/notify.ts';
import * as attempts from '../checkout/attempts.repository.ts';
import * as orders from '../checkout/orders.repository.ts';
import { assetOf, linesOf } from '../ledger/ledger.rules.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import * as payments from '../payments/payments.repository.ts';
import { creditUsedNotice } from './credit.mails.ts';
import { findFree, listBalances, lockCredit } from './credit.repository.ts';

export type SpendingNeeds = { clock: Clock; ledger: Ledger; notify: Notify };

export const makeSpending = ({ clock, ledger, notify }: SpendingNeeds) => {
  /** Where the rest was paid otherwise credit has an attempt of its own, under the order's reference. */
  const attemptOf = async (tx: Queryable, { order, attempt }: orders.FoundOrder): Promise<string> => {
    if (attempt.provider === 'credit') return attempt.id;
    const now = clock.now();
    const begun = {
      orderId: order.id,
      provider: 'credit' as const,
      method: 'credit' as const,
      reference: `${order.reference}-credit`,
      amountMinor: order.fromCreditMinor,
      currency: order.currency,
      chosenAt: now,
      createdAt: now,
      expiresAt: later(now, 1),
    };
    return (await attempts.recordAttemptOnce(tx, begun))!;
  };

  return {
    /** What was set aside may have gone elsewhere since the order ended, or its account did: then all is to be paid. */
    async dueOf(tx: Queryable, found: orders.FoundOrder): Promise<orders.FoundOrder> {
      const { order } = found;
      if (order.fromCreditMinor === 0) return found;
      await lockCredit(tx, order.memberId);
      if ((await findFree(tx, order)) >= order.fromCreditMinor) return found;
      await orders.changeOrder(tx, order.id, { fromCreditMinor: 0 });
      return { ...found, order: { ...order, fromCreditMinor: 0 } };
    },

    /** `discountMinor`: what the price was lowered by, where no money comes that would say so. */
    async spend(tx: Queryable, found: orders.FoundOrder, discountMinor = 0): Promise<void> {
      const { id: orderId, memberId, currency, fromCreditMinor: amountMinor } = found.order;
      if (amountMinor === 0) return;
      await lockCredit(tx, memberId);
      const attemptId = await attemptOf(tx, found);
      const receivedAt = clock.now();
      const came = { provider: 'credit' as const, transaction: orderId, attemptId, amountMinor, currency };
      const paymentId = await payments.recordPaymentOnce(tx, { ...came, receivedAt, standing: 'fits' });
      if (!paymentId) throw new Error(`credit was spent for order ${orderId} already`);
      await attempts.stepAttempt(tx, attemptId, 'money');
      await payments.saveAllocation(tx, { paymentId, orderId, amountMinor, allocatedAt: receivedAt });
      const lines = linesOf(
        { kind: 'payment', asset: assetOf('credit'), amountMinor, discountMinor },
        currency,
      );
      await ledger.post(tx, { source: `payment:${paymentId}`, kind: 'payment', orderId, lines });
      const left = (await listBalances(tx, memberId)).find((one) => one.currency === currency);
      await notify(
        tx,
        creditUsedNotice({
          memberId,
          orderId,
          title: found.title,
          amountMinor,
          currency,
          leftMinor: left?.kept ?? 0,
        }),
      );
    },
  };
};
export type Spending = ReturnType<typeof makeSpending>;
