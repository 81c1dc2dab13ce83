// What a member's screens ask anew when the server is there again.
import { findMe } from '@ijeuwa/contract/accounts';
import { listMatches } from '@ijeuwa/contract/matching';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { startSession } from '#platform/session.ts';
import { closeSocket } from '#platform/socket.ts';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { hear } from '../../features/chat/live.fakes.ts';
import { LatestMatches } from './LatestMatches.tsx';
import { LiveUpdates } from './LiveUpdates.tsx';

vi.mock('socket.io-client', () => import('../../features/chat/live.fakes.ts'));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
  closeSocket();
  vi.restoreAllMocks();
});

test('what nobody answered while the server was away is asked again with the first connection', async () => {
  const api = fakeApi();
  api.answer(listMatches, { matches: [] });
  // Where the browser knows of it, nothing is tried twice.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  api.goOffline();
  showScreen(
    <>
      <LiveUpdates />
      <LatestMatches />
    </>,
  );
  await screen.findByText(/^No response from server/);
  api.comeOnline();
  await hear('connect');
  await screen.findByText('No matches found yet');
});

test('so it is when the server answers who it is again, whose connection was never lost', async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const api = fakeApi();
  api.refuse(findMe, 'unavailable', 'We are back in a moment.');
  api.refuse(listMatches, 'unavailable', 'We are back in a moment.');
  showScreen(
    <>
      <LiveUpdates />
      <LatestMatches />
    </>,
  );
  await act(startSession);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText(/We are back in a moment/)).toBeTruthy();
  api.answer(listMatches, { matches: [] });
  api.answer(findMe, { user: ADA });
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(screen.getByText('No matches found yet')).toBeTruthy();
});
