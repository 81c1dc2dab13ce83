// On the way in: a second tap chooses no words, and of the two who come together neither is the other’s addition.
import { findMeeting, type Meeting, type MeetingRole } from '@ijeuwa/contract/meeting';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { MeetingScreen } from './MeetingScreen.tsx';
import { memberSide } from './meeting-side.ts';
import { Others } from './Others.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const MEETING: Meeting = {
  _id: ID,
  state: 'open',
  cancelled: false,
  absent: null,
  ended: false,
  role: 'member',
  ...{ counsellor: 'Dr Bisi Adeyemi', client: null },
  startsAt: '2026-11-30T08:00:00.000Z',
  endsAt: '2026-11-30T08:50:00.000Z',
  opensAt: '2026-11-30T07:50:00.000Z',
  closesAt: '2026-11-30T08:55:00.000Z',
  media: true,
  ...{ phone: '08031234567', email: null, others: 1, zone: 'Africa/Lagos', people: [] },
};
const link = { emit: () => {}, useEvent: () => {}, useConnected: () => {}, useConnection: () => {} };

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
});

test('a second tap on Join chooses no words of what comes in its place', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T07:55:00Z') });
  const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
  fakeApi().answer(findMeeting, MEETING);
  showScreen(<MeetingScreen side={{ ...memberSide('/schedule'), link }} />, {
    at: `/session/${ID}`,
    path: '/session/:id',
  });
  await settle();
  fireEvent.click(screen.getByRole('radio', { name: /Text only/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  await settle();
  const room = () => screen.getByRole('heading', { name: 'Waiting room' }).closest('.contents');
  expect(room()?.className).toContain('select-none');
  await settle(1000);
  expect(room()?.className).not.toContain('select-none');
});

test('the counsellor is named as such, and the two who come together by their names alone', () => {
  const one = (role: MeetingRole, name: string, n: number) => ({
    ...{ _id: `${n}`, role, name, admitted: true },
    ...{ stream: undefined, state: 'connecting' as const },
  });
  render(
    <Others
      others={[
        one('member', 'Ọmọ́wùnmí', 1),
        one('partner', 'Chukwuebuka', 2),
        one('counsellor', 'Dr Bisi Adeyemi', 3),
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ọmọ́wùnmí · Connecting...',
    'Chukwuebuka · Connecting...',
    'Dr Bisi Adeyemi, Counsellor · Connecting...',
  ]);
});

test('of whoever came by sound or text only the others read it in their tile', () => {
  const tracks = (pictures: number) =>
    Object.assign(new MediaStream(), { getVideoTracks: () => Array(pictures) });
  const one = (name: string, stream: MediaStream | undefined) => ({
    ...{ _id: name, role: 'member' as const, name, admitted: true, stream, state: 'connected' as const },
  });
  render(<Others others={[one('Ada', tracks(1)), one('Bola', tracks(0)), one('Chidi', undefined)]} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ada',
    'Bola · by sound only',
    'Chidi · by text only',
  ]);
});
