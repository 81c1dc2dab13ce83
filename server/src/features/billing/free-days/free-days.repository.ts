// What was bought, as days for nothing are given by it, and what was given: as they are remembered.
import { GUARANTEE_ASK_DAYS, GUARANTEE_CARD_DAYS } from '@ijeuwa/contract/guarantee';
import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { DAY_MS, later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { order, packageVersion } from '#platform/database/tables/billing.ts';
import { orderLine } from '#platform/database/tables/checkout.ts';
import { compatibilityRight as right } from '#platform/database/tables/compatibility.ts';
import { freeDays } from '#platform/database/tables/free-days.ts';
import { packageGrant } from '#platform/database/tables/grants.ts';

/** Of all that the order gave, as far as it counts. */
const ofOrder = (what: SQL) => sql`(select ${what} from package_grant g
  where g.order_id = ${order.id} and not isempty(g.in_force))`;
const since = ofOrder(sql`min(lower(g.in_force))`).mapWith(packageGrant.startsAt);
const endsAt = ofOrder(sql`max(upper(g.in_force))`).mapWith(packageGrant.endsAt);
const givenAt = sql`(select f.given_at from free_days f
  where f.order_id = ${order.id} and f.why = 'guarantee')`.mapWith(freeDays.givenAt);

/** Begun, and not over for longer than one may ask; neither sent back nor taken into a larger package. The newest first. */
export const listPurchases = (db: Queryable, memberId: string, now: Date) =>
  db
    .select({
      orderId: order.id,
      amountMinor: order.amountMinor,
      packageVersionId: packageGrant.packageVersionId,
      packageName: orderLine.title,
      rank: packageVersion.position,
      since,
      endsAt,
      /** What the guarantee of it gave already. */
      givenAt,
    })
    .from(packageGrant)
    .innerJoin(order, eq(order.id, packageGrant.orderId))
    .innerJoin(orderLine, and(eq(orderLine.orderId, order.id), eq(orderLine.position, 1)))
    .innerJoin(packageVersion, eq(packageVersion.id, packageGrant.packageVersionId))
    .where(
      and(
        eq(packageGrant.memberId, memberId),
        eq(packageGrant.cause, 'purchase'),
        inArray(order.status, ['paid', 'part_refunded']),
        sql`${since} <= ${now.toISOString()}::timestamptz`,
        sql`${endsAt} > ${later(now, -GUARANTEE_ASK_DAYS * DAY_MS).toISOString()}::timestamptz`,
        sql`not exists (select from upgrade_credit u
          where u.order_id = ${order.id} and u.taken_at is not null and u.restored_at is null)`,
      ),
    )
    .orderBy(desc(since), desc(order.id));
export type Purchase = Awaited<ReturnType<typeof listPurchases>>[number];

/** Whoever may have met the guarantee of something by now, and was given nothing for it; after this one. */
export const listHopeful = async (
  db: Queryable,
  now: Date,
  after: string | undefined,
  most: number,
): Promise<string[]> => {
  const ago = (days: number) => sql`${later(now, -days * DAY_MS).toISOString()}::timestamptz`;
  const rows = await db
    .selectDistinct({ memberId: packageGrant.memberId })
    .from(packageGrant)
    .where(
      and(
        eq(packageGrant.cause, 'purchase'),
        sql`not isempty(${packageGrant.inForce})`,
        // The first and the last of the days count, however short they are.
        sql`lower(${packageGrant.inForce}) <= ${ago(GUARANTEE_CARD_DAYS - 2)}`,
        sql`upper(${packageGrant.inForce}) > ${ago(GUARANTEE_ASK_DAYS)}`,
        sql`not exists (select from free_days f
          where f.order_id = ${packageGrant.orderId} and f.why = 'guarantee')`,
        after === undefined ? undefined : gt(packageGrant.memberId, after),
      ),
    )
    .orderBy(asc(packageGrant.memberId))
    .limit(most);
  return rows.map(({ memberId }) => memberId);
};

export type NewFreeDays = typeof freeDays.$inferInsert;
export const saveFreeDays = async (tx: Queryable, row: NewFreeDays): Promise<void> => {
  await tx.insert(freeDays).values(row);
};

/** Whether this click of staff has added its days already. */
export const isClickDone = async (tx: Queryable, clickId: string): Promise<boolean> =>
  (await tx.select({ id: freeDays.grantId }).from(freeDays).where(eq(freeDays.clickId, clickId))).length > 0;

/** What was given because the order was bought, the oldest first; with the guarantee a report for two. */
export const listFreeDays = (db: Queryable, orderId: string) =>
  db
    .select({
      free: freeDays,
      startsAt: packageGrant.startsAt,
      endsAt: packageGrant.endsAt,
      report: { valueMinor: right.valueMinor, currency: right.currency, givenAt: right.givenAt },
    })
    .from(freeDays)
    .leftJoin(right, and(eq(right.orderId, freeDays.orderId), eq(freeDays.why, 'guarantee')))
    .innerJoin(packageGrant, eq(packageGrant.id, freeDays.grantId))
    .where(eq(freeDays.orderId, orderId))
    .orderBy(asc(freeDays.givenAt));
