// Who paid in a way that cannot be charged again, and has nothing that renews: theirs ends unless they pay again.
import { and, asc, eq, gt, inArray, lte, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { order, packageVersion } from '#platform/database/tables/billing.ts';
import { packageGrant } from '#platform/database/tables/grants.ts';
import { ONCE_ONLY } from './agreements.mails.ts';

const last = alias(packageGrant, 'last');
const endsAt = sql`upper(${last.inForce})`;
/** What was paid for of theirs that ends last: the very last, or before days that we gave for nothing. */
const lastPaid = sql`(select p.id from package_grant p
  where p.member_id = ${last.memberId} and p.order_id is not null and not isempty(p.in_force)
  order by upper(p.in_force) desc limit 1)`;

/** The last of what they hold ends between the two moments; a page of them. At the price of now, while it is sold, in the currency that was paid. */
export const listOnceOnlyEnding = (
  db: Queryable,
  { now, soon }: { now: Date; soon: Date },
  after: string | undefined,
  most: number,
) =>
  db
    .select({
      grantId: last.id,
      memberId: last.memberId,
      packageId: packageVersion.packageId,
      content: packageVersion.content,
      paidBy: sql`${packageGrant.paidBy}`.mapWith(columnOf(z.enum(ONCE_ONLY))),
      currency: order.currency,
      endsAt: endsAt.mapWith(packageGrant.endsAt),
    })
    .from(last)
    .innerJoin(packageGrant, sql`${packageGrant.id} = ${lastPaid}`)
    .innerJoin(order, eq(order.id, packageGrant.orderId))
    .innerJoin(
      packageVersion,
      sql`${packageVersion.id} = (select v.id from package_version v
      where v.package_id = (select b.package_id from package_version b where b.id = ${packageGrant.packageVersionId})
      order by v.version desc limit 1)`,
    )
    .where(
      and(
        inArray(packageGrant.paidBy, ONCE_ONLY),
        notInArray(last.cause, ['trial', 'grace']),
        after === undefined ? undefined : gt(last.id, after),
        gt(endsAt, sql`${now.toISOString()}::timestamptz`),
        lte(endsAt, sql`${soon.toISOString()}::timestamptz`),
        eq(packageVersion.ended, false),
        sql`not exists (select from package_grant g where g.member_id = ${last.memberId}
          and g.cause not in ('trial', 'grace') and lower(g.in_force) >= upper(${last.inForce}))`,
        sql`not exists (select from agreement a where a.member_id = ${last.memberId} and a.state <> 'ended')`,
      ),
    )
    .orderBy(asc(last.id))
    .limit(most);
export type OnceOnlyEnding = Awaited<ReturnType<typeof listOnceOnlyEnding>>[number];
