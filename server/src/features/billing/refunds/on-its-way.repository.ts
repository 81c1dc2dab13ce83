// What of an order is on its way back, for its line in the list and its invoice.
import { REFUND_STATES } from '@ijeuwa/contract/payment-words';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { columnOf } from '#platform/database/rows.ts';
import { order } from '#platform/database/tables/billing.ts';

const At = z.nullable(z.coerce.date());
const OnItsWay = z.object({
  amountMinor: z.number(),
  state: z.enum(REFUND_STATES),
  requestedAt: z.coerce.date(),
  owedAt: At,
  approvedAt: At,
  sentAt: At,
  troubledAt: At,
  isDisputed: z.boolean(),
});

/** Owed, or asked for by a rule; what a person only asked for is decided by nobody yet. */
export const onItsWay = sql`(select coalesce(json_agg(json_build_object(
    'amountMinor', r.amount_minor, 'state', r.state, 'requestedAt', r.requested_at, 'owedAt', r.owed_at,
    'approvedAt', r.approved_at, 'sentAt', r.sent_at, 'troubledAt', r.troubled_at, 'isDisputed',
    exists (select from dispute d where d.payment_id = p.id and d.ended_at is null))), '[]')
  from refund r join payment p on p.id = r.payment_id join payment_attempt a on a.id = p.attempt_id
  where a.order_id = ${order.id} and p.currency = ${order.currency} and r.state not in ('done', 'failed', 'refused')
    and (r.owed_at is not null or (r."of" = 'order' and r.requested_by is null)))`.mapWith(
  columnOf(z.array(OnItsWay)),
);
