// What stands where the room was: that it is over, or who did not come, and what follows from it.
import type { Meeting } from '@ijeuwa/contract/meeting';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { OverNotice } from './RoomNotices.tsx';

afterEach(cleanup);
const MEETING: Meeting = {
  _id: '00000000-0000-4000-8000-000000000001',
  state: 'over',
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
  media: true,
  phone: null,
  email: 'ada@example.com',
  others: 1,
  zone: 'Africa/Lagos',
  people: [],
};

test.each<[Partial<Meeting>, string, RegExp]>([
  [{ cancelled: true }, 'This session was cancelled', /^What becomes of the price/],
  [{}, 'This session is over', /^Nothing of it was recorded/],
  [{ media: false }, 'This session is over', /^How it went stands beside the appointment, as soon as/],
  [{ media: false, role: 'counsellor' }, 'This session is over', /^How it went is said beside/],
  [{ ended: true }, 'Dr Bisi Adeyemi has ended this session', /less than 25 minutes, it is repeated free/],
  [{ ended: true, role: 'counsellor' }, 'You have ended this session', /^Nothing of it was recorded/],
  [
    { absent: 'counsellor' },
    'Dr Bisi Adeyemi did not come',
    /We are sorry.*Whatever you paid for it, money or a session, comes back to you, unasked/,
  ],
  [
    { absent: 'counsellor', role: 'partner' },
    'Dr Bisi Adeyemi did not come',
    /We are sorry.*Whatever it was paid with goes back to whoever booked it/,
  ],
  [{ absent: 'counsellor', role: 'counsellor' }, 'You did not come', /tell an administrator/],
  [{ absent: 'member' }, 'It is recorded that you did not come', /If that is not true, please write to us/],
  [{ absent: 'member', role: 'counsellor' }, 'The member did not come', /they are told/],
])('%o: %s', (change, title, words) => {
  render(
    <MemoryRouter>
      <OverNotice meeting={{ ...MEETING, ...change }} back="/schedule" />
    </MemoryRouter>,
  );
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});
