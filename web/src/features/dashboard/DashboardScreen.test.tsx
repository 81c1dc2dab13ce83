// The member's first screens.
import { findSubscription } from '@ijeuwa/contract/billing';
import { findDashboard } from '@ijeuwa/contract/dashboard';
import { findMatchStatus, listMatches, type MatchStatus } from '@ijeuwa/contract/matching';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import DashboardScreen from './DashboardScreen.tsx';
import HomeScreen from './HomeScreen.tsx';

afterEach(cleanup);

const STATUS: MatchStatus = {
  card: 'active',
  viewedYou: 3,
  likedYou: 0,
  picks: 0,
  hasPassed: false,
  potentialMatches: 12,
  matches: 0,
  likeNeeds: null,
};
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.answer(findDashboard, { name: ADA.name, matchRequests: 7, messages: 24, unreadMessages: 3 });
  api.answer(listMatches, { matches: [] });
  api.answer(findMatchStatus, STATUS);
  api.answer(findSubscription, {
    packageId: 'blossom',
    label: 'Blossom',
    trial: false,
    startsAt: null,
    endsAt: null,
    mayStartTrial: false,
  });
});

test('the dashboard greets by first name and counts what is waiting', async () => {
  showScreen(<DashboardScreen />, { at: '/dashboard' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Good \w+, Adaọbị$/);
  expect((await screen.findByText('match requests')).parentElement?.textContent).toContain('7');
  expect(screen.getByText('unread messages').parentElement?.textContent).toContain('3');
  expect(await screen.findByText('No matches found yet')).toBeTruthy();
});

test('Track My Match can wait', async () => {
  showScreen(<DashboardScreen />, { at: '/dashboard' });
  await userEvent.click(screen.getByRole('button', { name: 'Track My Match' }));
  await userEvent.click(screen.getByRole('button', { name: 'Maybe Later' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('figures that did not come can be asked for again', async () => {
  api.refuse(findDashboard, 'fault', 'Something went wrong');
  showScreen(<DashboardScreen />, { at: '/dashboard' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('home starts the search of somebody without a card', async () => {
  api.answer(findMatchStatus, { ...STATUS, card: null });
  const { router } = showScreen(<HomeScreen />, { at: '/homepage' });
  expect(screen.getByText('Loading...')).toBeTruthy();
  await userEvent.click(await screen.findByRole('link', { name: 'Start Matching' }));
  expect(router.state.location.pathname).toBe('/getting-started');
  expect(router.state.location.state.user.name).toBe(ADA.name);
});

test('home does not guess where the search stands when that did not come', async () => {
  api.refuse(findMatchStatus, 'fault', 'Something went wrong');
  showScreen(<HomeScreen />, { at: '/homepage' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Start Matching' })).toBeNull();
});

test('home offers to track the match of somebody whose card is active', async () => {
  showScreen(<HomeScreen />, { at: '/homepage' });
  await userEvent.click(await screen.findByRole('button', { name: 'Awaiting Match' }));
  expect(screen.getByRole('heading', { name: 'Ready to Find Your Match?' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Track My Match' }).getAttribute('href')).toBe('/match-track');
});
