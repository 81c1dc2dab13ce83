// Parts of orders that wait for their rest, as they are remembered.
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { order } from '#platform/database/tables/billing.ts';
import { allocation, payment } from '#platform/database/tables/payments.ts';
import { ofGivenBack } from '../checkout/ended.repository.ts';
import { buyerRefused, isOfProfile } from '../checkout/refused.repository.ts';
import { disputed } from '../refunds/refunds.repository.ts';

const withdrawn = sql`(exists (select from order_line l
    join service_withdrawal w on w.kind = l.kind and w.subject_id = l.subject_id where l.order_id = purchase_order.id)
  or (${buyerRefused} and exists (select from order_line l
    where l.order_id = purchase_order.id and ${isOfProfile(sql.raw('l.kind'))}))
  or exists (${ofGivenBack(order.id)}))`;

/** Orders whose last part came before then, or that are sold no more; the caller decides which of them are given up. A page of them. */
export const listParts = async (
  db: Queryable,
  cameBefore: Date,
  after: string | undefined,
  most: number,
): Promise<string[]> => {
  const lastPart = sql`(select max(c.allocated_at) from allocation c
    where c.order_id = ${order.id} and c.released_at is null)`;
  const rows = await db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        eq(order.status, 'part_paid'),
        after === undefined ? undefined : gt(order.id, after),
        or(lte(lastPart, cameBefore), withdrawn),
      ),
    )
    .orderBy(asc(order.id))
    .limit(most);
  return rows.map(({ id }) => id);
};

/** What counts for an order: each payment, and how much of it. */
export const listCounted = (tx: Queryable, orderId: string) =>
  tx
    .select({ payment, amountMinor: allocation.amountMinor, disputed })
    .from(allocation)
    .innerJoin(payment, eq(payment.id, allocation.paymentId))
    .where(and(eq(allocation.orderId, orderId), isNull(allocation.releasedAt)))
    .orderBy(asc(payment.id));
