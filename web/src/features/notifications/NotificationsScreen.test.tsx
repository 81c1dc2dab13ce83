// The list of notices.
import {
  clearNotifications,
  LIVE_CHAT_NOTICE,
  listNotifications,
  type Notification,
  readNotification,
  removeNotification,
} from '@ijeuwa/contract/notifications';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { latestNotices, NotificationBell } from './NotificationBell.tsx';
import NotificationsScreen from './NotificationsScreen.tsx';
import { useNoticesSeen } from './notifications.queries.ts';

afterEach(cleanup);
beforeAll(() => latestNotices.fetch());

const MATCH: Notification = {
  _id: '01900000-0000-7000-8000-0000000000b1',
  type: 'new_match',
  title: 'A new match',
  message: 'You and Chinedu like each other.',
  about: null,
  count: 1,
  read: false,
  createdAt: new Date().toISOString(),
};
let notifications: Notification[];
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  notifications = [MATCH];
  api.answer(listNotifications, () => ({ notifications }));
  api.answer(readNotification, () => {
    notifications = notifications.map((one) => (one._id === MATCH._id ? { ...one, read: true } : one));
    return { ok: true } as const;
  });
});

test('a notice that is opened is read, and leads to what it is about', async () => {
  const { router } = showScreen(<NotificationsScreen />, { at: '/notifications' });
  await userEvent.click(await screen.findByRole('link', { name: /A new match/ }));
  expect(router.state.location.pathname).toBe('/matches');
  await waitFor(() => expect(api.callsOf(readNotification)).toHaveLength(1));
});

test('an answer of support leads to the live chat', async () => {
  notifications = [{ ...MATCH, type: 'support', title: 'An answer from support', about: LIVE_CHAT_NOTICE }];
  const { router } = showScreen(<NotificationsScreen />, { at: '/notifications' });
  await userEvent.click(await screen.findByRole('link', { name: /An answer from support/ }));
  expect(router.state.location.pathname).toBe('/live-chat');
});

test.each([
  ['profile_update', '/profile'],
  ['new_message', '/messages'],
] as const)('a tap on %s leads to %s', async (type, to) => {
  notifications = [{ ...MATCH, type, title: 'News', about: null }];
  const { router } = showScreen(<NotificationsScreen />, { at: '/notifications' });
  await userEvent.click(await screen.findByRole('link', { name: /News/ }));
  expect(router.state.location.pathname).toBe(to);
});

test('one notice is deleted, and the others stay', async () => {
  const like = { ...MATCH, _id: MATCH._id.replace('b1', 'b2'), type: 'new_like' as const, title: 'A like' };
  notifications = [like, MATCH];
  api.answer(removeNotification, ({ params }) => {
    notifications = notifications.filter(({ _id }) => _id !== params.id);
    return { ok: true } as const;
  });
  showScreen(<NotificationsScreen />, { at: '/notifications' });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete: A like' }));
  await waitFor(() => expect(screen.queryByText('A like')).toBeNull());
  expect(screen.getByText('A new match')).toBeTruthy();
  expect(api.callsOf(removeNotification).map(({ params }) => params.id)).toEqual([like._id]);
});

test('clearing all asks first, then leaves an empty list', async () => {
  api.answer(clearNotifications, () => {
    notifications = [];
    return { ok: true } as const;
  });
  showScreen(<NotificationsScreen />, { at: '/notifications' });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
  expect(api.callsOf(clearNotifications)).toHaveLength(0);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear all' }));
  expect(await screen.findByText('No notifications')).toBeTruthy();
});

test('what could not be cleared stands there as before', async () => {
  api.refuse(clearNotifications, 'unavailable', 'We are back in a moment.');
  showScreen(<NotificationsScreen />, { at: '/notifications' });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
  const asked = screen.getByRole('dialog');
  await userEvent.click(within(asked).getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(api.callsOf(clearNotifications)).toHaveLength(1));
  await screen.findByText('A new match');
});

test('a list that did not come can be asked for again', async () => {
  api.refuse(listNotifications, 'fault', 'Something went wrong');
  showScreen(<NotificationsScreen />, { at: '/notifications' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('the bell counts what is unread and shows it', async () => {
  showScreen(<NotificationBell />);
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  expect(screen.getByText('You and Chinedu like each other.')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: /A new match/ }));
  expect(await screen.findByText('elsewhere')).toBeTruthy();
});

test('an empty bell says so', async () => {
  notifications = [];
  showScreen(<NotificationBell />);
  await userEvent.click(screen.getByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText('No notifications')).toBeTruthy();
});

test('a like leads to the match requests', async () => {
  notifications = [
    { ...MATCH, type: 'new_like', title: '2 people like you', about: 'match-requests', count: 2 },
  ];
  const { router } = showScreen(<NotificationsScreen />, { at: '/notifications' });
  await userEvent.click(await screen.findByRole('link', { name: /2 people like you/ }));
  expect(router.state.location.pathname).toBe('/match-requests');
});

test('what stands on the screen is read without a tap, and nothing else is', async () => {
  const like = { ...MATCH, _id: MATCH._id.replace('b1', 'b2'), type: 'new_like' as const };
  notifications = [like, MATCH];
  const Matches = () => {
    useNoticesSeen(({ type }) => type === 'new_match');
    return <NotificationBell />;
  };
  showScreen(<Matches />);
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy();
  await waitFor(() =>
    expect(api.callsOf(readNotification).map(({ params }) => params.id)).toEqual([MATCH._id]),
  );
});
