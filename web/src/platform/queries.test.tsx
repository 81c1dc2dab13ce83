// What follows from a deed happens, also when renewing takes away the part of the screen that asked for it.
import { findDashboard } from '@ijeuwa/contract/dashboard';
import { listNotifications, readAllNotifications } from '@ijeuwa/contract/notifications';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { askAgainWhenOnline, useChange, useRead } from './queries.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Waiting() {
  const { data } = useRead(listNotifications, {});
  useRead(findDashboard, {});
  const [told, setTold] = useState('');
  const waits = data?.notifications.some((one) => !one.read);
  return (
    <main>
      {waits && <ReadAll onRead={() => setTold('All are read.')} />}
      <p>{told}</p>
    </main>
  );
}

function ReadAll({ onRead }: { onRead: () => void }) {
  const { mutate } = useChange(readAllNotifications, { renews: [listNotifications, findDashboard] });
  return (
    <button type="button" onClick={() => mutate({}, { onSuccess: onRead })}>
      Read all
    </button>
  );
}

test('whoever asked is told, though the button went with what it was for', async () => {
  const api = fakeApi();
  const notice = { _id: '01900000-0000-7000-8000-0000000000a1', type: 'system', title: '', message: '' };
  const listed = (read: boolean) => ({ notifications: [{ ...notice, read, createdAt: '' }] }) as never;
  let bringFigures = () => {};
  api.answer(listNotifications, listed(false));
  api.answer(findDashboard, {} as never);
  api.answer(readAllNotifications, () => {
    api.answer(listNotifications, listed(true));
    // The figures come last: by then the button has gone.
    api.answer(findDashboard, () => new Promise((bring) => (bringFigures = () => bring({} as never))));
    return { ok: true as const };
  });
  showScreen(<Waiting />);
  await userEvent.click(await screen.findByRole('button', { name: 'Read all' }));
  await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  bringFigures();
  expect(await screen.findByText('All are read.')).toBeTruthy();
});

test('two taps in one moment are one deed, and a later one is another', async () => {
  const api = fakeApi();
  let done = () => {};
  api.answer(readAllNotifications, () => new Promise((go) => (done = () => go({ ok: true as const }))));
  const read = vi.fn();
  function Tapped() {
    const { mutate } = useChange(readAllNotifications);
    return (
      <button type="button" onClick={() => [1, 2].map(() => mutate({}, { onSuccess: read }))}>
        Twice
      </button>
    );
  }
  showScreen(<Tapped />);
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(api.callsOf(readAllNotifications)).toHaveLength(1));
  done();
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(api.callsOf(readAllNotifications)).toHaveLength(2));
});

test('what was asked without a line is asked again when it is back; what the server refused is not', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const api = fakeApi();
  api.answer(listNotifications, { notifications: [] });
  function Two() {
    const figures = useRead(findDashboard, {});
    const notices = useRead(listNotifications, {});
    return (
      <p>
        {figures.error?.code} {notices.error?.code ?? notices.status}
      </p>
    );
  }
  api.refuse(findDashboard, 'not_found', 'There are none.');
  api.goOffline();
  askAgainWhenOnline(window);
  showScreen(<Two />);
  await screen.findByText('offline offline');
  api.comeOnline();
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('not_found success');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(api.callsOf(findDashboard)).toHaveLength(1);
  expect(api.callsOf(listNotifications)).toHaveLength(1);
});
