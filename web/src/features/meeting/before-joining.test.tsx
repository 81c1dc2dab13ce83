// What is said before anybody joins: what it costs in data, and how one is reached where it is the telephone.
import type { Meeting } from '@ijeuwa/contract/meeting';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Ready } from './Ready.tsx';
import { TelephoneNotice } from './RoomNotices.tsx';

afterEach(cleanup);
const MEETING: Meeting = {
  _id: '00000000-0000-4000-8000-000000000001',
  state: 'open',
  cancelled: false,
  absent: null,
  ended: false,
  role: 'member',
  counsellor: 'Dr Bisi Adeyemi',
  client: null,
  startsAt: '2026-11-30T08:00:00.000Z',
  endsAt: '2026-11-30T08:50:00.000Z',
  opensAt: '2026-11-30T07:50:00.000Z',
  closesAt: '2026-11-30T08:55:00.000Z',
  media: false,
  phone: null,
  email: 'ada@example.com',
  others: 1,
  zone: 'Africa/Lagos',
  people: [],
};

test.each([
  [1, /^About 230 MB of data for 50 minutes\./, /^About 30 MB of data for 50 minutes\./],
  [
    2,
    /^About 460 MB of data for 50 minutes, with both others\./,
    /^About 60 MB of data for 50 minutes, with/,
  ],
])('with %i others to whom it is connected it says what that costs', (others, video, sound) => {
  render(<Ready meeting={{ ...MEETING, others }} left={false} onJoin={() => {}} />);
  for (const words of [video, sound]) expect(screen.getByText(words)).toBeTruthy();
});

test('where no number was given the counsellor reads where to write, and the member that they will', () => {
  render(<TelephoneNotice meeting={{ ...MEETING, role: 'counsellor' }} />);
  expect(screen.getByRole('link', { name: 'ada@example.com' }).getAttribute('href')).toBe(
    'mailto:ada@example.com',
  );
  cleanup();
  render(<TelephoneNotice meeting={MEETING} />);
  expect(screen.getByText(/Dr Bisi Adeyemi writes to ada@example.com and asks for one/)).toBeTruthy();
});
