// The private calendar addresses: of each what knows it again, and, sealed, itself.
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { calendarFeed } from '#platform/database/tables/calendar.ts';
import { isPresent } from '#platform/visibility/visibility.ts';

export const findFeed = async (
  db: Queryable,
  memberId: string,
): Promise<{ madeAt: Date; tokenSealed: string | null } | undefined> => {
  const [found] = await db
    .select({ madeAt: calendarFeed.madeAt, tokenSealed: calendarFeed.tokenSealed })
    .from(calendarFeed)
    .where(eq(calendarFeed.memberId, memberId));
  return found;
};

/** Of whoever is here: an account that is being left answers no calendar. */
export const findFeedOwner = async (db: Queryable, tokenHash: string): Promise<string | undefined> => {
  const [found] = await db
    .select({ memberId: calendarFeed.memberId })
    .from(calendarFeed)
    .where(and(eq(calendarFeed.tokenHash, tokenHash), isPresent(sql`${calendarFeed.memberId}`)));
  return found?.memberId;
};

/** The one before ends with it. */
export const saveFeed = async (db: Queryable, row: typeof calendarFeed.$inferInsert): Promise<void> => {
  const { tokenHash, tokenSealed, madeAt } = row;
  await db
    .insert(calendarFeed)
    .values(row)
    .onConflictDoUpdate({ target: calendarFeed.memberId, set: { tokenHash, tokenSealed, madeAt } });
};

export const removeFeed = async (db: Queryable, memberId: string): Promise<void> => {
  await db.delete(calendarFeed).where(eq(calendarFeed.memberId, memberId));
};
