// Of orders: how much of the refunds of one, in its own currency, fits a condition, and whose its money may be.
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf, rowsOf } from '#platform/database/rows.ts';
import { order } from '#platform/database/tables/billing.ts';
import { TO_CREDIT } from '../credit/kept.ts';
import { TO_PAYER } from './may-name.ts';

const Claimed = z.object({ claim: z.boolean() });

/** `states`: of a refund `r` of a payment `p`, our own text. */
export const refundsOf = (states: string) =>
  sql`(select coalesce(sum(r.amount_minor), 0)::float8 from refund r join payment p on p.id = r.payment_id
    join payment_attempt a on a.id = p.attempt_id
    where a.order_id = ${order.id} and p.currency = ${order.currency} and ${sql.raw(states)})`.mapWith(
    columnOf(z.number()),
  );

/** Of what goes back, or went, some may be of whoever had a link. */
export const toPayer = sql`exists (select from refund r join payment p on p.id = r.payment_id
  join payment_attempt a on a.id = p.attempt_id
  where a.order_id = ${order.id} and r.owed_at is not null and r.state not in ('failed', 'refused')
    and not ${sql.raw(TO_CREDIT)} and ${sql.raw(TO_PAYER)})`.mapWith(columnOf(z.boolean()));

/** Before any of it goes back: whether some of what came for an order may be of whoever had a link. */
export const mayBePayers = async (tx: Queryable, orderId: string): Promise<boolean> => {
  const found = await tx.execute(sql`select exists (select from payment p
    join payment_attempt a on a.id = p.attempt_id
    where a.order_id = ${orderId} and ${sql.raw(TO_PAYER)}) as claim`);
  return rowsOf(Claimed, found)[0]!.claim;
};
