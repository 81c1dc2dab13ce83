// A period of a package for tests: given without money, unless it is said otherwise.
import { HOUR_MS, later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { packageGrant } from '#platform/database/tables/grants.ts';
import { savePackageOnce } from './packages.ts';
import type { World } from './test-world.ts';

type Grant = typeof packageGrant.$inferInsert;

export const addGrant = async (
  db: Queryable,
  about: Pick<Grant, 'memberId' | 'packageVersionId' | 'startsAt' | 'endsAt'> & Partial<Grant>,
): Promise<string> => {
  const row = { cause: 'given' as const, anchorDay: 1, recordedAt: about.startsAt, ...about };
  const [{ id }] = (await db.insert(packageGrant).values(row).returning({ id: packageGrant.id })) as [
    { id: string },
  ];
  return id;
};

/** What packages list, held for two days. */
export const holdFeatures = async (
  { db }: Pick<World, 'db'>,
  memberId: string,
  from: Date,
  ...features: string[]
): Promise<void> => {
  const name = { packageId: `holds-${features.length}` };
  const packageVersionId = await savePackageOnce(db, name, { features }, from);
  const period = { startsAt: from, endsAt: later(from, 48 * HOUR_MS) };
  await addGrant(db, { memberId, packageVersionId, ...period, cause: 'trial' });
};
