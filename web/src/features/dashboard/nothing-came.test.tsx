// A dashboard of which nothing came: one sentence and one button in place of three.
import { findDashboard } from '@ijeuwa/contract/dashboard';
import { findMatchStatus, listMatches, listPotentialMatches } from '@ijeuwa/contract/matching';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';
import { STATS } from './dashboard.fakes.ts';

afterEach(cleanup);

test('where nothing came at all it is said once, and asked for again at once', async () => {
  const api = fakeApi();
  api.refuse(findMatchStatus, 'fault', 'Something went wrong');
  for (const endpoint of [findDashboard, listMatches, listPotentialMatches])
    api.refuse(endpoint, 'fault', 'Something went wrong');
  showScreen(<DashboardScreen />, { at: '/dashboard', user: ADA });
  await screen.findByRole('heading', { name: 'Your dashboard did not load' });
  api.answer(findDashboard, STATS);
  api.answer(listMatches, { matches: [] });
  api.answer(listPotentialMatches, []);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No matches found yet');
  expect(screen.queryByRole('alert')).toBeNull();
});
