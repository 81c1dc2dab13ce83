// Links in mails: the database keeps the hash of each, and when it was used.

import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { emailToken, member } from '#platform/database/tables/accounts.ts';

type Purpose = 'verify' | 'reset';

/** A new link makes the older ones of its kind useless. */
export const saveLink = async (tx: Queryable, row: typeof emailToken.$inferInsert): Promise<void> => {
  const ofItsKind = and(eq(emailToken.memberId, row.memberId), eq(emailToken.purpose, row.purpose));
  const older = tx
    .$with('older')
    .as(tx.delete(emailToken).where(ofItsKind).returning({ tokenHash: emailToken.tokenHash }));
  await tx.with(older).insert(emailToken).values(row);
};

const stillWorks = (tokenHash: string, purpose: Purpose, now: Date) =>
  and(
    eq(emailToken.tokenHash, tokenHash),
    eq(emailToken.purpose, purpose),
    isNull(emailToken.usedAt),
    gt(emailToken.expiresAt, now),
  );

/** Whose link it is, while it works. */
export const findLink = async (db: Queryable, tokenHash: string, purpose: Purpose, now: Date) => {
  const [found] = await db
    .select({ memberId: emailToken.memberId, email: emailToken.email })
    .from(emailToken)
    .where(stillWorks(tokenHash, purpose, now));
  return found;
};

/** Whether its owner has confirmed by this very link. */
export const hasConfirmed = async (db: Queryable, tokenHash: string): Promise<boolean> => {
  const found = await db
    .select({ memberId: emailToken.memberId })
    .from(emailToken)
    .innerJoin(member, eq(member.id, emailToken.memberId))
    .where(
      and(
        eq(emailToken.tokenHash, tokenHash),
        eq(emailToken.purpose, 'verify'),
        isNotNull(emailToken.usedAt),
        isNotNull(member.emailVerifiedAt),
        eq(member.status, 'active'),
      ),
    );
  return found.length > 0;
};

/** Marks the link as used and answers whose it is; undefined when it is unknown, old, or used before. */
export const useLinkOnce = async (tx: Queryable, tokenHash: string, purpose: Purpose, now: Date) => {
  const [used] = await tx
    .update(emailToken)
    .set({ usedAt: now })
    .where(stillWorks(tokenHash, purpose, now))
    .returning({ memberId: emailToken.memberId, email: emailToken.email });
  return used;
};

export const removeOldLinks = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(emailToken).where(lt(emailToken.expiresAt, now));
};
