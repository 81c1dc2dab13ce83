// Home: the start of the search, and what the product offers.
import { findMatchStatus } from '@ijeuwa/contract/matching';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { STATUS } from './dashboard.fakes.ts';
import { HomeScreen } from './HomeScreen.tsx';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.answer(findMatchStatus, STATUS);
});
afterEach(cleanup);

test('home starts the search of somebody without a card', async () => {
  api.answer(findMatchStatus, { ...STATUS, card: null });
  const { router } = showScreen(<HomeScreen />, { at: '/homepage' });
  expect(screen.getByText('Loading...')).toBeTruthy();
  await userEvent.click(await screen.findByRole('link', { name: 'Start Matching' }));
  expect(router.state.location.pathname).toBe('/getting-started');
  expect(router.state.location.state.user.name).toBe(ADA.name);
});

test('home leads to what there is to learn, whatever stands with the card', async () => {
  showScreen(<HomeScreen />, { at: '/homepage' });
  expect(screen.getByRole('link', { name: /^Learn More/ }).getAttribute('href')).toBe('/learn-more');
});

test.each([
  [false, 'Tell us who you are'],
  [true, 'People picked for you'],
])(
  'the tile of Personalized Matching says where it leads, with the profile submitted: %s',
  (profileSubmitted, text) => {
    showScreen(<HomeScreen />, { at: '/homepage', user: { ...ADA, profileSubmitted } });
    const tile = screen.getByRole('link', { name: `Personalized Matching ${text}` });
    expect(tile.getAttribute('href')).toBe('/getting-started');
  },
);

test('each tile of home leads to its place', () => {
  showScreen(<HomeScreen />, { at: '/homepage', user: { ...ADA, profileSubmitted: true } });
  const tiles = screen.getAllByRole('listitem').map((one) => within(one).getByRole('link'));
  expect(tiles.map((one) => one.getAttribute('href'))).toEqual([
    '/marriage-counseling',
    '/relationship-therapy',
    '/dating-app',
    '/schedule',
    '/ceremony-planning',
    '/getting-started',
    '/marriage-planning',
    '/personalized-matchmaking',
    '/events',
    '/match-track',
    '/messages',
    '/billing-process',
    '/invoices',
    '/profile',
    '/preference',
    '/relationship-score',
    '/achievements',
    '/privacy',
    '/help-support',
    '/faqs',
    '/resources',
    '/ijeuwa',
  ]);
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
