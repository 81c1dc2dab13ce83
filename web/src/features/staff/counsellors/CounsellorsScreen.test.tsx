// The counsellors, as staff add and change them.
import {
  addCounsellor,
  type CounsellorEntry,
  type CounsellorHistory,
  changeCounsellor,
  listCounsellorEntries,
} from '@ijeuwa/contract/counsellors';
import { findStaffMe } from '@ijeuwa/contract/staff';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keyOf, queryClient } from '#platform/queries.ts';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import CounsellorsScreen from './CounsellorsScreen.tsx';

afterEach(cleanup);

const DATA: CounsellorEntry = {
  name: 'Dr Ibrahim Bello',
  title: 'PhD, Clinical Psychology',
  category: 'clinical',
  specialties: ['Anger', 'Trust'],
  languages: ['English', 'Hausa'],
  bio: 'He asks what happened.',
  weekdays: ['Mon', 'Wed'],
  price: 150_000,
  priceUSD: 93.75,
  licenceBody: 'Nigerian Psychological Association',
  portrait: 'ibrahim-bello',
  demonstration: { rating: 4.9, reviews: 128, licenceChecked: true },
  position: 0,
};
const BELLO: CounsellorHistory = {
  key: 'ibrahim-bello',
  current: {
    version: 1,
    data: DATA,
    unfit: null,
    html: null,
    ended: false,
    validFrom: '2026-11-24T09:00:00Z',
    changedBy: null,
    reason: null,
  },
  earlier: [],
};
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.answer(listCounsellorEntries, { entries: [BELLO] });
  api.answer(changeCounsellor, { entry: BELLO });
  api.answer(addCounsellor, { entry: BELLO });
  showScreen(
    <>
      <CounsellorsScreen />
      <Toaster />
    </>,
    { at: '/staff/counsellors', user: null },
  );
});

const write = (dialog: HTMLElement, label: RegExp, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });

test('a change keeps what the form does not ask for', async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Change: Dr Ibrahim Bello/ }));
  const dialog = screen.getByRole('dialog');
  write(dialog, /^US dollars/, '95.5');
  write(dialog, /^Licence seen on/, '2026-11-02');
  write(dialog, /^Days/, 'Mon Wed, Sat');
  write(dialog, /^Reason/, 'seen in the register');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save the change' }));
  expect(await screen.findByText('Members see it now.')).toBeTruthy();
  expect(api.callsOf(changeCounsellor)[0]?.body).toEqual({
    data: {
      ...DATA,
      likeness: 'man',
      priceUSD: 95.5,
      licenceCheckedOn: '2026-11-02',
      weekdays: ['Mon', 'Wed', 'Sat'],
    },
    reason: 'seen in the register',
    seenVersion: 1,
  });
});

test('whoever names another body gives its own day, of the past; what was seen before is not kept for it', async () => {
  const seen = { ...DATA, licenceCheckedOn: '2026-11-02' };
  api.answer(listCounsellorEntries, {
    entries: [{ ...BELLO, current: { ...BELLO.current, data: seen } }],
  });
  cleanup();
  showScreen(<CounsellorsScreen />, { at: '/staff/counsellors', user: null });
  await userEvent.click(await screen.findByRole('button', { name: /^Change: Dr Ibrahim Bello/ }));
  const dialog = screen.getByRole('dialog');
  const day = () => within(dialog).getByLabelText<HTMLInputElement>(/^Licence seen on/);
  expect(day().value).toBe('2026-11-02');
  write(dialog, /^Licensed by/, 'Another Body');
  expect(day().value).toBe('');
  expect(day().max).toMatch(/^\d{4}-\d\d-\d\d$/);
  write(dialog, /^Licensed by/, DATA.licenceBody!);
  expect(day().value).toBe('2026-11-02');
});

test('a licence that nobody has seen is not said to be checked, but where that is invented', async () => {
  expect(
    await screen.findByText(
      'Nigerian Psychological Association, not seen yet: that it is checked stands in the demonstration alone',
    ),
  ).toBeTruthy();
});

test('whoever is added needs a name, fees, days and a reason, each said at its field', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add a counsellor' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add the counsellor' }));
  for (const error of [
    'Please give the name.',
    'Please name at least one day.',
    'Please name at least one specialty.',
    'Please give the reason; it is kept in the audit.',
  ])
    expect(dialog.getByText(error)).toBeTruthy();
  expect(dialog.getAllByText('Please give the fee.')).toHaveLength(2);
  expect(api.callsOf(addCounsellor)).toHaveLength(0);
});

test('whoever is not of finance reads the fees, changes words alone and adds nobody', async () => {
  const _id = '01900000-0000-7000-8000-0000000000aa';
  const staff = { _id, name: 'Edna', email: 'edna@staff.example', roles: ['editor'] };
  queryClient.setQueryData(keyOf(findStaffMe, {}), { staff });
  await userEvent.click(await screen.findByRole('button', { name: /^Change: Dr Ibrahim Bello/ }));
  const dialog = within(screen.getByRole('dialog'));
  for (const label of [/^Naira/, /^US dollars/])
    expect(dialog.getByLabelText<HTMLInputElement>(label).readOnly).toBe(true);
  expect(dialog.getAllByText('Set by finance.')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Add a counsellor', hidden: true })).toBeNull();
});
