// The accounts that a provider gave for one attempt each, as they are remembered.
import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { transferAccount } from '#platform/database/tables/checkout.ts';

export const saveAccount = async (tx: Queryable, row: typeof transferAccount.$inferInsert): Promise<void> => {
  await tx.insert(transferAccount).values(row);
};

export const findAccount = async (db: Queryable, attemptId: string) => {
  const [found] = await db.select().from(transferAccount).where(eq(transferAccount.attemptId, attemptId));
  return found ?? null;
};
