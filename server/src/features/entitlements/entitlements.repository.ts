// What members hold, as the billing room wrote it down; and the same decision as a condition inside a query.
import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { packageVersion } from '#platform/database/tables/billing.ts';
import { packageGrant } from '#platform/database/tables/grants.ts';
import type { Held } from './entitlements.rules.ts';

type HeldBy = Held & { memberId: string };

/** What had not ended then, begun or not; what was cut ends with its cut. */
export const listHeld = async (
  db: Queryable,
  memberIds: readonly string[],
  then: Date,
): Promise<HeldBy[]> => {
  const rows = await db
    .select({
      memberId: packageGrant.memberId,
      packageId: packageVersion.packageId,
      rank: packageVersion.position,
      content: packageVersion.content,
      cause: packageGrant.cause,
      paidBy: packageGrant.paidBy,
      startsAt: packageGrant.startsAt,
      endsAt: sql`upper(${packageGrant.inForce})`.mapWith(packageGrant.endsAt),
    })
    .from(packageGrant)
    .innerJoin(packageVersion, eq(packageVersion.id, packageGrant.packageVersionId))
    .where(
      and(
        inArray(packageGrant.memberId, [...memberIds]),
        sql`upper(${packageGrant.inForce}) > ${then.toISOString()}::timestamptz`,
      ),
    );
  return rows.map(({ content: { name, features }, cause, ...rest }) => ({
    ...rest,
    name,
    features,
    trial: cause === 'trial',
  }));
};

/** Whether what this member holds now lists one of the features. */
export const holdsNow =
  (features: readonly string[]) =>
  (memberId: SQLWrapper, now: Date | SQL): SQL =>
    sql`exists (
    select from package_grant g join package_version v on v.id = g.package_version_id
    where g.member_id = ${memberId} and g.in_force @> ${now instanceof Date ? now.toISOString() : now}::timestamptz
      and v.content->'features' ?| ${sql.param([...features])}::text[])`;

const Listed = z.object({ feature: z.string() });
/** Every feature that any package ever listed. */
export const listListedFeatures = async (db: Queryable): Promise<string[]> => {
  const answered = await db.execute(
    sql`select distinct jsonb_array_elements_text(content->'features') as feature from package_version`,
  );
  return rowsOf(Listed, answered).map(({ feature }) => feature);
};
