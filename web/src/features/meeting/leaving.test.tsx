// What is asked of whoever leaves a session: its counsellor may end it for all, which is asked once more.
import { endMeeting, type Meeting } from '@ijeuwa/contract/meeting';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { Leaving } from './Leaving.tsx';

afterEach(cleanup);
const HOUR_MS = 3_600_000;
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();
const MEETING: Meeting = {
  _id: '00000000-0000-4000-8000-000000000001',
  state: 'open',
  cancelled: false,
  absent: null,
  ended: false,
  role: 'counsellor',
  counsellor: 'Dr Bisi Adeyemi',
  client: 'Ada',
  startsAt: fromNow(-HOUR_MS / 4),
  endsAt: fromNow(HOUR_MS / 2),
  opensAt: fromNow(-HOUR_MS / 2),
  closesAt: fromNow(HOUR_MS),
  zone: 'Africa/Lagos',
  media: true,
  phone: null,
  email: null,
  others: 1,
  people: [],
};
const show = (change: Partial<Meeting> = {}, others = true) => {
  const api = fakeApi();
  const ended = vi.fn(() => ({ ok: true as const }));
  api.answer(endMeeting, ended);
  const [onClose, onLeave] = [vi.fn(), vi.fn()];
  showScreen(<Leaving open meeting={{ ...MEETING, ...change }} {...{ others, onClose, onLeave }} />, {
    at: '/session',
    path: '/session',
  });
  return { ended, onClose, onLeave };
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the counsellor may end it for all, which is asked once more', async () => {
  const { ended, onLeave } = show();
  press('End the session for all');
  expect(ended).not.toHaveBeenCalled();
  const asked = screen.getByRole('dialog', { name: 'End the session for all?' });
  expect(asked.textContent).toContain('nobody can come again');
  press('End it for all');
  await waitFor(() => expect(ended).toHaveBeenCalledOnce());
  expect(onLeave).not.toHaveBeenCalled();
});

test('they may as well leave alone, and the others stay', () => {
  const { ended, onLeave } = show();
  expect(screen.getByText(/The others stay/)).toBeTruthy();
  press('Leave');
  expect(onLeave).toHaveBeenCalledOnce();
  expect(ended).not.toHaveBeenCalled();
});

test.each<[string, Partial<Meeting>, boolean]>([
  ['whoever booked', { role: 'member' }, true],
  ['the partner', { role: 'partner' }, true],
  ['a counsellor who is alone', {}, false],
  ['a counsellor before it begins', { startsAt: fromNow(HOUR_MS / 12) }, true],
])('%s leaves, and ends it for nobody', (_, change, others) => {
  show(change, others);
  expect(screen.queryByRole('button', { name: /End/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Leave' })).toBeTruthy();
});
