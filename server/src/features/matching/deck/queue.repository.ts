// The queue of each viewer: its state, its entries, and the lock that lets one refill run at a time.

import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { queueEntry, queueState, type Shown } from '#platform/database/tables/matching.ts';
import type { Facts } from '../card-facts.rules.ts';
import { seekerOf } from './both-ways.repository.ts';

export type Entry = {
  targetId: string;
  rank: number;
  matchPercent: number | null;
  shown: Shown;
  version: number;
};
export type QueueState = Pick<typeof queueState.$inferSelect, 'filledAt' | 'stale' | 'fits' | 'filled'>;

/**
 * Holds the viewer's queue until the transaction ends, and answers when it was filled last. Whoever changes what
 * it stands on marks it stale under the same lock, so that nothing is missed.
 */
export const lockQueue = async (tx: Queryable, viewerId: string, never: Date): Promise<QueueState> => {
  const [state] = await tx
    .insert(queueState)
    .values({ viewerId, filledAt: never, stale: true, fits: 0, filled: 0, seeker: {} })
    .onConflictDoUpdate({ target: queueState.viewerId, set: { viewerId } })
    .returning();
  return state!;
};

/** Keeps a refill out while one entry is put in front; undefined where there is no queue yet. */
export const holdQueue = async (tx: Queryable, viewerId: string): Promise<boolean> => {
  const { rows } = await tx.execute(
    sql`select from queue_state where viewer_id = ${viewerId} and not stale for share`,
  );
  return rows.length > 0;
};

export const findQueueState = async (
  db: Queryable,
  viewerId: string,
): Promise<(QueueState & { left: number }) | undefined> => {
  const { rows } = await db.execute(sql`
    select filled_at as "filledAt", stale, fits, filled,
      (select count(*)::int from queue_entry where viewer_id = ${viewerId}) as left
    from queue_state where viewer_id = ${viewerId}`);
  const [row] = rows as (QueueState & { left: number })[];
  return row && { ...row, filledAt: new Date(row.filledAt) };
};

export const replaceQueue = async (
  tx: Queryable,
  me: Facts,
  entries: readonly Entry[],
  state: { filledAt: Date; fits: number },
): Promise<void> => {
  const viewerId = me.memberId;
  await tx.delete(queueEntry).where(eq(queueEntry.viewerId, viewerId));
  if (entries.length > 0) {
    await tx.execute(sql`
      insert into queue_entry (viewer_id, target_id, rank, match_percent, shown, version)
      select ${viewerId}, e.* from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as e("targetId" uuid, rank real, "matchPercent" smallint, shown jsonb, version int8)`);
  }
  await tx
    .update(queueState)
    .set({ ...state, stale: false, filled: entries.length, seeker: sql`${seekerOf(me)}::jsonb` })
    .where(eq(queueState.viewerId, viewerId));
};

export const emptyQueue = async (tx: Queryable, viewerId: string, now: Date): Promise<void> => {
  await tx.delete(queueEntry).where(eq(queueEntry.viewerId, viewerId));
  await tx
    .update(queueState)
    .set({ filledAt: now, stale: false, fits: 0, filled: 0 })
    .where(eq(queueState.viewerId, viewerId));
};

export const saveEntry = async (tx: Queryable, viewerId: string, entry: Entry): Promise<void> => {
  const { targetId, ...changing } = entry;
  await tx
    .insert(queueEntry)
    .values({ viewerId, targetId, ...changing })
    .onConflictDoUpdate({ target: [queueEntry.viewerId, queueEntry.targetId], set: changing });
};

export const hasEntry = async (db: Queryable, viewerId: string, targetId: string): Promise<boolean> => {
  const found = await db
    .select({ targetId: queueEntry.targetId })
    .from(queueEntry)
    .where(and(eq(queueEntry.viewerId, viewerId), eq(queueEntry.targetId, targetId)));
  return found.length > 0;
};

export const removeEntry = async (tx: Queryable, viewerId: string, targetId: string): Promise<void> => {
  await tx
    .delete(queueEntry)
    .where(and(eq(queueEntry.viewerId, viewerId), eq(queueEntry.targetId, targetId)));
};
