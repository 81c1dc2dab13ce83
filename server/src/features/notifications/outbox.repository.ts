// The outbox in the database: what must leave, written with its cause and claimed by one sender at a time.

import { and, eq, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { delivery } from '#platform/database/tables/notifications.ts';
import type { Notice } from '#platform/notify.ts';

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

/** What leaves now by a channel; what has a bell stands there too. */
export type Leaving = {
  onceKey: string;
  channel: Channel;
  memberId: string | null;
  contentSealed: string;
  now: Date;
  validUntil?: Date;
  bell?: Notice['bell'];
};

/** Half a character, which may arrive in a name, is text for the driver and none for jsonb. */
const wellFormed = (_: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);

/**
 * What has not left by its channel before: in the outbox, in the bell, and signalled to the senders. The delivery's id
 * is the notice's too: the same cause can ring only once.
 */
export const recordDeliveriesOnce = async (tx: Queryable, leaving: readonly Leaving[]): Promise<void> => {
  if (leaving.length === 0) return;
  await tx.execute(sql`
    with leaving as (
      select * from jsonb_to_recordset(${JSON.stringify(leaving, wellFormed)}::jsonb) as l("onceKey" text, channel text,
        "memberId" uuid, "contentSealed" text, now timestamptz, "validUntil" timestamptz, bell jsonb)),
    recorded as (
      insert into delivery (once_key, channel, member_id, content_sealed, next_try_at, valid_until)
      select "onceKey", channel, "memberId", "contentSealed", now, "validUntil" from leaving
      on conflict (once_key) do nothing
      returning id, once_key, channel),
    rung as (
      insert into notification (id, member_id, type, title, message, about, created_at)
      select r.id, l."memberId", l.bell->>'type', l.bell->>'title', l.bell->>'message', l.bell->>'about', l.now
      from recorded r join leaving l on l."onceKey" = r.once_key
      where l.bell is not null)
    select pg_notify(${OUTBOX_SIGNAL}, channel) from recorded`);
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
