// What is shown no more once other wishes are saved.
import { listPotentialMatches } from '@ijeuwa/contract/matching';
import { findWishes, saveWishes } from '@ijeuwa/contract/wishes';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { keyOf, queryClient } from '#platform/queries.ts';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { WISHES } from '../profiles.fakes.ts';
import { PreferenceScreen } from './PreferenceScreen.tsx';

afterEach(cleanup);

test('who was found for the wishes before is not shown once others are saved', async () => {
  const api = fakeApi();
  api.answer(findWishes, WISHES);
  api.answer(saveWishes, WISHES);
  showScreen(<PreferenceScreen />, { at: '/preference' });
  const deck = keyOf(listPotentialMatches, { query: {} });
  await screen.findByRole('button', { name: 'Save Preferences' });
  queryClient.setQueryData(deck, []);
  await userEvent.click(screen.getByRole('button', { name: 'Travel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save Preferences' }));
  await vi.waitFor(() => expect(queryClient.getQueryData(deck)).toBeUndefined(), { timeout: 4000 });
});
