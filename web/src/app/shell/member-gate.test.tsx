// Who is let into a member's screens, and where everybody else is led.
import { findHealth } from '@ijeuwa/contract/health';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import AuthLayout from './AuthLayout.tsx';
import MemberLayout from './MemberLayout.tsx';

afterEach(cleanup);
beforeEach(() => fakeApi().answer(findHealth, { ready: true, demonstration: true }));

test('a stranger is led to /auth and back again', async () => {
  const { router } = showScreen(<MemberLayout />, { at: '/messages', user: null });
  await waitFor(() => expect(router.state.location.search).toBe('?to=%2Fmessages'));
});

test('from achievements a stranger is led to /login, and from there back again', async () => {
  const { router } = showScreen(<MemberLayout />, { at: '/achievements', user: null });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.search).toBe('?to=%2Fachievements');
});

const LEAVING = { ...ADA, leavingUntil: '2026-12-01T09:00:00.000Z' };

test('nothing opens to whoever is leaving, but the way back', async () => {
  const { router } = showScreen(<MemberLayout />, { at: '/messages', user: LEAVING });
  await waitFor(() => expect(router.state.location.search).toBe('?to=%2Fmessages'));
  cleanup();
  showScreen(<AuthLayout />, { at: '/auth', user: LEAVING });
  expect(screen.getByRole('heading', { name: 'Welcome back, Adaọbị' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Return' })).toBeTruthy();
});

test('nothing opens before a social sign-in is complete', async () => {
  const { router } = showScreen(<MemberLayout />, { at: '/messages', user: { ...ADA, missing: ['age'] } });
  await waitFor(() => expect(router.state.location.search).toBe('?to=%2Fmessages&social=complete'));
});
