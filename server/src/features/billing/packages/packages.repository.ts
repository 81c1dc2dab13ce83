// Versions of packages: what was sold stays as it was, what is on sale is the newest.
import { desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { type PackageContent, packageVersion } from '#platform/database/tables/billing.ts';
import { staff } from '#platform/database/tables/staff.ts';

export type { PackageContent };
export type PackageVersion = typeof packageVersion.$inferSelect;

/** The newest version of every package, in the order of the catalogue. */
export const listCurrentPackages = async (db: Queryable): Promise<PackageVersion[]> => {
  const rows = await db
    .select()
    .from(packageVersion)
    .orderBy(packageVersion.packageId, desc(packageVersion.version));
  const newest = rows.filter((row, at) => rows[at - 1]?.packageId !== row.packageId);
  return newest.sort((one, other) => one.position - other.position);
};

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
  return found;
};

/** Every version with the name of whoever made it, the newest first. */
export const listPackageVersions = (db: Queryable, packageId?: string) =>
  db
    .select({ row: packageVersion, staffName: staff.name })
    .from(packageVersion)
    .leftJoin(staff, eq(staff.id, packageVersion.changedBy))
    .where(packageId === undefined ? undefined : eq(packageVersion.packageId, packageId))
    .orderBy(desc(packageVersion.version));

/** The last version of every package that came from the file. */
export const listFromFile = async (tx: Queryable): Promise<Map<string, PackageVersion>> => {
  const rows = await tx
    .select()
    .from(packageVersion)
    .where(isNotNull(packageVersion.fileHash))
    .orderBy(packageVersion.version);
  return new Map(rows.map((row) => [row.packageId, row]));
};

type NewVersion = Pick<PackageVersion, 'packageId' | 'position' | 'content'> &
  ({ fileHash: string } | { changedBy: string; reason: string });

export const savePackageVersion = async (tx: Queryable, version: NewVersion, now: Date): Promise<void> => {
  const before = await findCurrentPackage(tx, version.packageId);
  await tx.insert(packageVersion).values({ ...version, version: (before?.version ?? 0) + 1, createdAt: now });
};

/** Whoever makes a version does so alone: one process reads the file, the others then find nothing new. */
export const lockCatalogue = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('catalogue:packages'))`);
};
