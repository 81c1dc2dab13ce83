// Which member somebody else's sign-in speaks for.

import { and, asc, eq, gte, isNull, or } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { identityLink, member } from '#platform/database/tables/accounts.ts';

type Foreign = { issuer: string; subject: string };

export const findMemberByIdentity = async (db: Queryable, { issuer, subject }: Foreign) => {
  const [found] = await db
    .select({ member })
    .from(identityLink)
    .innerJoin(member, eq(member.id, identityLink.memberId))
    .where(and(eq(identityLink.issuer, issuer), eq(identityLink.subject, subject)));
  return found?.member;
};

/** Answers whose it is afterwards: whoever linked it first. */
export const linkIdentityOnce = async (
  tx: Queryable,
  { issuer, subject, email }: Foreign & { email: string },
  { memberId, confirmedAt, now }: { memberId: string; confirmedAt: Date | null; now: Date },
): Promise<string> => {
  await tx
    .insert(identityLink)
    .values({ issuer, subject, email, memberId, confirmedAt, createdAt: now })
    .onConflictDoNothing();
  return (await findMemberByIdentity(tx, { issuer, subject }))!.id;
};

export const changeIdentityEmail = async (
  tx: Queryable,
  { issuer, subject, email }: Foreign & { email: string },
): Promise<void> => {
  await tx
    .update(identityLink)
    .set({ email })
    .where(and(eq(identityLink.issuer, issuer), eq(identityLink.subject, subject)));
};

/** The owner of the mailbox stands behind all of them. */
export const confirmIdentities = async (tx: Queryable, memberId: string, now: Date): Promise<void> => {
  await tx.update(identityLink).set({ confirmedAt: now }).where(eq(identityLink.memberId, memberId));
};

export const listIdentities = (db: Queryable, memberId: string) =>
  db
    .select()
    .from(identityLink)
    .where(eq(identityLink.memberId, memberId))
    .orderBy(asc(identityLink.createdAt));

export const removeIdentity = async (tx: Queryable, memberId: string, id: string): Promise<boolean> => {
  const gone = await tx
    .delete(identityLink)
    .where(and(eq(identityLink.id, id), eq(identityLink.memberId, memberId)))
    .returning({ id: identityLink.id });
  return gone.length > 0;
};

/** Those that a password alone had allowed; answers how many. */
export const removeUnconfirmedIdentities = async (tx: Queryable, memberId: string): Promise<number> => {
  const gone = await tx
    .delete(identityLink)
    .where(and(eq(identityLink.memberId, memberId), isNull(identityLink.confirmedAt)))
    .returning({ id: identityLink.id });
  return gone.length;
};

/** Those that were added or confirmed from then on, and those that a password alone had allowed. */
export const removeIdentitiesSince = async (tx: Queryable, memberId: string, since: Date): Promise<void> => {
  await tx
    .delete(identityLink)
    .where(
      and(
        eq(identityLink.memberId, memberId),
        or(
          isNull(identityLink.confirmedAt),
          gte(identityLink.confirmedAt, since),
          gte(identityLink.createdAt, since),
        ),
      ),
    );
};

export const removeIdentities = async (tx: Queryable, memberId: string): Promise<void> => {
  await tx.delete(identityLink).where(eq(identityLink.memberId, memberId));
};
