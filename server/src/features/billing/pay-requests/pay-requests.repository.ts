// Requests to pay as they are remembered.
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { payRequest } from '#platform/database/tables/pay-requests.ts';

export type PayRequestRow = typeof payRequest.$inferSelect;

export const findHolding = async (db: Queryable, orderId: string): Promise<PayRequestRow | undefined> => {
  const [found] = await db
    .select()
    .from(payRequest)
    .where(and(eq(payRequest.orderId, orderId), isNull(payRequest.revokedAt)));
  return found;
};

/** Also one that was revoked. */
export const findByToken = async (db: Queryable, tokenHash: string): Promise<PayRequestRow | undefined> => {
  const [found] = await db.select().from(payRequest).where(eq(payRequest.tokenHash, tokenHash));
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
