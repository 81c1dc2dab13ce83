// What a member seeks, as it is remembered.

import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { wish } from '#platform/database/tables/profiles.ts';

export type WishRow = typeof wish.$inferSelect;

export const saveWish = async (tx: Queryable, row: typeof wish.$inferInsert): Promise<void> => {
  await tx.insert(wish).values(row).onConflictDoUpdate({ target: wish.memberId, set: row });
};

export const findWish = async (db: Queryable, memberId: string): Promise<WishRow | undefined> => {
  const [found] = await db.select().from(wish).where(eq(wish.memberId, memberId));
  return found;
};

export const changeWish = async (
  tx: Queryable,
  memberId: string,
  change: Partial<typeof wish.$inferInsert>,
): Promise<void> => {
  await tx.update(wish).set(change).where(eq(wish.memberId, memberId));
};
