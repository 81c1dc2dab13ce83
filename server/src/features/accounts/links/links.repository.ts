// Links in mails: the database keeps the hash of each, and when it was used.

import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { emailToken, member } from '#platform/database/tables/accounts.ts';

export type Purpose = 'verify' | 'reset' | 'new_email' | 'old_email';

/**
 * A new link makes the older ones of its kind useless, but for a reset: anybody can have one sent, and would spoil the one
 * that its owner has just opened.
 */
export const saveLink = async (tx: Queryable, row: typeof emailToken.$inferInsert): Promise<void> => {
  if (row.purpose === 'reset') return void (await tx.insert(emailToken).values(row));
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

/** The email that this very link has confirmed, while it is still the account’s. */
export const findConfirmed = async (db: Queryable, tokenHash: string): Promise<string | undefined> => {
  const [found] = await db
    .select({ email: member.email })
    .from(emailToken)
    .innerJoin(member, and(eq(member.id, emailToken.memberId), eq(member.email, emailToken.email)))
    .where(
      and(
        eq(emailToken.tokenHash, tokenHash),
        eq(emailToken.purpose, 'verify'),
        isNotNull(emailToken.usedAt),
        isNotNull(member.emailVerifiedAt),
        eq(member.status, 'active'),
      ),
    );
  return found?.email;
};

/** Marks the link as used and answers whose it is; undefined when it is unknown, old, or used before. */
export const useLinkOnce = async (tx: Queryable, tokenHash: string, purpose: Purpose, now: Date) => {
  const [used] = await tx
    .update(emailToken)
    .set({ usedAt: now })
    .where(stillWorks(tokenHash, purpose, now))
    .returning({
      memberId: emailToken.memberId,
      email: emailToken.email,
      expiresAt: emailToken.expiresAt,
    });
  return used;
};

/** The one of its kind that a member may still open. */
export const findOpenLinkOf = async (db: Queryable, memberId: string, purpose: Purpose, now: Date) => {
  const [found] = await db
    .select({ email: emailToken.email, expiresAt: emailToken.expiresAt })
    .from(emailToken)
    .where(
      and(
        eq(emailToken.memberId, memberId),
        eq(emailToken.purpose, purpose),
        isNull(emailToken.usedAt),
        gt(emailToken.expiresAt, now),
      ),
    );
  return found;
};

/** The account to which this very link has given the address that it still has. */
export const findWhomBrought = async (
  db: Queryable,
  tokenHash: string,
  purpose: Purpose,
): Promise<string | undefined> => {
  const [found] = await db
    .select({ memberId: emailToken.memberId })
    .from(emailToken)
    .innerJoin(member, and(eq(member.id, emailToken.memberId), eq(member.email, emailToken.email)))
    .where(
      and(eq(emailToken.tokenHash, tokenHash), eq(emailToken.purpose, purpose), isNotNull(emailToken.usedAt)),
    );
  return found?.memberId;
};

/** Those that nobody has used; without a kind, of every kind. */
export const removeOpenLinks = async (tx: Queryable, memberId: string, purpose?: Purpose): Promise<void> => {
  await tx
    .delete(emailToken)
    .where(
      and(
        eq(emailToken.memberId, memberId),
        isNull(emailToken.usedAt),
        purpose && eq(emailToken.purpose, purpose),
      ),
    );
};

export const removeOldLinks = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(emailToken).where(lt(emailToken.expiresAt, now));
};
