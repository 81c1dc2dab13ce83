// What the matching screens ask of the server.
import * as matching from '@ijeuwa/contract/matching';
import { renew, useChange, useRead } from '#platform/queries.ts';

export const useDeck = () => useRead(matching.listPotentialMatches, { query: {} });
export const useStatus = () => useRead(matching.findMatchStatus, {});
export const usePoolAdvice = (enabled: boolean) => useRead(matching.findPoolAdvice, {}, { enabled });
export const useMatches = () => useRead(matching.listMatches, {});
export const useRequests = () => useRead(matching.listMatchRequests, {});
export const useOwnCard = () => useRead(matching.findCard, {});

export const useUndo = () => useChange(matching.undoPass);
export const useSaveCard = () =>
  useChange(matching.updateCard, { renews: [matching.findCard, matching.listPotentialMatches] });
export const useActivate = () =>
  useChange(matching.activateCard, {
    renews: [matching.findCard, matching.findMatchStatus, matching.listPotentialMatches],
  });

/** After an answer the deck goes on by itself; the figures are asked for again. */
export const renewAfterAnswer = () => renew(matching.findMatchStatus, matching.listMatchRequests);
