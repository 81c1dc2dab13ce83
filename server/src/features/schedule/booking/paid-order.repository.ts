// By which order an appointment was paid, and whether its money goes back: read of what the money room keeps.
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';

const PaidOrder = z.object({ id: z.string(), goesBack: z.boolean(), isBack: z.boolean() });
/** `goesBack`: it was asked for by a rule, or by a person and released; `isBack`: nothing of that is waited for any more. */
export type PaidOrder = z.infer<typeof PaidOrder>;

/** Undefined of what nobody has paid with money. */
export const findPaidOrder = async (db: Queryable, appointmentId: string): Promise<PaidOrder | undefined> => {
  const answered = await db.execute(sql`
    with back as (
      select a.order_id, r.state from refund r
      join payment p on p.id = r.payment_id join payment_attempt a on a.id = p.attempt_id
      where (r.owed_at is not null or r.requested_by is null) and r.state not in ('failed', 'refused'))
    select o.id,
      exists (select from service_give_back where order_id = o.id)
        or exists (select from back where order_id = o.id) as "goesBack",
      exists (select from back where order_id = o.id)
        and not exists (select from back where order_id = o.id and state <> 'done')
        and not exists (select from service_give_back where order_id = o.id and done_at is null) as "isBack"
    from purchase_order o join order_line l on l.order_id = o.id
    where l.subject_id = ${appointmentId} and l.kind in ('session', 'consultation') and o.settled_at is not null`);
  return rowsOf(PaidOrder, answered)[0];
};
