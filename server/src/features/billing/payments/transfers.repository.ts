// Bank transfers as staff look after them: which wait, and the word of one or two people that each has come.
import { and, asc, count, eq, gt, inArray, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { order, packageVersion, transferApproval } from '#platform/database/tables/billing.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { accountClosed } from '../checkout/orders.repository.ts';

const hasApproval = sql`exists (select from ${transferApproval} a where a.order_id = ${order.id})`;

type Wanted = { staffId: string; announcedSince: Date; reference?: string; most: number };

const Claim = z.boolean();
/** Unpaid transfers that the member, or one of two staff, said were made not long ago; or the one of a reference that stands on a statement. */
export const listTransfers = (db: Queryable, { staffId, announcedSince, reference, most }: Wanted) =>
  db
    .select({
      order,
      packageName: sql`${packageVersion.content}->>'name'`.mapWith(columnOf(z.string())),
      memberName: profile.name,
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
        inArray(order.status, ['open', 'expired', 'cancelled']),
        reference === undefined
          ? or(gt(order.announcedAt, announcedSince), and(eq(order.status, 'open'), hasApproval))
          : eq(order.reference, reference),
      ),
    )
    .orderBy(asc(order.announcedAt), asc(order.createdAt))
    .limit(most);

/** The same person's word counts once. */
export const recordApprovalOnce = async (
  tx: Queryable,
  orderId: string,
  staffId: string,
  now: Date,
): Promise<void> => {
  await tx.insert(transferApproval).values({ orderId, staffId, approvedAt: now }).onConflictDoNothing();
};

export const countApprovals = async (tx: Queryable, orderId: string): Promise<number> => {
  const [row] = await tx
    .select({ people: count() })
    .from(transferApproval)
    .where(eq(transferApproval.orderId, orderId));
  return row?.people ?? 0;
};
