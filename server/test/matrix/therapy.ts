// What staff open of the therapy room: a wish for a consultation, an assessment, a plan as it is kept.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { DAY_MS, later } from '#platform/clock.ts';
import { catalogueVersion } from '#platform/database/tables/catalogue.ts';
import { therapyAssessment, therapyConsultation } from '#platform/database/tables/therapy.ts';
import type { World } from '../test-world.ts';

export const saveTherapy = async ({ db, clock, platform }: World, memberId: string) => {
  const now = clock.now();
  const [version] = await db
    .select({ id: catalogueVersion.id })
    .from(catalogueVersion)
    .where(eq(catalogueVersion.kind, 'therapy-package'));
  const sealed = (content: object) => platform.sealing.seal(JSON.stringify(content));
  const [wish] = await db
    .insert(therapyConsultation)
    .values({
      memberId,
      versionId: version!.id,
      amountMinor: 100,
      currency: 'NGN',
      contentSealed: sealed({ name: 'Eve', email: 'eve@example.com' }),
      wishedOn: '2026-12-01',
      sentAt: now,
      payBy: later(now, DAY_MS),
    })
    .returning({ id: therapyConsultation.id });
  const [asked] = await db
    .insert(therapyAssessment)
    .values({
      id: randomUUID(),
      memberId,
      contentSealed: sealed({ duration: '1_3', goal: 'To talk again.' }),
      sentAt: now,
    })
    .returning({ id: therapyAssessment.id });
  return { consultation: wish!.id, assessment: asked!.id, 'therapy package': 'starter' };
};
