// Why a member has what they have: what was given, what cut it, which order paid for it, and which money settled that.
import { BOOKS_PAGE } from '@ijeuwa/contract/books';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { order, packageVersion } from '#platform/database/tables/billing.ts';
import { paymentAttempt } from '#platform/database/tables/checkout.ts';
import { grantCut, packageGrant } from '#platform/database/tables/grants.ts';
import { payment } from '#platform/database/tables/payments.ts';

const Ends = z.coerce.date();

export const listGrants = (db: Queryable, memberId: string) =>
  db
    .select({
      grant: packageGrant,
      title: sql`${packageVersion.content} ->> 'name'`.mapWith(columnOf(z.string())),
      /** Null where none of it counts. */
      countsUntil: sql`upper(${packageGrant.inForce})`.mapWith(columnOf(Ends)),
      cut: grantCut,
      order,
    })
    .from(packageGrant)
    .innerJoin(packageVersion, eq(packageVersion.id, packageGrant.packageVersionId))
    .leftJoin(grantCut, eq(grantCut.grantId, packageGrant.id))
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
