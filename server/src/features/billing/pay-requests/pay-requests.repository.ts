// Requests to pay as they are remembered.
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { payRequest } from '#platform/database/tables/pay-requests.ts';
import { allocation, payment } from '#platform/database/tables/payments.ts';

export type PayRequestRow = typeof payRequest.$inferSelect;

export const findHolding = async (db: Queryable, orderId: string): Promise<PayRequestRow | undefined> => {
  const [found] = await db
    .select()
    .from(payRequest)
    .where(and(eq(payRequest.orderId, orderId), isNull(payRequest.revokedAt)));
  return found;
};

/**
 * Not one that its member revoked: whoever had it learns nothing of their account. What the end of that account revoked is
 * there still, for whoever was asked to pay.
 */
export const findByToken = async (db: Queryable, tokenHash: string): Promise<PayRequestRow | undefined> => {
  const endedWithAccount = sql`${payRequest.revokedAt} >= (select e.asked_at from erasure e
    join purchase_order o on o.member_id = e.member_id where o.id = ${payRequest.orderId})`;
  const [found] = await db
    .select()
    .from(payRequest)
    .where(and(eq(payRequest.tokenHash, tokenHash), or(isNull(payRequest.revokedAt), endedWithAccount)));
  return found;
};

export const savePayRequest = async (
  tx: Queryable,
  row: typeof payRequest.$inferInsert,
): Promise<PayRequestRow> => {
  const [saved] = await tx.insert(payRequest).values(row).returning();
  return saved!;
};

export const revoke = async (tx: Queryable, orderId: string, revokedAt: Date): Promise<void> => {
  await tx
    .update(payRequest)
    .set({ revokedAt, tokenSealed: null })
    .where(and(eq(payRequest.orderId, orderId), isNull(payRequest.revokedAt)));
};

/** What counts for its order and came before it was given, or is its member’s credit. */
export const sumBefore = async (
  db: Queryable,
  { orderId, createdAt }: Pick<PayRequestRow, 'orderId' | 'createdAt'>,
): Promise<number> => {
  const [found] = await db
    .select({ sum: sql`coalesce(sum(${allocation.amountMinor}), 0)::float8`.mapWith(columnOf(z.number())) })
    .from(allocation)
    .innerJoin(payment, eq(payment.id, allocation.paymentId))
    .where(
      and(
        eq(allocation.orderId, orderId),
        isNull(allocation.releasedAt),
        or(lt(payment.receivedAt, createdAt), eq(payment.provider, 'credit')),
      ),
    );
  return found?.sum ?? 0;
};
