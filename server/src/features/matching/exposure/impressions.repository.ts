// Cards that stood on a screen: recorded once a day, and kept in a partition for each month.

import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { lagosDay } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { SKIPPED_DAYS } from '../deck/placing.rules.ts';
import type { Month } from './months.rules.ts';

/**
 * Only people whom the viewer was really shown; a second time on a day changes nothing. What was answered before this was
 * told no longer stands in the queue, and how it was placed is not known any more.
 */
export const recordImpressions = async (
  db: Queryable,
  viewerId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> => {
  await db.execute(sql`
    insert into impression (viewer_id, day, target_id, explored, propensity)
    select ${viewerId}, ${lagosDay(now)}::date, s.id, coalesce(q.propensity < 1, false), q.propensity
    from (select distinct unnest(${sql.param(ids)}::uuid[]) as id) s
      left join queue_entry q on q.viewer_id = ${viewerId} and q.target_id = s.id
    where q.target_id is not null
      or exists (select from answer a where a.viewer_id = ${viewerId} and a.target_id = s.id)
    order by s.id
    on conflict do nothing`);
};

/** Whom the viewer saw on an earlier day of late, once each. */
export const skippedBy = (viewer: SQL, today: SQL): SQL => sql`array(
    select distinct target_id from impression
    where viewer_id = ${viewer} and day < ${today} and day >= ${today} - ${sql.raw(String(SKIPPED_DAYS))})`;

const Kept = z.object({ name: z.string() });
/** By their names, which tell the month. */
export const listPartitions = async (db: Queryable): Promise<string[]> => {
  const answered = await db.execute(sql`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'impression'::regclass`);
  return rowsOf(Kept, answered).map(({ name }) => name);
};

/** Nobody is to wait for the tables' own locks for longer than this: the next run tries again. */
const PATIENCE = sql`set local lock_timeout = '3s'`;

/** With what waits in the partition for the rest. */
export const makePartition = (db: Database, { name, from, until }: Month): Promise<void> =>
  db.transaction(async (tx) => {
    const table = sql`partitions.${sql.identifier(name)}`;
    const days = sql`day >= ${sql.raw(`'${from}'`)} and day < ${sql.raw(`'${until}'`)}`;
    await tx.execute(PATIENCE);
    await tx.execute(sql`create table ${table} (like impression including defaults including constraints)`);
    await tx.execute(sql`
      with moved as (delete from partitions.impression_rest where ${days} returning *)
      insert into ${table} select * from moved`);
    await tx.execute(sql`
      alter table impression attach partition ${table}
      for values from (${sql.raw(`'${from}'`)}) to (${sql.raw(`'${until}'`)})`);
  });

export const dropPartition = (db: Database, name: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(PATIENCE);
    await tx.execute(sql`drop table partitions.${sql.identifier(name)}`);
  });

/** In the month that is not wholly past, and in that for the rest. */
export const removeImpressions = async (db: Queryable, seenBefore: Date): Promise<void> => {
  await db.execute(sql`delete from impression where day < ${lagosDay(seenBefore)}::date`);
};
