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
    group by p.currency
    union all
    select 'liability:unidentified', u.currency, sum(u.minor) from (
      select 'NGN' as currency, l.amount_minor as minor from statement_line l
        where l.state = 'open' and l.taken_back_at is null and l.presumed_payment_id is null
      union all
      select p.currency, p.amount_minor
        - (select coalesce(sum(r.amount_minor), 0) from refund r where r.payment_id = p.id and r.state = 'done')
        - (select coalesce(sum(d.amount_minor), 0) from dispute d where d.payment_id = p.id
            and d.state in ('lost', 'silent'))
      from payment p where p.standing = 'unidentified') u
    group by u.currency`);
  return rowsOf(Row, found).map(({ amount, ...rest }) => ({ ...rest, amountMinor: amount }));
};

const Hidden = z.object({
  reference: z.string(),
  currency: z.string(),
  amountMinor: z.coerce.number().int(),
});
export type HiddenDebt = z.infer<typeof Hidden>;

/**
 * Money to be sent back of which no list of finance tells: owed, and neither asked for nor among the odd payments; or
 * kept for nothing, with its entry closed. A part whose rest is waited for is neither.
 */
export const listHiddenDebts = async (db: Queryable): Promise<HiddenDebt[]> => {
  const found = await db.execute(sql`
    with unlisted as (
      select p.*, coalesce(a.reference, p.transaction) as reference from payment p
      left join payment_attempt a on a.id = p.attempt_id
      where not exists (select from odd_payment o where o.payment_id = p.id and o.closed_at is null
        and o.outcome <> 'never_seen'))
    select u.reference, u.currency, r.amount_minor as "amountMinor" from unlisted u
    join refund r on r.payment_id = u.id
    where r.owed_at is not null and r.state not in ('done', 'failed', 'refused')
      and r.requested_by is null and r.why is null
    union all
    select u.reference, u.currency, left_minor from unlisted u
    cross join lateral (select u.amount_minor
      - (select coalesce(sum(r.amount_minor), 0) from refund r
          where r.payment_id = u.id and r.state not in ('failed', 'refused'))
      - (select coalesce(sum(d.amount_minor), 0) from dispute d
          where d.payment_id = u.id and d.state in ('lost', 'silent')) as left_minor)
    where u.standing in ('short', 'other_currency') and left_minor > 0 and not exists (
      select from allocation c where c.payment_id = u.id and c.released_at is null)
    order by 1`);
  return rowsOf(Hidden, found);
};

const Unseen = z.object({ ...Hidden.shape, day: z.string() });

/** Transfers that were confirmed by hand, and of which finance was told that no statement shows them. */
export const listNeverSeen = async (db: Queryable) => {
  const found = await db.execute(sql`
    select o.reference, p.currency, p.amount_minor as "amountMinor",
      to_char(p.received_at at time zone 'Africa/Lagos', 'YYYY-MM-DD') as day
    from odd_payment o join payment p on p.id = o.payment_id
    where o.outcome = 'never_seen' and o.closed_at is null order by o.noticed_at, o.id`);
  return rowsOf(Unseen, found);
};
