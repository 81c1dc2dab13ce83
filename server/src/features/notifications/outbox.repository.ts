// The outbox in the database: what must leave, written with its cause and claimed by one sender at a time.

import { and, asc, eq, gt, inArray, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { delivery, deliveryAttachment } from '#platform/database/tables/notifications.ts';
import type { Notice } from '#platform/notify.ts';

export const CHANNELS = ['mail', 'sms', 'push', 'live'] as const;
export type Channel = (typeof CHANNELS)[number];
export type Waiting = {
  id: string;
  onceKey: string;
  channel: Channel;
  memberId: string | null;
  category: (typeof delivery.$inferSelect)['category'];
  noticeId: string | null;
  tellsOfId: string | null;
  contentSealed: string;
  tries: number;
  validUntil: Date | null;
};

/** It was written to leave as an SMS. */
export const isInPlaceOfSms = ({ channel, onceKey }: Waiting): boolean =>
  channel === 'mail' && onceKey.endsWith(':sms');

/** Tells senders, on commit, by which channel something waits to leave. */
export const OUTBOX_SIGNAL = 'ijeuwa_outbox';

/** What leaves now by a channel; what has a bell stands there too. */
export type Leaving = {
  onceKey: string;
  /** Of the notice; what leaves by the other ways says the same as its bell. */
  noticeKey: string;
  channel: Channel;
  memberId: string | null;
  category: Waiting['category'];
  noticeId?: string;
  tellsOfId?: string;
  contentSealed: string;
  /** When it is written, and may leave. */
  now: Date;
  validUntil?: Date;
  bell?: Notice['bell'];
  attachmentsSealed?: readonly string[];
};

const Recorded = z.object({ id: z.string(), onceKey: z.string() });

/** Half a character, which may arrive in a name, is text for the driver and none for jsonb. */
const wellFormed = (_: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);

/**
 * What has not left by its channel before: in the outbox, in the bell, and signalled to the senders. The delivery's id
 * is the notice's too: the same cause can ring only once. Answers what was written.
 */
export const recordDeliveriesOnce = async (
  tx: Queryable,
  leaving: readonly Leaving[],
): Promise<z.infer<typeof Recorded>[]> => {
  if (leaving.length === 0) return [];
  const recorded = await tx.execute(sql`
    with leaving as materialized (
      select uuidv7() as id, l.* from jsonb_to_recordset(${JSON.stringify(leaving, wellFormed)}::jsonb) as l(
        "onceKey" text, "noticeKey" text, channel text, "memberId" uuid, category text, "noticeId" uuid,
        "tellsOfId" uuid, "contentSealed" text, now timestamptz, "validUntil" timestamptz, bell jsonb,
        "attachmentsSealed" jsonb)),
    recorded as (
      insert into delivery (id, once_key, channel, member_id, category, notice_id, tells_of_id, content_sealed,
        next_try_at, valid_until)
      select l.id, l."onceKey", l.channel, l."memberId", l.category,
        coalesce(l."noticeId", (select b.id from leaving b where b.bell is not null and b."noticeKey" = l."noticeKey")),
        l."tellsOfId", l."contentSealed", l.now, l."validUntil"
      from leaving l
      on conflict (once_key) do nothing
      returning id, once_key, channel),
    rung as (
      insert into notification (id, member_id, type, title, message, about, created_at)
      select r.id, l."memberId", l.bell->>'type', l.bell->>'title', l.bell->>'message', l.bell->>'about', l.now
      from recorded r join leaving l on l."onceKey" = r.once_key
      where l.bell is not null),
    attached as (
      insert into delivery_attachment (delivery_id, position, content_sealed)
      select r.id, a.position - 1, a.sealed
      from recorded r join leaving l on l."onceKey" = r.once_key
      cross join jsonb_array_elements_text(l."attachmentsSealed") with ordinality a(sealed, position))
    select id, once_key as "onceKey", pg_notify(${OUTBOX_SIGNAL}, channel) from recorded`);
  return rowsOf(Recorded, recorded);
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
    // What is due at one moment leaves in the order in which it was written.
    .orderBy(delivery.nextTryAt, delivery.id)
    .limit(most)
    .for('update', { skipLocked: true });
  const { id, onceKey, memberId, category, noticeId, tellsOfId, contentSealed, tries, validUntil } = delivery;
  const rows = await db
    .update(delivery)
    .set({ tries: sql`${tries} + 1`, nextTryAt: until })
    .where(inArray(id, due))
    .returning({ id, onceKey, memberId, category, noticeId, tellsOfId, contentSealed, tries, validUntil });
  return rows.sort((one, other) => (one.id < other.id ? -1 : 1)).map((row) => ({ ...row, channel }));
};

/** What is attached to this mail, in its order. */
export const listAttachments = async (db: Queryable, deliveryId: string): Promise<string[]> => {
  const rows = await db
    .select({ sealed: deliveryAttachment.contentSealed })
    .from(deliveryAttachment)
    .where(eq(deliveryAttachment.deliveryId, deliveryId))
    .orderBy(asc(deliveryAttachment.position));
  return rows.map((row) => row.sealed);
};

/** What has left, or never will, is not kept: only that it did. */
const endDelivery = async (
  db: Queryable,
  id: string,
  end: { state: 'sent' | 'failed' | 'lapsed'; sentAt?: Date },
): Promise<void> => {
  const forgotten = db
    .$with('forgotten')
    .as(db.delete(deliveryAttachment).where(eq(deliveryAttachment.deliveryId, id)));
  await db
    .with(forgotten)
    .update(delivery)
    .set({ ...end, contentSealed: '' })
    .where(eq(delivery.id, id));
};

export const markSent = (db: Queryable, id: string, now: Date): Promise<void> =>
  endDelivery(db, id, { state: 'sent', sentAt: now });

export const markGivenUp = (db: Queryable, id: string, state: 'failed' | 'lapsed'): Promise<void> =>
  endDelivery(db, id, { state });

export const postponeDelivery = async (db: Queryable, id: string, nextTryAt: Date): Promise<void> => {
  await db.update(delivery).set({ nextTryAt }).where(eq(delivery.id, id));
};

/** What failed by this channel, and would be tried only after that, is due now. */
export const bringForward = async (
  db: Queryable,
  channel: Channel,
  { now, after }: { now: Date; after: Date },
): Promise<void> => {
  const failed = and(eq(delivery.state, 'waiting'), eq(delivery.channel, channel), gt(delivery.tries, 0));
  const due = db.$with('due').as(
    db
      .update(delivery)
      .set({ nextTryAt: now })
      .where(and(failed, gt(delivery.nextTryAt, after)))
      .returning({ channel: delivery.channel }),
  );
  await db
    .with(due)
    .select({ told: sql`pg_notify(${OUTBOX_SIGNAL}, ${due.channel})` })
    .from(due);
};

/** It was not tried. */
export const keepUntil = async (db: Queryable, id: string, nextTryAt: Date): Promise<void> => {
  await db
    .update(delivery)
    .set({ nextTryAt, tries: sql`${delivery.tries} - 1` })
    .where(eq(delivery.id, id));
};

/** Until the transaction ends nobody else counts this member's. */
export const holdSmsOf = async (tx: Queryable, memberId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sms ${memberId}`}, 0))`);
};

