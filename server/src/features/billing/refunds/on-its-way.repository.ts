// What of an order is on its way back, or promised by a rule, for its line in the list and its invoice.
import { REFUND_STATES } from '@ijeuwa/contract/payment-words';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { columnOf } from '#platform/database/rows.ts';
import { order } from '#platform/database/tables/billing.ts';

const At = z.nullable(z.coerce.date());
const Refund = z.object({
  amountMinor: z.number(),
  state: z.enum(REFUND_STATES),
  requestedAt: z.coerce.date(),
  owedAt: At,
  approvedAt: At,
  sentAt: At,
  troubledAt: At,
  isDisputed: z.boolean(),
});
const OnItsWay = z.object({ refunds: z.array(Refund), wantedMinor: z.number() });

const REFUNDS = sql`refund r join payment p on p.id = r.payment_id
  join payment_attempt a on a.id = p.attempt_id and a.order_id = ${order.id}`;

/**
 * Owed, or asked for by a rule; what a person only asked for is decided by nobody yet. `wantedMinor`: what a rule could
 * not ask for yet, so far as it is still there.
 */
export const onItsWay = sql`json_build_object('refunds', (select coalesce(json_agg(json_build_object(
    'amountMinor', r.amount_minor, 'state', r.state, 'requestedAt', r.requested_at, 'owedAt', r.owed_at,
    'approvedAt', r.approved_at, 'sentAt', r.sent_at, 'troubledAt', r.troubled_at, 'isDisputed',
    exists (select from dispute d where d.payment_id = p.id and d.ended_at is null))), '[]')
  from ${REFUNDS} where p.currency = ${order.currency} and r.state not in ('done', 'failed', 'refused')
    and (r.owed_at is not null or (r."of" = 'order' and r.requested_by is null))),
  'wantedMinor', coalesce((select greatest(0, least(g.amount_minor - g.asked_minor, ${order.amountMinor}
      - (select coalesce(sum(r.amount_minor), 0) from ${REFUNDS}
        where r."of" = 'order' and r.state not in ('failed', 'refused'))
      - (select coalesce(sum(d.amount_minor), 0) from dispute d join payment p on p.id = d.payment_id
        join payment_attempt a on a.id = p.attempt_id
        where a.order_id = ${order.id} and d.state in ('lost', 'silent') and exists (select from allocation c
          where c.payment_id = p.id and c.order_id = ${order.id} and c.released_at is null))))
    from service_give_back g where g.order_id = ${order.id} and g.done_at is null), 0))`.mapWith(
  columnOf(OnItsWay),
);
