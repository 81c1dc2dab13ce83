// Credit: what a member paid too much and keeps with us for the next order, until it is used or the account is deleted.
import type { CreditBalances } from '@ijeuwa/contract/credit';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import type { Notify } from '#platform/notify.ts';
import { workChanged } from '#platform/work-changed.ts';
import * as orders from '../checkout/orders.repository.ts';
import { linesOf } from '../ledger/ledger.rules.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import { closeOddOfPayment } from '../payments/odd-payments.repository.ts';
import * as refunds from '../refunds/refunds.repository.ts';
import { creditGivenBackNotice, creditKeptNotice } from './credit.mails.ts';
import * as credit from './credit.repository.ts';

export type CreditNeeds = { db: Database; clock: Clock; live: Live; notify: Notify; ledger: Ledger };

const KEPT = 'The member keeps it as credit.';
const LEAVES =
  'The account is being deleted, and its credit goes back: to where its transfer came from, if no account was named.';

export const makeCredit = ({ db, clock, live, notify, ledger }: CreditNeeds) => {
  const keepOne = async (tx: Queryable, memberId: string, id: string): Promise<void> => {
    const { refund, payment, orderId, ownReference, reference } = (await refunds.findRefund(tx, id))!;
    const now = clock.now();
    const said = { sentFrom: 'credit' as const, doneAt: now, why: KEPT };
    if (!(await refunds.stepRefund(tx, id, 'keep', said))) return;
    const { amountMinor } = refund;
    const { currency } = payment;
    const lines = linesOf({ kind: 'credit kept', amountMinor }, currency);
    await ledger.post(tx, { source: `credit kept:${id}`, kind: 'credit kept', orderId, lines });
    await closeOddOfPayment(tx, payment.id, { closedAt: now, closedBy: null, closing: KEPT });
    const balance = (await credit.listBalances(tx, memberId)).find((one) => one.currency === currency);
    const kept = { memberId, refundId: id, ownReference, reference, amountMinor, currency };
    await notify(tx, creditKeptNotice({ ...kept, balanceMinor: balance?.kept ?? amountMinor }));
  };

  return {
    async find(memberId: string): Promise<CreditBalances> {
      const balances = await credit.listBalances(db, memberId);
      return {
        balances: balances.map(({ currency, kept, held }) => ({
          amount: { amountMinor: kept, currency },
          setAside: held > 0 ? { amountMinor: Math.min(kept, held), currency } : null,
        })),
      };
    },

    /** All of an order that goes back and that nobody has sent on its way; said twice it changes nothing. */
    async keep(memberId: string, orderId: string): Promise<void> {
      await db.transaction(async (tx) => {
        const before = await orders.findOrder(tx, orderId);
        if (before?.order.memberId !== memberId) throw notFound('This order');
        await orders.lockOrder(tx, orderId);
        await credit.lockCredit(tx, memberId);
        const found = (await orders.findOrder(tx, orderId))!;
        if (found.accountClosed)
          throw new AppError('conflict', 'Your account is being deleted, so this money goes back to you.');
        const ids = await credit.listKeepable(tx, orderId);
        for (const id of ids) await keepOne(tx, memberId, id);
        if (ids.length === 0 && found.keptMinor === 0)
          throw new AppError(
            'conflict',
            'This money is on its way back to you already, so it cannot be kept as credit any more.',
          );
      });
      live.toMember(memberId, 'changed', { what: 'subscription' });
      workChanged(live, 'transfers');
      workChanged(live, 'refunds');
    },

    /** With the account of whoever leaves: owed from now on, and sent from the bank once finance has approved it. */
    async giveBackAll(tx: Queryable, memberId: string): Promise<void> {
      await credit.lockCredit(tx, memberId);
      for (const { currency, kept: amountMinor } of await credit.listBalances(tx, memberId)) {
        const last = (await credit.findLastKept(tx, memberId, currency))!;
        const { paymentId, orderId, ownReference, reference } = last;
        const now = clock.now();
        const refundId = await refunds.saveRefund(tx, {
          paymentId,
          amountMinor,
          of: 'credit',
          state: 'requested',
          sentFrom: 'bank',
          reason: 'account_closed',
          why: LEAVES,
          requestedAt: now,
          owedAt: now,
        });
        const lines = linesOf({ kind: 'credit given back', amountMinor }, currency);
        const source = `credit given back:${refundId}`;
        await ledger.post(tx, { source, kind: 'credit given back', orderId, lines });
        await notify(
          tx,
          creditGivenBackNotice({ memberId, refundId, ownReference, reference, amountMinor, currency }),
        );
      }
    },
  };
};
export type Credit = ReturnType<typeof makeCredit>;
