// What was had once, as it is remembered also when an account is erased: of whom, nothing says.
import { and, eq, gt, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { trial } from '#platform/database/tables/billing.ts';
import { codeUse, offerHad } from '#platform/database/tables/codes.ts';

export const findTrial = async (tx: Queryable, memberId: string): Promise<boolean> =>
  (await tx.select({ at: trial.startedAt }).from(trial).where(eq(trial.memberId, memberId))).length > 0;

/** Whether this is the member's first trial. */
export const recordTrialOnce = async (tx: Queryable, memberId: string, now: Date): Promise<boolean> => {
  const saved = await tx
    .insert(trial)
    .values({ memberId, startedAt: now })
    .onConflictDoNothing()
    .returning({ memberId: trial.memberId });
  return saved.length > 0;
};

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
  // What was confirmed then and is still comes twice; in one order, so that two who have both never wait for each other.
  const byName = new Map(rows.map((row) => [`${row.offer} ${row.digest}`, row]));
  const once = [...byName].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  if (once.length > 0)
    await tx
      .insert(offerHad)
      .values(once)
      .onConflictDoUpdate({
        target: [offerHad.offer, offerHad.digest],
        set: { keptUntil: sql`greatest(${offerHad.keptUntil}, excluded.kept_until)` },
      });
};

/** Whether all of it was free; two who ask at once come one after the other. */
export const claim = async (
  tx: Queryable,
  rows: readonly (typeof offerHad.$inferInsert)[],
  now: Date,
): Promise<boolean> => {
  const free = await tx
    .insert(offerHad)
    .values([...rows])
    .onConflictDoUpdate({
      target: [offerHad.offer, offerHad.digest],
      set: { keptUntil: sql`excluded.kept_until` },
      setWhere: lte(offerHad.keptUntil, now),
    })
    .returning({ digest: offerHad.digest });
  return free.length === rows.length;
};

/** Another living account that had its trial has confirmed one of these since. */
export const hadTrialElsewhere = async (
  tx: Queryable,
  memberId: string,
  digests: readonly string[],
): Promise<boolean> => {
  const proven = or(isNotNull(member.phoneCheckedAt), isNotNull(member.phoneConfirmedAt));
  const found = await tx
    .select({ at: trial.startedAt })
    .from(trial)
    .innerJoin(member, eq(member.id, trial.memberId))
    .where(and(ne(trial.memberId, memberId), inArray(member.phoneDigest, [...digests]), proven))
    .limit(1);
  return found.length > 0;
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
