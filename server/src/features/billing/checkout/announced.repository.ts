// Transfers that their members announced, and what staff have said of them.
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { order } from '#platform/database/tables/billing.ts';
import { orderLine, transferApproval } from '#platform/database/tables/checkout.ts';
import { statementLine } from '#platform/database/tables/statements.ts';
import { wordCounts } from '../refunds/second-person.repository.ts';

/** Somebody whose word counts said that its money came, or that a line of a statement is its money. */
export const isBegunOn = async (tx: Queryable, attemptId: string): Promise<boolean> => {
  const words = await tx
    .select({ staffId: transferApproval.staffId })
    .from(transferApproval)
    .where(and(eq(transferApproval.attemptId, attemptId), wordCounts(sql`${transferApproval.staffId}`)))
    .limit(1);
  if (words.length > 0) return true;
  const lines = await tx
    .select({ id: statementLine.id })
    .from(statementLine)
    .where(eq(statementLine.transferId, attemptId))
    .limit(1);
  return lines.length > 0;
};

/** For which package money of this member is on its way: a part of it is there, or a transfer of it was announced. */
export const findOnItsWay = async (db: Queryable, memberId: string): Promise<string | undefined> => {
  const [found] = await db
    .select({ title: orderLine.title })
    .from(order)
    .innerJoin(orderLine, and(eq(orderLine.orderId, order.id), eq(orderLine.kind, 'package')))
    .where(
      and(
        eq(order.memberId, memberId),
        sql`(${order.status} = 'part_paid' or (${order.status} = 'open' and exists (select from payment_attempt a
          where a.order_id = ${order.id} and a.status = 'pending' and a.announced_at is not null)))`,
      ),
    )
    .limit(1);
  return found?.title;
};
