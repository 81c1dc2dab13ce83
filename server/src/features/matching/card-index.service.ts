// Keeps the narrow row of a card true: whoever changes a profile, wishes, photos, a package or a card calls it.

import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { factsOf, mayBeShown } from './card-facts.rules.ts';
import * as index from './card-index.repository.ts';
import { saveFace } from './faces.repository.ts';

export const makeCardIndex = ({ clock }: { clock: Clock }) => {
  /** Makes the row new, or removes it; the member's own queue is filled again when it is next asked for. */
  const refresh = async (tx: Queryable, memberId: string): Promise<void> => {
    const now = clock.now();
    const source = await index.findSource(tx, memberId, now);
    if (!source) return;
    const facts = factsOf(source);
    await index.markQueueStale(tx, memberId);
    // Decisions, "a person's fields": a married member's card cannot be active.
    if (source.relationshipStatus === 'married') await index.pauseCard(tx, memberId);
    if (!facts || !mayBeShown(source, now)) return index.removeActiveCard(tx, memberId);
    await index.saveActiveCard(tx, facts);
    await saveFace(tx, memberId);
    await index.markThinQueuesStale(tx, facts, now);
  };

  return {
    refresh,

    /** Takes the card out of everybody's sight, as when consent is withdrawn, and what was said of the person with it. */
    async hide(tx: Queryable, memberId: string): Promise<void> {
      await index.pauseCard(tx, memberId);
      await index.removeFromQueues(tx, memberId);
      await refresh(tx, memberId);
    },
  };
};
export type CardIndex = ReturnType<typeof makeCardIndex>;
