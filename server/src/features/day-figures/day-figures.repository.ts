// What happened on each day, and what waits, counted where the rooms keep it.

import { COUNTED_QUEUES, DAY_COUNTS, type DayCount } from '@ijeuwa/contract/day-figures';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';

const SOURCES: Record<DayCount, { from: SQL; at: SQL }> = {
  signUps: { from: sql`member`, at: sql`created_at` },
  submitted: { from: sql`profile`, at: sql`submitted_at` },
  paid: { from: sql`purchase_order`, at: sql`settled_at` },
  likes: { from: sql`answer`, at: sql`answered_at` },
  matches: { from: sql`match`, at: sql`matched_at` },
  messages: { from: sql`message`, at: sql`sent_at` },
};
const ONLY: Partial<Record<DayCount, SQL>> = { likes: sql`kind = 'like'` };

const CountRow = z.object({ what: z.enum(DAY_COUNTS), day: z.string(), count: z.number() });
export type Counted = z.infer<typeof CountRow>;

/** A day on which nothing happened has no row. */
export const countDays = async (
  db: Queryable,
  read: readonly DayCount[],
  since: string,
): Promise<Counted[]> => {
  const counts = read.map((what) => {
    const { from, at } = SOURCES[what];
    return sql`select ${sql.raw(`'${what}'`)} as what, (${at} at time zone 'Africa/Lagos')::date::text as day,
      count(*)::int as count
      from ${from}
      where ${at} >= ${since}::timestamp at time zone 'Africa/Lagos' and ${ONLY[what] ?? sql`true`}
      group by 2`;
  });
  return rowsOf(CountRow, await db.execute(sql.join(counts, sql` union all `)));
};

const QueueRow = z.object({
  what: z.enum(COUNTED_QUEUES),
  waiting: z.number(),
  oldest_at: z.nullable(z.coerce.date()),
});
export type Waiting = z.infer<typeof QueueRow>;

/** Who waits in each queue as it lists them: a member whom several have reported is one case. */
export const countQueues = async (
  db: Queryable,
  { announcedSince, now, demo }: { announcedSince: Date; now: Date; demo: boolean },
): Promise<Waiting[]> => {
  const answered = await db.execute(sql`
    select 'transfers' as what, count(*)::int as waiting, min(coalesce(t.announced_at, t.created_at)) as oldest_at
    from payment_attempt t join purchase_order o on o.id = t.order_id
    where t.method = 'bank_transfer' and t.status <> 'succeeded'
      and (t.announced_at > ${announcedSince.toISOString()}::timestamptz
        or o.status in ('open', 'part_paid') and exists (select from transfer_approval a where a.attempt_id = t.id))
    union all
    select 'unmatched', count(*)::int, min(u.since)
    from (
      select noticed_at as since from odd_payment where closed_at is null
      union all
      select on_day::timestamp at time zone 'Africa/Lagos' from statement_line where state = 'open') u
    union all
    select 'refunds', count(*)::int, min(r.requested_at) from refund r
    where r.state not in ('done', 'failed', 'refused') and (r.requested_by is not null or r.why is not null)
    union all
    select 'disputes', count(*)::int, min(d.due_at) from dispute d where d.ended_at is null and d.answered_at is null
    union all
    select 'reports', count(distinct r.reported_id)::int, min(r.reported_at)
    from report r
    where not exists (select from report_decided d where d.report_id = r.id)
    union all
    select 'reviews', count(distinct waits.member_id)::int, min(waits.since)
    from (
      select f.member_id, f.created_at as since from photo f where f.state = 'pending'
      union all
      select c.member_id, p.submitted_at from card c join profile p on p.member_id = c.member_id
        where c.status = 'pending') waits
    join member m on m.id = waits.member_id and m.status <> 'leaving'
    union all
    select 'enquiries', count(*)::int, min(e.received_at) from enquiry e where e.closed_at is null
    union all
    select 'liveChats', count(*)::int, min(c.waiting_since) from support_chat c where c.state in ('waiting', 'assigned')
    union all
    select 'assessments', count(*)::int, min(t.sent_at) from therapy_assessment t where t.answered_at is null
    union all
    select 'vipCases', count(*)::int, min(v.started_at) from vip_case v
    where v.closed_at is null and v.started_at is not null
    union all
    select 'planning', count(*)::int, min(p.waiting_since) from planning_enquiry p
    where p.closed_at is null and p.waiting_since is not null
    union all
    select 'appointments', count(*)::int, min(a.starts_at) filter (where a.starts_at >= ${now.toISOString()}::timestamptz)
    from appointment a where a.state = 'confirmed' and a.ends_at > ${now.toISOString()}::timestamptz
      and (a.starts_at at time zone 'Africa/Lagos')::date = (${now.toISOString()}::timestamptz at time zone 'Africa/Lagos')::date
    union all
    select 'events', count(*)::int, min(e.begins_at)
    from (
      select distinct on (c.key) c.ended,
        ((c.data->>'day') || ' ' || (c.data->>'time'))::timestamp at time zone 'Africa/Lagos' as begins_at,
        coalesce((c.data->>'example')::boolean, false) as example
      from catalogue_version c where c.kind = 'event' order by c.key, c.version desc) e
    where not e.ended and e.begins_at > ${now.toISOString()}::timestamptz and (${demo}::boolean or not e.example)`);
  return rowsOf(QueueRow, answered);
};
