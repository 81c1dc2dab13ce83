// The lines of bank statements of which the figures of a day are made: what was nobody's when it came, and what became of it.
import { BOOKS_PAGE, type CAME_LINES } from '@ijeuwa/contract/books';
import { LINE_CLOSED_AS } from '@ijeuwa/contract/statements';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import type { Span } from './came.repository.ts';

const Row = z.object({
  id: z.string(),
  day: z.string(),
  amountMinor: z.coerce.number().int(),
  narrationSealed: z.string(),
  state: z.enum(['open', 'confirmed', 'closed', 'kept']),
  reference: z.nullable(z.string()),
  closedAs: z.nullable(z.enum(LINE_CLOSED_AS)),
  closedAt: z.nullable(z.coerce.date()),
  closedBy: z.nullable(z.string()),
  closedWhy: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
  orderReference: z.nullable(z.string()),
  title: z.nullable(z.string()),
  memberId: z.nullable(z.string()),
  memberName: z.nullable(z.string()),
  buyerSealed: z.nullable(z.string()),
});

const SUBJECT = 'statement line ';
/** Who closed each, and why, is kept in the audit alone: read once for the page, whatever else stands there. */
const closings = sql`select distinct on (line) right(left(e.subject, ${SUBJECT.length + 36}), 36) as line,
    e.at, e.reason, person.name
  from staff person join audit_entry e on e.staff_id = person.id
    and e.act in ('close statement line', 'say what a statement line is for')
  where starts_with(e.subject, ${SUBJECT}) and right(left(e.subject, ${SUBJECT.length + 36}), 36) in (
    select p.id::text from page p where p.state = 'closed')
  order by line, e.seq desc`;
/** The transfer that it is, that it came on top of, or by which the books had its money before. */
const attemptId = sql`coalesce(l.transfer_id, more.attempt_id,
  case when l.state = 'closed' and l.closing_as = 'booked' then (select b.id from payment_attempt b
    join payment p on p.attempt_id = b.id and p.transaction = b.reference and p.provider = 'bank'
    where b.reference = l.closing_reference) end)`;

/** As the sums of `came.repository.ts` count them. */
export const listCameLines = async (
  db: Queryable,
  { from, until }: Span,
  of: (typeof CAME_LINES)[number],
  after: string | undefined,
) => {
  const [first, last] = [from.toISOString(), until.toISOString()];
  const onThatDay = sql`t.posted_at >= ${first} and t.posted_at < ${last}`;
  /** By the postings of the day, however many lines there are; of what is none of a line nothing. */
  const linesOf = (what: SQL) => sql`case when ${what} then right(t.source, 36)::uuid end`;
  const nobodys = sql`l.id in (select ${linesOf(sql`t.source like 'unidentified payment:line:%'`)}
    from ledger_transaction t where ${onThatDay})`;
  const which = {
    came: sql`s.uploaded_at >= ${first} and ${nobodys}`,
    freed: sql`s.uploaded_at < ${first} and ${nobodys}`,
    known: sql`s.uploaded_at >= ${first} and s.uploaded_at < ${last}
      and not exists (select from ledger_transaction t
        where t.source = 'unidentified payment:line:' || l.id and t.posted_at < ${last})`,
    named: sql`l.id in (select ${linesOf(sql`t.source like '%identified payment:line:%'`)}
      from ledger_transaction t join ledger_line m on m.transaction_id = t.id
      where t.kind = 'identified payment' and m.account = 'asset:bank:main' and ${onThatDay})`,
  }[of];
  // The page first: what is looked up of a line is looked up for no other.
  const found = await db.execute(sql`
    with page as materialized (select l.* from statement_line l join bank_statement s on s.id = l.statement_id
      where l.amount_minor > 0 and ${which} ${after ? sql`and l.id > ${after}` : sql``}
      order by l.id limit ${BOOKS_PAGE + 1}), said as materialized (${closings})
    select l.id, l.on_day::text as day, l.amount_minor as "amountMinor", l.narration_sealed as "narrationSealed", l.state,
      coalesce(a.reference, l.closing_reference) as reference,
      case when l.state <> 'closed' then null when more.id is not null then 'counted'
        when l.taken_back_at is not null or exists (select from statement_line r where r.reverses_id = l.id)
        then 'taken_back' else l.closing_as end as "closedAs",
      case when l.state = 'closed' then coalesce(c.at, l.settled_at) end as "closedAt",
      c.name as "closedBy", c.reason as "closedWhy",
      o.id as "orderId", a.reference as "orderReference", i.title, o.member_id as "memberId",
      profile.name as "memberName", o.buyer_sealed as "buyerSealed"
    from page l
    left join payment more on more.provider = 'bank' and more.transaction = 'line ' || l.id
    left join payment_attempt a on a.id = ${attemptId}
    left join purchase_order o on o.id = a.order_id
    left join order_line i on i.order_id = o.id and i.position = 1
    left join profile on profile.member_id = o.member_id
    left join said c on l.state = 'closed' and c.line = l.id::text
    order by l.id`);
  return rowsOf(Row, found);
};
