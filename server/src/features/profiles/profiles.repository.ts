// The matrimony profile as it is remembered.

import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { profile } from '#platform/database/tables/profiles.ts';

export type ProfileRow = typeof profile.$inferSelect;
export type ProfileChange = Partial<Omit<typeof profile.$inferInsert, 'memberId'>>;

export const saveProfile = async (tx: Queryable, row: typeof profile.$inferInsert): Promise<void> => {
  await tx.insert(profile).values(row);
};

export const findProfile = async (db: Queryable, memberId: string): Promise<ProfileRow | undefined> => {
  const [found] = await db.select().from(profile).where(eq(profile.memberId, memberId));
  return found;
};

export const changeProfile = async (
  tx: Queryable,
  memberId: string,
  change: ProfileChange,
  now: Date,
): Promise<void> => {
  await tx
    .update(profile)
    .set({ ...change, updatedAt: now })
    .where(eq(profile.memberId, memberId));
};
