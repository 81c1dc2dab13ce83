// At a desk where sessions are held by telephone: nothing there speaks of a session room, and what is said is told.
import {
  listStaffAppointments,
  listStaffCounsellors,
  type StaffAppointment,
} from '@ijeuwa/contract/staff-schedule';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import AppointmentsScreen from './AppointmentsScreen.tsx';

const BEGUN: StaffAppointment = {
  _id: '01900000-0000-7000-8000-0000000000e1',
  counsellor: { key: 'ibrahim-bello', name: 'Dr Ibrahim Bello' },
  name: 'Adaọbị Okeke',
  phone: '+2348030000001',
  email: 'ada@example.com',
  message: 'We quarrel about money.',
  notes: '',
  startsAt: '2026-11-24T08:00:00Z',
  endsAt: '2026-11-24T08:50:00Z',
  kind: 'session',
  partner: null,
  state: 'confirmed',
  sayBy: null,
  repeated: false,
  together: null,
  byVideo: false,
  gainsaidUntil: null,
  correctedUntil: '2026-12-01T08:50:00Z',
  version: 1,
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T09:00:00Z') });
  api = fakeApi();
  const { key, name } = BEGUN.counsellor;
  const counsellor = { key, name, zone: 'Africa/Lagos', staff: null, mine: true, booked: 0 };
  api.answer(listStaffCounsellors, { counsellors: [counsellor] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const settle = () => act(() => vi.advanceTimersByTimeAsync(20));
const show = async () => {
  showScreen(<AppointmentsScreen />, { at: '/staff/appointments', user: null });
  await settle();
};
const press = async (name: RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

test('by telephone it is said before that the member is told, and after until when they can say otherwise', async () => {
  const at: { appointments: StaffAppointment[]; from: string; unsaid: []; nextAt: null } = {
    appointments: [BEGUN],
    from: '2026-11-24',
    unsaid: [],
    nextAt: null,
  };
  api.answer(listStaffAppointments, () => at);
  await show();
  await press(/^How it went/);
  expect(
    screen.getByText(/The member is told that you spoke, and can say otherwise for a week/),
  ).toBeTruthy();
  cleanup();
  const done = { ...BEGUN, state: 'done' as const, gainsaidUntil: '2026-12-01T09:00:00Z' };
  at.appointments = [done];
  await show();
  expect(
    screen.getByText(
      /^By telephone nobody else knows that they spoke\. The member is told, and can say otherwise until Tue 1 Dec, 10:00/,
    ),
  ).toBeTruthy();
  cleanup();
  at.appointments = [{ ...BEGUN, absenceSaid: true }];
  await show();
  expect(
    screen.getByText(
      'The counsellor says that the member did not come. An administrator asks the member, and decides.',
    ),
  ).toBeTruthy();
});

test('by telephone nobody is led to a session room, nor told what one would have seen', async () => {
  const soon = { ...BEGUN, startsAt: '2026-11-24T09:05:00Z', endsAt: '2026-11-24T09:55:00Z' };
  const over = { ...BEGUN, _id: '01900000-0000-7000-8000-0000000000e2', sayBy: '2026-11-25T08:50:00Z' };
  api.answer(listStaffAppointments, () => ({
    appointments: [soon],
    from: '2026-11-24',
    unsaid: [over],
    nextAt: null,
  }));
  await show();
  expect(screen.getByRole('link', { name: /^Who rings whom: Adaọbị Okeke/ })).toBeTruthy();
  await press(/^How it went/);
  expect(screen.getByLabelText(/^The member was not reached within 15 minutes/)).toBeTruthy();
  expect(screen.getByText('It is kept for an administrator, who asks the member and decides.')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/session room/i);
});
