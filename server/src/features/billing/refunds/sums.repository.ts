// What of an order has gone back, is decided to, or was taken by banks.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { paymentAttempt } from '#platform/database/tables/checkout.ts';
import { dispute } from '#platform/database/tables/disputes.ts';
import { allocation, payment, refund } from '#platform/database/tables/payments.ts';

const Sum = z.number();

/** Of what an order was settled with: what is decided to go back, what is there, and what banks have taken. */
export const sumOfOrder = async (tx: Queryable, orderId: string) => {
  const owed = sql`${refund.owedAt} is not null and ${refund.state} not in ('failed', 'refused')`;
  const total = (which: ReturnType<typeof sql>) =>
    sql`coalesce(sum(${refund.amountMinor}) filter (where ${which}), 0)::float8`.mapWith(columnOf(Sum));
  const [sums] = await tx
    .select({ owedMinor: total(owed), doneMinor: total(sql`${refund.state} = 'done'`) })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, payment.attemptId))
    .where(and(eq(paymentAttempt.orderId, orderId), eq(refund.of, 'order')));
  const [taken] = await tx
    .select({
      lostMinor: sql`coalesce(sum(${dispute.amountMinor}), 0)::float8`.mapWith(columnOf(Sum)),
    })
    .from(dispute)
    .innerJoin(allocation, and(eq(allocation.paymentId, dispute.paymentId), eq(allocation.orderId, orderId)))
    .where(and(inArray(dispute.state, ['lost', 'silent']), isNull(allocation.releasedAt)));
  return { ...sums!, ...taken! };
};
