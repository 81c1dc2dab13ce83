// Whether a payment was undone as one that never came.
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { payment } from '#platform/database/tables/payments.ts';
import { NEVER_CAME_NAME } from './never-came.rules.ts';

/** A piece of other statements; `paymentId`: as the statement around it writes it. */
export const isUndone = (paymentId: SQL): SQL => sql`exists (select from dispute d
  where d.payment_id = ${paymentId} and d.provider = 'bank' and d.provider_id = ${NEVER_CAME_NAME}::text || ${paymentId})`;

export const isTransferUndone = async (tx: Queryable, transferId: string): Promise<boolean> => {
  const undone = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.attemptId, transferId), isUndone(sql`${payment.id}`)));
  return undone.length > 0;
};
