// The transfers that a line of a statement may be for: those that wait, and those that were confirmed not long ago.
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { order, packageVersion, transferApproval } from '#platform/database/tables/billing.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { accountClosed } from '../checkout/orders.repository.ts';

const Claim = z.boolean();
const UNPAID = ['open', 'failed', 'expired', 'cancelled'] as const;
const SETTLED = ['paid', 'refund_due', 'refunded'] as const;

export const listTransfersSince = (db: Queryable, staffId: string, since: Date, most: number) =>
  db
    .select({
      id: order.id,
      reference: order.reference,
      memberId: order.memberId,
      memberName: profile.name,
      buyerSealed: order.buyerSealed,
      packageName: sql`${packageVersion.content}->>'name'`.mapWith(columnOf(z.string())),
      amountMinor: order.amountMinor,
      createdAt: order.createdAt,
      announcedAt: order.announcedAt,
      settled: sql`${inArray(order.status, [...SETTLED])}`.mapWith(columnOf(Claim)),
      approvals:
        sql`(select count(*)::int from ${transferApproval} a where a.order_id = ${order.id})`.mapWith(
          columnOf(z.number()),
        ),
      confirmedByMe: sql`exists (select from ${transferApproval} a
        where a.order_id = ${order.id} and a.staff_id = ${staffId})`.mapWith(columnOf(Claim)),
      paidAlready: sql`exists (select from purchase_order o
        where o.purchase_id = ${order.purchaseId} and o.status = 'paid')`.mapWith(columnOf(Claim)),
      accountClosed,
    })
    .from(order)
    .innerJoin(packageVersion, eq(packageVersion.id, order.packageVersionId))
    .leftJoin(profile, eq(profile.memberId, order.memberId))
    .where(
      and(
        eq(order.method, 'bank_transfer'),
        eq(order.currency, 'NGN'),
        inArray(order.status, [...UNPAID, ...SETTLED]),
        gt(order.createdAt, since),
      ),
    )
    // Many that nobody announced hide none that somebody did.
    .orderBy(sql`${order.announcedAt} desc nulls last`, desc(order.createdAt), desc(order.id))
    .limit(most);
