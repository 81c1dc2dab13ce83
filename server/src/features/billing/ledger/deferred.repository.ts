// What of each order was paid for and is not earned yet, as the ledger has it, beside the periods that say what should be.
import type { LineKind } from '@ijeuwa/contract/services';
import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { lagosDay } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { order } from '#platform/database/tables/billing.ts';
import { orderLine } from '#platform/database/tables/checkout.ts';
import { ledgerLine, ledgerTransaction } from '#platform/database/tables/ledger.ts';
import { atLeastADay, type Deferred } from './earning.rules.ts';
import { Minor } from './ledger.repository.ts';
import type { Line } from './ledger.rules.ts';
import { listGivenNoMore, listGivenPeriods, listStretches } from './periods.repository.ts';

/** What is earned is earned by one process at a time, until the transaction ends. */
export const lockEarning = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('earning', 0))`);
};

export type DeferredOrder = Deferred & {
  orderId: string;
  reference: string;
  /** What was bought: its income stands apart. */
  of: LineKind;
  currency: Line['currency'];
  /** Up to now. */
  earnedMinor: number;
  /** What its price was lowered by, as far as that was not taken back. */
  discountMinor: number;
};

const IS_DEFERRED = sql`${ledgerLine.account} = 'liability:deferred'`;
const IS_EARNED = sql`${IS_DEFERRED} and ${ledgerTransaction.kind} = 'earned'`;
const IS_GIVEN = sql`${IS_DEFERRED} and ${ledgerTransaction.kind} <> 'earned'`;
/** Income that was given back, or that a bank took: it was earned, and counts for the order no more. */
const IS_UNEARNED = sql`(${ledgerLine.account} = 'expense:chargeback'
  or (${ledgerLine.account} like 'income:%' and ${ledgerTransaction.kind} in ('refund owed', 'credit moved', 'chargeback')))`;
const IS_DISCOUNT = sql`${ledgerLine.account} = 'contra:discount'`;
const sumOf = (which: SQL) =>
  sql`coalesce(sum(${ledgerLine.amountMinor}) filter (where ${which}), 0)`.mapWith(Minor);

/** The next orders by their ids: each part of them finds its lines by an index, however many nights were posted. */
const listOrderIds = async (db: Queryable, after: string | undefined, most: number): Promise<string[]> => {
  const rows = await db
    .select({ id: order.id })
    .from(order)
    .where(after === undefined ? undefined : gt(order.id, after))
    .orderBy(asc(order.id))
    .limit(most);
  return rows.map(({ id }) => id);
};

/** Of the orders after this one; `last` is the last that was looked at, if there was any. */
export const listDeferred = async (db: Queryable, after: string | undefined, most: number) => {
  const ids = await listOrderIds(db, after, most);
  return { orders: ids.length === 0 ? [] : await listDeferredOf(db, ids), last: ids.at(-1) };
};

export const listDeferredOf = async (
  db: Queryable,
  orderIds: readonly string[],
): Promise<DeferredOrder[]> => {
  const rows = await db
    .select({
      orderId: order.id,
      reference: order.reference,
      of: orderLine.kind,
      currency: ledgerLine.currency,
      creditedMinor: sumOf(sql`(${IS_GIVEN}) or (${IS_UNEARNED})`),
      earnedBeforeMinor: sumOf(IS_EARNED),
      unearnedMinor: sumOf(IS_UNEARNED),
      discountMinor: sumOf(IS_DISCOUNT),
      forgotten: sql`${member.status} = 'erased'`.mapWith(columnOf(z.boolean())),
    })
    .from(ledgerTransaction)
    .innerJoin(ledgerLine, eq(ledgerLine.transactionId, ledgerTransaction.id))
    .innerJoin(order, eq(order.id, ledgerTransaction.orderId))
    .innerJoin(orderLine, and(eq(orderLine.orderId, order.id), eq(orderLine.position, 1)))
    .innerJoin(member, eq(member.id, order.memberId))
    .where(
      and(
        sql`(${IS_DEFERRED} or ${IS_DISCOUNT} or (${IS_UNEARNED}))`,
        inArray(ledgerTransaction.orderId, [...orderIds]),
      ),
    )
    .groupBy(order.id, orderLine.kind, ledgerLine.currency, member.status)
    .orderBy(asc(order.id));
  const periods = await listGivenPeriods(db, orderIds);
  const byOrder = Map.groupBy(periods, (period) => period.orderId);
  const stretches = [...(await listStretches(db, orderIds)), ...(await listGivenNoMore(db, orderIds))];
  const stretchesOf = Map.groupBy(stretches, (stretch) => stretch.orderId);
  return rows.map(({ creditedMinor, earnedBeforeMinor, unearnedMinor, ...row }) => ({
    ...row,
    givenMinor: -creditedMinor,
    earnedMinor: earnedBeforeMinor - unearnedMinor,
    periods: (byOrder.get(row.orderId) ?? []).map(({ startsAt, endsAt }) => ({
      from: lagosDay(startsAt),
      until: lagosDay(endsAt),
    })),
    stretches: (stretchesOf.get(row.orderId) ?? []).map(({ startsAt, endsAt, recordedAt }) => ({
      ...atLeastADay({ from: lagosDay(startsAt), until: lagosDay(endsAt) }),
      saidOn: lagosDay(recordedAt),
    })),
  }));
};
