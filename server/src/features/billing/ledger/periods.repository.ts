// The periods that orders gave, for the ledger: this is where it learns of them.
import { inArray } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { subscription } from '#platform/database/tables/billing.ts';

export type GivenPeriod = { orderId: string; startsAt: Date; endsAt: Date };

export const listGivenPeriods = async (
  db: Queryable,
  orderIds: readonly string[],
): Promise<GivenPeriod[]> => {
  const rows = await db
    .select({ orderId: subscription.orderId, startsAt: subscription.startsAt, endsAt: subscription.endsAt })
    .from(subscription)
    .where(inArray(subscription.orderId, [...orderIds]));
  return rows.flatMap(({ orderId, ...period }) => (orderId === null ? [] : [{ orderId, ...period }]));
};
