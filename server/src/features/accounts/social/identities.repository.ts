// Which member somebody else's sign-in speaks for.

import { and, eq } from 'drizzle-orm';
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
  { issuer, subject }: Foreign,
  memberId: string,
  now: Date,
): Promise<string> => {
  await tx.insert(identityLink).values({ issuer, subject, memberId, createdAt: now }).onConflictDoNothing();
  return (await findMemberByIdentity(tx, { issuer, subject }))!.id;
};

export const removeIdentities = async (tx: Queryable, memberId: string): Promise<void> => {
  await tx.delete(identityLink).where(eq(identityLink.memberId, memberId));
};
