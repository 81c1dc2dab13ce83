// What is said of a session that is held by telephone: days ahead when its door opens, and once it is open what happens next.
import type { Meeting } from '@ijeuwa/contract/meeting';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ByTelephone } from './ByTelephone.tsx';
import { EarlyNotice } from './RoomNotices.tsx';

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
  phone: '08031234567',
  email: null,
  others: 1,
  zone: 'Africa/Lagos',
  people: [],
};

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-26T07:55:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const words = () => document.body.textContent;

test('days ahead it is said that it is by telephone, and when the door opens', () => {
  render(<EarlyNotice meeting={{ ...MEETING, state: 'early' }} onOpen={() => {}} />);
  expect(words()).toContain('Your session with Dr Bisi Adeyemi begins on Mon 30 Nov, 09:00 WAT.');
  expect(words()).toContain('It is held by telephone. The door opens at 08:50, 10 minutes before');
});

test.each<[Partial<Meeting>, string, string]>([
  [{}, '0803 123 4567', 'If Dr Bisi Adeyemi has not rung by 09:10, please write to us'],
  [
    { role: 'partner', phone: null },
    'the number that was given with the booking',
    'has not rung by 09:10, please write to us',
  ],
  [{ role: 'counsellor', client: 'Ada' }, '0803 123 4567', 'try again until 09:15: from then on you can say'],
])('once the door is open it says when it begins, who rings, and what is next: %o', (change, rings, next) => {
  vi.setSystemTime(new Date('2026-11-30T07:55:00Z'));
  render(
    <MemoryRouter>
      <ByTelephone meeting={{ ...MEETING, ...change }} />
    </MemoryRouter>,
  );
  expect(words()).toContain('begins on Mon 30 Nov, 09:00');
  for (const part of [rings, next]) expect(words()).toContain(part);
  expect(words()).not.toContain('cannot be carried');
});
