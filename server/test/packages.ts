// Packages of tests, beside those of the catalogue's file.
import type { PackageEntry } from '@ijeuwa/contract/packages';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { packageVersion } from '#platform/database/tables/billing.ts';
import { catalogueEntry, catalogueVersion } from '#platform/database/tables/catalogue.ts';

const CHEAP: PackageEntry = {
  name: 'A package of tests',
  price: 1,
  priceUSD: 1,
  priceEUR: 1,
  months: 1,
  period: 'month',
  color: 'wine',
  features: ['Everything in Blossom'],
  position: 90,
};

/** The id of this version, saved where it was not yet. */
export const savePackageOnce = async (
  db: Queryable,
  name: { packageId: string; version?: number },
  about: Partial<PackageEntry>,
  validFrom: Date,
): Promise<string> => {
  const { packageId, version = 1 } = name;
  const key = { kind: 'package', key: packageId };
  await db.insert(catalogueEntry).values(key).onConflictDoNothing();
  const row = { ...key, version, data: { ...CHEAP, ...about }, ended: false, validFrom };
  await db.insert(catalogueVersion).values(row).onConflictDoNothing();
  const [saved] = await db
    .select({ id: packageVersion.id })
    .from(packageVersion)
    .where(and(eq(packageVersion.packageId, packageId), eq(packageVersion.version, version)));
  return saved!.id;
};
