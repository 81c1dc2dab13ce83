// Who ended an order that was not paid, by what is kept anyway: the audit, the renewal it was for, the case it would have paid.

import { AGREEMENT_ENDS } from '@ijeuwa/contract/agreements';
import type { EndedReason } from '@ijeuwa/contract/payment-words';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';

export const WhoEnded = z.object({
  /** What it ended with, where it was to pay for a renewal. */
  renewal: z.nullable(z.enum(AGREEMENT_ENDS)),
  byMember: z.boolean(),
  staff: z.nullable(z.object({ name: z.string(), roles: z.array(z.string()), reason: z.string() })),
});
export type WhoEnded = z.infer<typeof WhoEnded>;

/** A renewal and its order end in one transaction, each by the clock of that moment; so does the entry of the audit. */
const TOGETHER = sql`interval '1 minute'`;

/** Of an order that was given up: only its member can do that by hand, and a renewal takes the order along. */
export const findWhoEnded = async (
  db: Queryable,
  orderId: string,
  because: EndedReason | undefined,
): Promise<WhoEnded | undefined> => {
  if (because === 'case_closed') {
    const found = await db.execute(sql`select null as renewal, null as staff, exists (
      select from order_line l join vip_case c on coalesce(c.sold_as, c.id) = l.subject_id
      where l.order_id = ${orderId} and l.kind = 'vip' and c.closed_because = 'member') as "byMember"`);
    return rowsOf(WhoEnded, found)[0];
  }
  if (because !== 'given_up') return undefined;
  const found = await db.execute(sql`
    select case when r.order_id is null then null
        when a.state = 'ended' and a.changed_at < o.ended_at + ${TOGETHER} then a.ended_because
        else 'cancelled' end as renewal,
      said.one is null as "byMember", said.one as staff
    from purchase_order o
    left join agreement_renewal r on r.order_id = o.id
    left join agreement a on a.id = r.agreement_id
    left join lateral (select json_build_object('name', person.name, 'roles', person.roles, 'reason', e.reason) as one
      from staff person join audit_entry e on e.staff_id = person.id and e.act = 'cancel agreement'
      where e.at >= o.ended_at and e.at < o.ended_at + ${TOGETHER} and e.subject in (
        select b.reference from payment_attempt b where b.order_id = a.order_id)
      limit 1) said on true
    where o.id = ${orderId}`);
  return rowsOf(WhoEnded, found)[0];
};
