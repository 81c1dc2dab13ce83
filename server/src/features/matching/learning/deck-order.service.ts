// In which order a member's deck stands: by what answers have taught, or without learning from theirs.
import type { DeckOrder } from '@ijeuwa/contract/deck-order';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import { lockQueue, turnQueueOver } from '../deck/queue.repository.ts';
import { endPlain, findPlainSince, makePlain } from './learning.repository.ts';

export type DeckOrderNeeds = { db: Database; clock: Clock; limits: Pick<Limits, 'take'> };
/** Each makes the queue anew. */
const CHOSEN = { points: 6, seconds: 24 * 3600 };
const NEVER = new Date(0);

export const makeDeckOrder = ({ db, clock, limits }: DeckOrderNeeds) => ({
  find: async ({ memberId }: Viewer): Promise<DeckOrder> => ({
    plain: (await findPlainSince(db, memberId)) !== null,
  }),

  async choose({ memberId }: Viewer, { plain }: DeckOrder): Promise<DeckOrder> {
    if (((await findPlainSince(db, memberId)) !== null) === plain) return { plain };
    await limits.take('deck-order', memberId, CHOSEN);
    return db.transaction(async (tx) => {
      await lockQueue(tx, memberId, NEVER);
      await (plain ? makePlain : endPlain)(tx, memberId, clock.now());
      await turnQueueOver(tx, memberId);
      return { plain };
    });
  },
});
