// What members have kept with us as credit: what came into it by refunds, less what orders were paid with and what went out.
import { CURRENCIES, type Currency } from '@ijeuwa/contract/fields';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { MAY_KEEP, TO_CREDIT } from './kept.ts';

const Minor = z.coerce.number().int();
const Balance = z.object({ currency: z.enum(CURRENCIES), kept: Minor, held: Minor });
export type CreditBalance = z.infer<typeof Balance>;
const Id = z.object({ id: z.string() });
const Kept = z.object({
  payment_id: z.string(),
  order_id: z.string(),
  own_reference: z.string(),
  reference: z.string(),
});

/** One change of a member’s credit at a time; the last lock that is taken before the numbers of papers. */
export const lockCredit = async (tx: Queryable, memberId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`credit:${memberId}`}, 0))`);
};

const balances = (memberId: string, except: SQL) => sql`
  with moved as (
    select p.currency, r.amount_minor as minor from refund r join payment p on p.id = r.payment_id
      join payment_attempt a on a.id = p.attempt_id join purchase_order o on o.id = a.order_id
      where o.member_id = ${memberId} and r.state = 'done' and ${sql.raw(TO_CREDIT)}
    union all
    select p.currency, -p.amount_minor from payment p
      join payment_attempt a on a.id = p.attempt_id join purchase_order o on o.id = a.order_id
      where o.member_id = ${memberId} and p.provider = 'credit'
    union all
    select p.currency, -r.amount_minor from refund r join payment p on p.id = r.payment_id
      join payment_attempt a on a.id = p.attempt_id join purchase_order o on o.id = a.order_id
      where o.member_id = ${memberId} and r."of" = 'credit' and r.state not in ('failed', 'refused')
    union all
    select p.currency, case p.provider when 'credit' then d.amount_minor else -d.credit_minor end
      from dispute d join payment p on p.id = d.payment_id
      join payment_attempt a on a.id = p.attempt_id join purchase_order o on o.id = a.order_id
      where o.member_id = ${memberId} and d.state in ('lost', 'silent')
  ), aside as (
    select o.currency, max(o.from_credit_minor) as minor from purchase_order o
      where o.member_id = ${memberId} and o.status in ('open', 'part_paid') and ${except}
        and not exists (select from purchase_order s where s.purchase_id = o.purchase_id and s.settled_at is not null)
      group by o.purchase_id, o.currency
  )
  select m.currency, sum(m.minor) as kept,
      coalesce((select sum(s.minor) from aside s where s.currency = m.currency), 0) as held
    from moved m group by m.currency having sum(m.minor) > 0 order by m.currency`;

/** By currency, where there is any; `held` is set aside for orders that wait to be paid. */
export const listBalances = async (db: Queryable, memberId: string): Promise<CreditBalance[]> =>
  rowsOf(Balance, await db.execute(balances(memberId, sql`true`)));

/** What an order of this purchase may count on. */
export const findFree = async (
  db: Queryable,
  { memberId, currency, purchaseId }: { memberId: string; currency: Currency; purchaseId?: string },
): Promise<number> => {
  const except = purchaseId === undefined ? sql`true` : sql`o.purchase_id <> ${purchaseId}`;
  const found = rowsOf(Balance, await db.execute(balances(memberId, except)));
  const one = found.find((balance) => balance.currency === currency);
  return one ? Math.max(0, one.kept - one.held) : 0;
};

/** All of it in a currency, whatever is set aside. */
export const findKept = async (db: Queryable, memberId: string, currency: Currency): Promise<number> =>
  (await listBalances(db, memberId)).find((one) => one.currency === currency)?.kept ?? 0;

const Sum = z.object({ minor: Minor });
/** What of a payment stays with us as credit, and was not lost since. */
export const findKeptOf = async (tx: Queryable, paymentId: string): Promise<number> => {
  const found = await tx.execute(sql`
    select coalesce((select sum(r.amount_minor) from refund r join payment p on p.id = r.payment_id
        where p.id = ${paymentId} and p.provider <> 'credit' and r.state = 'done' and ${sql.raw(TO_CREDIT)}), 0)
      - coalesce((select sum(d.credit_minor) from dispute d where d.payment_id = ${paymentId}
        and d.state in ('lost', 'silent')), 0) as minor`);
  return rowsOf(Sum, found)[0]!.minor;
};

const SpentRow = z.object({ payment_id: z.string(), order_id: z.string() });
export type Spent = { paymentId: string; orderId: string };
/** What orders were paid with out of it, the last first. */
export const listSpent = async (tx: Queryable, memberId: string, currency: Currency): Promise<Spent[]> => {
  const found = await tx.execute(sql`
    select p.id as payment_id, o.id as order_id from payment p
      join payment_attempt a on a.id = p.attempt_id join purchase_order o on o.id = a.order_id
      where o.member_id = ${memberId} and p.currency = ${currency} and p.provider = 'credit'
      order by p.received_at desc, p.id desc`);
  return rowsOf(SpentRow, found).map((one) => ({ paymentId: one.payment_id, orderId: one.order_id }));
};

const GoingRow = z.object({ id: z.string(), order_id: z.string(), minor: Minor });
/** What of it goes out with the account, and has not gone. */
export const listGivenBack = async (tx: Queryable, memberId: string, currency: Currency) => {
  const found = await tx.execute(sql`
    select r.id, o.id as order_id, r.amount_minor as minor from refund r join payment p on p.id = r.payment_id
      join payment_attempt a on a.id = p.attempt_id join purchase_order o on o.id = a.order_id
      where o.member_id = ${memberId} and p.currency = ${currency} and r."of" = 'credit'
        and r.state in ('requested', 'approved')`);
  return rowsOf(GoingRow, found).map(({ id, order_id: orderId, minor }) => ({
    refundId: id,
    orderId,
    amountMinor: minor,
  }));
};

/** What of an order goes back, and may stay with us instead. */
export const listKeepable = async (tx: Queryable, orderId: string): Promise<string[]> => {
  const found = await tx.execute(sql`
    select r.id from refund r join payment p on p.id = r.payment_id
      join payment_attempt a on a.id = p.attempt_id
      where a.order_id = ${orderId} and ${sql.raw(MAY_KEEP)} order by r.id`);
  return rowsOf(Id, found).map(({ id }) => id);
};

/** The payment by which credit in a currency came last, and its order: what goes out of it stands beside that. */
export const findLastKept = async (tx: Queryable, memberId: string, currency: Currency) => {
  const found = await tx.execute(sql`
    select p.id as payment_id, o.id as order_id, o.reference as own_reference, a.reference from refund r join payment p on p.id = r.payment_id
      join payment_attempt a on a.id = p.attempt_id join purchase_order o on o.id = a.order_id
      where o.member_id = ${memberId} and p.currency = ${currency} and r.state = 'done' and ${sql.raw(TO_CREDIT)}
      order by r.done_at desc, r.id desc limit 1`);
  const [last] = rowsOf(Kept, found);
  return (
    last && {
      paymentId: last.payment_id,
      orderId: last.order_id,
      ownReference: last.own_reference,
      reference: last.reference,
    }
  );
};
