// The time zone that a member’s device says.
import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { member } from '#platform/database/tables/accounts.ts';

export const saveZone = async (db: Queryable, memberId: string, zone: string): Promise<void> => {
  await db.update(member).set({ zone }).where(eq(member.id, memberId));
};
