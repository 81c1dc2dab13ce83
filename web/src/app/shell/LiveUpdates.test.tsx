// What a member's screens ask anew when the server is there again.
import { listMatches } from '@ijeuwa/contract/matching';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, test, vi } from 'vitest';
import { closeSocket } from '#platform/socket.ts';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { hear } from '../../features/chat/live.fakes.ts';
import { LatestMatches } from './LatestMatches.tsx';
import { LiveUpdates } from './LiveUpdates.tsx';

vi.mock('socket.io-client', () => import('../../features/chat/live.fakes.ts'));
afterEach(() => {
  cleanup();
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
