// The bank took back the transfer of which credit was kept: what is not spent of it goes, and what was paid with the rest
// ends, as if its own money had been taken.
import type { Currency } from '@ijeuwa/contract/fields';
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { holdRenewals } from '../agreements/hold-renewals.ts';
import * as orders from '../checkout/orders.repository.ts';
import type { Chargeback } from '../disputes/chargeback.ts';
import * as disputes from '../disputes/disputes.repository.ts';
import type { CreditLoss, SpentLoss } from '../disputes/loss-words.ts';
import { assetOf, linesOf } from '../ledger/ledger.rules.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import { findPaid, findUnderWay, stepRefund } from '../refunds/refunds.repository.ts';
import { endUndecided } from '../refunds/undecided.ts';
import * as credit from './credit.repository.ts';

export type LosingCreditNeeds = {
  clock: Clock;
  ledger: Ledger;
  chargeback: Chargeback;
  giveBackAll: (tx: Queryable, memberId: string) => Promise<void>;
};

const NOTHING = { atMostMinor: 0, lose: async (): Promise<CreditLoss> => ({ unspentMinor: 0, spent: [] }) };
const GONE = 'The transfer that this credit came of was taken back by the bank.';

export const makeLosingCredit = ({ clock, ledger, chargeback, giveBackAll }: LosingCreditNeeds) => {
  /** What was to go out with the account waits for what is left of it. */
  const holdBack = async (tx: Queryable, memberId: string, currency: Currency): Promise<boolean> => {
    const going = await credit.listGivenBack(tx, memberId, currency);
    for (const { refundId, orderId, amountMinor } of going) {
      if (!(await stepRefund(tx, refundId, 'withdraw', { said: GONE }))) continue;
      const lines = linesOf({ kind: 'credit kept', amountMinor }, currency);
      await ledger.post(tx, {
        ...{ source: `credit held back:${refundId}`, kind: 'credit kept' },
        ...{ orderId, lines },
      });
    }
    return going.length > 0;
  };

  const loseSpent = async (
    tx: Queryable,
    spent: credit.Spent,
    of: string,
    amountMinor: number,
  ): Promise<SpentLoss[]> => {
    const order = (await orders.findOrder(tx, spent.orderId))!;
    const now = clock.now();
    const id = await disputes.recordDisputeOnce(tx, {
      ...{ paymentId: spent.paymentId, provider: 'credit', providerId: `${of} ${spent.paymentId}` },
      ...{ askedMinor: amountMinor, amountMinor, currency: order.order.currency, category: GONE },
      ...{ state: 'lost', openedAt: now, dueAt: now, endedAt: now },
    });
    const found = id && (await disputes.findDispute(tx, id));
    if (!found) return [];
    const { own } = await chargeback(tx, found, order);
    const { title, kind } = order;
    const { reference, currency } = order.order;
    return [{ title, kind, reference, currency, amountMinor, own }];
  };

  return {
    /** Holds what it may take before anything is decided; `keptMinor`: of the transfer. */
    async prepare(tx: Queryable, memberId: string, currency: Currency, keptMinor: number) {
      if (keptMinor === 0) return NOTHING;
      // The renewal, then orders, then credit, as whoever charges and whoever settles takes them.
      await holdRenewals(tx, clock, memberId);
      const spentOn = await credit.listSpent(tx, memberId, currency);
      await orders.lockOrders(
        tx,
        spentOn.map(({ orderId }) => orderId),
      );
      await credit.lockCredit(tx, memberId);
      const wasGoing = await holdBack(tx, memberId, currency);
      const all: { spent: credit.Spent; leftMinor: number }[] = [];
      for (const spent of await credit.listSpent(tx, memberId, currency)) {
        const asked = await findUnderWay(tx, spent.paymentId);
        if (asked && !asked.refund.owedAt) await endUndecided(tx, asked, 'withdraw', GONE);
        all.push({ spent, leftMinor: (await findPaid(tx, spent.paymentId))!.leftMinor });
      }
      const spentMinor = all.reduce((sum, { leftMinor }) => sum + leftMinor, 0);
      const freeMinor = await credit.findKept(tx, memberId, currency);
      return {
        atMostMinor: Math.min(keptMinor, freeMinor + spentMinor),

        async lose(
          inside: Queryable,
          { dispute, orderId, payment }: disputes.FoundDispute,
        ): Promise<CreditLoss> {
          const { creditMinor: amountMinor, id } = dispute;
          if (amountMinor > 0) {
            const event = { kind: 'credit lost', asset: assetOf(payment.provider), amountMinor } as const;
            const lines = linesOf(event, currency);
            await ledger.post(inside, {
              ...{ source: `credit lost:dispute:${id}`, kind: 'credit lost' },
              ...{ orderId, lines },
            });
          }
          let owedMinor = Math.max(0, amountMinor - freeMinor);
          const ended: SpentLoss[] = [];
          for (const { spent, leftMinor } of all) {
            const part = Math.min(owedMinor, leftMinor);
            if (part > 0) ended.push(...(await loseSpent(inside, spent, id, part)));
            owedMinor -= part;
          }
          if (wasGoing) await giveBackAll(inside, memberId);
          return { unspentMinor: Math.min(amountMinor, freeMinor), spent: ended };
        },
      };
    },
  };
};
export type LoseCredit = ReturnType<typeof makeLosingCredit>;
