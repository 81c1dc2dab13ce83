// Versions of packages: what was sold stays as it was, what is on sale is the newest.
import { desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { type PackageContent, packageVersion } from '#platform/database/tables/billing.ts';

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

/** What the file said when it was last read, by package. */
export const listFileHashes = async (tx: Queryable): Promise<Map<string, string | null>> => {
  const rows = await tx
    .select({ packageId: packageVersion.packageId, fileHash: packageVersion.fileHash })
    .from(packageVersion)
    .where(isNotNull(packageVersion.fileHash))
    .orderBy(packageVersion.version);
  return new Map(rows.map((row) => [row.packageId, row.fileHash]));
};

type NewVersion = { packageId: string; position: number; content: PackageContent; fileHash: string };

export const savePackageVersion = async (tx: Queryable, version: NewVersion, now: Date): Promise<void> => {
  const before = await findCurrentPackage(tx, version.packageId);
  await tx.insert(packageVersion).values({ ...version, version: (before?.version ?? 0) + 1, createdAt: now });
};

/** One process at a time reads the file; the others then find nothing new. */
export const lockCatalogue = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('catalogue:packages'))`);
};
