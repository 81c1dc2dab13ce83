// The frame around a member's screens.
import { findMe, logOut } from '@ijeuwa/contract/accounts';
import { findSubscription } from '@ijeuwa/contract/billing';
import { findDashboard } from '@ijeuwa/contract/dashboard';
import { findHealth } from '@ijeuwa/contract/health';
import { listMatches, type Match } from '@ijeuwa/contract/matching';
import { listNotifications, type Notification } from '@ijeuwa/contract/notifications';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useOnScreen } from '#platform/on-screen.ts';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import { STATS } from '../../features/dashboard/dashboard.fakes.ts';
import { latestNotices } from '../../features/notifications/NotificationBell.tsx';
import { laterAccountMenu, laterSidebar } from './later-menus.ts';
import MemberLayout from './MemberLayout.tsx';

afterEach(cleanup);

const live = vi.hoisted(() => ({ hear: new Map<string, (event: unknown) => void>(), connect: vi.fn() }));
vi.mock('socket.io-client', () => {
  const on = (event: string, hear: (event: unknown) => void) => live.hear.set(event, hear);
  const socket = { on, off: vi.fn(), close: vi.fn(), connect: live.connect };
  return { io: () => socket };
});

const match = (n: number): Match => ({
  _id: `01900000-0000-7000-8000-0000000001${n}0`,
  name: `Chinedu${n} Ọkáfọ̀`,
  image: null,
  photo: null,
  likeness: 'man',
  member: `01900000-0000-7000-8000-0000000002${n}0`,
  location: 'Enugu',
  profession: 'Teacher',
  last: null,
  age: 31,
  matchedAt: new Date().toISOString(),
  celebrated: false,
  demonstration: true,
});
beforeAll(() => Promise.all([laterSidebar, laterAccountMenu, latestNotices].map((one) => one.fetch())));

let api: ReturnType<typeof fakeApi>;
let assign: ReturnType<typeof vi.fn>;
beforeEach(() => {
  api = fakeApi();
  api.answer(findHealth, { ready: true, demonstration: true });
  api.answer(listMatches, { matches: [] });
  api.answer(listNotifications, { notifications: [] });
  api.answer(findDashboard, { ...STATS, unreadMessages: 2 });
  api.answer(findSubscription, {
    packageId: null,
    label: 'No package yet',
    trial: false,
    startsAt: null,
    endsAt: null,
    mayStartTrial: true,
    reviewWithinHours: 24,
  });
  assign = vi.fn();
  vi.spyOn(window.location, 'assign').mockImplementation(assign as never);
});

test.each([
  ['/messages', 'Messages'],
  [`/chat/${match(1)._id}`, 'Messages'],
  ['/matches', 'Matches'],
])('at %s the sidebar marks %s, and nothing else', async (at, name) => {
  showScreen(<MemberLayout />, { at });
  const links = within(await screen.findByRole('navigation', { name: 'Menu' })).getAllByRole('link');
  const marked = links.filter((one) => one.getAttribute('aria-current') === 'page');
  expect(marked.map((one) => one.textContent?.replace(/\d.*/, ''))).toEqual([name]);
});

const OF_MATCHES = ['/match-track', '/match-requests', '/matches'];
test.each(OF_MATCHES)('at %s the bar marks Matches alone', async (at) => {
  showScreen(<MemberLayout />, { at });
  const bar = await screen.findByRole('navigation', { name: 'Main places' });
  const marked = [...bar.querySelectorAll('[aria-current]')];
  expect(marked.map((one) => one.getAttribute('href'))).toEqual(['/matches']);
});

test('sidebar and bar say the same of what waits, and nothing where nothing does', async () => {
  api.answer(findDashboard, { ...STATS, unreadMessages: 2, matchRequests: 3 });
  showScreen(<MemberLayout />, { at: '/dashboard' });
  const [menu, bar] = ['Menu', 'Main places'].map((name) => within(screen.getByRole('navigation', { name })));
  expect(await menu!.findByRole('link', { name: 'Messages 2 unread' })).toBeTruthy();
  expect(bar!.getByRole('link', { name: /^Messages.* 2 unread$/ })).toBeTruthy();
  expect(menu!.getByRole('link', { name: 'Match Requests 3 waiting' })).toBeTruthy();
  expect(menu!.getByRole('link', { name: 'Matches' })).toBeTruthy();
});

