// Therapy plans that members chose.

import { OWN_THERAPY_MAX } from '@ijeuwa/contract/therapy';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { catalogueVersion } from '#platform/database/tables/catalogue.ts';
import { therapyPlan } from '#platform/database/tables/therapy.ts';
import { THERAPY_KIND } from './packages.kind.ts';

export type PlanRecord = typeof therapyPlan.$inferSelect;

/** The version of an entry, by which it is sold. */
export const findVersionId = async (
  db: Queryable,
  { key, version }: { key: string; version: number },
): Promise<string | undefined> => {
  const [found] = await db
    .select({ id: catalogueVersion.id })
    .from(catalogueVersion)
    .where(
      and(
        eq(catalogueVersion.kind, THERAPY_KIND),
        eq(catalogueVersion.key, key),
        eq(catalogueVersion.version, version),
      ),
    );
  return found?.id;
};

/** The same one sent twice is one. */
export const savePlanOnce = async (tx: Queryable, row: typeof therapyPlan.$inferInsert): Promise<void> => {
  await tx.insert(therapyPlan).values(row).onConflictDoNothing();
};

export const findPlan = async (db: Queryable, id: string): Promise<PlanRecord | undefined> => {
  const [found] = await db.select().from(therapyPlan).where(eq(therapyPlan.id, id));
  return found;
};

export const lockPlan = async (tx: Queryable, id: string): Promise<PlanRecord | undefined> => {
  const [found] = await tx.select().from(therapyPlan).where(eq(therapyPlan.id, id)).for('update');
  return found;
};

export const changePlan = async (
  tx: Queryable,
  id: string,
  change: Partial<Pick<PlanRecord, 'paidAt' | 'usableUntil' | 'takenBackAt'>>,
): Promise<void> => {
  await tx.update(therapyPlan).set(change).where(eq(therapyPlan.id, id));
};

/** The newest first. */
export const listPlansOf = (db: Queryable, memberId: string): Promise<PlanRecord[]> =>
  db
    .select()
    .from(therapyPlan)
    .where(eq(therapyPlan.memberId, memberId))
    .orderBy(desc(therapyPlan.chosenAt), desc(therapyPlan.id))
    .limit(OWN_THERAPY_MAX);
