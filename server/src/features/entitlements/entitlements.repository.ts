// What members hold, as the billing room wrote it down; and the same decision as a condition inside a query.
import { and, eq, gt, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { shownAttempt } from '#platform/database/shown-attempt.ts';
import { order, packageVersion, subscription } from '#platform/database/tables/billing.ts';
import { paymentAttempt } from '#platform/database/tables/orders.ts';
import type { Held } from './entitlements.rules.ts';

type HeldBy = Held & { memberId: string };

/** What has not ended yet, begun or not. */
export const listHeld = async (db: Queryable, memberIds: readonly string[], now: Date): Promise<HeldBy[]> => {
  const rows = await db
    .select({
      memberId: subscription.memberId,
      packageId: packageVersion.packageId,
      rank: packageVersion.position,
      content: packageVersion.content,
      trial: subscription.trial,
      startsAt: subscription.startsAt,
      endsAt: subscription.endsAt,
      method: paymentAttempt.method,
      status: order.status,
    })
    .from(subscription)
    .innerJoin(packageVersion, eq(packageVersion.id, subscription.packageVersionId))
    .leftJoin(order, eq(order.id, subscription.orderId))
    .leftJoin(paymentAttempt, eq(paymentAttempt.id, shownAttempt))
    .where(and(inArray(subscription.memberId, [...memberIds]), gt(subscription.endsAt, now)));
  return rows.map(({ content: { name, features }, method, status, ...rest }) => ({
    ...rest,
    name,
    features,
    order: method && status && { method, status },
  }));
};

/** Whether what this member holds now lists one of the features. */
export const holdsNow =
  (features: readonly string[]) =>
  (memberId: SQLWrapper, now: Date): SQL =>
    sql`exists (
    select from subscription s join package_version v on v.id = s.package_version_id
      left join purchase_order o on o.id = s.order_id
    where s.member_id = ${memberId} and s.starts_at <= ${now.toISOString()}::timestamptz
      and s.ends_at > ${now.toISOString()}::timestamptz and coalesce(o.status, 'paid') = 'paid'
      and v.content->'features' ?| ${sql.param([...features])}::text[])`;

const Listed = z.object({ feature: z.string() });
/** Every feature that any package ever listed. */
export const listListedFeatures = async (db: Queryable): Promise<string[]> => {
  const answered = await db.execute(
    sql`select distinct jsonb_array_elements_text(content->'features') as feature from package_version`,
  );
  return rowsOf(Listed, answered).map(({ feature }) => feature);
};
