// What fits nothing and nobody has closed: odd payments, and lines of bank statements that are open.
import { BOOKS_PAGE } from '@ijeuwa/contract/books';
import { CURRENCIES } from '@ijeuwa/contract/fields';
import { ODD_OUTCOMES } from '@ijeuwa/contract/payment-words';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';

const Row = z.object({
  id: z.string(),
  what: z.enum(['payment', 'word', 'line']),
  at: z.coerce.date(),
  amount_minor: z.nullable(z.coerce.number().int()),
  came_minor: z.nullable(z.coerce.number().int()),
  currency: z.nullable(z.enum(CURRENCIES)),
  reference: z.nullable(z.string()),
  outcome: z.nullable(z.enum(ODD_OUTCOMES)),
  narration_sealed: z.nullable(z.string()),
});
export type UnmatchedRow = z.infer<typeof Row>;
const Counted = z.object({ n: z.coerce.number().int() });

/** Where a page ended. */
export type Place = { at: Date; id: string };

const behind = (after: Place | undefined, columns: string) =>
  after
    ? sql`and (${sql.raw(columns)}) > (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
    : sql``;

/** Each kind is cut off by its own index before both are put in order: ten thousand cost no more than a page. */
export const listUnmatched = async (db: Queryable, after: Place | undefined): Promise<UnmatchedRow[]> => {
  const most = BOOKS_PAGE + 1;
  const found = await db.execute(sql`
    (select o.id, case when p.id is null then 'word' else 'payment' end as what, o.noticed_at as at,
        p.amount_minor - coalesce(counts.minor, 0) as amount_minor,
        case when counts.minor > 0 then p.amount_minor else sent.minor end as came_minor,
        coalesce(p.currency, case when sent.minor is not null then 'NGN' end) as currency, o.reference, o.outcome, null as narration_sealed
      from odd_payment o left join payment p on p.id = o.payment_id
      left join lateral (select sum(c.amount_minor) as minor from allocation c
        where o.outcome = 'excess' and c.payment_id = p.id and c.released_at is null) counts on true
      left join lateral (select (n.payload #>> '{bank_transfer,amount}')::float8 as minor from provider_notice n
        where o.outcome = 'rejected' and n.provider = o.provider and n.event_id = o.source
          and jsonb_typeof(n.payload #> '{bank_transfer,amount}') = 'number') sent on true
      where o.closed_at is null ${behind(after, 'o.noticed_at, o.id')}
      order by o.noticed_at, o.id limit ${most})
    union all
    (select l.id, 'line', l.on_day::timestamp at time zone 'Africa/Lagos', l.amount_minor, null, 'NGN', null, null, l.narration_sealed
      from statement_line l
      where l.state = 'open' ${behind(after, "l.on_day::timestamp at time zone 'Africa/Lagos', l.id")}
      order by l.on_day, l.id limit ${most})
    order by at, id limit ${most}`);
  return rowsOf(Row, found);
};

export const countUnmatched = async (db: Queryable): Promise<number> => {
  const found = await db.execute(sql`select (select count(*) from odd_payment where closed_at is null)
    + (select count(*) from statement_line where state = 'open') as n`);
  return rowsOf(Counted, found)[0]!.n;
};
