// A period of a package for tests: given without money, unless it is said otherwise.
import type { Queryable } from '#platform/database/connect.ts';
import { packageGrant } from '#platform/database/tables/grants.ts';

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
