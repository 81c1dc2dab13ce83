// Whether a payment was undone as one that never came.
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { NEVER_CAME_NAME } from './never-came.rules.ts';

/** A piece of other statements; `paymentId`: as the statement around it writes it. */
export const isUndone = (paymentId: SQL): SQL => sql`exists (select from dispute d
  where d.payment_id = ${paymentId} and d.provider = 'bank' and d.provider_id = ${NEVER_CAME_NAME}::text || ${paymentId})`;

export const isTransferUndone = async (tx: Queryable, transferId: string): Promise<boolean> => {
  const { rows } = await tx.execute(
    sql`select from payment p where p.attempt_id = ${transferId} and ${isUndone(sql`p.id`)}`,
  );
  return rows.length > 0;
};
