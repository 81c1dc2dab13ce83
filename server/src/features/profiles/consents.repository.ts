// What a member agreed to, when, and when it was withdrawn.

import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { consent } from '#platform/database/tables/profiles.ts';

const living = (memberId: string) =>
  and(eq(consent.memberId, memberId), eq(consent.purpose, 'faith-and-family'), isNull(consent.withdrawnAt));

export const consentLives = async (db: Queryable, memberId: string): Promise<boolean> => {
  const found = await db.select({ id: consent.id }).from(consent).where(living(memberId)).limit(1);
  return found.length > 0;
};

export const recordConsent = async (
  tx: Queryable,
  memberId: string,
  version: string,
  now: Date,
): Promise<void> => {
  await tx.insert(consent).values({ memberId, purpose: 'faith-and-family', version, givenAt: now });
};

export const recordWithdrawal = async (tx: Queryable, memberId: string, now: Date): Promise<void> => {
  await tx.update(consent).set({ withdrawnAt: now }).where(living(memberId));
};
