// Money has arrived: it is kept once, counted for its order, and written into the ledger; what settles the order has it
// fulfilled, together and exactly once. What was paid a second time, or too much, is owed back from the same moment.

import type { PaymentStanding } from '@ijeuwa/contract/payment-words';
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { Notify } from '#platform/notify.ts';
import type { StoredCard } from '#platform/ports/stored-cards.ts';
import { paidTwiceNotice, receiptNotice } from '../billing.mails.ts';
import * as attempts from '../checkout/attempts.repository.ts';
import * as orders from '../checkout/orders.repository.ts';
import { nextState } from '../checkout/orders.rules.ts';
import { assetOf, type LedgerEvent, linesOf } from '../ledger/ledger.rules.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { AfterSettling } from './after-settling.ts';
import type { Fulfils } from './fulfil.ts';
import { eventsOf, judgeMoney, settles, splitMoney } from './money.rules.ts';
import * as odd from './odd-payments.repository.ts';
import * as payments from './payments.repository.ts';

export type SettlementNeeds = {
  clock: Clock;
  live: Live;
  notify: Notify;
  ledger: Ledger;
  fulfils: Fulfils;
  /** One after the other. */
  afterSettling: readonly AfterSettling[];
  findZone: FindZone;
};

/** Of an attempt; `transaction`: the provider's own name for it. */
export type Money = {
  attemptId: string;
  transaction: string;
  amountMinor: number;
  currency: payments.Payment['currency'];
  /** What it was paid with, where that can be charged again. */
  card?: StoredCard;
};
export type Taken = { memberId: string; standing: PaymentStanding };

const NAMES: Record<PaymentStanding, string> = {
  fits: 'payment',
  excess: 'payment',
  short: 'part of a payment',
  other_currency: 'stray payment',
  account_closed: 'stray payment',
  paid_twice: 'second payment',
};

export const said = (
  { order, content }: orders.FoundOrder,
  payment: { id: string; amountMinor: number },
) => ({
  paymentId: payment.id,
  packageName: content.name,
  memberId: order.memberId,
  reference: order.reference,
  amountMinor: payment.amountMinor,
  currency: order.currency,
});

export const makeSettlement = (needs: SettlementNeeds) => {
  const { clock, live, notify, ledger, fulfils, afterSettling, findZone } = needs;
  /** All that money does to the ledger, coming and going; `of` is what it is posted once for. */
  const post = async (
    tx: Queryable,
    { order }: orders.FoundOrder,
    { currency }: Pick<payments.Payment, 'currency'>,
    of: string,
    events: readonly LedgerEvent[],
  ): Promise<void> => {
    for (const event of events) {
      const { kind } = event;
      const lines = linesOf(event, currency);
      await ledger.post(tx, { source: `${kind}:${of}`, kind, orderId: order.id, lines });
    }
  };

  const settle = async (
    tx: Queryable,
    found: orders.FoundOrder,
    attempt: attempts.Attempt,
    card: StoredCard | undefined,
  ) => {
    const { id: orderId, memberId } = found.order;
    const settledAt = clock.now();
    await orders.changeOrder(tx, orderId, { status: nextState(found.order.status, 'all_money'), settledAt });
    await orders.closeOthersOfPurchase(tx, found.order);
    await odd.closeShortOfOrder(tx, orderId, settledAt);
    const { amountMinor, currency } = found.order;
    const { reference, method: paidBy } = attempt;
    const zone = await findZone(tx, memberId);
    const lines = await orders.listLines(tx, orderId);
    for (const line of lines) {
      const period = await fulfils[line.kind](tx, line, { memberId, orderId, paidBy });
      const paid = { orderId, memberId, reference, packageName: line.title, amountMinor, currency, zone };
      if (line.position === 1) await notify(tx, receiptNotice({ ...paid, ...period }));
    }
    for (const deed of afterSettling) await deed(tx, { found, attempt, lines, settledAt, card });
  };

  return {
    /** Undefined when this money is here already: every later word of it changes nothing. */
    async receive(tx: Queryable, { card, ...money }: Money): Promise<Taken | undefined> {
      const attempt = await attempts.findAttempt(tx, money.attemptId);
      const found = attempt && (await orders.lockOrder(tx, attempt.orderId));
      if (!found) return undefined;
      const { provider, reference } = attempt;
      // What came before transactions were kept stands under its reference.
      if (await payments.isKnown(tx, provider, [money.transaction, reference])) return undefined;
      const { order, allocatedMinor } = found;
      const { memberId } = order;
      const receivedAt = clock.now();
      const missingMinor = order.amountMinor - allocatedMinor;
      const settled = await orders.purchaseIsSettled(tx, order.purchaseId);
      const due = { missingMinor, currency: order.currency, settled, closed: found.accountClosed };
      const standing = judgeMoney(due, money);
      const { allocated, owedBack } = splitMoney(standing, missingMinor, money.amountMinor);
      const row = { ...money, provider, receivedAt, standing };
      const paymentId = await payments.recordPaymentOnce(tx, row);
      if (!paymentId) return undefined;
      const payment = { ...row, id: paymentId };
      await attempts.stepAttempt(tx, attempt.id, 'money');
      if (allocated > 0)
        await payments.saveAllocation(tx, {
          paymentId,
          orderId: order.id,
          amountMinor: allocated,
          allocatedAt: receivedAt,
        });
      if (owedBack > 0)
        await payments.saveRefund(tx, {
          paymentId,
          amountMinor: owedBack,
          reason: standing,
          state: 'requested',
          requestedAt: receivedAt,
        });
      const came = { asset: assetOf(provider), standing, amountMinor: money.amountMinor, owedBack };
      await post(tx, found, payment, paymentId, eventsOf({ ...came, waitedMinor: allocatedMinor }));
      if (standing !== 'fits')
        await odd.recordOddOnce(tx, {
          provider,
          source: `payment:${paymentId}`,
          reference,
          kind: NAMES[standing],
          outcome: standing,
          paymentId,
          noticedAt: receivedAt,
        });
      if (settles(standing)) await settle(tx, found, attempt, card);
      const partly = standing === 'short' && nextState(order.status, 'part_of_money');
      if (partly) await orders.changeOrder(tx, order.id, { status: partly });
      // Nobody writes to a closed account.
      if (standing === 'paid_twice' && !found.accountClosed)
        await notify(tx, paidTwiceNotice({ ...said(found, payment), reference }));
      return { memberId, standing };
    },

    /** What went out again; `wasOwed`: the books had it as owed already. */
    postRefund: (
      tx: Queryable,
      found: orders.FoundOrder,
      payment: payments.Payment,
      back: { refundId: string; amountMinor: number; wasOwed: boolean },
    ): Promise<void> => {
      const { refundId, amountMinor, wasOwed } = back;
      const sent: LedgerEvent = { kind: 'refund', asset: assetOf(payment.provider), amountMinor };
      const owed: LedgerEvent = { kind: 'refund owed', of: 'unmatched', amountMinor };
      return post(tx, found, payment, refundId, wasOwed ? [sent] : [owed, sent]);
    },

    /** After the commit. */
    tell({ memberId, standing }: Taken): void {
      if (settles(standing)) live.toMember(memberId, 'changed', { what: 'subscription' });
    },
  };
};
export type Settlement = ReturnType<typeof makeSettlement>;
