// When counsellors are there, as they and administrators keep it; and the holidays.
import { findStaffMe } from '@ijeuwa/contract/staff';
import {
  type Availability,
  addHoliday,
  changeAvailability,
  findAvailability,
  type Holiday,
  linkCounsellor,
  listHolidays,
  listStaffCounsellors,
  type StaffCounsellor,
  saveHoliday,
} from '@ijeuwa/contract/staff-schedule';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renew } from '#platform/queries.ts';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import AvailabilityScreen from './AvailabilityScreen.tsx';
import HolidaysScreen from './HolidaysScreen.tsx';

const BELLO: StaffCounsellor = {
  key: 'ibrahim-bello',
  name: 'Dr Ibrahim Bello',
  zone: 'Africa/Lagos',
  staff: null,
  mine: true,
  booked: 0,
};
const WEEK: Availability = {
  counsellor: { key: BELLO.key, name: BELLO.name },
  zone: 'Africa/Lagos',
  week: [{ weekday: 1, from: '09:00', to: '11:00' }],
  exceptions: [{ day: '2026-12-28', from: null, to: null }],
  version: 3,
};
const EID: Holiday = {
  _id: '01900000-0000-7000-8000-0000000000f1',
  day: '2027-03-10',
  name: 'Eid al-Fitr',
  provisional: true,
};

let api: ReturnType<typeof fakeApi>;
let counsellors: StaffCounsellor[];
let holidays: Holiday[];
let kept: Availability;
const enterAs = (...roles: ('counsellor' | 'admin')[]) =>
  api.answer(findStaffMe, {
    staff: { _id: '01900000-0000-7000-8000-0000000000aa', name: 'Ngozi', email: 'n@staff.example', roles },
  } as never);
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T09:00:00Z') });
  api = fakeApi();
  counsellors = [BELLO];
  holidays = [EID];
  kept = WEEK;
  enterAs('counsellor');
  api.answer(listStaffCounsellors, () => ({ counsellors }));
  api.answer(findAvailability, () => kept);
  api.answer(listHolidays, () => ({ holidays }));
  api.answer(changeAvailability, ({ body }) => {
    kept = { ...kept, ...body, version: kept.version + 1 };
    return { availability: kept, bookedOutside: [] };
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => act(() => vi.advanceTimersByTimeAsync(20));
const show = async (what: ReactNode = <AvailabilityScreen />) => {
  showScreen(
    <>
      {what}
      <Toaster />
    </>,
    { at: '/staff/availability', user: null },
  );
  await settle();
};
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const on = (day: string) => within(screen.getByRole('group', { name: day }));
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('the week is ticked by its times and saved as stretches, with the version that was seen', async () => {
  await show();
  expect(on('Mon').getByLabelText<HTMLInputElement>('10:00').checked).toBe(true);
  expect(on('Mon').getByLabelText<HTMLInputElement>('11:00').checked).toBe(false);
  fireEvent.click(on('Mon').getByLabelText('09:00'));
  fireEvent.click(on('Sat').getByLabelText('14:00'));
  fireEvent.click(on('Sat').getByLabelText('15:00'));
  await press('Save the hours');
  expect(api.callsOf(changeAvailability)[0]?.body).toEqual({
    week: [
      { weekday: 1, from: '10:00', to: '11:00' },
      { weekday: 6, from: '14:00', to: '16:00' },
    ],
    exceptions: WEEK.exceptions,
    zone: 'Africa/Lagos',
    version: 3,
  });
  expect(screen.getByText('The hours are saved.')).toBeTruthy();
});

test('the hours are kept by the clock of a place, and what is booked outside is told on it', async () => {
  api.answer(changeAvailability, ({ body }) => ({
    availability: { ...WEEK, zone: body.zone!, version: 4 },
    bookedOutside: [{ _id: EID._id, startsAt: '2026-11-30T08:00:00Z' }],
  }));
  await show();
  expect(screen.getByLabelText<HTMLInputElement>(/^Time zone/).value).toBe('Africa/Lagos');
  write(/^Time zone/, 'Europe/London');
  await press('Save the hours');
  expect(api.callsOf(changeAvailability)[0]?.body).toMatchObject({ zone: 'Europe/London', version: 3 });
  expect(screen.getByText(/the first on Mon 30 Nov, 08:00 GMT\.$/)).toBeTruthy();
});

test('a day away is added and taken away, and half of a time is refused', async () => {
  await show();
  await press('Add the day');
  expect(screen.getByText('Please choose a day.')).toBeTruthy();
  write('Day', '2026-12-24');
  write(/^From/, '10:00');
  await press('Add the day');
  expect(screen.getByText('Please give both times, or neither.')).toBeTruthy();
  write(/^To/, '09:00');
  await press('Add the day');
  expect(screen.getByText('It ends before it begins.')).toBeTruthy();
  write(/^To/, '12:00');
  await press('Add the day');
  await press('Take away 28 December 2026');
  await press('Save the hours');
  expect(api.callsOf(changeAvailability)[0]?.body).toMatchObject({
    exceptions: [{ day: '2026-12-24', from: '10:00', to: '12:00' }],
  });
});

test('what is booked outside of the new hours is named', async () => {
  api.answer(changeAvailability, {
    availability: { ...WEEK, version: 4 },
    bookedOutside: [{ _id: EID._id, startsAt: '2026-11-30T08:00:00Z' }],
  });
  await show();
  await press('Save the hours');
  expect(
    screen.getByText(/1 booked outside of them stays, the first on Mon 30 Nov, 09:00 WAT\.$/),
  ).toBeTruthy();
});

test('an administrator chooses whose hours, and says who of the staff it is', async () => {
  enterAs('admin');
  counsellors = [
    { ...BELLO, mine: false },
    { ...BELLO, key: 'ubong-ekanem', name: 'Mr Ubong Ekanem', mine: false },
  ];
  api.answer(linkCounsellor, ({ body }) => ({ ...BELLO, staff: { name: 'Bello', email: body.email! } }));
  await show();
  expect(screen.getByText('Nobody on the staff yet.')).toBeTruthy();
  await press('Change who it is');
  write(/^Email of a colleague/, 'bello@staff.example');
  write('Reason', 'He has joined.');
  await press('Save');
  expect(api.callsOf(linkCounsellor)[0]).toMatchObject({
    params: { key: 'ibrahim-bello' },
    body: { email: 'bello@staff.example', reason: 'He has joined.' },
  });
  expect(screen.getByText('Dr Ibrahim Bello signs in as Bello now.')).toBeTruthy();
});

test('whoever takes a name away reads before how many appointments are with them', async () => {
  enterAs('admin');
  counsellors = [
    { ...BELLO, mine: false, booked: 3, staff: { name: 'Bello', email: 'bello@staff.example' } },
  ];
  await show();
  await press('Change who it is');
  expect(screen.queryByText(/appointments are booked/)).toBeNull();
  write(/^Email of a colleague/, 'tola@staff.example');
  expect(
    screen.getByText(/^3 appointments are booked with Dr Ibrahim Bello\. They are handed on/),
  ).toBeTruthy();
  write(/^Email of a colleague/, '');
  expect(
    screen.getByText(/^3 appointments are booked with Dr Ibrahim Bello\. They are not cancelled/),
  ).toBeTruthy();
});

test('whoever is no counsellor yet is told what has to happen', async () => {
  counsellors = [];
  await show();
  expect(screen.getByText('No hours to keep yet')).toBeTruthy();
});

test('a counsellor reads the holidays, and an administrator declares one that was expected', async () => {
  await show(<HolidaysScreen />);
  expect(screen.getByText('10 March 2027')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Declare/ })).toBeNull();
  cleanup();
  enterAs('admin');
  api.answer(saveHoliday, ({ params, body }) => ({ holiday: { _id: params.id, ...body }, booked: 2 }));
  await show(<HolidaysScreen />);
  await press('Declare or move Eid al-Fitr');
  write('Day', '2027-03-11');
  fireEvent.click(screen.getByLabelText(/^Expected/));
  await press('Save');
  expect(api.callsOf(saveHoliday)[0]).toMatchObject({
    params: { id: EID._id },
    body: { day: '2027-03-11', name: 'Eid al-Fitr', provisional: false },
  });
  expect(screen.getByText(/is saved\. 2 booked on it stay: both sides are asked\.$/)).toBeTruthy();
});

