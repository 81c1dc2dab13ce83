// The queue of each viewer: its state, its entries, and the lock that lets one refill run at a time.

import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { queueEntry, queueState, type Shown } from '#platform/database/tables/matching.ts';

export type Entry = {
  targetId: string;
  rank: number;
  chance: number;
  /** How likely they were to be given this place: 1 by rank. */
  propensity: number;
  matchPercent: number | null;
  shown: Shown;
  version: number;
};
export type QueueState = Omit<typeof queueState.$inferSelect, 'viewerId'>;

/**
 * Holds the viewer's queue until the transaction ends, and answers when it was filled last. Whoever changes what
 * it stands on marks it stale under the same lock, so that nothing is missed.
 */
export const lockQueue = async (tx: Queryable, viewerId: string, never: Date): Promise<QueueState> => {
  const [state] = await tx
    .insert(queueState)
    .values({ viewerId, filledAt: never, stale: true, fits: 0, filled: 0 })
    .onConflictDoUpdate({ target: queueState.viewerId, set: { viewerId } })
    .returning();
  return state!;
};

/** Whether there is a queue to put somebody into; a stale one is filled anew before it is read. */
export const queueIsReady = async (tx: Queryable, viewerId: string): Promise<boolean> => {
  const [state] = await tx
    .select({ stale: queueState.stale })
    .from(queueState)
    .where(eq(queueState.viewerId, viewerId));
  return state?.stale === false;
};

export const replaceQueue = async (
  tx: Queryable,
  viewerId: string,
  entries: readonly Entry[],
  state: Omit<QueueState, 'stale' | 'filled'>,
): Promise<void> => {
  await tx.delete(queueEntry).where(eq(queueEntry.viewerId, viewerId));
  if (entries.length > 0) {
    await tx.execute(sql`
      insert into queue_entry (viewer_id, target_id, rank, chance, propensity, match_percent, shown, version)
      select ${viewerId}, e.* from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as e("targetId" uuid, rank real, chance real, propensity real, "matchPercent" smallint, shown jsonb, version int8)`);
  }
  await tx
    .update(queueState)
    .set({ ...state, stale: false, filled: entries.length })
    .where(eq(queueState.viewerId, viewerId));
};

/** Filled anew before it is read, in the other order: each order has its own picks of the day, and keeps them. */
export const turnQueueOver = async (tx: Queryable, viewerId: string): Promise<void> => {
  await tx
    .update(queueState)
    .set({ stale: true, picks: queueState.picksAside, picksAside: queueState.picks })
    .where(eq(queueState.viewerId, viewerId));
};

export const saveEntry = async (tx: Queryable, viewerId: string, entry: Entry): Promise<void> => {
  const { targetId, ...changing } = entry;
  await tx
    .insert(queueEntry)
    .values({ viewerId, targetId, ...changing })
    .onConflictDoUpdate({
      target: [queueEntry.viewerId, queueEntry.targetId],
      // Nobody falls behind by it: one of the day's picks who likes the viewer stays before the others who do.
      set: { ...changing, rank: sql`greatest(${queueEntry.rank}, excluded.rank)` },
    });
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
