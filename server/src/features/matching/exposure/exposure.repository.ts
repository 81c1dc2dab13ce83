// What exposure is counted from, and the row of each member that is made of it.

import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { DAY_MS, lagosDay, later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { cursorPagesOf } from '#platform/database/pages.ts';
import { at } from '../deck/both-ways.repository.ts';
import { WEEK_DAYS } from './exposure.rules.ts';

const Row = z.object({
  memberId: z.string(),
  shown: z.number(),
  likes: z.number(),
  looked: z.number(),
  hours: z.number(),
});
export type ExposureRow = z.infer<typeof Row>;

/** Everybody with an active card who was here in the last seven days. */
export const readExposures = (tx: Queryable, now: Date): AsyncGenerator<ExposureRow[]> => {
  const since = at(later(now, -WEEK_DAYS * DAY_MS));
  return cursorPagesOf(
    tx,
    Row,
    sql`select a.member_id as "memberId", coalesce(i.shown, 0) as shown, coalesce(l.likes, 0) as likes,
        coalesce(v.looked, 0) as looked,
        greatest(0, extract(epoch from ${at(now)} - coalesce(c.activated_at, c.created_at)) / 3600)::float8 as hours
      from active_card a join card c using (member_id)
        left join (select target_id, count(*)::int as shown from impression
          where day > ${lagosDay(now)}::date - ${sql.raw(String(WEEK_DAYS))} group by target_id) i on i.target_id = a.member_id
        left join (select target_id, count(*)::int as likes from answer
          where answered_at > ${since} and kind = 'like' group by target_id) l on l.target_id = a.member_id
        left join (select viewer_id, count(*)::int as looked from answer
          where answered_at > ${since} group by viewer_id) v on v.viewer_id = a.member_id
      where a.last_active_at > ${since}`,
  );
};

export type Exposure = { memberId: string; shown: number; owed: number; lift: number };

/** Where it differs from what is kept; whoever reads on hears of the lift alone. Of members who have gone meanwhile nothing is. */
export const saveExposures = async (tx: Queryable, rows: readonly Exposure[], now: Date): Promise<void> => {
  await tx.execute(sql`
    insert into exposure as e (member_id, shown, owed, lift, changed_at)
    select r.*, ${at(now)} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r("memberId" uuid, shown int, owed int, lift real)
    where exists (select from member m where m.id = r."memberId")
    order by r."memberId"
    on conflict (member_id) do update set shown = excluded.shown, owed = excluded.owed, lift = excluded.lift,
      changed_at = case when e.lift = excluded.lift then e.changed_at else excluded.changed_at end
    where (e.shown, e.owed, e.lift) is distinct from (excluded.shown, excluded.owed, excluded.lift)`);
};

/** Whoever has not been here is owed nothing, and lifted by nothing. */
export const forgetExposures = async (tx: Queryable, now: Date): Promise<void> => {
  await tx.execute(sql`
    update exposure e set owed = 0, lift = 1, changed_at = ${at(now)}
    where (e.owed <> 0 or e.lift <> 1) and not exists (select from active_card a where a.member_id = e.member_id
      and a.last_active_at > ${at(later(now, -WEEK_DAYS * DAY_MS))})`);
};
