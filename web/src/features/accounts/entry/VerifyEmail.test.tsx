// The link in the mail of whoever is signed in: it confirms, and leads on to what waited for it.
import { findMe } from '@ijeuwa/contract/accounts';
import { findSubscription } from '@ijeuwa/contract/billing';
import { lookAtLink, verifyEmail } from '@ijeuwa/contract/confirmation';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
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
