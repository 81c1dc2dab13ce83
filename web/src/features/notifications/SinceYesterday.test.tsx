// What the dashboard tells of since yesterday.
import { listNotifications, type Notification, readNotification } from '@ijeuwa/contract/notifications';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { dayThere } from '#ui/two-clocks.ts';
import { sinceYesterday } from './notices.rules.ts';
import { SinceYesterday } from './SinceYesterday.tsx';

afterEach(cleanup);

const notice = (n: number, createdAt: Date, type: Notification['type'] = 'billing'): Notification => ({
  _id: `01900000-0000-7000-8000-0000000000${n}0`,
  type,
  title: `News ${n}`,
  message: 'Harmony is yours.',
  about: null,
  count: 1,
  read: false,
  createdAt: createdAt.toISOString(),
});

test('news are those of today and of the whole of yesterday', () => {
  const now = new Date('2026-11-22T09:00:00+01:00');
  const nights = ['2026-11-21T00:01:00+01:00', '2026-11-20T23:59:00+01:00'].map((at) => new Date(at));
  const days = [now, ...nights].map((at, n) => notice(n, at));
  expect(sinceYesterday(days, now.toISOString(), dayThere).map(({ title }) => title)).toEqual([
    'News 0',
    'News 1',
  ]);
});

test('what the dashboard shows itself is not told there once more', () => {
  const now = new Date();
  const shown = (['new_match', 'new_message', 'new_like'] as const).map((type, n) => notice(n, now, type));
  expect(
    sinceYesterday([...shown, notice(5, now)], now.toISOString(), dayThere).map(({ title }) => title),
  ).toEqual(['News 5']);
});

test('at most four are shown, and one that is opened is read', async () => {
  const api = fakeApi();
  api.answer(listNotifications, { notifications: [1, 2, 3, 4, 5].map((n) => notice(n, new Date())) });
  api.answer(readNotification, { ok: true });
  const { router } = showScreen(<SinceYesterday />, { at: '/dashboard' });
  await screen.findByText('News 1');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  await userEvent.click(screen.getByRole('link', { name: /News 2/ }));
  expect(router.state.location.pathname).toBe('/billing-process');
  await waitFor(() => expect(api.callsOf(readNotification)).toHaveLength(1));
});

test('without news there is no heading for them', async () => {
  const api = fakeApi();
  api.answer(listNotifications, { notifications: [] });
  showScreen(<SinceYesterday />, { at: '/dashboard' });
  await waitFor(() => expect(api.callsOf(listNotifications)).toHaveLength(1));
  expect(screen.queryByText('Since yesterday')).toBeNull();
});
