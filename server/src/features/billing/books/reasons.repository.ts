// Why a member has what they have: what was given, what cut it, which order paid for it, and which money settled that.
import { BOOKS_PAGE } from '@ijeuwa/contract/books';
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { order, packageVersion } from '#platform/database/tables/billing.ts';
import { upgradeCredit } from '#platform/database/tables/changes.ts';
import { orderLine, paymentAttempt } from '#platform/database/tables/checkout.ts';
import { grantCut, packageGrant } from '#platform/database/tables/grants.ts';
import { payment } from '#platform/database/tables/payments.ts';

const before = alias(grantCut, 'before');
const Ends = z.coerce.date();

export const listGrants = (db: Queryable, memberId: string) =>
  db
    .select({
      grant: packageGrant,
      title: sql`${packageVersion.content} ->> 'name'`.mapWith(columnOf(z.string())),
      /** Null where none of it counts. */
      countsUntil: sql`upper(${packageGrant.inForce})`.mapWith(columnOf(Ends)),
      cut: grantCut,
      movedBy: before.why,
      order,
    })
    .from(packageGrant)
    .innerJoin(packageVersion, eq(packageVersion.id, packageGrant.packageVersionId))
    .leftJoin(grantCut, eq(grantCut.grantId, packageGrant.id))
    .leftJoin(before, eq(before.grantId, packageGrant.movedFrom))
    .leftJoin(order, eq(order.id, packageGrant.orderId))
    .where(eq(packageGrant.memberId, memberId))
    .orderBy(desc(packageGrant.startsAt), desc(packageGrant.id))
    .limit(BOOKS_PAGE);
export type GrantRow = Awaited<ReturnType<typeof listGrants>>[number];

export const listPaymentsOf = (db: Queryable, orderIds: readonly string[]) =>
  db
    .select({ orderId: paymentAttempt.orderId, payment })
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
