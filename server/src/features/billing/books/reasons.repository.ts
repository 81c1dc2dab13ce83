// Why a member has what they have: what was given, what cut it, which order paid for it, and which money settled that;
// and which services they paid for.
import { BOOKS_PAGE } from '@ijeuwa/contract/books';
import { and, asc, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { shownReference } from '#platform/database/shown-attempt.ts';
import { order, packageVersion, quote } from '#platform/database/tables/billing.ts';
import { upgradeCredit } from '#platform/database/tables/changes.ts';
import { orderLine, paymentAttempt } from '#platform/database/tables/checkout.ts';
import { freeDays } from '#platform/database/tables/free-days.ts';
import { grantCut, packageGrant } from '#platform/database/tables/grants.ts';
import { payment } from '#platform/database/tables/payments.ts';
import { cameLate } from '../payments/payments.repository.ts';

const before = alias(grantCut, 'before');
const Ends = z.coerce.date();

const When = z.nullable(z.coerce.date());
const lastStretch = (column: 'starts_at' | 'ends_at') =>
  sql`(select s.${sql.raw(column)} from service_stretch s
    where s.order_id = purchase_order.id order by s.id desc limit 1)`.mapWith(columnOf(z.coerce.date()));
/** Of what went back, or a bank took: `what` of all of it. */
const refunded = (what: string) =>
  sql`(select ${sql.raw(what)} from refund r join payment p on p.id = r.payment_id
    join payment_attempt a on a.id = p.attempt_id where a.order_id = purchase_order.id and r.of = 'order'
      and r.owed_at is not null and r.state not in ('failed', 'refused'))`;
const lost = (what: string) =>
  sql`(select ${sql.raw(what)} from dispute d join payment p on p.id = d.payment_id
    join payment_attempt a on a.id = p.attempt_id where a.order_id = purchase_order.id
      and d.state in ('lost', 'silent'))`;
const sums = (all: string) => `coalesce(sum(${all}), 0)`;
/** What went back of an order, or is decided to, and when the last of it was. */
const gone = {
  goneMinor: sql`(${refunded(sums('r.amount_minor'))} + ${lost(sums('d.amount_minor'))})::float8`.mapWith(
    columnOf(z.number()),
  ),
  refundedAt: refunded('max(r.owed_at)').mapWith(columnOf(When)),
  lostAt: lost('max(d.ended_at)').mapWith(columnOf(When)),
};

export const listGrants = (db: Queryable, memberId: string) =>
  db
    .select({
      grant: packageGrant,
      title: sql`${packageVersion.content} ->> 'name'`.mapWith(columnOf(z.string())),
      /** Null where none of it counts. */
      countsUntil: sql`upper(${packageGrant.inForce})`.mapWith(columnOf(Ends)),
      cut: grantCut,
      movedBy: before.why,
      free: freeDays.why,
      trialCode: sql`(select upper(u.code_key) from code_use u where u.member_id = ${packageGrant.memberId}
        and u.purchase_id is null and u.state = 'used' and ${packageGrant.cause} = 'trial' limit 1)`.mapWith(
        columnOf(z.nullable(z.string())),
      ),
      order,
      reference: shownReference,
      ...gone,
      codeKey: quote.codeKey,
      discountMinor: quote.discountMinor,
    })
    .from(packageGrant)
    .innerJoin(packageVersion, eq(packageVersion.id, packageGrant.packageVersionId))
    .leftJoin(grantCut, eq(grantCut.grantId, packageGrant.id))
    .leftJoin(before, eq(before.grantId, packageGrant.movedFrom))
    .leftJoin(order, eq(order.id, packageGrant.orderId))
    .leftJoin(quote, eq(quote.id, order.quoteId))
    .leftJoin(freeDays, eq(freeDays.grantId, packageGrant.id))
    .where(eq(packageGrant.memberId, memberId))
    .orderBy(desc(packageGrant.startsAt), desc(packageGrant.id))
    .limit(BOOKS_PAGE);
export type GrantRow = Awaited<ReturnType<typeof listGrants>>[number];

/** Services that were paid for; each with the time that it is of, and when all of its price had gone back. */
export const listServices = (db: Queryable, memberId: string) =>
  db
    .select({
      order,
      reference: shownReference,
      title: orderLine.title,
      startsAt: lastStretch('starts_at'),
      endsAt: lastStretch('ends_at'),
      ...gone,
    })
    .from(order)
    .innerJoin(orderLine, and(eq(orderLine.orderId, order.id), eq(orderLine.position, 1)))
    .where(and(eq(order.memberId, memberId), isNotNull(order.settledAt), ne(orderLine.kind, 'package')))
    .orderBy(desc(order.settledAt))
    .limit(BOOKS_PAGE);
export type ServiceRow = Awaited<ReturnType<typeof listServices>>[number];

export const listPaymentsOf = (db: Queryable, orderIds: readonly string[]) =>
  db
    .select({ orderId: paymentAttempt.orderId, payment, late: cameLate })
    .from(payment)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, payment.attemptId))
    .where(inArray(paymentAttempt.orderId, [...orderIds]))
    .orderBy(asc(payment.id));

/** What counted in the price of each order, by the name of what it was left of. */
export const listCountedIn = (db: Queryable, orderIds: readonly string[]) =>
  db
    .select({ orderId: order.id, credit: upgradeCredit, packageName: orderLine.title })
    .from(upgradeCredit)
    .innerJoin(order, eq(order.quoteId, upgradeCredit.quoteId))
    .innerJoin(orderLine, and(eq(orderLine.orderId, upgradeCredit.orderId), eq(orderLine.position, 1)))
    .where(and(inArray(order.id, [...orderIds]), isNotNull(upgradeCredit.takenAt)))
    .orderBy(asc(upgradeCredit.orderId));
