// What the matching screens ask of the server.
import * as matching from '@ijeuwa/contract/matching';
import { forget, queryClient, renew, useChange, useRead } from '#platform/queries.ts';

export const useDeck = () => useRead(matching.listPotentialMatches, { query: {} });
/** Everybody who waits, for the screen that counts them. */
export const useWholeDeck = () =>
  useRead(matching.listPotentialMatches, { query: { limit: matching.QUEUE_LENGTH } });
export const useStatus = () => useRead(matching.findMatchStatus, {});
/** Counted 20 times an hour at most; what changes it has it forgotten, and else it is as old as the queue. */
const COUNT_FRESH_MS = 10 * 60_000;
export const usePoolAdvice = (enabled: boolean) =>
  useRead(matching.findPoolAdvice, {}, { enabled, staleTime: COUNT_FRESH_MS });
export const useMatches = () => useRead(matching.listMatches, {});
export const useRequests = () => useRead(matching.listMatchRequests, {});
export const useOwnCard = () => useRead(matching.findCard, {});

export const useActivate = () =>
  useChange(matching.activateCard, {
    renews: [matching.findCard, matching.findMatchStatus, matching.listPotentialMatches],
  });

/** After an answer the deck goes on by itself; the figures are asked for again. */
export const renewAfterAnswer = () =>
  Promise.all([
    renew(matching.findMatchStatus, matching.listMatchRequests),
    // It counts whoever is not answered yet.
    forget(matching.findPoolAdvice),
  ]);

/** Whoever is answered is not shown again when the deck is opened from what was kept of it. */
export const dropFromDeck = (answered: ReadonlySet<string>): void =>
  void queryClient.setQueriesData<matching.PotentialMatch[]>(
    { queryKey: [matching.listPotentialMatches.path] },
    (deck) => deck?.filter(({ _id }) => !answered.has(_id)),
  );

// Spec 8: what is said where the server has no words of its own.
export const CARD_ERRORS = {
  fetch: 'Error fetching match card',
  create: 'Error creating match card',
  update: 'Error updating match card',
  potential: 'Error fetching potential matches',
} as const;
