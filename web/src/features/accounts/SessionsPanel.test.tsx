// The member's devices, and signing them out.
import { endOtherSessions, listSessions, type MemberSession } from '@ijeuwa/contract/accounts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

afterEach(cleanup);

const session = (n: number, device: string): MemberSession => ({
  _id: `01900000-0000-7000-8000-00000000000${n}`,
  device,
  createdAt: new Date().toISOString(),
  lastSeenAt: new Date().toISOString(),
  current: n === 1,
});
const HERE = session(1, 'Mozilla/5.0 (Linux; Android 13) Chrome/120 Mobile');
const THERE = session(2, 'Mozilla/5.0 (Windows NT 10.0) Firefox/120');

test('signing out everywhere else is asked for twice and leaves this device', async () => {
  const api = fakeApi();
  let sessions = [HERE, THERE];
  api.answer(listSessions, () => ({ sessions }));
  api.answer(endOtherSessions, () => {
    sessions = [HERE];
    return { ok: true } as const;
  });
  showScreen(<SessionsPanel />);
  expect(await screen.findByText('Firefox on Windows')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(screen.queryByText('Firefox on Windows')).toBeNull());
  expect(screen.getByText('Chrome on Android')).toBeTruthy();
});
