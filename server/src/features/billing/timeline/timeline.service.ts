// "Where is my money?": the line of time of an order, for its member, and with more for finance.
import type { Money } from '@ijeuwa/contract/fields';
import { orderStatusOf } from '@ijeuwa/contract/payment-words';
import { type FoundOrder as Found, ORDERS_FOUND, type Timeline } from '@ijeuwa/contract/timelines';
import { notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Sealing } from '#platform/sealing.ts';
import { currentOf, whyNotCharged } from '../agreements/agreement-view.ts';
import { priceOf } from '../agreements/agreements.rules.ts';
import { makeFindRenewed } from '../agreements/renewed.ts';
import { makeCardBox } from '../agreements/stored-card.ts';
import type { Buyers } from '../checkout/buyers.ts';
import { goesBackOf, whyEnded } from '../checkout/order-view.ts';
import * as orders from '../checkout/orders.repository.ts';
import { happenedTo } from './happened.ts';
import { nextFor } from './next.ts';
import { listOrderIds } from './sought.repository.ts';
import { findMoneyOf, findName, type MoneyOf } from './timeline.repository.ts';

export type TimelinesNeeds = {
  db: Database;
  clock: Clock;
  audit: Audit;
  buyers: Buyers;
  sealing: Sealing;
};

export const makeTimelines = ({ db, clock, audit, buyers, sealing }: TimelinesNeeds) => {
  const findRenewed = makeFindRenewed(makeCardBox(sealing));

  /** What is charged for what renews, as it is sold now. */
  const priceNext = async ({ renews }: MoneyOf): Promise<Money | undefined> => {
    if (!renews) return undefined;
    const { amountMinor: agreedMinor, currency } = renews.consent;
    const current = await currentOf(db, renews);
    const amountMinor = current && priceOf(agreedMinor, current.amountMinor);
    return amountMinor === undefined ? undefined : { amountMinor, currency };
  };

  const lineOf = async (found: orders.FoundOrder, forStaff: boolean): Promise<Timeline> => {
    const money = await findMoneyOf(db, found.order.id, forStaff);
    const stopped = money.renews ? await whyNotCharged(db, money.renews) : undefined;
    const renewed = await findRenewed(db, found.order.id);
    const asking = money.disputes.find(({ endedAt }) => endedAt === null);
    return {
      happened: happenedTo(found, money, renewed, forStaff),
      next: nextFor(found, money, clock.now(), stopped ?? (await priceNext(money))),
      ...(asking && { decides: asking.provider === 'paypal' ? ('paypal' as const) : ('bank' as const) }),
    };
  };

  const toFound = async (found: orders.FoundOrder): Promise<Found> => {
    const { order, attempt, title } = found;
    const { memberId, amountMinor, currency, reference } = order;
    const because = whyEnded(found);
    return {
      _id: order.id,
      reference,
      member: { _id: memberId, name: (await findName(db, memberId)) ?? buyers.nameOf(order.buyerSealed) },
      title,
      total: { amountMinor, currency },
      status: orderStatusOf(order.status, attempt.status),
      ...goesBackOf(found),
      ...(because && { endedBecause: because }),
      timeline: await lineOf(found, true),
    };
  };

  return {
    async find(memberId: string, id: string): Promise<Timeline> {
      const found = await orders.findOrder(db, id);
      if (found?.order.memberId !== memberId) throw notFound('This order');
      return lineOf({ ...found, title: found.ownTitle }, false);
    },

    async search(
      { staffId }: StaffViewer,
      wanted: { reference?: string; memberId?: string },
    ): Promise<{ orders: Found[] }> {
      const found: Found[] = [];
      for (const id of await listOrderIds(db, wanted, ORDERS_FOUND)) {
        const order = await orders.findOrder(db, id);
        if (order) found.push(await toFound(order));
      }
      const subject = found.map(({ reference }) => reference).join(' ');
      await audit.recordLook({ staffId, act: 'read orders', subject });
      return { orders: found };
    },
  };
};
