// Whether the end of a grace is told by what was renewed: its member reads of it once.
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { later, MINUTE_MS } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';

const Told = z.object({ told: z.boolean() });
/** A renewal is given up in the same minutes in which its grace ends. */
const BESIDE_MS = 10 * MINUTE_MS;

/** It was given up with that, or is about to be: nothing of it may still have been taken. */
export const isToldWithRenewal = async (tx: Queryable, memberId: string, now: Date): Promise<boolean> => {
  const found = await tx.execute(sql`select exists (
      select from agreement a where a.member_id = ${memberId} and a.state = 'ended'
        and a.ended_because in ('not_paid', 'disputed', 'price', 'not_sold')
        and a.changed_at >= ${later(now, -BESIDE_MS).toISOString()})
    or exists (
      select from agreement a where a.member_id = ${memberId} and a.state = 'running' and not exists (
        select from agreement_renewal r join payment_attempt t on t.order_id = r.order_id
          where r.agreement_id = a.id and r.next_look_at is not null and (t.status = 'unknown'
            or t.status = 'pending' and t.page_url is null
            or t.status = 'created' and t.sent_at is not null))) as told`);
  return rowsOf(Told, found)[0]!.told;
};
