// By which order an appointment was paid, and what became of that money: read of what the money room keeps, of this order alone.
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';

const Minor = z.coerce.number();
const PaidOrder = z.object({
  id: z.string(),
  currency: z.string(),
  amountMinor: Minor,
  /** Of its price: there; taken by a bank or PayPal; on its way, or promised by a rule. A second payment counts in none. */
  goneMinor: Minor,
  takenMinor: Minor,
  comingMinor: Minor,
  /** A rule wanted it back, whatever was decided since. */
  isWanted: z.boolean(),
  /** A bank or PayPal asks for it, and that is not decided yet. */
  isDisputed: z.boolean(),
  takenBy: z.nullable(z.enum(['bank', 'paypal', 'never came'])),
});
export type PaidOrder = z.infer<typeof PaidOrder>;

/** Undefined of what nobody has paid with money. What a person only asked for is decided by nobody yet, and counts in nothing. */
export const findPaidOrder = async (db: Queryable, appointmentId: string): Promise<PaidOrder | undefined> => {
  const answered = await db.execute(sql`
    select o.id, o.currency, o.amount_minor as "amountMinor",
      back.gone + asked.gone as "goneMinor", back.taken + asked.taken as "takenMinor",
      back.coming + greatest(0, least(wanted.minor, o.amount_minor - back.in_all - asked.gone - asked.taken))
        as "comingMinor",
      wanted.is_so as "isWanted", asked.is_open as "isDisputed",
      coalesce(asked.who, case when back.taken > 0 then 'bank' end) as "takenBy"
    from order_line l join purchase_order o on o.id = l.order_id
    cross join lateral (
      select coalesce(sum(r.amount_minor), 0) as in_all,
        coalesce(sum(r.amount_minor) filter (where r.state = 'done' and not by_bank.is_so), 0) as gone,
        coalesce(sum(r.amount_minor) filter (where r.state = 'done' and by_bank.is_so), 0) as taken,
        coalesce(sum(r.amount_minor)
          filter (where r.state <> 'done' and (r.owed_at is not null or r.requested_by is null)), 0) as coming
      from payment_attempt a join payment p on p.attempt_id = a.id join refund r on r.payment_id = p.id
      cross join lateral (
        select r.sent_at is null and r.done_by is null and coalesce(r.sent_from, p.provider) <> 'credit' as is_so) by_bank
      where a.order_id = o.id and r."of" = 'order' and r.state not in ('failed', 'refused')) back
    cross join lateral (
      select coalesce(bool_or(d.ended_at is null), false) as is_open,
        coalesce(sum(d.amount_minor) filter (where lost.is_so and lost.is_here), 0) as gone,
        coalesce(sum(d.amount_minor) filter (where lost.is_so and not lost.is_here), 0) as taken,
        min(case when d.provider_id like 'never came %' then 'never came'
          when d.provider = 'paypal' then 'paypal' else 'bank' end) filter (where lost.is_so and not lost.is_here) as who
      from payment_attempt a join payment p on p.attempt_id = a.id join dispute d on d.payment_id = p.id
      cross join lateral (
        select d.state in ('lost', 'silent') as is_so, d.provider_id like 'refund %' as is_here) lost
      where a.order_id = o.id and exists (select from allocation c
        where c.payment_id = p.id and c.order_id = o.id and c.released_at is null)) asked
    cross join lateral (
      select count(*) > 0 as is_so,
        coalesce(sum(g.amount_minor - g.asked_minor) filter (where g.done_at is null), 0) as minor
      from service_give_back g where g.order_id = o.id) wanted
    where l.subject_id = ${appointmentId} and l.kind in ('session', 'consultation') and o.settled_at is not null`);
  return rowsOf(PaidOrder, answered)[0];
};
