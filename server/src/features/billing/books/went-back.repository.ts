// What went back on a day, row by row: refunds that were done, what banks took, and lines of nobody that were sent back. Their sum is `sumWentBack` and what was sent back of lines.
import { BOOKS_PAGE, WENT_BACK_AS } from '@ijeuwa/contract/books';
import { CURRENCIES, type Currency } from '@ijeuwa/contract/fields';
import { PROVIDERS } from '@ijeuwa/contract/payment-words';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { shownReference } from '#platform/database/shown-attempt.ts';
import type { Span } from './came.repository.ts';
import type { Place } from './unmatched.repository.ts';

const Row = z.object({
  id: z.string(),
  as: z.enum(WENT_BACK_AS),
  at: z.coerce.date(),
  provider: z.enum(PROVIDERS),
  amountMinor: z.coerce.number().int(),
  currency: z.enum(CURRENCIES),
  orderId: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  title: z.nullable(z.string()),
  memberId: z.nullable(z.string()),
  memberName: z.nullable(z.string()),
  buyerSealed: z.nullable(z.string()),
  askedBy: z.nullable(z.string()),
  approvedBy: z.nullable(z.string()),
  sentBy: z.nullable(z.string()),
});

/** The first of the day at the top; credit that came back as credit stays with us. */
export const listWentBack = async (
  db: Queryable,
  { from, until }: Span,
  currency: Currency,
  after: Place | undefined,
) => {
  const [first, last] = [from.toISOString(), until.toISOString()];
  const found = await db.execute(sql`
    with gone as (
      select r.id, 'refund' as "as", r.done_at as at, coalesce(r.sent_from, p.provider) as provider, r.amount_minor,
        p.currency, p.attempt_id, r.requested_by, r.approved_by, r.done_by
      from refund r join payment p on p.id = r.payment_id
      where r.state = 'done' and r.done_at >= ${first} and r.done_at < ${last}
        and coalesce(r.sent_from, p.provider) <> 'credit'
      union all
      select d.id, 'taken', d.ended_at, p.provider, d.amount_minor + d.credit_minor + d.beyond_minor,
        p.currency, p.attempt_id, null, null, null
      from dispute d join payment p on p.id = d.payment_id
      where d.state in ('lost', 'silent') and p.provider <> 'credit' and d.ended_at >= ${first} and d.ended_at < ${last}
      union all
      select l.id, 'line', t.posted_at, 'bank', -m.amount_minor, m.currency, null, null, null, l.closing_by
      from ledger_transaction t join ledger_line m on m.transaction_id = t.id and m.account = 'asset:bank:main'
      join statement_line l on l.id::text = right(t.source, 36)
      where t.kind = 'refund' and t.source like '%identified payment:line:%'
        and t.posted_at >= ${first} and t.posted_at < ${last}
    )
    select gone.id, gone."as", gone.at, gone.provider, gone.amount_minor as "amountMinor", gone.currency,
      purchase_order.id as "orderId", ${shownReference} as reference, b.title, purchase_order.member_id as "memberId",
      who.name as "memberName", purchase_order.buyer_sealed as "buyerSealed",
      asker.name as "askedBy", approver.name as "approvedBy", sender.name as "sentBy"
    from gone
    left join payment_attempt a on a.id = gone.attempt_id
    left join purchase_order on purchase_order.id = a.order_id
    left join order_line b on b.order_id = purchase_order.id and b.position = 1
    left join profile who on who.member_id = purchase_order.member_id
    left join staff asker on asker.id = gone.requested_by
    left join staff approver on approver.id = gone.approved_by
    left join staff sender on sender.id = gone.done_by
    where gone.currency = ${currency}
      ${after ? sql`and (gone.at, gone.id) > (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)` : sql``}
    order by gone.at, gone.id limit ${BOOKS_PAGE + 1}`);
  return rowsOf(Row, found);
};
