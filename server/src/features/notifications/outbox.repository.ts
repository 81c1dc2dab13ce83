// The outbox in the database: what must leave, written with its cause and claimed by one sender at a time.

import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { delivery } from '#platform/database/tables/notifications.ts';

export type Channel = 'mail' | 'sms' | 'live';
export type Waiting = {
  id: string;
  channel: Channel;
  memberId: string | null;
  contentSealed: string;
  tries: number;
};

/** The channel that tells senders, on commit, that something waits. */
export const OUTBOX_SIGNAL = 'ijeuwa_outbox';

/** Answers the new delivery's id; undefined when this cause has left by this channel before. */
export const recordDeliveryOnce = async (
  tx: Queryable,
  row: typeof delivery.$inferInsert,
): Promise<string | undefined> => {
  const [saved] = await tx
    .insert(delivery)
    .values(row)
    .onConflictDoNothing({ target: delivery.onceKey })
    .returning({ id: delivery.id });
  if (saved) await tx.execute(sql`select pg_notify(${OUTBOX_SIGNAL}, '')`);
  return saved?.id;
};

export const findMailAddress = async (tx: Queryable, memberId: string): Promise<string | undefined> => {
  const [found] = await tx.select({ email: member.email }).from(member).where(eq(member.id, memberId));
  return found?.email;
};

/** Takes up to `most` that are due; nobody else gets them before `until`. */
export const claimDeliveries = async (
  db: Queryable,
  now: Date,
  until: Date,
  most: number,
): Promise<Waiting[]> => {
  const { rows } = await db.execute(sql`
    update delivery set tries = tries + 1, next_try_at = ${until.toISOString()}::timestamptz
    where id in (
      select id from delivery where state = 'waiting' and next_try_at <= ${now.toISOString()}::timestamptz
      order by next_try_at for update skip locked limit ${most}
    )
    returning id, channel, member_id as "memberId", content_sealed as "contentSealed", tries`);
  return rows as Waiting[];
};

/** What has left, or never will, is not kept: only that it did. */
export const markSent = async (db: Queryable, id: string, now: Date): Promise<void> => {
  await db.update(delivery).set({ state: 'sent', sentAt: now, contentSealed: '' }).where(eq(delivery.id, id));
};

export const markFailed = async (db: Queryable, id: string): Promise<void> => {
  await db.update(delivery).set({ state: 'failed', contentSealed: '' }).where(eq(delivery.id, id));
};

export const postponeDelivery = async (db: Queryable, id: string, nextTryAt: Date): Promise<void> => {
  await db.update(delivery).set({ nextTryAt }).where(eq(delivery.id, id));
};

export const removeOldDeliveries = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(delivery).where(and(ne(delivery.state, 'waiting'), lt(delivery.nextTryAt, before)));
};
