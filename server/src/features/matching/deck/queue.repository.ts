// The queue of each viewer: its state, its entries, and the lock that lets one refill run at a time.

import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { prepared } from '#platform/database/prepared.ts';
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

const State = z.object({
  filledAt: z.date(),
  stale: z.boolean(),
  fits: z.number(),
  filled: z.number(),
  pickDay: z.nullable(z.string()),
  picks: z.array(z.string()),
  picksAside: z.array(z.string()),
});
const lock = prepared<{ viewerId: string; never: Date }, QueueState>(
  'lock-queue',
  sql`
    insert into queue_state as s (viewer_id, filled_at, stale, fits, filled)
    values (${sql.placeholder('viewerId')}, ${sql.placeholder('never')}, true, 0, 0)
    on conflict (viewer_id) do update set viewer_id = excluded.viewer_id
    returning s.filled_at as "filledAt", s.stale, s.fits, s.filled, s.pick_day::text as "pickDay", s.picks,
      s.picks_aside as "picksAside"`,
  State,
);
/**
 * Holds the viewer's queue until the transaction ends, and answers when it was filled last. Whoever changes what
 * it stands on marks it stale under the same lock, so that nothing is missed.
 */
export const lockQueue = async (tx: Queryable, viewerId: string, never: Date): Promise<QueueState> => {
  const [state] = await lock(tx, { viewerId, never });
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

/**
 * Nobody waits for the disk: of a queue that a power cut takes away the older state is left, and it is filled again. What
 * its owner does with it afterwards is written behind it, and takes it along.
 */
const replace = prepared<{ viewerId: string; entries: string; state: string }, object>(
  'replace-queue',
  sql`
    with state as (
      select * from jsonb_to_record(${sql.placeholder('state')}::jsonb) as s("filledAt" timestamptz, fits int,
        filled int2, "pickDay" date, picks uuid[], "picksAside" uuid[])
      where set_config('synchronous_commit', 'off', true) = 'off'),
    entries as materialized (
      select * from jsonb_to_recordset(${sql.placeholder('entries')}::jsonb) as e("targetId" uuid, rank real, chance real,
        propensity real, "matchPercent" int2, shown jsonb, version int8)),
    left_out as (
      delete from queue_entry where viewer_id = ${sql.placeholder('viewerId')}::uuid
        and target_id not in (select "targetId" from entries)),
    taken as (
      insert into queue_entry (viewer_id, target_id, rank, chance, propensity, match_percent, shown, version)
      select ${sql.placeholder('viewerId')}::uuid, "targetId", rank, chance, propensity, "matchPercent", shown, version
      from entries
      on conflict (viewer_id, target_id) do update set rank = excluded.rank, chance = excluded.chance,
        propensity = excluded.propensity, match_percent = excluded.match_percent, shown = excluded.shown,
        version = excluded.version)
    update queue_state s set stale = false, filled_at = n."filledAt", fits = n.fits, filled = n.filled,
      pick_day = n."pickDay", picks = n.picks, picks_aside = n."picksAside"
    from state n where s.viewer_id = ${sql.placeholder('viewerId')}::uuid`,
  z.object({}),
);
export const replaceQueue = async (
  tx: Queryable,
  viewerId: string,
  entries: readonly Entry[],
  state: Omit<QueueState, 'stale' | 'filled'>,
): Promise<void> => {
  const written = { ...state, filledAt: state.filledAt.toISOString(), filled: entries.length };
  await replace(tx, { viewerId, entries: JSON.stringify(entries), state: JSON.stringify(written) });
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
