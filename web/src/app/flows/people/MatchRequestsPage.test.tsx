// Where the notice of a like leads.
import { findMatchStatus, listMatchRequests } from '@ijeuwa/contract/matching';
import { listNotifications, placeOfNotice } from '@ijeuwa/contract/notifications';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { ACTIVE, potential, requestOf } from '../../../features/matching/matching.fakes.ts';
import MatchRequestsPage from './MatchRequestsPage.tsx';

const EMEKA = requestOf(potential(1, 'Emeka Ọbí'));
const BOLA = requestOf(potential(2, 'Bọ́lá Akíntọ́lá'));
const NOTICE = placeOfNotice({ type: 'new_like', about: 'match-requests' });

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.answer(findMatchStatus, ACTIVE);
  api.answer(listNotifications, { notifications: [] });
});
afterEach(cleanup);

test('the notice of one like leads to the whole profile of whoever likes', async () => {
  api.answer(listMatchRequests, { requests: [EMEKA] });
  const { router } = showScreen(<MatchRequestsPage />, { at: NOTICE });
  await waitFor(() => expect(router.state.location.pathname).toBe(`/people/${EMEKA._id}`));
  expect(router.state.historyAction).toBe('REPLACE');
});

test.each([
  ['of several likes', NOTICE, [EMEKA, BOLA]],
  ['that is opened by hand', '/match-requests', [EMEKA]],
])('the list %s stands as a list', async (_, at, requests) => {
  api.answer(listMatchRequests, { requests });
  const { router } = showScreen(<MatchRequestsPage />, { at });
  expect(await screen.findByRole('link', { name: /Emeka/ })).toBeTruthy();
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/match-requests', search: '' }),
  );
});
