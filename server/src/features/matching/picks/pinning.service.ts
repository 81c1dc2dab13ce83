// Whom a matchmaker puts among the next day's picks of a client: both of each pair see each other then.
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { Deck } from '../deck/deck.service.ts';
import type { Potential } from '../matching-index/potential.service.ts';
import * as kept from './picks.repository.ts';
import { dayOfPicks } from './picks-day.ts';

export type PinningNeeds = { clock: Clock; deck: Deck; potential: Potential };

export const makePinning = ({ clock, deck, potential }: PinningNeeds) => {
  const nextDay = (): string => dayOfPicks(later(clock.now(), DAY_MS));

  /** As the deck decides it: no package or consent reaches further here. */
  const wouldMeet = async (tx: Queryable, viewerId: string, personId: string): Promise<boolean> => {
    const me = await deck.findSeeker(tx, viewerId);
    return me !== undefined && (await potential.listAmong(tx, me, [personId])).length > 0;
  };

  return {
    /**
     * In place of those who were put there before. False where one of them cannot be: the two do not fit, are not shown to
     * each other, one has answered, or another client’s matchmaker has put this person among theirs already.
     */
    async pin(tx: Queryable, clientId: string, people: readonly string[]): Promise<boolean> {
      await kept.holdPicks(tx);
      const day = nextDay();
      for (const id of people) {
        if (!(await wouldMeet(tx, clientId, id)) || !(await wouldMeet(tx, id, clientId))) return false;
        if (await kept.isPinnedForOthers(tx, id, day, clientId)) return false;
      }
      await kept.replacePins(tx, clientId, day, people);
      return true;
    },

    listPins: (tx: Queryable, memberId: string): Promise<{ id: string; name: string }[]> =>
      kept.listPins(tx, memberId, nextDay()),
  };
};