test('the next holiday stands first, and those of this year that are over below', async () => {
  const on = (day: string, name: string) => ({
    ...EID,
    _id: EID._id.replace('f1', day.slice(-2)),
    day,
    name,
  });
  holidays = [
    on('2026-01-01', 'New Year'),
    on('2026-10-01', 'Independence Day'),
    on('2026-11-24', 'Today'),
    EID,
  ];
  await show(<HolidaysScreen />);
  const namesIn = (list: string) =>
    [...screen.getByRole('list', { name: list }).querySelectorAll('h2')].map((one) => one.textContent);
  expect(namesIn('Holidays to come')).toEqual(['Today', 'Eid al-Fitr']);
  expect(screen.getByText('Past (2)')).toBeTruthy();
  expect([...document.querySelectorAll('h2')].map((one) => one.textContent)).toEqual(
    expect.arrayContaining(['Independence Day', 'New Year']),
  );
});

test('an administrator adds a holiday, which is the same one if it is sent again', async () => {
  enterAs('admin');
  api.answer(addHoliday, ({ body: { id, ...kept } }) => ({ holiday: { _id: id, ...kept }, booked: 0 }));
  await show(<HolidaysScreen />);
  await press('Add a holiday');
  write('Name', 'Day of Ọ̀ṣun');
  write('Day', '2027-08-12');
  await press('Save');
  expect(api.callsOf(addHoliday)[0]).toMatchObject({
    body: { id: expect.any(String), day: '2027-08-12', name: 'Day of Ọ̀ṣun', provisional: false },
  });
  expect(screen.getByText('Day of Ọ̀ṣun, 12 August 2027, is saved.')).toBeTruthy();
});

test('hours that were changed elsewhere meanwhile leave what is being changed here, and say so', async () => {
  await show();
  fireEvent.click(on('Sat').getByLabelText('14:00'));
  kept = { ...WEEK, week: [{ weekday: 2, from: '09:00', to: '10:00' }], version: 4 };
  await act(() => renew(findAvailability));
  await settle();
  expect(on('Sat').getByLabelText<HTMLInputElement>('14:00').checked).toBe(true);
  expect(screen.getByText('These hours were changed elsewhere meanwhile.')).toBeTruthy();
  await press('Save the hours');
  expect(api.callsOf(changeAvailability)[0]?.body).toMatchObject({ version: 4 });
  expect(screen.queryByText('These hours were changed elsewhere meanwhile.')).toBeNull();
  fireEvent.click(on('Sun').getByLabelText('14:00'));
  kept = { ...kept, week: [{ weekday: 2, from: '09:00', to: '10:00' }], version: 6 };
  await act(() => renew(findAvailability));
  await settle();
  await press('Look at those');
  expect(on('Sun').getByLabelText<HTMLInputElement>('14:00').checked).toBe(false);
  expect(on('Tue').getByLabelText<HTMLInputElement>('09:00').checked).toBe(true);
});
