// What is to come of a member's appointments, for the dashboard: how many, when the next begins, and with whom.
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { endedForAll } from '#platform/database/ended-session.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { isRelated } from '#platform/visibility/visibility.ts';
import { firstNameOf } from './two.repository.ts';

const Coming = z.object({
  upcoming: z.number(),
  next: z.coerce.date().nullable(),
  nextId: z.string().nullable(),
  counsellor: z.string().nullable(),
  other: z.string().nullable(),
});
export type Coming = z.infer<typeof Coming>;

export const findComing = async (db: Queryable, memberId: string, now: Date): Promise<Coming> => {
  const me = sql`${memberId}::uuid`;
  const other = sql`n."otherId"`;
  const answered = await db.execute(sql`
    with coming as (
      select id, starts_at, counsellor_id, case when member_id = ${me} then partner_id else member_id end as "otherId"
      from appointment
      where ${me} in (member_id, partner_id) and state = 'confirmed' and ends_at > ${now.toISOString()}
        and not ${endedForAll(sql.raw('appointment.id'))}
    )
    select (select count(*)::int from coming) as upcoming, n.starts_at as next, n.id as "nextId", c.name as counsellor,
      case when ${other} is not null and ${isRelated('match', me, other)} then ${firstNameOf(other)} end as other
    from (select 1) one
    left join lateral (select * from coming order by starts_at, id limit 1) n on true
    left join counsellor c on c.id = n.counsellor_id`);
  return rowsOf(Coming, answered)[0]!;
};
