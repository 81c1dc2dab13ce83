// The appointments at the desk: day by day by the clock of Lagos, how they went, and cancelled with a reason.
import { findStaffMe } from '@ijeuwa/contract/staff';
import {
  cancelByCounsellor,
  listStaffAppointments,
  listStaffCounsellors,
  recordAttendance,
  type StaffAppointment,
  type StaffCounsellor,
} from '@ijeuwa/contract/staff-schedule';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keyOf, queryClient } from '#platform/queries.ts';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
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
  byVideo: true,
  gainsaidUntil: null,
  correctedUntil: '2026-12-01T08:50:00Z',
  version: 1,
};
const AHEAD: StaffAppointment = {
  ...BEGUN,
  _id: '01900000-0000-7000-8000-0000000000e2',
  name: 'Chidi Nwosu',
  // Already Thursday in Lagos.
  startsAt: '2026-11-25T23:30:00Z',
  endsAt: '2026-11-26T00:20:00Z',
};
const one = (key: string, name: string): StaffCounsellor => ({
  key,
  name,
  zone: 'Africa/Lagos',
  staff: null,
  mine: false,
  booked: 0,
});

let api: ReturnType<typeof fakeApi>;
let asked: object[];
let unsaid: StaffAppointment[];
let counsellors: StaffCounsellor[];
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T09:00:00Z') });
  api = fakeApi();
  asked = [];
  unsaid = [];
  counsellors = [one('ibrahim-bello', 'Dr Ibrahim Bello'), one('ubong-ekanem', 'Mr Ubong Ekanem')];
  api.answer(listStaffCounsellors, () => ({ counsellors }));
  api.answer(listStaffAppointments, ({ query }) => {
    asked.push(query);
    return {
      from: query.from ?? '',
      appointments: query.from === '2026-12-01' ? [] : [AHEAD, BEGUN],
      unsaid,
      nextAt: query.from === '2026-12-01' ? '2026-12-14T09:00:00Z' : null,
    };
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => act(() => vi.advanceTimersByTimeAsync(10));
const show = async () => {
  showScreen(
    <>
      <AppointmentsScreen />
      <Toaster />
    </>,
    { at: '/staff/appointments', user: null },
  );
  await settle();
};
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

test('today stands first, each day by the clock of Lagos, with what was written and how to call', async () => {
  await show();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Today, Tue 24 Nov',
    'Thu 26 Nov',
  ]);
  const today = within(screen.getByRole('region', { name: 'Today, Tue 24 Nov' }));
  expect(today.getByRole('heading', { level: 3 }).textContent).toBe('09:00 to 09:50, Adaọbị Okeke');
  expect(today.getByText('We quarrel about money.')).toBeTruthy();
  expect(today.getByRole('link', { name: '0803 000 0001' }).getAttribute('href')).toBe('tel:+2348030000001');
});

test('a counsellor elsewhere reads their days, and so does whoever looks at them alone, by their own clock', async () => {
  counsellors = [{ ...one('ibrahim-bello', 'Dr Ibrahim Bello'), zone: 'Europe/London', mine: true }];
  await show();
  expect(screen.getByText(/^Times are in London \(GMT\)\./)).toBeTruthy();
  const days = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(days()).toEqual(['Today, Tue 24 Nov', 'Wed 25 Nov']);
  expect(screen.getByText('08:00 to 08:50')).toBeTruthy();
  cleanup();
  counsellors = [...counsellors, one('ubong-ekanem', 'Mr Ubong Ekanem')];
  await show();
  expect(days()).toContain('Thu 26 Nov');
  fireEvent.change(screen.getByLabelText('Counsellor'), { target: { value: 'ibrahim-bello' } });
  await settle();
  expect(days()).toContain('Wed 25 Nov');
});

test('an empty week says when the next one is, and leads there', async () => {
  await show();
  await press('Later week');
  expect(screen.getByText(/The next one begins on Mon 14 Dec, 10:00 WAT\./)).toBeTruthy();
  await press('Go to the next one');
  expect(asked.at(-1)).toEqual({ from: '2026-12-14' });
});

