// What a member agreed to, when, and when it was withdrawn.

import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { consent } from '#platform/database/tables/profiles.ts';

export type Purpose = (typeof consent.$inferSelect)['purpose'];

const living = (memberId: string, purpose: Purpose) =>
  and(eq(consent.memberId, memberId), eq(consent.purpose, purpose), isNull(consent.withdrawnAt));

export const consentLives = async (db: Queryable, memberId: string, purpose: Purpose): Promise<boolean> => {
  const found = await db.select({ id: consent.id }).from(consent).where(living(memberId, purpose)).limit(1);
  return found.length > 0;
};

/** Whoever withdraws it waits for the end of the transaction. */
export const holdConsent = async (tx: Queryable, memberId: string, purpose: Purpose): Promise<boolean> => {
  const found = await tx
    .select({ id: consent.id })
    .from(consent)
    .where(living(memberId, purpose))
    .for('share');
  return found.length > 0;
};

/** The newest first. */
export const listConsents = (db: Queryable, memberId: string) =>
  db
    .select()
    .from(consent)
    .where(eq(consent.memberId, memberId))
    .orderBy(desc(consent.givenAt), desc(consent.id));

/** What lives already is not written again. */
export const recordConsents = async (
  tx: Queryable,
  ...rows: (typeof consent.$inferInsert)[]
): Promise<void> => {
  await tx.insert(consent).values(rows).onConflictDoNothing();
};

export const recordWithdrawal = async (
  tx: Queryable,
  memberId: string,
  purpose: Purpose,
  now: Date,
): Promise<void> => {
  await tx.update(consent).set({ withdrawnAt: now }).where(living(memberId, purpose));
};
