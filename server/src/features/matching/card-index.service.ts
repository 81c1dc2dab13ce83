// Keeps the narrow row of a card true: it follows what changes about a member, in the same transaction.

import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { MemberChanged } from '#platform/member-changed.ts';
import { forgetFamily } from './answers/liked-parts.repository.ts';
import { factsOf, mayBeShown, type Source } from './card-facts.rules.ts';
import * as index from './card-index.repository.ts';
import { liftCard, suspendCard } from './cards/cards.repository.ts';
import { saveFace } from './faces.repository.ts';
import { listChangedBorders } from './upkeep.repository.ts';

export type CardIndexNeeds = { db: Database; clock: Clock; crossesBorders: index.CrossesBorders };

export const makeCardIndex = ({ db, clock, crossesBorders }: CardIndexNeeds) => {
  const readSource = index.findingSource(crossesBorders);
  const findSource = (tx: Queryable, memberId: string): Promise<Source | undefined> =>
    readSource(tx, memberId, clock.now());

  /** Makes the row new, or removes it; the member's own queue is filled again when it is next asked for. */
  const refresh = async (tx: Queryable, memberId: string): Promise<void> => {
    const now = clock.now();
    const source = await findSource(tx, memberId);
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

  const follow: MemberChanged = async (tx, memberId, what) => {
    // The member decides when the card is shown again.
    if (what === 'lifted') return liftCard(tx, memberId);
    if (what === 'suspended') await suspendCard(tx, memberId);
    if (what === 'leaving') await index.removeFromQueues(tx, memberId);
    if (what === 'consent') {
      // Out of everybody's sight, and what was said of the person with it.
      await index.pauseCard(tx, memberId);
      await index.removeFromQueues(tx, memberId);
      await forgetFamily(tx, memberId);
    }
    await refresh(tx, memberId);
  };

  return {
    findSource,
    refresh,
    follow,

    /** Cards that do not yet show what began or ended meanwhile. */
    listChangedBorders: (most: number): Promise<string[]> =>
      listChangedBorders(db, clock.now(), crossesBorders, most),
  };
};
export type CardIndex = ReturnType<typeof makeCardIndex>;
