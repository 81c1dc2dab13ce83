// Sessions: the database keeps the hash of each cookie, never the cookie.

import { and, desc, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { prepared } from '#platform/database/prepared.ts';
import { member, session } from '#platform/database/tables/accounts.ts';
import { withGate } from '#platform/database/viewer-read.ts';

/** Who opens a session is here now. */
export const saveSession = async (tx: Queryable, row: typeof session.$inferInsert): Promise<void> => {
  const here = tx
    .$with('here')
    .as(
      tx
        .update(member)
        .set({ lastSeenAt: row.lastSeenAt })
        .where(eq(member.id, row.memberId))
        .returning({ id: member.id }),
    );
  await tx.with(here).insert(session).values(row);
};

const LiveSession = z.object({
  id: z.string(),
  memberId: z.string(),
  lastSeenAt: z.date(),
  remember: z.boolean(),
  /** One of the `missingFields` is: which, is said by who asks for oneself. */
  owesForm: z.boolean(),
  isLeaving: z.boolean(),
});
export type LiveSession = z.infer<typeof LiveSession>;
const LIVE = sql`s.id, s.member_id as "memberId", s.last_seen_at as "lastSeenAt", s.remember,
      (p.name <> '' and p.birth_month is not null and p.gender <> '' and cardinality(w.genders) > 0
        and m.phone_sealed is not null and m.country <> '') is not true as "owesForm",
      m.status = 'leaving' as "isLeaving", m.status = 'active' and p.birth_month is not null as "isPresent",
      m.email_verified_at is not null as "isVerified", p.name as "ownName"
    from session s
    join member m on m.id = s.member_id
    join profile p on p.member_id = s.member_id
    left join wish w on w.member_id = s.member_id
    where s.expires_at > ${sql.placeholder('now')} and m.status in ('active', 'leaving')`;
/** A select of its own, by the one index: planned while few were signed in, it would otherwise read all sessions. */
const liveSessionOf = (tokenHash: SQL): SQL => sql`select ${LIVE} and s.token_hash = ${tokenHash} limit 1`;
const liveSessions = prepared<{ hashes: string[]; now: Date }, LiveSession & { tokenHash: string }>(
  'live-sessions',
  sql`select asked."tokenHash", viewer.*
    from unnest(${sql.placeholder('hashes')}::text[]) asked ("tokenHash")
    cross join lateral (${liveSessionOf(sql`asked."tokenHash"`)}) viewer`,
  LiveSession.extend({ tokenHash: z.string() }),
);
/** Whose each is, and whether they owe the short form: the gate lets nobody past who does. */
export const listLiveSessionsOf = async (
  db: Queryable,
  hashes: readonly string[],
  now: Date,
): Promise<(LiveSession | undefined)[]> => {
  const rows = await liveSessions(db, { hashes: [...hashes], now });
  const found = new Map(rows.map(({ tokenHash, ...session }) => [tokenHash, session]));
  return hashes.map((hash) => found.get(hash));
};
/** Each together with what its member asks for. */
export const listLiveSessionsWith = withGate<LiveSession>({
  textFor: liveSessionOf,
  mayAct: sql`not viewer."owesForm" and not viewer."isLeaving"`,
  row: LiveSession,
});

/** It holds for so long from now on, and never for longer than the whole from its beginning. */
export const touchSession = async (
  db: Queryable,
  id: string,
  memberId: string,
  now: Date,
  { idleMs, wholeMs }: { idleMs: number; wholeMs: number },
): Promise<void> => {
  const whole = sql`${session.createdAt} + make_interval(secs => ${wholeMs / 1000})`;
  const expiresAt = sql`least(${later(now, idleMs)}::timestamptz, ${whole})`;
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

/** The session that a cookie opened; answers which ended, and whose it was. */
export const removeSessionHeldBy = async (db: Queryable, tokenHash: string) => {
  const [gone] = await db
    .delete(session)
    .where(eq(session.tokenHash, tokenHash))
    .returning({ id: session.id, memberId: session.memberId });
  return gone;
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
