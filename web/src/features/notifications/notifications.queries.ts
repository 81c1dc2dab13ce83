// The member's notices and what can be done with them. Spec 8: a failure of these calls is only logged.
import {
  clearNotifications,
  listNotifications,
  type Notification,
  readAllNotifications,
  readNotification,
  removeNotification,
} from '@ijeuwa/contract/notifications';
import { useEffect } from 'react';
import { keyOf, queryClient, useChange, useRead } from '#platform/queries.ts';

type Kept = { notifications: Notification[] };
const KEY = keyOf(listNotifications);
const renews = [listNotifications];
const logged = { onError: (error: Error) => console.warn('A notice was not changed:', error.message) };

const change = (edit: (notices: Notification[]) => Notification[]): void =>
  void queryClient.setQueryData<Kept>(KEY, (kept) => kept && { notifications: edit(kept.notifications) });

/** Changed at once; what could not be done stands there as before. */
const changeUntilRefused = (edit: (notices: Notification[]) => Notification[]) => {
  const before = queryClient.getQueryData<Kept>(KEY);
  change(edit);
  return {
    onError: (error: Error) => {
      logged.onError(error);
      queryClient.setQueryData(KEY, before);
    },
  };
};

/** One that the socket brought, into the list without asking again; what is known of it already may be newer. */
export const addNotification = (arrived: Notification): void =>
  change((notices) => {
    const known = notices.find((one) => one._id === arrived._id);
    if (known && isOlder(arrived, known)) return notices;
    const others = notices.filter((one) => one !== known);
    return [arrived, ...others].sort((a, b) => (a.createdAt > b.createdAt ? -1 : 1));
  });

const isOlder = (arrived: Notification, known: Notification): boolean =>
  arrived.createdAt < known.createdAt || (arrived.createdAt === known.createdAt && known.read);

/** On the screen that shows what a notice is about, in a tab that is looked at, the notice is read. */
export const useNoticesSeen = (isShown: (notice: Notification) => boolean): void => {
  const { data } = useNotifications();
  const { markRead } = useNotificationActions();
  useEffect(() => {
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      for (const notice of data?.notifications ?? []) if (!notice.read && isShown(notice)) markRead(notice);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  });
};

export const unreadOf = (notices: readonly Notification[]): number =>
  notices.filter((one) => !one.read).length;

export const useNotifications = () => useRead(listNotifications, {});

export const useNotificationActions = () => {
  const read = useChange(readNotification, { renews });
  const readAll = useChange(readAllNotifications, { renews });
  const remove = useChange(removeNotification, { renews });
  const clear = useChange(clearNotifications, { renews });
  return {
    markRead: ({ _id, read: already }: Notification) => {
      if (already) return;
      change((notices) => notices.map((one) => (one._id === _id ? { ...one, read: true } : one)));
      read.mutate({ params: { id: _id } }, logged);
    },
    markAllRead: () => {
      const after = changeUntilRefused((notices) => notices.map((one) => ({ ...one, read: true })));
      readAll.mutate({}, after);
    },
    remove: ({ _id }: Notification) => {
      const after = changeUntilRefused((notices) => notices.filter((one) => one._id !== _id));
      remove.mutate({ params: { id: _id } }, after);
    },
    clearAll: () => {
      clear.mutate(
        {},
        changeUntilRefused(() => []),
      );
    },
  };
};
