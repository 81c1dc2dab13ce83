// What the member's first screens ask of the server.
import { findSubscription, listOrders } from '@ijeuwa/contract/billing';
import { listConversations } from '@ijeuwa/contract/chat';
import { findDashboard, listAchievements } from '@ijeuwa/contract/dashboard';
import {
  activateCard,
  findCard,
  findMatchStatus,
  listMatches,
  listPotentialMatches,
} from '@ijeuwa/contract/matching';
import { useChange, useRead } from '#platform/queries.ts';

export const useDashboard = () => useRead(findDashboard, {});
export const useAchievements = () => useRead(listAchievements, {});
export const useNewMatches = () => useRead(listMatches, {});
/** The first of the deck, as the deck itself asks for them. */
export const useNextPeople = () => useRead(listPotentialMatches, { query: {} });
/** The conversation whose message came last of those that are not read; asked for only when there is one. */
export const useLatestUnread = (enabled: boolean) => {
  const { data } = useRead(listConversations, {}, { enabled });
  return enabled ? data?.conversations.find(({ unread }) => unread > 0) : undefined;
};
export const useMatchStatus = () => useRead(findMatchStatus, {});
export const useSubscription = () => useRead(findSubscription, {});
/** Whether a transfer of the member's is still looked for; asked only where it matters. */
export const useTransferWaits = (enabled: boolean) => {
  const { data, isLoading } = useRead(listOrders, {}, { enabled });
  const waits = data?.orders.some(({ status, announcedAt }) => status === 'open' && announcedAt !== null);
  return { waits, isLoading };
};
export const useCard = (enabled: boolean) => useRead(findCard, {}, { enabled });
export const useActivateCard = () => useChange(activateCard, { renews: [findMatchStatus, findCard] });
