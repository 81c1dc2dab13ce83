// The log of what changed about active cards, read so that nothing is missed whatever order transactions end in.
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';

/** Every transaction before it has ended: what it wrote can be seen by whoever looks now. */
export type LogPosition = string;

const Position = z.object({ position: z.string() });
export const findLogPosition = async (db: Queryable): Promise<LogPosition> => {
  const answered = await db.execute(sql`select pg_snapshot_xmin(pg_current_snapshot())::text as position`);
  return rowsOf(Position, answered)[0]!.position;
};

const Changes = z.object({
  position: z.string(),
  cleared: z.boolean(),
  changes: z.array(z.object({ id: z.number(), memberId: z.string() })),
});
export type CardChanges = z.infer<typeof Changes>;
/**
 * Everything that can be seen from that position on, and the position to read from the next time: the oldest transaction
 * that still ran. What stands at or above it is read again then, for another may be written between.
 * `cleared`: something of what was asked for is gone from the log.
 */
export const readCardChanges = async (db: Queryable, from: LogPosition): Promise<CardChanges> => {
  const answered = await db.execute(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as position,
      coalesce((select xid >= ${from}::xid8 from card_change where (member_id is null)), false) as cleared,
      coalesce((select json_agg(json_build_object('id', c.id, 'memberId', c.member_id)) from card_change c
        where c.xid >= ${from}::xid8 and c.member_id is not null), '[]') as changes`);
  return rowsOf(Changes, answered)[0]!;
};

/** Clears away what is older than this, and says up to where. */
export const clearCardChanges = async (db: Queryable, hours: number): Promise<void> => {
  await db.execute(sql`
    with gone as (
      delete from card_change
      where member_id is not null and at < now() - make_interval(hours => ${hours}::int) returning xid)
    insert into card_change (xid, member_id)
    select max(xid), null from gone having count(*) > 0
    on conflict ((member_id is null)) where member_id is null
    do update set xid = greatest(card_change.xid, excluded.xid), at = now()`);
};
