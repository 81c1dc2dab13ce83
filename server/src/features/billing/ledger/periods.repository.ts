// The periods that orders gave, for the ledger: this is where it learns of them.
import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { order } from '#platform/database/tables/billing.ts';
import { packageGrant } from '#platform/database/tables/grants.ts';
import { serviceStretch } from '#platform/database/tables/services.ts';

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
