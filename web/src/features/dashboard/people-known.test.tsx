// What stands below today's picks waits for them: nothing moves from under a thumb where nobody is picked.
import { findDashboard } from '@ijeuwa/contract/dashboard';
import { findMatchStatus, listMatches, listPotentialMatches } from '@ijeuwa/contract/matching';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';
import { STATS, STATUS } from './dashboard.fakes.ts';

afterEach(cleanup);

test('new matches and news come with the picks, or with the word that there are none', async () => {
  const api = fakeApi();
  let come = () => {};
  api.answer(findDashboard, STATS);
  api.answer(listMatches, { matches: [] });
  api.answer(findMatchStatus, STATUS);
  api.answer(
    listPotentialMatches,
    () =>
      new Promise((done) => {
        come = () => done([]);
      }),
  );
  showScreen(<DashboardScreen news={<p>Your trial has begun</p>} />, { at: '/dashboard' });
  await waitFor(() => expect(api.callsOf(listPotentialMatches)).toHaveLength(1));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(screen.getByText('Loading today’s picks...')).toBeTruthy();
  expect([
    screen.queryByRole('heading', { name: 'New matches' }),
    screen.queryByText('Your trial has begun'),
  ]).toEqual([null, null]);
  await act(async () => come());
  expect(await screen.findByRole('heading', { name: 'New matches' })).toBeTruthy();
  expect(screen.getByText('Your trial has begun')).toBeTruthy();
  expect(screen.queryByText('Loading today’s picks...')).toBeNull();
});
