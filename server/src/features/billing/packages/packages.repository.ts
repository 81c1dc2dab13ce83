// Packages as they are sold: the newest version of one, unless it is ended or no longer fits.
import { SAMPLE_PACKAGE } from '@ijeuwa/contract/billing';
import { PackageEntry } from '@ijeuwa/contract/packages';
import { and, desc, eq, lte, max, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { packageVersion } from '#platform/database/tables/billing.ts';
import { catalogueVersion } from '#platform/database/tables/catalogue.ts';

export type PackageVersion = typeof packageVersion.$inferSelect;

/** Where it stands among what a member has: the better, the higher. What nobody bought is below all that is sold. */
export const rank =
  sql`case when ${packageVersion.packageId} = ${SAMPLE_PACKAGE} then -1 else ${packageVersion.position} end`.mapWith(
    packageVersion.position,
  );

export const findCurrentPackage = async (
  db: Queryable,
  packageId: string,
): Promise<PackageVersion | undefined> => {
  const [found] = await db
    .select()
    .from(packageVersion)
    .where(eq(packageVersion.packageId, packageId))
    .orderBy(desc(packageVersion.version))
    .limit(1);
  const isSold = found && !found.ended && PackageEntry.safeParse(found.content).success;
  return isSold ? found : undefined;
};

/** As it stood in the catalogue at a moment, where it was there by then, and every time that it was changed since. */
export const listVersionsSince = async (
  db: Queryable,
  packageId: string,
  since: Date,
): Promise<PackageVersion[]> => {
  const before = db
    .select({ version: max(catalogueVersion.version) })
    .from(catalogueVersion)
    .where(
      and(
        eq(catalogueVersion.kind, 'package'),
        eq(catalogueVersion.key, packageId),
        lte(catalogueVersion.validFrom, since),
      ),
    );
  return db
    .select()
    .from(packageVersion)
    .where(
      and(
        eq(packageVersion.packageId, packageId),
        sql`${packageVersion.version} >= coalesce((${before}), 0)`,
      ),
    );
};

/** Whether it is on sale or not. */
export const findNewestId = async (db: Queryable, packageId: string): Promise<string | undefined> => {
  const [found] = await db
    .select({ id: packageVersion.id })
    .from(packageVersion)
    .where(eq(packageVersion.packageId, packageId))
    .orderBy(desc(packageVersion.version))
    .limit(1);
  return found?.id;
};

/** As it was sold, whatever has become of it since. */
export const findSold = async (db: Queryable, id: string): Promise<{ rank: number; months: number }> => {
  const { content } = packageVersion;
  const [found] = await db.select({ rank, content }).from(packageVersion).where(eq(packageVersion.id, id));
  return { rank: found!.rank, months: found!.content.months };
};
