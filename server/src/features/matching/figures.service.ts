// The figures of match track, and what each wish costs when few people fit.

import type { MatchStatus, PoolAdvice } from '@ijeuwa/contract/matching';
import { inTens, type PoolPreview } from '@ijeuwa/contract/pool';
import type { WishesChange } from '@ijeuwa/contract/wishes';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import { findStanding } from './cards/cards.repository.ts';
import { likeNeedsOf } from './cards/cards.rules.ts';
import type { FindEntitlement } from './cards/cards.service.ts';
import type { Deck } from './deck/deck.service.ts';
import { countPool } from './deck/pool.repository.ts';
import { adviceOf } from './deck/pool.rules.ts';
import { recordImpressions } from './exposure/impressions.repository.ts';
import { countFigures } from './figures.repository.ts';

export type FiguresNeeds = {
  db: Database;
  clock: Clock;
  limits: Limits;
  deck: Deck;
  findEntitlement: FindEntitlement;
};

// Counts that change with an edit could be used to find out about single people.
const ADVICE = { points: 20, seconds: 3600 };
const PREVIEW = { points: 60, seconds: 3600 };

export const makeFigures = ({ db, clock, limits, deck, findEntitlement }: FiguresNeeds) => ({
  async findStatus(viewer: Viewer): Promise<MatchStatus> {
    const { memberId } = viewer;
    const [counted, likedYou, standing, waiting, { may }] = [
      await countFigures(db, memberId),
      await deck.countRequests(viewer),
      await findStanding(db, memberId),
      await deck.count(viewer),
      await findEntitlement(db, memberId),
    ];
    return {
      ...counted,
      ...waiting,
      likedYou,
      card: standing.card,
      likeNeeds: likeNeedsOf(standing, may.like !== undefined),
    };
  },

  async findAdvice({ memberId }: Viewer): Promise<PoolAdvice> {
    await limits.take('pool', memberId, ADVICE);
    const me = await deck.findSeeker(db, memberId);
    if (me) return adviceOf(me, await countPool(db, me, clock.now()));
    const toBe = await deck.findSeekerToBe(db, memberId);
    const fits = toBe ? (await countPool(db, toBe, clock.now())).fits : 0;
    return { fits: inTens(fits), offers: [] };
  },

  /** The wishes as they would be; whoever tries them is found by nobody else for it. */
  async preview({ memberId }: Viewer, change: WishesChange): Promise<PoolPreview> {
    await limits.take('pool-preview', memberId, PREVIEW);
    const seeker = await deck.findSeekerWishing(db, memberId, change);
    return { fits: seeker ? inTens((await countPool(db, seeker, clock.now())).fits) : 0 };
  },

  recordSeen: ({ memberId }: Viewer, ids: readonly string[]): Promise<void> =>
    recordImpressions(db, memberId, ids, clock.now()),
});
export type Figures = ReturnType<typeof makeFigures>;
