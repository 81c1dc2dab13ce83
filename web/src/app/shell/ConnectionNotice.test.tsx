// What stands above every screen while nobody answers.
import { findMe } from '@ijeuwa/contract/accounts';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { startSession } from '#platform/session.ts';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
});

test('whoever is kept while the server does not answer is told, until it does', async () => {
  vi.useFakeTimers();
  const api = fakeApi();
  showScreen(<ConnectionNotice />, { at: '/dashboard' });
  expect(screen.queryByRole('status')).toBeNull();
  api.refuse(findMe, 'unavailable', 'We are back in a moment.');
  await act(startSession);
  expect(screen.getByRole('status').textContent).toContain('Our server does not answer right now.');
  api.answer(findMe, { user: ADA });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.queryByRole('status')).toBeNull();
});
