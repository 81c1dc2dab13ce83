// What the timetable of the matching room looks for.

import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import type { CrossesBorders } from './card-index.repository.ts';

const Found = z.object({ id: z.string() });

/** The last activity moves in bulk: a narrow row is not written on every call of its owner. */
export const copyActivity = async (db: Queryable): Promise<void> => {
  await db.execute(sql`
    update active_card a set last_active_at = m.last_seen_at
    from member m where m.id = a.member_id and m.last_seen_at > a.last_active_at`);
};

/** Cards whose right to cross borders is not what their members hold now. */
export const listChangedBorders = async (
  db: Queryable,
  now: Date,
  crossesBorders: CrossesBorders,
  most: number,
): Promise<string[]> => {
  const answered = await db.execute(sql`
    select a.member_id as id from active_card a
    where a.crosses_borders <> ${crossesBorders(sql`a.member_id`, now)} limit ${most}`);
  return rowsOf(Found, answered).map(({ id }) => id);
};

/** Stale queues of members who were here since then. */
export const listStaleQueues = async (db: Queryable, since: Date, most: number): Promise<string[]> => {
  const answered = await db.execute(sql`
    select s.viewer_id as id from queue_state s join member m on m.id = s.viewer_id
    where s.stale and m.last_seen_at > ${since.toISOString()}::timestamptz limit ${most}`);
  return rowsOf(Found, answered).map(({ id }) => id);
};

/** Queues of members who have long not been here are let go; coming back fills a new one. */
export const forgetQueues = async (db: Queryable, lastSeenBefore: Date): Promise<void> => {
  await db.execute(sql`
    delete from queue_entry q using member m
    where m.id = q.viewer_id and m.last_seen_at < ${lastSeenBefore.toISOString()}::timestamptz`);
  await db.execute(sql`
    update queue_state s set stale = true, filled = 0, pick_day = null, picks = '{}' from member m
    where m.id = s.viewer_id and s.filled > 0 and m.last_seen_at < ${lastSeenBefore.toISOString()}::timestamptz`);
};
