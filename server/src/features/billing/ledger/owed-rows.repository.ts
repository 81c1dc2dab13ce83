// What we owe by the rows that it is kept in, beside which the trial balance holds the ledger: refunds that are decided and
// not there yet, and payments of which nobody has decided what they are for.
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';

const Row = z.object({ account: z.string(), currency: z.string(), amount: z.coerce.number().int() });

/** A refund that failed is owed on by the next one; what a bank took of a payment that waited is waited for no more. */
export const listOwedByRows = async (db: Queryable) => {
  const found = await db.execute(sql`
    select 'liability:refunds_due' as account, p.currency, sum(r.amount_minor) as amount
    from refund r join payment p on p.id = r.payment_id
    where r.owed_at is not null and r.state not in ('done', 'failed', 'refused') group by p.currency
    union all
    select 'liability:unmatched', p.currency, sum(p.amount_minor
      - (select coalesce(sum(r.amount_minor), 0) from refund r where r.payment_id = p.id
          and r.owed_at is not null and r.state not in ('failed', 'refused'))
      - (select coalesce(sum(d.amount_minor), 0) from dispute d where d.payment_id = p.id
          and d.state in ('lost', 'silent')))
    from payment p
    where p.standing in ('short', 'other_currency') and not exists (
      select from allocation a join purchase_order o on o.id = a.order_id
      where a.payment_id = p.id and a.released_at is null and o.settled_at is not null)
    group by p.currency`);
  return rowsOf(Row, found).map(({ amount, ...rest }) => ({ ...rest, amountMinor: amount }));
};
