// Smaller packages that members chose for their next renewal, as they are remembered.
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { renewalConsent } from '#platform/database/tables/agreements.ts';
import { packageVersion } from '#platform/database/tables/billing.ts';
import { downgrade } from '#platform/database/tables/changes.ts';

/** The one that waits for its renewal, with what was agreed before. */
export const findOpen = async (db: Queryable, agreementId: string) => {
  const [found] = await db
    .select({
      downgrade,
      before: renewalConsent,
      rank: packageVersion.position,
      packageId: packageVersion.packageId,
      content: packageVersion.content,
    })
    .from(downgrade)
    .innerJoin(renewalConsent, eq(renewalConsent.id, downgrade.fromConsentId))
    .innerJoin(packageVersion, eq(packageVersion.id, renewalConsent.packageVersionId))
    .where(
      and(
        eq(downgrade.agreementId, agreementId),
        isNull(downgrade.takenBackAt),
        sql`not exists (select from agreement_renewal r
          where r.agreement_id = ${downgrade.agreementId} and r.settled_at >= ${downgrade.chosenAt})`,
      ),
    )
    .orderBy(desc(downgrade.id))
    .limit(1);
  return found;
};

export const saveDowngrade = async (tx: Queryable, row: typeof downgrade.$inferInsert): Promise<void> => {
  await tx.insert(downgrade).values(row);
};

export const markTakenBack = async (tx: Queryable, id: string, takenBackAt: Date): Promise<void> => {
  await tx.update(downgrade).set({ takenBackAt }).where(eq(downgrade.id, id));
};
