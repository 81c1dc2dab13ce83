// The lines of bank statements of which the figures of a day are made: what was nobody's when it came, and what became of it.
import { BOOKS_PAGE, type CAME_LINES } from '@ijeuwa/contract/books';
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
});

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
  const found = await db.execute(sql`
    select l.id, l.on_day::text as day, l.amount_minor as "amountMinor", l.narration_sealed as "narrationSealed", l.state,
      coalesce(a.reference, l.closing_reference) as reference
    from statement_line l join bank_statement s on s.id = l.statement_id
    left join payment_attempt a on a.id = l.transfer_id
    where l.amount_minor > 0 and ${which} ${after ? sql`and l.id > ${after}` : sql``}
    order by l.id limit ${BOOKS_PAGE + 1}`);
  return rowsOf(Row, found);
};