type Counting = { id: string; memberId: string; now: Date; since: Date; most: number };
/** Only under the hold; answers whether it is one of those that may leave. */
export const countSms = async (
  tx: Queryable,
  { id, memberId, now, since, most }: Counting,
): Promise<boolean> => {
  const counted = tx
    .select({ count: sql`count(*)` })
    .from(delivery)
    .where(and(eq(delivery.memberId, memberId), eq(delivery.channel, 'sms'), gt(delivery.countedAt, since)));
  const taken = await tx
    .update(delivery)
    .set({ countedAt: sql`coalesce(${delivery.countedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(delivery.id, id), or(isNotNull(delivery.countedAt), lt(sql`(${counted})`, most))))
    .returning({ id: delivery.id });
  return taken.length > 0;
};

/** Keeps its key: the cause has left by it. */
export const becomeMail = async (
  db: Queryable,
  id: string,
  { contentSealed, now }: { contentSealed: string; now: Date },
): Promise<void> => {
  const turned = db
    .$with('turned')
    .as(
      db
        .update(delivery)
        .set({ channel: 'mail', contentSealed, tries: 0, nextTryAt: now })
        .where(eq(delivery.id, id))
        .returning({ channel: delivery.channel }),
    );
  await db
    .with(turned)
    .select({ told: sql`pg_notify(${OUTBOX_SIGNAL}, ${turned.channel})` })
    .from(turned);
};

export const removeOldDeliveries = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(delivery).where(and(ne(delivery.state, 'waiting'), lt(delivery.nextTryAt, before)));
};
