// The link in the mail of whoever is signed in: it confirms, and leads on to what waited for it.
import { findMe } from '@ijeuwa/contract/accounts';
import { findSubscription } from '@ijeuwa/contract/billing';
import { lookAtLink, verifyEmail } from '@ijeuwa/contract/confirmation';
import type { Answer } from '@ijeuwa/contract/endpoint';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import AuthScreen from './AuthScreen.tsx';

afterEach(cleanup);

test.each([
  ['where the trial waited for it, on to the trial', true, '/privacy-selection'],
  ['else it says so', false, '/auth'],
])('the link confirms whoever has sent their profile: %s', async (_, mayStartTrial, address) => {
  const api = fakeApi();
  api.answer(lookAtLink, { asks: 'nothing', email: 'a•••@example.com' });
  api.answer(verifyEmail, { ok: true });
  api.answer(findSubscription, { mayStartTrial } as never);
  api.answer(findMe, { user: ADA });
  const user = { ...ADA, emailVerified: false, profileSubmitted: true };
  const { router } = showScreen(<AuthScreen />, { at: '/auth?verify=a-token', user });
  await waitFor(() => expect(api.callsOf(findMe)).toHaveLength(1));
  await waitFor(() => expect(router.state.location.pathname).toBe(address));
  expect(screen.queryByText('Thank you. Your email is confirmed.') !== null).toBe(!mayStartTrial);
});

test('a browser that still asks who is here waits for it before it opens the link', async () => {
  vi.resetModules();
  const api = fakeApi();
  let tellWhoIsHere = (_: Answer<typeof findMe>) => {};
  api.answer(findMe, () => new Promise<Answer<typeof findMe>>((tell) => (tellWhoIsHere = tell)));
  api.answer(lookAtLink, { asks: 'nothing', email: 'a•••@example.com' });
  api.answer(verifyEmail, { ok: true });
  api.answer(findSubscription, { mayStartTrial: true } as never);
  // As a page that has just been opened: nobody is known yet.
  const { startSession } = await import('#platform/session.ts');
  const { default: Fresh } = await import('./AuthScreen.tsx');
  void startSession();
  const router = createMemoryRouter(
    [
      { path: '/auth', element: <Fresh /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/auth?verify=a-token'] },
  );
  render(<RouterProvider router={router} />);
  expect(screen.getByText('Confirming...')).toBeTruthy();
  await waitFor(() => expect(api.callsOf(findMe)).toHaveLength(1));
  tellWhoIsHere({ user: { ...ADA, emailVerified: false, profileSubmitted: true } });
  await waitFor(() => expect(api.callsOf(findMe)).toHaveLength(2));
  tellWhoIsHere({ user: ADA });
  await waitFor(() => expect(router.state.location.pathname).toBe('/privacy-selection'));
});
