// The periods that orders gave, for the ledger: this is where it learns of them.
import { and, asc, eq, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { order } from '#platform/database/tables/billing.ts';
import { orderLine } from '#platform/database/tables/checkout.ts';
import { packageGrant } from '#platform/database/tables/grants.ts';
import { serviceStretch, serviceWithdrawal } from '#platform/database/tables/services.ts';

export type GivenPeriod = { orderId: string; startsAt: Date; endsAt: Date };

/** As far as they count: what was cut and goes on elsewhere are two. Whoever is erased has none any more. */
export const listGivenPeriods = async (
  db: Queryable,
  orderIds: readonly string[],
): Promise<GivenPeriod[]> => {
  const rows = await db
    .select({
      orderId: packageGrant.orderId,
      startsAt: packageGrant.startsAt,
      endsAt: sql`upper(${packageGrant.inForce})`.mapWith(packageGrant.endsAt),
    })
    .from(packageGrant)
    .innerJoin(member, eq(member.id, packageGrant.memberId))
    .where(
      and(
        inArray(packageGrant.orderId, [...orderIds]),
        sql`not isempty(${packageGrant.inForce})`,
        ne(member.status, 'erased'),
      ),
    );
  return rows.flatMap(({ orderId, ...period }) => (orderId === null ? [] : [{ orderId, ...period }]));
};

/** The orders of which a member has something still, or goes on to have it. */
export const listOrdersGivingOn = async (db: Queryable, memberId: string, now: Date): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ orderId: packageGrant.orderId })
    .from(packageGrant)
    .where(
      and(
        eq(packageGrant.memberId, memberId),
        isNotNull(packageGrant.orderId),
        sql`upper(${packageGrant.inForce}) > ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(packageGrant.orderId);
  return rows.flatMap(({ orderId }) => orderId ?? []);
};

/** Of services, in the order in which they were said. */
export const listStretches = async (db: Queryable, orderIds: readonly string[]) => {
  const rows = await db
    .select({ stretch: serviceStretch })
    .from(serviceStretch)
    .innerJoin(order, eq(order.id, serviceStretch.orderId))
    .innerJoin(member, eq(member.id, order.memberId))
    .where(and(inArray(serviceStretch.orderId, [...orderIds]), ne(member.status, 'erased')))
    .orderBy(asc(serviceStretch.id));
  return rows.map(({ stretch }) => stretch);
};

/** What was asked back of it and nobody has decided about: until then it is neither given nor kept. */
const mayGoBack = sql`(exists (select from refund r join payment p on p.id = r.payment_id
    join payment_attempt a on a.id = p.attempt_id where a.order_id = ${order.id} and r.state = 'requested')
  or exists (select from service_give_back b where b.order_id = ${order.id} and b.done_at is null))`;

/** Services that ended after they were paid: what stays with us of their price is earned with that day, as a last stretch of it. */
export const listGivenNoMore = async (db: Queryable, orderIds: readonly string[]) => {
  const rows = await db
    .select({ orderId: order.id, withdrawnAt: serviceWithdrawal.withdrawnAt })
    .from(order)
    .innerJoin(orderLine, and(eq(orderLine.orderId, order.id), eq(orderLine.position, 1)))
    .innerJoin(
      serviceWithdrawal,
      and(eq(serviceWithdrawal.kind, orderLine.kind), eq(serviceWithdrawal.subjectId, orderLine.subjectId)),
    )
    .innerJoin(member, eq(member.id, order.memberId))
    .where(
      and(
        inArray(order.id, [...orderIds]),
        gte(serviceWithdrawal.withdrawnAt, order.settledAt),
        ne(member.status, 'erased'),
        sql`not ${mayGoBack}`,
      ),
    );
  return rows.map(({ orderId, withdrawnAt }) => ({
    orderId,
    startsAt: withdrawnAt,
    endsAt: withdrawnAt,
    recordedAt: withdrawnAt,
  }));
};
