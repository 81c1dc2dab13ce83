// What staff open of the therapy room: an assessment, a plan as it is kept.
import { randomUUID } from 'node:crypto';
import { therapyAssessment } from '#platform/database/tables/therapy.ts';
import type { World } from '../test-world.ts';

export const saveTherapy = async ({ db, clock, platform }: World, memberId: string) => {
  const now = clock.now();
  const sealed = (content: object) => platform.sealing.seal(JSON.stringify(content));
  const [asked] = await db
    .insert(therapyAssessment)
    .values({
      id: randomUUID(),
      memberId,
      contentSealed: sealed({ duration: '1_3', goal: 'To talk again.' }),
      sentAt: now,
    })
    .returning({ id: therapyAssessment.id });
  return { assessment: asked!.id, 'therapy package': 'starter', 'guidance text': 'couples-therapy' };
};
