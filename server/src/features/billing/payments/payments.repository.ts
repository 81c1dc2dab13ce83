// Money that came: payments, and what of them counts for an order.
import { LATE_KIND } from '@ijeuwa/contract/payment-words';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { allocation, payment } from '#platform/database/tables/payments.ts';

export type Payment = typeof payment.$inferSelect;

/** Nothing of it was paid twice: its order had ended when it came. */
export const cameLate = sql`exists (select from odd_payment o
  where o.payment_id = ${payment.id} and o.kind = ${LATE_KIND})`.mapWith(columnOf(z.boolean()));

export const isLate = async (tx: Queryable, paymentId: string): Promise<boolean> =>
  (
    await tx
      .select({ id: payment.id })
      .from(payment)
      .where(and(eq(payment.id, paymentId), cameLate))
  ).length > 0;

/** By one of the names that a transaction may have been kept under. */
export const isKnown = async (
  tx: Queryable,
  provider: Payment['provider'],
  transactions: readonly string[],
): Promise<boolean> => {
  const known = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.provider, provider), inArray(payment.transaction, [...transactions])));
  return known.length > 0;
};

/** Undefined when this transaction is here already. */
export const recordPaymentOnce = async (
  tx: Queryable,
  row: typeof payment.$inferInsert,
): Promise<string | undefined> => {
  const [saved] = await tx.insert(payment).values(row).onConflictDoNothing().returning({ id: payment.id });
  return saved?.id;
};

/** What came by an attempt first. */
export const findPaymentOf = async (tx: Queryable, attempt: { id: string }): Promise<Payment | undefined> => {
  const [found] = await tx
    .select()
    .from(payment)
    .where(eq(payment.attemptId, attempt.id))
    .orderBy(asc(payment.id))
    .limit(1);
  return found;
};

export const findPayment = async (
  tx: Queryable,
  provider: Payment['provider'],
  transaction: string,
): Promise<Payment | undefined> => {
  const [found] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.provider, provider), eq(payment.transaction, transaction)));
  return found;
};

export const saveAllocation = async (tx: Queryable, row: typeof allocation.$inferInsert): Promise<void> => {
  await tx.insert(allocation).values(row);
};

/** Whether anything of it counted for an order until now. */
export const releaseAllocations = async (tx: Queryable, paymentId: string, now: Date): Promise<boolean> => {
  const released = await tx
    .update(allocation)
    .set({ releasedAt: now })
    .where(and(eq(allocation.paymentId, paymentId), isNull(allocation.releasedAt)))
    .returning({ orderId: allocation.orderId });
  return released.length > 0;
};
