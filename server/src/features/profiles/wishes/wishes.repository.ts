// What a member seeks, as it is remembered.

import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { wish } from '#platform/database/tables/profiles.ts';

export type WishRow = typeof wish.$inferSelect;
export type WishChange = Partial<Omit<typeof wish.$inferInsert, 'memberId'>>;

export const findWish = async (db: Queryable, memberId: string): Promise<WishRow | undefined> => {
  const [found] = await db.select().from(wish).where(eq(wish.memberId, memberId));
  return found;
};

/** Holds the row until the transaction ends, so that two changes that cross both count. */
export const lockWish = async (tx: Queryable, memberId: string): Promise<WishRow | undefined> => {
  const [found] = await tx.select().from(wish).where(eq(wish.memberId, memberId)).for('update');
  return found;
};

export const changeWish = async (tx: Queryable, memberId: string, change: WishChange): Promise<void> => {
  await tx.update(wish).set(change).where(eq(wish.memberId, memberId));
};
