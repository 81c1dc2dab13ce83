// What the shell itself asks of the server.
import { logOut } from '@ijeuwa/contract/accounts';
import { findSubscription } from '@ijeuwa/contract/billing';
import { findDashboard } from '@ijeuwa/contract/dashboard';
import { listMatches } from '@ijeuwa/contract/matching';
import { paths } from '#platform/paths.ts';
import { useChange, useRead } from '#platform/queries.ts';
import { signedOut, useMember } from '#platform/session.ts';
import { closeSocket } from '#platform/socket.ts';
import { sendLikes } from '../../features/matching/likes.ts';

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

export const usePackageLabel = (): string | undefined => useRead(findSubscription, {}).data?.label;

/** What of a member who is signed out stands on this device. */
export const forgetMember = (): void => {
  closeSocket();
  signedOut();
};

const LIKES_MAY_TAKE_MS = 3_000;

/** Spec 4: logout closes the socket, and clears the local user only when the server agreed. Likes on their way leave first. */
export const useLogOut = (to: string = paths.landing) => {
  const { _id } = useMember();
  const { mutate, ...leave } = useChange(logOut, {
    onDone: () => {
      forgetMember();
      // A fresh page: nothing of this member stays in memory for whoever holds the device next.
      window.location.assign(to);
    },
  });
  const whenSent = () =>
    Promise.race([sendLikes(_id), new Promise((go) => setTimeout(go, LIKES_MAY_TAKE_MS))]);
  return {
    ...leave,
    mutate: (...asked: Parameters<typeof mutate>) => void whenSent().then(() => mutate(...asked)),
  };
};
