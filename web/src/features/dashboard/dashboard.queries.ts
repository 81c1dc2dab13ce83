// What the member's first screens ask of the server.
import { findAgreement, GRACE_DAYS } from '@ijeuwa/contract/agreements';
import { findSubscription, listOrders, type Order, type Subscription } from '@ijeuwa/contract/billing';
import { listConversations, waitsForAnswer } from '@ijeuwa/contract/chat';
import { findDashboard, listAchievements } from '@ijeuwa/contract/dashboard';
import {
  activateCard,
  findCard,
  findMatchStatus,
  listMatches,
  listPotentialMatches,
} from '@ijeuwa/contract/matching';
import { useChange, useOnceKnown, useRead } from '#platform/queries.ts';

export const useDashboard = () => useRead(findDashboard, {});
export const useAchievements = () => useRead(listAchievements, {});
export const useNewMatches = () => useRead(listMatches, {});
/** The first of the deck, as the deck itself asks for them. */
export const useNextPeople = (enabled = true) => useRead(listPotentialMatches, { query: {} }, { enabled });
/** Whether it is known who stands at the top: where nobody is picked, what is below would jump up. */
export const useArePeopleKnown = (hasPicks: boolean): boolean =>
  useOnceKnown(useNewMatches(), useNextPeople(hasPicks));
/** Of all that the dashboard shows nothing came: it is said once, and asked for at once. */
export const useNothingCame = (hasPicks: boolean) => {
  const parts = [useDashboard(), useNewMatches(), useNextPeople(hasPicks)].slice(0, hasPicks ? 3 : 2);
  return {
    error: parts.every(({ data, error }) => !data && error) ? parts[0]?.error : undefined,
    isFetching: parts.some(({ isFetching }) => isFetching),
    retry: () => void Promise.all(parts.map(({ refetch }) => refetch())),
  };
};
/** Of the conversations in which the other has written last, the latest one that is not read, or else the latest; asked for only when there is one. */
export const useToAnswer = (me: string, enabled: boolean) => {
  const { data, isLoading } = useRead(listConversations, {}, { enabled });
  const owed = data?.conversations.filter((one) => waitsForAnswer(one, me));
  const wrote = enabled ? (owed?.find(({ unread }) => unread > 0) ?? owed?.[0]) : undefined;
  return { wrote, isLoading };
};
export const useMatchStatus = () => useRead(findMatchStatus, {});
export const useSubscription = () => useRead(findSubscription, {});
const GRACE_MS = (GRACE_DAYS + 1) * 86_400_000;
/** The renewal whose card was refused, with the days that are left; asked for only where what is paid for ends so soon. */
export const useFailedRenewal = (held: Subscription | undefined) => {
  const endsAt = held && !held.trial && held.packageId ? held.endsAt : null;
  const enabled = endsAt !== null && Date.parse(endsAt) - Date.now() < GRACE_MS;
  const { data, isLoading } = useRead(findAgreement, {}, { enabled });
  const agreement = enabled ? data?.agreement : undefined;
  const fails = agreement?.state === 'running' && agreement.charge === 'refused' && !agreement.held;
  return { renewal: fails ? agreement : undefined, isLoading };
};
/** Which transfer of the member's is still looked for, and which order waits to be paid, of a larger package too. */
export const useOrdersWaiting = () => {
  const { data, isLoading } = useRead(listOrders, {});
  const waiting = data?.orders.filter(({ methods }) => methods.length > 0) ?? [];
  const isAnnounced = ({ status, announcedAt }: Order) =>
    (status === 'open' || status === 'part_paid') && announcedAt !== null;
  const transfer = data?.orders.find(isAnnounced);
  // What a part was paid for comes first: its time runs.
  const part = waiting.find(({ status, announcedAt }) => status === 'part_paid' && announcedAt === null);
  return { transfer, unpaid: part ?? (transfer ? undefined : waiting[0]), isLoading };
};
export const useCard = (enabled: boolean) => useRead(findCard, {}, { enabled });
export const useActivateCard = () => useChange(activateCard, { renews: [findMatchStatus, findCard] });
