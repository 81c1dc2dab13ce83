// What was had once by people whose accounts are erased, as it is remembered: of whom, nothing says.
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { trial } from '#platform/database/tables/billing.ts';
import { codeUse, offerHad } from '#platform/database/tables/codes.ts';

export const findTrial = async (tx: Queryable, memberId: string): Promise<boolean> =>
  (await tx.select({ at: trial.startedAt }).from(trial).where(eq(trial.memberId, memberId))).length > 0;

/** The codes that they used, with what they had confirmed then. */
export const listUsed = (tx: Queryable, memberId: string) =>
  tx
    .select({ key: codeUse.codeKey, emailDigest: codeUse.emailDigest, phoneDigest: codeUse.phoneDigest })
    .from(codeUse)
    .where(and(eq(codeUse.memberId, memberId), eq(codeUse.state, 'used')));

export const recordOnce = async (
  tx: Queryable,
  rows: readonly (typeof offerHad.$inferInsert)[],
): Promise<void> => {
  if (rows.length > 0)
    await tx
      .insert(offerHad)
      .values([...rows])
      .onConflictDoNothing();
};

export const wasHad = async (
  db: Queryable,
  offer: string,
  digests: readonly string[],
  now: Date,
): Promise<boolean> => {
  if (digests.length === 0) return false;
  const found = await db
    .select({ offer: offerHad.offer })
    .from(offerHad)
    .where(
      and(eq(offerHad.offer, offer), inArray(offerHad.digest, [...digests]), gt(offerHad.keptUntil, now)),
    )
    .limit(1);
  return found.length > 0;
};

export const forget = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(offerHad).where(lte(offerHad.keptUntil, now));
};