test('without matches the sidebar says so', async () => {
  showScreen(<MemberLayout />, { at: '/dashboard' });
  expect(await screen.findByText('No matches found yet')).toBeTruthy();
});

test('every member is called a premium member, with the real package beside it', async () => {
  showScreen(<MemberLayout />, { at: '/dashboard' });
  expect(screen.getByText('Premium Member')).toBeTruthy();
  expect(await screen.findByText('No package yet')).toBeTruthy();
});

test('an unconfirmed email is asked for, a confirmed one is not', async () => {
  const { unmount } = showScreen(<MemberLayout />, {
    at: '/dashboard',
    user: { ...ADA, emailVerified: false },
  });
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
  // In the demonstration the mail lies in the outbox.
  expect((await screen.findByRole('link', { name: 'Outbox' })).getAttribute('href')).toBe('/demo/outbox');
  unmount();
  showScreen(<MemberLayout />, { at: '/dashboard' });
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

test('on the deck, where the face has the room, the email is not asked for', () => {
  showScreen(<MemberLayout />, { at: '/dating-app', user: { ...ADA, emailVerified: false } });
  expect(screen.queryByRole('complementary', { name: 'Email not confirmed' })).toBeNull();
});

const BANNER = { name: 'Email not confirmed' };
const confirmedElsewhere = async () => {
  api.answer(findMe, { user: { ...ADA, emailVerified: false } });
  showScreen(<MemberLayout />, { at: '/dashboard', user: { ...ADA, emailVerified: false } });
  await waitFor(() => expect(live.hear.has('changed')).toBe(true));
  expect(screen.getByRole('complementary', BANNER)).toBeTruthy();
  api.answer(findMe, { user: ADA });
};
const isAskedForNoMore = () => waitFor(() => expect(screen.queryByRole('complementary', BANNER)).toBeNull());

test('a confirmation elsewhere is noticed by a page that stands open', async () => {
  await confirmedElsewhere();
  act(() => live.hear.get('changed')?.({ what: 'profile' }));
  await isAskedForNoMore();
});

test('a confirmation that a page could not hear of is noticed when somebody looks at it again', async () => {
  await confirmedElsewhere();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await isAskedForNoMore();
});

test('a confirmation that a page without a connection missed is noticed when that comes back', async () => {
  await confirmedElsewhere();
  act(() => live.hear.get('connect')?.(undefined));
  act(() => live.hear.get('connect')?.(undefined));
  await isAskedForNoMore();
});

test('light or dark is chosen by hand in the menu behind the face, and kept on this device', async () => {
  const { unmount } = showScreen(<MemberLayout />, { at: '/dashboard' });
  await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
  const theme = () => within(screen.getByRole('group', { name: 'Theme' }));
  expect(theme().getByRole('menuitemradio', { name: 'Device', checked: true })).toBeTruthy();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(theme().getByRole('menuitemradio', { name: 'Dark', checked: true })).toBeTruthy();
  expect(localStorage.getItem('theme')).toBe('dark');
  await userEvent.click(theme().getByRole('menuitemradio', { name: 'Device' }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
  unmount();
});

test('saving data is chosen in the same menu, and kept where the server reads it', async () => {
  const image = '/api/photos/abcdefghijklmno1/s?k=signed';
  api.answer(listMatches, { matches: [{ ...match(1), image }] });
  const { unmount } = showScreen(<MemberLayout />, { at: '/dashboard' });
  const latest = within(screen.getByRole('region', { name: 'Latest matches' }));
  await latest.findByRole('link', { name: 'Chinedu1' });
  const faces = () => document.querySelectorAll(`img[src="${image}"]`).length;
  expect(faces()).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
  const saver = () => within(screen.getByRole('group', { name: 'Save data' }));
  expect(saver().getByRole('menuitemradio', { name: 'Device', checked: true })).toBeTruthy();
  await userEvent.click(saver().getByRole('menuitemradio', { name: 'On' }));
  expect(document.cookie).toContain('ijeuwa_saver=on');
  expect(faces()).toBe(0);
  await userEvent.click(latest.getByRole('button', { name: 'Show picture of Chinedu1 Ọkáfọ̀' }));
  expect(faces()).toBe(1);
  // The tap beside it has closed the menu.
  await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
  await userEvent.click(saver().getByRole('menuitemradio', { name: 'Device' }));
  expect(document.cookie).not.toContain('ijeuwa_saver');
  unmount();
});

test('logging out forgets the member on this device', async () => {
  api.answer(logOut, { ok: true });
  showScreen(<MemberLayout />, { at: '/dashboard' });
  await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/#logged-out'));
  expect(localStorage.getItem('authUser')).toBeNull();
});

test('a session that was ended elsewhere ends here too', async () => {
  api.refuse(listMatches, 'not_signed_in', 'Please log in.');
  const { router } = showScreen(<MemberLayout />, { at: '/dashboard' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
});

test('a session that was ended elsewhere ends here even while nothing is asked', async () => {
  const { router } = showScreen(<MemberLayout />, { at: '/dashboard' });
  await waitFor(() => expect(live.hear.has('disconnect')).toBe(true));
  api.refuse(findMe, 'not_signed_in', 'Please log in.');
  act(() => live.hear.get('disconnect')?.('io server disconnect'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
});

test('after the server went away and came back, the page hears of new things again and asks for what it missed', async () => {
  api.answer(findMe, { user: ADA });
  showScreen(<MemberLayout />, { at: '/dashboard' });
  await waitFor(() => expect(live.hear.has('disconnect')).toBe(true));
  act(() => live.hear.get('connect')?.(undefined));
  await screen.findByText('No matches found yet');
  act(() => live.hear.get('disconnect')?.('io server disconnect'));
  await waitFor(() => expect(live.connect).toHaveBeenCalled(), { timeout: 3000 });
  api.answer(listMatches, { matches: [match(1)] });
  act(() => live.hear.get('connect')?.(undefined));
  expect(await screen.findByRole('link', { name: 'Chinedu1' })).toBeTruthy();
});

test('a new match is announced and joins the sidebar at once', async () => {
  showScreen(
    <>
      <MemberLayout />
      <Toaster />
    </>,
    { at: '/dashboard' },
  );
  await screen.findByText('No matches found yet');
  await waitFor(() => expect(live.hear.has('newMatch')).toBe(true));
  act(() => live.hear.get('newMatch')?.(match(1)));
  const told = await screen.findByRole('link', { name: 'You got a new match!' });
  expect(told.getAttribute('href')).toBe(`/chat/${match(1)._id}`);
  expect(await screen.findByRole('link', { name: 'Chinedu1' })).toBeTruthy();
});

const messageNotice = (count: number, more: Partial<Notification> = {}): Notification => ({
  _id: match(9)._id,
  type: 'new_message',
  title: count > 1 ? `${count} new messages` : 'New message',
  message: 'Chinedu wrote to you.',
  about: match(8)._id,
  count,
  read: false,
  createdAt: new Date(Date.UTC(2026, 0, 1, 12, 0, count)).toISOString(),
  ...more,
});
/** What the bell says of a message comes with it; that it was read comes by itself. */
const write = (notice: Notification) =>
  act(() => live.hear.get('message')?.({ matchId: match(8)._id, notice }));
const ring = (notice: Notification) => act(() => live.hear.get('notification')?.(notice));

test('a conversation is counted by the bell once, however many messages arrive, until it is read', async () => {
  showScreen(<MemberLayout />, { at: '/dashboard' });
  await screen.findByText('No package yet');
  for (const count of [1, 2, 3]) write(messageNotice(count));
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  expect(screen.getByText('3 new messages')).toBeTruthy();
  ring(messageNotice(3, { read: true }));
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy();
  // Over two processes what was said first may arrive last.
  write(messageNotice(3));
  write(messageNotice(2));
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy();
});

test('messages that arrive in the conversation that is looked at do not ring; in a hidden tab they do', async () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const OnScreen = () => {
    useOnScreen(match(8)._id);
    return null;
  };
  showScreen(
    <>
      <MemberLayout />
      <OnScreen />
    </>,
    { at: '/dashboard' },
  );
  await screen.findByText('No package yet');
  write(messageNotice(1));
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeTruthy();
  seen.mockReturnValue('hidden');
  write(messageNotice(2));
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy();
  seen.mockRestore();
});
