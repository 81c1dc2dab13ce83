// One-time codes: the database keeps a keyed digest of each, and how many tries are left.

import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { oneTimeCode } from '#platform/database/tables/accounts.ts';

export const saveCode = async (tx: Queryable, row: typeof oneTimeCode.$inferInsert): Promise<string> => {
  const [saved] = await tx.insert(oneTimeCode).values(row).returning({ id: oneTimeCode.id });
  return saved!.id;
};

/** Takes one try of a code that can still be given; undefined when there is none. */
export const takeTry = async (db: Queryable, id: string, now: Date) => {
  const [taken] = await db
    .update(oneTimeCode)
    .set({ triesLeft: sql`${oneTimeCode.triesLeft} - 1` })
    .where(
      and(
        eq(oneTimeCode.id, id),
        gt(oneTimeCode.triesLeft, 0),
        gt(oneTimeCode.expiresAt, now),
        isNull(oneTimeCode.confirmedAt),
      ),
    )
    .returning();
  return taken;
};

/** Once: of two right answers that cross, one wins. */
export const confirmCodeOnce = async (
  tx: Queryable,
  id: string,
  now: Date,
  expiresAt: Date,
): Promise<boolean> => {
  const confirmed = await tx
    .update(oneTimeCode)
    .set({ confirmedAt: now, expiresAt })
    .where(and(eq(oneTimeCode.id, id), isNull(oneTimeCode.confirmedAt)))
    .returning({ id: oneTimeCode.id });
  return confirmed.length > 0;
};

/** Spends what a confirmed code allows, once. */
export const spendCodeOnce = async (tx: Queryable, id: string, now: Date) => {
  const [spent] = await tx
    .update(oneTimeCode)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeCode.id, id),
        isNotNull(oneTimeCode.confirmedAt),
        isNull(oneTimeCode.usedAt),
        gt(oneTimeCode.expiresAt, now),
      ),
    )
    .returning();
  return spent;
};

export const removeOldCodes = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(oneTimeCode).where(lt(oneTimeCode.expiresAt, now));
};
