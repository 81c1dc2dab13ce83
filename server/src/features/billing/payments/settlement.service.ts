// Money has arrived: it is kept once, counted for its order, and written into the ledger; what settles the order has it
// fulfilled, together and exactly once. What was paid a second time, or too much, is owed back from the same moment.

import { LATE_KIND, type PaymentStanding } from '@ijeuwa/contract/payment-words';
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { Notify } from '#platform/notify.ts';
import type { StoredCard } from '#platform/ports/stored-cards.ts';
import { workChanged } from '#platform/work-changed.ts';
import { isByItself } from '../agreements/renewed.ts';
import type { Upgrading } from '../changes/upgrading.ts';
import * as attempts from '../checkout/attempts.repository.ts';
import { findEnding, isGivenBack } from '../checkout/ended.repository.ts';
import * as orders from '../checkout/orders.repository.ts';
import { isGone, mayBePaid, missingOf, nextState } from '../checkout/orders.rules.ts';
import type { Codes } from '../codes/codes.service.ts';
import type { Spending } from '../credit/spending.ts';
import { assetOf, type LedgerEvent, linesOf } from '../ledger/ledger.rules.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import { saveRefund } from '../refunds/refunds.repository.ts';
import { mayBePayers } from '../refunds/refunds-of.repository.ts';
import type { AnswerMoney } from '../rest/answer-money.ts';
import type { AfterSettling } from './after-settling.ts';
import type { Fulfils } from './fulfil.ts';
import { knownAs } from './known-as.ts';
import { eventsOf, judgeMoney, settles, splitMoney } from './money.rules.ts';
import * as odd from './odd-payments.repository.ts';
import { paidNotice } from './paid.mails.ts';
import * as payments from './payments.repository.ts';

export type SettlementNeeds = {
  clock: Clock;
  live: Live;
  notify: Notify;
  ledger: Ledger;
  fulfils: Fulfils;
  codes: Codes;
  upgrading: Upgrading;
  spending: Spending;
  /** One after the other. */
  afterSettling: readonly AfterSettling[];
  /** After the commit. */
  settled: () => void;
  answerMoney: AnswerMoney;
  findZone: FindZone;
};

/** Of an attempt; `transaction`: the provider's own name for it. */
export type Money = {
  attemptId: string;
  transaction: string;
  amountMinor: number;
  currency: payments.Payment['currency'];
  /** Its attempt has had money before, under the reference. */
  isMore?: boolean;
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
  unidentified: 'payment of nobody',
};

