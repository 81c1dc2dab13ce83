// A settled order, and what is still held for it.
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { isCalled, shownReference } from '#platform/database/shown-attempt.ts';
import { order } from '#platform/database/tables/billing.ts';
import { orderLine } from '#platform/database/tables/checkout.ts';
import { netMinor } from '../changes/upgrades.repository.ts';

export const findSettledOrder = async (db: Queryable, reference: string) => {
  const [found] = await db
    .select({
      id: order.id,
      reference: shownReference,
      currency: order.currency,
      kind: orderLine.kind,
      subjectId: orderLine.subjectId,
      priceMinor: order.amountMinor,
      netMinor,
    })
    .from(order)
    .innerJoin(orderLine, and(eq(orderLine.orderId, order.id), eq(orderLine.position, 1)))
    .where(and(isCalled(reference), isNotNull(order.settledAt)))
    .limit(1);
  return found;
};
