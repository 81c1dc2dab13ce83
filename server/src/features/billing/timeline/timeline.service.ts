// "Where is my money?": the line of time of an order, for its member, and with more for finance.
import { orderStatusOf } from '@ijeuwa/contract/payment-words';
import { type FoundOrder as Found, ORDERS_FOUND, type Timeline } from '@ijeuwa/contract/timelines';
import { notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import { whyNotCharged } from '../agreements/agreement-view.ts';
import type { Buyers } from '../checkout/buyers.ts';
import * as orders from '../checkout/orders.repository.ts';
import { happenedTo } from './happened.ts';
import { nextFor } from './next.ts';
import { findMoneyOf, findName, listOrderIds } from './timeline.repository.ts';

export type TimelinesNeeds = { db: Database; clock: Clock; audit: Audit; buyers: Buyers };

export const makeTimelines = ({ db, clock, audit, buyers }: TimelinesNeeds) => {
  const lineOf = async (found: orders.FoundOrder, forStaff: boolean): Promise<Timeline> => {
    const money = await findMoneyOf(db, found.order.id, forStaff);
    const stopped = money.renews ? await whyNotCharged(db, money.renews) : undefined;
    return {
      happened: happenedTo(found, money, forStaff),
      next: nextFor(found, money, clock.now(), stopped),
    };
  };

  const toFound = async (found: orders.FoundOrder): Promise<Found> => {
    const { order, attempt, title } = found;
    const { memberId, amountMinor, currency } = order;
    return {
      _id: order.id,
      reference: attempt.reference,
      member: { _id: memberId, name: (await findName(db, memberId)) ?? buyers.nameOf(order.buyerSealed) },
      title,
      total: { amountMinor, currency },
      status: orderStatusOf(order.status, attempt.status),
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