export const makeSettlement = (needs: SettlementNeeds) => {
  const { clock, live, notify, ledger, fulfils, codes, upgrading, afterSettling, settled } = needs;
  const { answerMoney, findZone, spending } = needs;
  /** All that money does to the ledger when it comes; `of` is what it is posted once for. */
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

  /** What let go of its code takes it again with its money; where nothing is left of it, the whole price is due. */
  const dueOf = async (tx: Queryable, found: orders.FoundOrder): Promise<orders.FoundOrder> => {
    const { order, codeKey, discountMinor } = found;
    if (found.creditMinor > 0) return upgrading.dueOf(tx, found);
    if (!codeKey || discountMinor === 0 || mayBePaid(order.status)) return found;
    if (await codes.takeAgain(tx, codeKey, order.memberId, order.purchaseId)) return found;
    await orders.endDiscount(tx, found);
    return {
      ...found,
      discountMinor: 0,
      order: { ...order, amountMinor: order.amountMinor + discountMinor },
    };
  };

  const settle = async (
    tx: Queryable,
    found: orders.FoundOrder,
    attempt: attempts.Attempt,
    card: StoredCard | undefined,
  ) => {
    const { id: orderId, memberId } = found.order;
    const settledAt = clock.now();
    // Also of what was still open: a part of it had come, or it was being charged.
    const because = found.ending.refused ? 'refused' : await findEnding(tx, orderId);
    await orders.changeOrder(tx, orderId, { status: nextState(found.order.status, 'all_money'), settledAt });
    await orders.closeOthersOfPurchase(tx, found.order, settledAt);
    await odd.closeShortOfOrder(tx, orderId, settledAt);
    const { method: paidBy } = attempt;
    const zone = await findZone(tx, memberId);
    const late = because && {
      because,
      reference: knownAs(found, attempt),
      ownReference: found.order.reference,
      toPayer: because === 'part_went_back' ? found.toPayer : await mayBePayers(tx, orderId),
    };
    // Its renewal tells of it, with what is charged next.
    const renewsByItself = found.renewsFrom !== null && !late && isByItself(attempt);
    const lines = await orders.listLines(tx, orderId);
    for (const line of lines) {
      const period = await fulfils[line.kind](tx, line, { memberId, orderId, paidBy, paidAt: settledAt });
      const paid = { orderId, memberId, title: line.title, period, zone, late };
      // Of an upgrade one notice tells all, as it takes its place.
      const isToldThere = found.creditMinor > 0 && !late;
      if (line.position === 1 && !isToldThere && !renewsByItself) await notify(tx, paidNotice(paid));
    }
    for (const deed of afterSettling) await deed(tx, { found, attempt, lines, settledAt, card });
  };

  return {
    /** Undefined when this money is here already: every later word of it changes nothing. */
    async receive(tx: Queryable, { card, ...money }: Money): Promise<Taken | undefined> {
      const attempt = await attempts.findAttempt(tx, money.attemptId);
      const locked = attempt && (await orders.lockOrder(tx, attempt.orderId));
      if (!locked) return undefined;
      const { provider, reference } = attempt;
      // What came before transactions were kept stands under its reference.
      const names = money.isMore ? [money.transaction] : [money.transaction, reference];
      if (await payments.isKnown(tx, provider, names)) return undefined;
      const isPaid = await orders.purchaseIsSettled(tx, locked.order.purchaseId);
      const isOvertaken = !isPaid && (await upgrading.isOvertaken(tx, locked));
      const isBack = !isPaid && !isOvertaken && (await isGivenBack(tx, locked.order.id));
      const isEnded = isOvertaken || isBack;
      const isSettled = isPaid || isEnded;
      const counts = !isSettled && !locked.accountClosed && money.currency === locked.order.currency;
      const found = counts ? await spending.dueOf(tx, await dueOf(tx, locked)) : locked;
      const { order, allocatedMinor, discountMinor } = found;
      const { memberId } = order;
      const receivedAt = clock.now();
      const missingMinor = missingOf(found);
      const due = { missingMinor, currency: order.currency, settled: isSettled, closed: found.accountClosed };
      const standing = judgeMoney(due, money);
      const { allocated, owedBack } = splitMoney(standing, missingMinor, money.amountMinor);
      const { isMore: _, ...came } = money;
      const row = { ...came, provider, receivedAt, standing };
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
        await saveRefund(tx, {
          paymentId,
          amountMinor: owedBack,
          reason: standing,
          state: 'requested',
          requestedAt: receivedAt,
          owedAt: receivedAt,
        });
      const moved = {
        asset: assetOf(provider),
        standing,
        amountMinor: money.amountMinor,
        owedBack,
        discountMinor,
      };
      await post(tx, found, payment, paymentId, eventsOf({ ...moved, waitedMinor: allocatedMinor }));
      if (standing !== 'fits')
        await odd.recordOddOnce(tx, {
          provider,
          source: `payment:${paymentId}`,
          reference,
          kind: standing === 'paid_twice' && (isEnded || isGone(order.status)) ? LATE_KIND : NAMES[standing],
          outcome: standing,
          paymentId,
          noticedAt: receivedAt,
        });
      if (settles(standing)) {
        await spending.spend(tx, found);
        await settle(tx, found, attempt, card);
      }
      const partly = standing === 'short' && nextState(order.status, 'part_of_money');
      const over = isOvertaken && nextState(order.status, 'cancel');
      if (partly) await orders.changeOrder(tx, order.id, { status: partly });
      else if (over) await orders.endOrder(tx, order.id, over, receivedAt);
      const stillMissing = missingMinor - allocated;
      const owed = { owedBackMinor: owedBack, isOvertaken, isGivenBack: isBack };
      const answered = { found, attempt, payment, missingMinor: stillMissing, ...owed };
      await answerMoney(tx, answered);
      return { memberId, standing };
    },

    /** An order of which credit covers all, in the transaction that makes it. */
    async settleCovered(tx: Queryable, orderId: string): Promise<Taken> {
      const found = (await orders.lockOrder(tx, orderId))!;
      await spending.spend(tx, found, found.discountMinor);
      await settle(tx, found, found.attempt, undefined);
      return { memberId: found.order.memberId, standing: 'fits' };
    },

    /** What was taken for an order, and goes back: owed from now on. */
    postOwed: (
      tx: Queryable,
      found: orders.FoundOrder,
      payment: payments.Payment,
      { refundId, amountMinor }: { refundId: string; amountMinor: number },
    ): Promise<void> =>
      post(tx, found, payment, refundId, [{ kind: 'refund owed', of: 'unmatched', amountMinor }]),

    /** After the commit. */
    tell({ memberId, standing }: Taken): void {
      live.toMember(memberId, 'changed', { what: 'subscription' });
      if (!settles(standing)) return;
      // The first package sends the card to review.
      workChanged(live, 'reviews');
      settled();
    },
  };
};
export type Settlement = ReturnType<typeof makeSettlement>;
