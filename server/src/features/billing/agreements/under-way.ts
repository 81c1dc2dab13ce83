// Whoever ends a renewal, or gives back what it renews, waits until what was being sent by it has been answered: after their
// answer nothing leaves.
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { ANSWER_MS, isUnderWay } from '../checkout/attempts.rules.ts';
import { listBeingSent } from './renewals.repository.ts';

const LOOK_MS = 50;

/** With the agreement held, or after the commit of what ended it: nothing more is claimed then. Longer than a provider is given nobody waits. */
export const awaitSent = async (db: Queryable, clock: Clock, agreementId: string): Promise<void> => {
  for (let waited = 0; waited < ANSWER_MS; waited += LOOK_MS) {
    const sent = await listBeingSent(db, agreementId);
    if (!sent.some((one) => isUnderWay(one, clock.now()))) return;
    await new Promise((go) => setTimeout(go, LOOK_MS));
  }
};
