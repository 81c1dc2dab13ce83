// What we owe, by the ledger: what stands in each account of it, and of which orders; and the lines of one order.
import { BOOKS_PAGE, OWED_ACCOUNTS, type OwedAccount } from '@ijeuwa/contract/books';
import type { Currency } from '@ijeuwa/contract/fields';
import { and, asc, count, desc, eq, gt, inArray, like, lt, ne, sql, sum } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { shownReference } from '#platform/database/shown-attempt.ts';
import { order } from '#platform/database/tables/billing.ts';
import { orderLine } from '#platform/database/tables/checkout.ts';
import { ledgerLine, ledgerTransaction } from '#platform/database/tables/ledger.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { Minor } from '../ledger/ledger.repository.ts';

/** Credit is its member’s, whichever of their orders it went through; all else is its order’s. */
const owner = sql`case when ${ledgerLine.account} = 'liability:credit' then ${order.memberId}
  else ${ledgerTransaction.orderId} end`;

/** Of each order, and of credit of each member by the newest of their orders, where something is left; what is owed is more than nothing here. */
const leftByOrder = (db: Queryable) =>
  db
    .select({
      account: ledgerLine.account,
      currency: ledgerLine.currency,
      orderId: sql`max(${ledgerTransaction.orderId}::text)::uuid`
        .mapWith(ledgerTransaction.orderId)
        .as('left_order_id'),
      leftMinor: sql`-sum(${ledgerLine.amountMinor})`.mapWith(Minor).as('left_minor'),
      since: sql`min(${ledgerTransaction.postedAt})`.mapWith(ledgerTransaction.postedAt).as('since'),
    })
    .from(ledgerLine)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerLine.transactionId))
    .leftJoin(order, eq(order.id, ledgerTransaction.orderId))
    .where(inArray(ledgerLine.account, [...OWED_ACCOUNTS]))
    .groupBy(ledgerLine.account, ledgerLine.currency, owner)
    .having(ne(sum(ledgerLine.amountMinor), '0'))
    .as('left_by_order');

/** By title, where it is for something that was paid for. */
export const sumOwed = (db: Queryable) => {
  const left = leftByOrder(db);
  const title = sql`case when ${left.account} = 'liability:deferred'
    then ${orderLine.title} end`.mapWith(orderLine.title);
  return (
    db
      .select({
        account: left.account,
        currency: left.currency,
        title,
        amountMinor: sum(left.leftMinor).mapWith(Minor),
        orders: count(left.orderId),
      })
      .from(left)
      .leftJoin(orderLine, and(eq(orderLine.orderId, left.orderId), eq(orderLine.position, 1)))
      .groupBy(left.account, left.currency, title)
      // What left one order for another is owed to nobody.
      .having(ne(sum(left.leftMinor), '0'))
      .orderBy(asc(left.account), asc(left.currency), asc(title))
  );
};

export type OwedOf = {
  account: OwedAccount;
  currency: Currency;
  title?: string;
  after?: string;
};

export const listOwedOrders = (db: Queryable, { account, currency, title, after }: OwedOf) => {
  const left = leftByOrder(db);
  return db
    .select({
      orderId: order.id,
      memberId: order.memberId,
      reference: shownReference,
      title: orderLine.title,
      memberName: profile.name,
      buyerSealed: order.buyerSealed,
      amountMinor: left.leftMinor,
      since: left.since,
    })
    .from(left)
    .innerJoin(order, eq(order.id, left.orderId))
    .innerJoin(orderLine, and(eq(orderLine.orderId, order.id), eq(orderLine.position, 1)))
    .leftJoin(profile, eq(profile.memberId, order.memberId))
    .where(
      and(
        eq(left.account, account),
        eq(left.currency, currency),
        title === undefined ? undefined : eq(orderLine.title, title),
        after === undefined ? undefined : gt(order.id, after),
      ),
    )
    .orderBy(asc(order.id))
    .limit(BOOKS_PAGE + 1);
};

const isEarned = eq(ledgerTransaction.kind, 'earned');
/** Half past midnight in Lagos is that day's there. */
const postedOn = sql`(${ledgerTransaction.postedAt} at time zone 'Africa/Lagos')`;
const earnedOf = (orderId: string) =>
  and(eq(ledgerTransaction.orderId, orderId), isEarned, like(ledgerLine.account, 'income:%'));
const earnedMinor = sql`-sum(${ledgerLine.amountMinor})`.mapWith(Minor);
const Words = columnOf(z.string());

/** What its days earned, by months of Lagos, the newest first. */
export const listEarnedMonths = (db: Queryable, orderId: string) => {
  const month = sql`to_char(${postedOn}, 'YYYY-MM')`.mapWith(Words);
  const { account, currency } = ledgerLine;
  return db
    .select({ month, account, currency, amountMinor: earnedMinor, days: count() })
    .from(ledgerLine)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerLine.transactionId))
    .where(earnedOf(orderId))
    .groupBy(month, account, currency)
    .orderBy(desc(month), asc(account));
};

export const listEarnedDays = (db: Queryable, orderId: string, month: string) => {
  const day = sql`to_char(${postedOn}, 'YYYY-MM-DD')`.mapWith(Words);
  return db
    .select({ day, currency: ledgerLine.currency, amountMinor: earnedMinor })
    .from(ledgerLine)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerLine.transactionId))
    .where(and(earnedOf(orderId), sql`to_char(${postedOn}, 'YYYY-MM') = ${month}`))
    .groupBy(day, ledgerLine.currency)
    .orderBy(asc(day));
};

/** But for what its days earned, which is told by months. */
export const listOrderLines = (db: Queryable, orderId: string, after: number | undefined) =>
  db
    .select({
      seq: ledgerLine.id,
      at: ledgerTransaction.postedAt,
      kind: ledgerTransaction.kind,
      account: ledgerLine.account,
      amountMinor: ledgerLine.amountMinor,
      currency: ledgerLine.currency,
    })
    .from(ledgerLine)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerLine.transactionId))
    .where(
      and(
        eq(ledgerTransaction.orderId, orderId),
        ne(ledgerTransaction.kind, 'earned'),
        after === undefined ? undefined : lt(ledgerLine.id, after),
      ),
    )
    .orderBy(desc(ledgerLine.id))
    .limit(BOOKS_PAGE + 1);
