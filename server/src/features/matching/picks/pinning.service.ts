// Whom a matchmaker puts among the next day's picks of a client; in nobody else's deck does the client stand before others.
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { Deck } from '../deck/deck.service.ts';
import type { Potential } from '../matching-index/potential.service.ts';
import * as kept from './picks.repository.ts';
import { dayOfPicks } from './picks-day.ts';

export type PinningNeeds = { clock: Clock; deck: Deck; potential: Potential };

export const makePinning = ({ clock, deck, potential }: PinningNeeds) => {
  const nextDay = (): string => dayOfPicks(later(clock.now(), DAY_MS));

  return {
    /**
     * In place of those who were put there before. False where one of them cannot stand in the client's deck: as the deck
     * decides it, for no package or consent reaches further here.
     */
    async pin(tx: Queryable, clientId: string, people: readonly string[]): Promise<boolean> {
      const me = await deck.findSeeker(tx, clientId);
      if (!me) return false;
      const fits = people.length > 0 ? await potential.listAmong(tx, me, people) : [];
      if (fits.length < people.length) return false;
      await kept.holdPicks(tx);
      await kept.replacePins(tx, clientId, nextDay(), people);
      return true;
    },

    /** The day whose picks stand in decks now. */
    pickDay: (): string => dayOfPicks(clock.now()),

    listPins: (tx: Queryable, memberId: string): Promise<{ id: string; name: string }[]> =>
      kept.listPins(tx, memberId, nextDay()),
  };
};
