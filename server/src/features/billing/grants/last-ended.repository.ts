// What a member had last: for whoever has nothing any more.
import { and, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { packageVersion } from '#platform/database/tables/billing.ts';
import { packageGrant } from '#platform/database/tables/grants.ts';

const end = sql`upper(${packageGrant.inForce})`;

/** Of all that has ended, what ended last; what never counted has no end. */
export const findLastEnded = async (db: Queryable, memberId: string, now: Date) => {
  const [found] = await db
    .select({
      name: sql`${packageVersion.content} ->> 'name'`.mapWith(columnOf(z.string())),
      cause: packageGrant.cause,
      endsAt: end.mapWith(packageGrant.endsAt),
    })
    .from(packageGrant)
    .innerJoin(packageVersion, eq(packageVersion.id, packageGrant.packageVersionId))
    .where(and(eq(packageGrant.memberId, memberId), sql`${end} <= ${now.toISOString()}::timestamptz`))
    .orderBy(desc(end))
    .limit(1);
  return found;
};
