// What the shell itself asks of the server.
import { findSubscription } from '@ijeuwa/contract/billing';
import { findDashboard } from '@ijeuwa/contract/dashboard';
import { listMatches } from '@ijeuwa/contract/matching';
import { paths } from '#platform/paths.ts';
import { useRead } from '#platform/queries.ts';
import { signedOut } from '#platform/session.ts';
import { closeSocket } from '#platform/socket.ts';

const SIDEBAR_MATCHES = 6;

export const useLatestMatches = () => {
  const { data, ...rest } = useRead(listMatches, {});
  return { latest: data?.matches.slice(0, SIDEBAR_MATCHES), ...rest };
};

export type Waiting = { count: number; label: string };
/** What waits behind a place of the menus, by its address; the bar and the sidebar say the same. */
export const useWaiting = (): Partial<Record<string, Waiting>> => {
  const { data } = useRead(findDashboard, {});
  if (!data) return {};
  return {
    [paths.messages]: { count: data.unreadMessages, label: 'unread' },
    [paths.matchRequests]: { count: data.matchRequests, label: 'waiting' },
  };
};

/**
 * Nobody who pays is asked to: their larger package stands among their subscriptions. Where nobody can say who pays, the
 * way to the packages stays.
 */
export const useMayUpgrade = (): boolean => {
  const { data, isError } = useRead(findSubscription, {});
  return data ? data.packageId === null || data.trial : isError;
};

export const usePackageLabel = (): string | undefined => useRead(findSubscription, {}).data?.label;

/** What of a member who is signed out stands on this device. */
export const forgetMember = (): void => {
  closeSocket();
  signedOut();
};
