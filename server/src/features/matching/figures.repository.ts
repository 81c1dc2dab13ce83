// Who looked and who matched, counted; and the record of cards that stood on a screen.

import { lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import { DAY_MS } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { impression } from '#platform/database/tables/matching.ts';
import { everybodyWho, isShown } from '#platform/visibility/visibility.ts';

/** Only people whom the viewer was really shown; the same one again moves the moment, once a day. */
export const recordImpressions = async (
  db: Queryable,
  viewerId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> => {
  await db.execute(sql`
    insert into impression (target_id, viewer_id, seen_at)
    select s.id, ${viewerId}, ${now.toISOString()}::timestamptz
    from (select distinct unnest(${sql.param(ids)}::uuid[]) as id order by id) s
    where exists (select from queue_entry q where q.viewer_id = ${viewerId} and q.target_id = s.id)
      or exists (select from answer a where a.viewer_id = ${viewerId} and a.target_id = s.id)
    on conflict (target_id, viewer_id) do update set seen_at = excluded.seen_at
      where impression.seen_at <= ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz`);
};

export const removeImpressions = async (db: Queryable, seenBefore: Date): Promise<void> => {
  await db.delete(impression).where(lt(impression.seenAt, seenBefore));
};

const Figures = z.object({ viewedYou: z.number(), hasPassed: z.boolean(), matches: z.number() });
export type Figures = z.infer<typeof Figures>;
/** Who looked counts whatever has passed since: a figure that fell with a block would say that this one had looked. */
export const countFigures = async (db: Queryable, memberId: string): Promise<Figures> => {
  const answered = await db.execute(sql`
    select (select count(*)::int from impression i where i.target_id = ${memberId}) as "viewedYou",
      exists (select from answer a where a.viewer_id = ${memberId} and a.kind = 'pass') as "hasPassed",
      (select count(*)::int from (${everybodyWho('match', sql`${memberId}::uuid`)}) other
        where ${isShown('conversation', sql`${memberId}::uuid`, sql`other.other_id`)}
      ) as matches`);
  const [figures] = rowsOf(Figures, answered);
  return figures!;
};
