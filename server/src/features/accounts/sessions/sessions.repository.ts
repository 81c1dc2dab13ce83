// Sessions: the database keeps the hash of each cookie, never the cookie.

import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { member, session } from '#platform/database/tables/accounts.ts';
import { profile, wish } from '#platform/database/tables/profiles.ts';

/** Who opens a session is here now. */
export const saveSession = async (tx: Queryable, row: typeof session.$inferInsert): Promise<string> => {
  const [saved] = await tx.insert(session).values(row).returning({ id: session.id });
  await tx.update(member).set({ lastSeenAt: row.lastSeenAt }).where(eq(member.id, row.memberId));
  return saved!.id;
};

/** Whose it is, and what the person has said of themselves: the gate lets nobody past who owes the short form. */
export const findLiveSession = async (db: Queryable, tokenHash: string, now: Date) => {
  const [found] = await db
    .select({
      id: session.id,
      memberId: session.memberId,
      lastSeenAt: session.lastSeenAt,
      remember: session.remember,
      name: profile.name,
      birthMonth: profile.birthMonth,
      gender: profile.gender,
      seeks: wish.genders,
      phone: sql<boolean>`${member.phoneSealed} is not null`,
      country: member.country,
    })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .innerJoin(profile, eq(profile.memberId, session.memberId))
    .leftJoin(wish, eq(wish.memberId, session.memberId))
    .where(and(eq(session.tokenHash, tokenHash), gt(session.expiresAt, now), eq(member.status, 'active')));
  return found;
};

export const touchSession = async (
  db: Queryable,
  id: string,
  memberId: string,
  now: Date,
  expiresAt: Date,
): Promise<void> => {
  await db.update(session).set({ lastSeenAt: now, expiresAt }).where(eq(session.id, id));
  await db.update(member).set({ lastSeenAt: now }).where(eq(member.id, memberId));
};

export const listLiveSessions = (db: Queryable, memberId: string, now: Date) =>
  db
    .select()
    .from(session)
    .where(and(eq(session.memberId, memberId), gt(session.expiresAt, now)))
    .orderBy(desc(session.lastSeenAt));

export const removeSession = async (db: Queryable, memberId: string, id: string): Promise<boolean> => {
  const gone = await db
    .delete(session)
    .where(and(eq(session.id, id), eq(session.memberId, memberId)))
    .returning({ id: session.id });
  return gone.length > 0;
};

/** All of the member's sessions but one; answers which ended. */
export const removeOtherSessions = (db: Queryable, memberId: string, keptId: string) =>
  db
    .delete(session)
    .where(and(eq(session.memberId, memberId), ne(session.id, keptId)))
    .returning({ id: session.id });

export const removeAllSessions = (db: Queryable, memberId: string) =>
  db.delete(session).where(eq(session.memberId, memberId)).returning({ id: session.id });

export const removeExpiredSessions = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(session).where(lt(session.expiresAt, now));
};
