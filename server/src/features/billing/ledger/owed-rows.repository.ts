// What we owe by the rows that it is kept in, beside which the trial balance holds the ledger: refunds that are decided and
// not there yet, payments of which nobody has decided what they are for; and what a rule promised and nothing asks for.
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { shownReference } from '#platform/database/shown-attempt.ts';
import { order } from '#platform/database/tables/billing.ts';
import { netMinor } from '../changes/upgrades.repository.ts';

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

const Lost = z.object({ ...Hidden.shape, why: z.string() });
export type LostPromise = z.infer<typeof Lost>;

/**
 * What a rule wanted back of an order, thinks asked for, and nothing asks for: its refund was ended by a dispute or by money
 * sent at the provider, and it was not let go of. What a person of finance refused stays refused; what a bank took, or is
 * asking for, and what went back by another way since counts.
 */
export const listLostPromises = async (db: Queryable): Promise<LostPromise[]> => {
  const found = await db.execute(sql`
    with promised as (
      select ${order.id} as id, ${order.currency} as currency, ${shownReference} as reference, g.reason as why,
        g.amount_minor as wanted, g.said_at, ${netMinor} as net
      from service_give_back g join ${order} on ${order.id} = g.order_id where g.done_at is not null
    ), asked as (
      select p.*, coalesce(r.covered, 0) as covered, coalesce(r.waits, 0) as waits, coalesce(d.taken, 0) as taken
      from promised p
      left join lateral (select
          sum(r.amount_minor) filter (where r.requested_at >= p.said_at and (r.state not in ('failed', 'refused')
            or (r.state = 'refused' and r.said is null))) as covered,
          sum(r.amount_minor) filter (where r.state = 'requested' and r.owed_at is null) as waits
        from refund r join payment m on m.id = r.payment_id join payment_attempt a on a.id = m.attempt_id
        where a.order_id = p.id and r."of" = 'order') r on true
      left join lateral (select sum(d.amount_minor) as taken, bool_or(d.ended_at is null) as asks
        from dispute d join payment m on m.id = d.payment_id join payment_attempt a on a.id = m.attempt_id
        where a.order_id = p.id and (d.ended_at is null or (d.state in ('lost', 'silent') and d.ended_at >= p.said_at))) d on true
      where d.asks is not true
    )
    select reference, currency, why, least(wanted - covered - taken, net - waits) as "amountMinor" from asked
    where least(wanted - covered - taken, net - waits) > 0 order by 1`);
  return rowsOf(Lost, found);
};
