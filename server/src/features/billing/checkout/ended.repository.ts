// Why an order ended before it was paid, by what is stored of it.
import type { EndedReason } from '@ijeuwa/contract/payment-words';
import { and, eq, isNotNull, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf, rowsOf } from '#platform/database/rows.ts';
import { order } from '#platform/database/tables/billing.ts';
import { isUndone } from '../payments/never-came.repository.ts';
import { endedBecause } from './ended.rules.ts';
import { buyerRefused, isOfProfile } from './refused.repository.ts';

const Claim = z.boolean();
const Claimed = z.object({ claim: Claim });
/** Asked of what had ended alone. */
const isSo = (what: ReturnType<typeof sql>) =>
  sql`(${order.endedAt} is not null and exists (${what}))`.mapWith(columnOf(Claim));

/** The renewal that an order was to pay for, where it ended with money that went back, whichever: nothing that comes for it counts. */
export const ofGivenBack = (orderId: SQLWrapper | string) => sql`select from agreement_renewal r
  join agreement a on a.id = r.agreement_id
  where r.order_id = ${orderId} and r.settled_at is null and r.next_look_at is null and a.ended_because = 'refunded'`;

export const isGivenBack = async (db: Queryable, orderId: string): Promise<boolean> => {
  const found = await db.execute(sql`select exists (${ofGivenBack(orderId)}) as claim`);
  return rowsOf(Claimed, found)[0]!.claim;
};

/** What `endedBecause` judges by, beside the order itself. */
export const ENDING = {
  partWentBack: isSo(sql`select from allocation c
    where c.order_id = ${order.id} and c.released_at <= ${order.endedAt}`),
  caseWithdrawn: isSo(sql`select from service_withdrawal w join order_line l
    on l.kind = w.kind and l.subject_id = w.subject_id
    where l.order_id = ${order.id} and w.kind = 'vip' and w.withdrawn_at <= ${order.endedAt}`),
  withdrawn: isSo(sql`select from service_withdrawal w join order_line l
    on l.kind = w.kind and l.subject_id = w.subject_id
    where l.order_id = ${order.id} and w.withdrawn_at <= ${order.endedAt}`),
  paidOtherwise: isSo(sql`select from purchase_order o
    where o.purchase_id = ${order.purchaseId} and o.id <> ${order.id} and o.settled_at <= ${order.endedAt}`),
  overtaken: isSo(sql`select from upgrade_credit mine join upgrade_credit other
    on other.order_id = mine.order_id and other.quote_id <> mine.quote_id
    where mine.quote_id = ${order.quoteId} and other.taken_at <= ${order.endedAt}`),
  leaving: isSo(sql`select from erasure e
    where e.member_id = ${order.memberId} and e.asked_at <= ${order.endedAt}`),
  givenBack: isSo(ofGivenBack(order.id)),
  refused: sql`(${buyerRefused} and exists (select from order_line l
    where l.order_id = purchase_order.id and ${isOfProfile(sql.raw('l.kind'))}))`.mapWith(columnOf(Claim)),
};

/** What it was settled with was a transfer that never came. */
export const neverCame = sql`(${order.status} = 'charged_back' and exists (select from payment p
  join payment_attempt a on a.id = p.attempt_id
  where a.order_id = purchase_order.id and ${isUndone(sql.raw('p.id'))}))`.mapWith(columnOf(Claim));

/** Of what was paid all the same: why it had ended while it could still be paid. Undefined where its time may have run out. */
export const findEarlierEnding = async (db: Queryable, orderId: string): Promise<EndedReason | undefined> => {
  const couldBePaid = sql`exists (select from payment_attempt a where a.order_id = ${order.id}
    and a.created_at <= ${order.endedAt} and a.expires_at > ${order.endedAt})`;
  const [found] = await db
    .select(ENDING)
    .from(order)
    .where(and(eq(order.id, orderId), isNotNull(order.settledAt), couldBePaid));
  return found && endedBecause({ ...found, refused: false, status: 'cancelled' });
};

/** Undefined: it has not ended, or was paid. */
export const findEnding = async (db: Queryable, orderId: string): Promise<EndedReason | undefined> => {
  const [found] = await db
    .select({ status: order.status, ...ENDING })
    .from(order)
    .where(eq(order.id, orderId));
  return found && endedBecause(found);
};