test('the week moves on and back, and one counsellor can be looked at alone', async () => {
  await show();
  await press('Later week');
  expect(screen.getByText('No appointments in these seven days')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Counsellor'), { target: { value: 'ubong-ekanem' } });
  await settle();
  await press('Earlier week');
  expect(asked).toEqual([
    { from: '2026-11-24' },
    { from: '2026-12-01' },
    { from: '2026-12-01', counsellor: 'ubong-ekanem' },
    { from: '2026-11-24', counsellor: 'ubong-ekanem' },
  ]);
});

test('a counsellor sees their own, and is asked for none', async () => {
  counsellors = [{ ...one('ibrahim-bello', 'Dr Ibrahim Bello'), mine: true }];
  await show();
  expect(screen.queryByLabelText('Counsellor')).toBeNull();
});

test('how it went is said once it has begun, and not before', async () => {
  api.answer(recordAttendance, { ...BEGUN, state: 'no_show_member' });
  await show();
  expect(screen.getAllByRole('button', { name: /^How it went/ })).toHaveLength(1);
  await press(/^How it went/);
  for (const one of screen.getAllByRole<HTMLInputElement>('radio')) expect(one.checked).toBe(false);
  await press('Save');
  expect(screen.getByText('Please choose how it went.')).toBeTruthy();
  expect(api.callsOf(recordAttendance)).toEqual([]);
  fireEvent.click(screen.getByLabelText(/^The member did not come/));
  await press('Save');
  expect(api.callsOf(recordAttendance)).toMatchObject([
    { params: { id: BEGUN._id }, body: { how: 'member_absent' } },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('for how long both were together stands before it is said how it went, and after', async () => {
  const at = { appointments: [{ ...BEGUN, together: 4 }], from: '2026-11-24', unsaid: [], nextAt: null };
  api.answer(listStaffAppointments, () => at);
  await show();
  const words = 'Together in the session room: 4 minutes.';
  expect(screen.getByText(words)).toBeTruthy();
  await press(/^How it went/);
  expect(within(screen.getByRole('dialog')).getByText(words)).toBeTruthy();
  cleanup();
  at.appointments = [{ ...BEGUN, together: 4, state: 'done', repeated: true }];
  await show();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText('Another was given')).toBeTruthy();
  expect(screen.queryByText('Held')).toBeNull();
});

test('for a week it can be said of one that was repeated that it was held after all, and nothing else', async () => {
  api.answer(recordAttendance, { ...BEGUN, state: 'done' });
  const done = { ...BEGUN, state: 'done' as const };
  api.answer(listStaffAppointments, () => ({
    from: '2026-11-24',
    appointments: [
      done,
      { ...done, _id: AHEAD._id, repeated: true },
      {
        ...done,
        _id: '01900000-0000-7000-8000-0000000000e4',
        endsAt: '2026-11-17T08:50:00Z',
        correctedUntil: '2026-11-24T08:50:00Z',
        repeated: true,
      },
    ],
    unsaid: [],
    nextAt: null,
  }));
  await show();
  expect(screen.getAllByRole('button', { name: /^How it went/ })).toHaveLength(1);
  await press(/^How it went/);
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  fireEvent.click(screen.getByLabelText(/^It was held, and long enough/));
  await press('Save');
  expect(api.callsOf(recordAttendance)).toMatchObject([{ params: { id: AHEAD._id }, body: { how: 'held' } }]);
});

test('an administrator can say of one that counts as held that it was too short, or that nobody came', async () => {
  const _id = '01900000-0000-7000-8000-0000000000aa';
  const staff = { _id, name: 'Amaka', email: 'amaka@staff.example', roles: ['admin'] };
  api.answer(recordAttendance, { ...BEGUN, state: 'done', repeated: true });
  api.answer(listStaffAppointments, () => ({
    from: '2026-11-24',
    appointments: [{ ...BEGUN, state: 'done' as const }],
    unsaid: [],
    nextAt: null,
  }));
  await show();
  expect(screen.queryByRole('button', { name: /^How it went/ })).toBeNull();
  queryClient.setQueryData(keyOf(findStaffMe, {}), { staff });
  await settle();
  await press(/^How it went/);
  const words = screen.getAllByRole('radio').map((one) => one.getAttribute('value'));
  expect(words).toEqual(['counsellor_absent', 'cut_short']);
  fireEvent.click(screen.getByLabelText(/^It lasted less than 25 minutes/));
  await press('Save');
  expect(api.callsOf(recordAttendance)).toMatchObject([{ body: { how: 'cut_short' } }]);
});

test('what is ahead is cancelled with a reason, and what follows is said before', async () => {
  api.answer(cancelByCounsellor, { ...AHEAD, state: 'cancelled' });
  await show();
  expect(screen.getAllByRole('button', { name: /^Cancel: / })).toHaveLength(1);
  await press(/^Cancel: Chidi/);
  expect(screen.getByText(/All that was paid goes back/)).toBeTruthy();
  // Two that are called Cancel would be told apart by their colour alone.
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await press('Keep it');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(/^Cancel: Chidi/);
  await press('Cancel the appointment');
  expect(screen.getByText('Please give the reason; it is kept in the audit.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'I am ill.' } });
  await press('Cancel the appointment');
  expect(api.callsOf(cancelByCounsellor)[0]?.body).toEqual({ reason: 'I am ill.' });
});

test('of two who come both are named, and of whoever has left nothing stands but the time', async () => {
  api.answer(listStaffAppointments, () => ({
    from: '2026-11-24',
    appointments: [
      { ...AHEAD, partner: { name: 'Adaeze' } },
      { ...BEGUN, name: '', email: '', phone: '', message: '', state: 'cancelled' as const },
    ],
    unsaid: [],
    nextAt: null,
  }));
  await show();
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(
    expect.arrayContaining([
      '09:00 to 09:50, Somebody who has left',
      expect.stringMatching(/, Chidi Nwosu and Adaeze$/),
    ]),
  );
  expect(screen.queryByRole('link', { name: '' })).toBeNull();
});

test('of which nobody has said how they went stand first, of whatever week, by when it is due', async () => {
  unsaid = [
    {
      ...BEGUN,
      _id: '01900000-0000-7000-8000-0000000000e3',
      startsAt: '2026-11-23T10:00:00Z',
      endsAt: '2026-11-23T10:50:00Z',
      sayBy: '2026-11-24T10:50:00Z',
    },
  ];
  await show();
  const due = within(screen.getByRole('region', { name: 'How did they go?' }));
  expect(due.getByText('How it went: due in 1 hour')).toBeTruthy();
  expect(due.getByRole('button', { name: /^How it went: Adaọbị Okeke, .*23.* 11:00/ })).toBeTruthy();
});
