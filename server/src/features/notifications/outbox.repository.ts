// The outbox in the database: what must leave, written with its cause and claimed by one sender at a time.

import { and, eq, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { delivery } from '#platform/database/tables/notifications.ts';

export const CHANNELS = ['mail', 'sms', 'live'] as const;
export type Channel = (typeof CHANNELS)[number];
export type Waiting = {
  id: string;
  channel: Channel;
  memberId: string | null;
  contentSealed: string;
  tries: number;
  validUntil: Date | null;
};

/** Tells senders, on commit, by which channel something waits to leave. */
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
  if (saved) await tx.execute(sql`select pg_notify(${OUTBOX_SIGNAL}, ${row.channel})`);
  return saved?.id;
};

export const findMailAddress = async (tx: Queryable, memberId: string): Promise<string | undefined> => {
  const [found] = await tx.select({ email: member.email }).from(member).where(eq(member.id, memberId));
  return found?.email;
};

/** Takes up to `most` that are due by this channel; nobody else gets them before `until`. */
export const claimDeliveries = async (
  db: Queryable,
  channel: Channel,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<Waiting[]> => {
  const due = db
    .select({ id: delivery.id })
    .from(delivery)
    .where(and(eq(delivery.state, 'waiting'), eq(delivery.channel, channel), lte(delivery.nextTryAt, now)))
    .orderBy(delivery.nextTryAt)
    .limit(most)
    .for('update', { skipLocked: true });
  const { id, memberId, contentSealed, tries, validUntil } = delivery;
  const rows = await db
    .update(delivery)
    .set({ tries: sql`${tries} + 1`, nextTryAt: until })
    .where(inArray(id, due))
    .returning({ id, memberId, contentSealed, tries, validUntil });
  return rows.map((row) => ({ ...row, channel }));
};

/** What has left, or never will, is not kept: only that it did. */
export const markSent = async (db: Queryable, id: string, now: Date): Promise<void> => {
  await db.update(delivery).set({ state: 'sent', sentAt: now, contentSealed: '' }).where(eq(delivery.id, id));
};

export const markGivenUp = async (db: Queryable, id: string, state: 'failed' | 'lapsed'): Promise<void> => {
  await db.update(delivery).set({ state, contentSealed: '' }).where(eq(delivery.id, id));
};

export const postponeDelivery = async (db: Queryable, id: string, nextTryAt: Date): Promise<void> => {
  await db.update(delivery).set({ nextTryAt }).where(eq(delivery.id, id));
};

export const removeOldDeliveries = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(delivery).where(and(ne(delivery.state, 'waiting'), lt(delivery.nextTryAt, before)));
};
