// Logging out asks once where something was written that has not been sent.
import { logOut } from '@ijeuwa/contract/accounts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { keep, placeOf, read } from '#platform/kept-here.ts';
import { useSession } from '#platform/session.ts';
import { closeSocket, openSocket } from '#platform/socket.ts';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { useLogOut } from './useLogOut.tsx';

const live = vi.hoisted(() => ({ open: 0 }));
vi.mock('socket.io-client', () => ({
  io: () => {
    live.open += 1;
    return { on: vi.fn(), off: vi.fn(), close: () => (live.open -= 1) };
  },
}));
afterEach(() => {
  cleanup();
  closeSocket();
});

const Door = () => useSession().user && <OpenDoor />;
function OpenDoor() {
  const { start, asks } = useLogOut();
  return (
    <>
      <button type="button" onClick={start}>
        Logout
      </button>
      {asks}
    </>
  );
}
const begin = () => {
  const [api, assign] = [fakeApi(), vi.fn()];
  vi.stubGlobal('location', { ...window.location, assign });
  api.answer(logOut, { ok: true });
  showScreen(<Door />);
  return { api, assign };
};
const sentAt = '2026-11-20T09:00:00.000Z';
const leave = () => userEvent.click(screen.getByRole('button', { name: 'Logout' }));

test('whoever has messages that were not sent is asked once before they are lost', async () => {
  const { api, assign } = begin();
  const toMatch = placeOf('chatOutbox', ADA._id, 'c-1');
  const waits = { clientId: 'c-1', text: 'Good morning', sentAt };
  keep(toMatch, JSON.stringify({ ...waits, matchId: 'm-1' }));
  keep(placeOf('liveChatOutbox', ADA._id, 'c-2'), JSON.stringify({ ...waits, clientId: 'c-2' }));
  const asked = async () =>
    within(await screen.findByRole('dialog', { name: '2 messages have not been sent' }));
  await leave();
  await userEvent.click((await asked()).getByRole('button', { name: 'Stay' }));
  expect([api.callsOf(logOut), read(toMatch)]).toEqual([[], expect.stringContaining('Good morning')]);
  await leave();
  await userEvent.click((await asked()).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/#logged-out'));
  expect(read(toMatch)).toBeUndefined();
});

test('nobody else is asked', async () => {
  const { assign } = begin();
  await leave();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/#logged-out'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the connection ends before the session, so that nothing asks whose it is; where that fails it is there again', async () => {
  const { api, assign } = begin();
  await openSocket(ADA._id);
  api.refuse(logOut, 'fault', 'Something went wrong');
  await leave();
  await waitFor(() => expect(api.callsOf(logOut)).toHaveLength(1));
  await waitFor(() => expect(live.open).toBe(1));
  let stood: number | undefined;
  api.answer(logOut, () => {
    stood = live.open;
    return { ok: true as const };
  });
  await leave();
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(stood).toBe(0);
});
