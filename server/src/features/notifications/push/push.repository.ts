// Which browsers a member is reached at.
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { prepared } from '#platform/database/prepared.ts';
import { session } from '#platform/database/tables/accounts.ts';
import { pushSubscription } from '#platform/database/tables/notifications.ts';

type Row = typeof pushSubscription.$inferInsert;

/** One after the other for each address; answers what is kept of it, sealed. */
export const holdTarget = async (tx: Queryable, digest: string): Promise<string | undefined> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${digest}, 0))`);
  const [found] = await tx
    .select({ targetSealed: pushSubscription.targetSealed })
    .from(pushSubscription)
    .where(eq(pushSubscription.endpointDigest, digest));
  return found?.targetSealed;
};

/** In place of what this session said before, and of whoever else was signed in in this browser; `most` of a member. */
export const saveSubscription = async (tx: Queryable, row: Row, most: number): Promise<void> => {
  const { sessionId, ...said } = row;
  await tx
    .delete(pushSubscription)
    .where(
      and(eq(pushSubscription.endpointDigest, row.endpointDigest), ne(pushSubscription.sessionId, sessionId)),
    );
  await tx
    .insert(pushSubscription)
    .values(row)
    .onConflictDoUpdate({ target: pushSubscription.sessionId, set: said });
  await tx.execute(sql`
    delete from push_subscription where session_id in (
      select session_id from push_subscription where member_id = ${row.memberId}
      order by subscribed_at desc, session_id offset ${most})`);
};

export const removeSubscription = async (db: Queryable, sessionId: string): Promise<void> => {
  await db.delete(pushSubscription).where(eq(pushSubscription.sessionId, sessionId));
};

/** Nobody is there any more; another address that this session gave meanwhile stays. */
export const forgetTarget = async (db: Queryable, sessionId: string, digest: string): Promise<void> => {
  await db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.sessionId, sessionId), eq(pushSubscription.endpointDigest, digest)));
};

export const hasSubscription = async (db: Queryable, sessionId: string): Promise<boolean> => {
  const rows = await db
    .select({ one: sql`1` })
    .from(pushSubscription)
    .where(eq(pushSubscription.sessionId, sessionId));
  return rows.length > 0;
};

const Reached = z.object({ memberId: z.string() });
const reached = prepared<{ memberIds: readonly string[]; now: Date }, z.infer<typeof Reached>>(
  'push-reaches',
  sql`select p.member_id as "memberId" from push_subscription p join session s on s.id = p.session_id
    where p.member_id = any(${sql.placeholder('memberIds')}::uuid[]) and s.expires_at > ${sql.placeholder('now')}`,
  Reached,
);
/** Of these, whoever would be told; asked once for all messages of a moment, in their transaction. */
export const listReached = async (
  tx: Queryable,
  memberIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> =>
  new Set((await reached(tx, { memberIds, now })).map(({ memberId }) => memberId));

/** Of sessions that still hold. */
export const listTargets = (db: Queryable, memberId: string, now: Date) =>
  db
    .select({
      sessionId: pushSubscription.sessionId,
      digest: pushSubscription.endpointDigest,
      targetSealed: pushSubscription.targetSealed,
    })
    .from(pushSubscription)
    .innerJoin(session, eq(session.id, pushSubscription.sessionId))
    .where(and(eq(pushSubscription.memberId, memberId), gt(session.expiresAt, now)));
