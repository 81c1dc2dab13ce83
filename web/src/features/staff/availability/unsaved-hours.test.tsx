// Hours that are changed and not saved: another counsellor’s do not take their place unasked, and a typed day is not left out.
import { findStaffMe } from '@ijeuwa/contract/staff';
import {
  type Availability,
  changeAvailability,
  findAvailability,
  listStaffCounsellors,
  type StaffCounsellor,
} from '@ijeuwa/contract/staff-schedule';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import AvailabilityScreen from './AvailabilityScreen.tsx';

const BELLO: StaffCounsellor = {
  key: 'ibrahim-bello',
  name: 'Dr Ibrahim Bello',
  zone: 'Africa/Lagos',
  staff: null,
  mine: true,
  booked: 0,
};
const EKANEM: StaffCounsellor = { ...BELLO, key: 'ubong-ekanem', name: 'Mr Ubong Ekanem', mine: false };

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  const roles: ('counsellor' | 'admin')[] = ['admin'];
  const staff = {
    _id: '01900000-0000-7000-8000-0000000000aa',
    name: 'Ngozi',
    email: 'n@staff.example',
    roles,
  };
  api.answer(findStaffMe, { staff } as never);
  api.answer(listStaffCounsellors, { counsellors: [BELLO, EKANEM] });
  let kept: Availability = {
    counsellor: { key: BELLO.key, name: BELLO.name },
    zone: 'Africa/Lagos',
    week: [{ weekday: 1, from: '09:00', to: '11:00' }],
    exceptions: [],
    version: 3,
  };
  api.answer(findAvailability, () => kept);
  api.answer(changeAvailability, ({ body }) => {
    kept = { ...kept, ...body, version: kept.version + 1 };
    return { availability: kept, bookedOutside: [] };
  });
});
afterEach(cleanup);

const show = async () => {
  showScreen(<AvailabilityScreen />, { at: '/staff/availability', user: null });
  return within(await screen.findByRole('group', { name: 'Sat' }));
};
const whose = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Counsellor' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('another counsellor is shown only once it is said that what was changed may go', async () => {
  const saturday = await show();
  await userEvent.click(saturday.getByLabelText('14:00'));
  await userEvent.selectOptions(whose(), EKANEM.key);
  const asks = within(await screen.findByRole('dialog', { name: 'Leave what you have changed?' }));
  expect(whose().value).toBe(BELLO.key);
  await userEvent.click(asks.getByRole('button', { name: 'Stay here' }));
  expect(saturday.getByLabelText<HTMLInputElement>('14:00').checked).toBe(true);
  await userEvent.selectOptions(whose(), EKANEM.key);
  const again = within(await screen.findByRole('dialog', { name: 'Leave what you have changed?' }));
  await userEvent.click(again.getByRole('button', { name: 'Leave it' }));
  await waitFor(() => expect(whose().value).toBe(EKANEM.key));
  // With nothing changed nothing is asked.
  await screen.findByRole('group', { name: 'Sat' });
  await userEvent.selectOptions(whose(), BELLO.key);
  expect(whose().value).toBe(BELLO.key);
});

test('a day that was typed and not added is saved with the hours; of half a one nothing is saved, and it is said', async () => {
  await show();
  const write = (label: string | RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  write('Day', '2036-12-24');
  write(/^From/, '10:00');
  await press('Save the hours');
  expect(screen.getByText('Please give both times, or neither.')).toBeTruthy();
  expect(screen.getByText('Nothing is saved: the day above is not whole yet.')).toBeTruthy();
  expect(api.callsOf(changeAvailability)).toHaveLength(0);
  write(/^From/, '');
  expect(screen.queryByText(/^Nothing is saved/)).toBeNull();
  await press('Save the hours');
  await waitFor(() =>
    expect(api.callsOf(changeAvailability)[0]?.body).toMatchObject({
      exceptions: [{ day: '2036-12-24', from: null, to: null }],
    }),
  );
  expect(await screen.findByText('24 December 2036: away')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe('');
});
