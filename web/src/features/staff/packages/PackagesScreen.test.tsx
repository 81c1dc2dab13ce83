// The packages, as staff see and change them.
import {
  changePackage,
  listPackageEntries,
  type PackageEntry,
  type PackageHistory,
  type PackageVersion,
} from '@ijeuwa/contract/packages';
import { findStaffMe } from '@ijeuwa/contract/staff';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keyOf, queryClient } from '#platform/queries.ts';
import { FakeRefusal, fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import PackagesScreen from './PackagesScreen.tsx';

afterEach(cleanup);

const data: PackageEntry = {
  name: 'Blossom',
  price: 75_000,
  priceUSD: 20,
  priceEUR: 18,
  months: 1,
  period: '1 month',
  color: 'wine',
  features: ['Live sessions', 'Standard support'],
  position: 0,
};
const version = (
  n: number,
  changed: Partial<PackageEntry> = {},
  more: Partial<PackageVersion> = {},
): PackageVersion => ({
  version: n,
  data: { ...data, ...changed },
  unfit: null,
  html: null,
  ended: false,
  validFrom: '2026-11-24T09:00:00Z',
  changedBy: null,
  reason: null,
  ...more,
});
let api: ReturnType<typeof fakeApi>;
let blossom: PackageHistory;
const next = (now: PackageVersion) => {
  blossom = { ...blossom, current: now, earlier: [blossom.current, ...blossom.earlier] };
  return { entry: blossom };
};
beforeEach(() => {
  api = fakeApi();
  blossom = { key: 'blossom', current: version(1), earlier: [] };
  api.answer(listPackageEntries, () => ({ entries: [blossom] }));
  api.answer(changePackage, ({ body }) => {
    const { current } = blossom;
    if (body.seenVersion !== current.version)
      throw new FakeRefusal('conflict', 'This was changed meanwhile, by Bello. Please look again.');
    if (body.data.features.includes('A private island'))
      throw new FakeRefusal('invalid', '“A private island” allows nothing.', {
        'data.features': '“A private island” allows nothing.',
      });
    return next(version(current.version + 1, body.data, { changedBy: 'Ngozi', reason: body.reason }));
  });
  showScreen(
    <>
      <PackagesScreen />
      <Toaster />
    </>,
    { at: '/staff/packages', user: null },
  );
});

const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change Blossom' }));
  return within(screen.getByRole('dialog'));
};
type Dialog = Awaited<ReturnType<typeof openForm>>;
const type = async (dialog: Dialog, label: RegExp, text: string) => {
  await userEvent.clear(dialog.getByLabelText(label));
  if (text) await userEvent.type(dialog.getByLabelText(label), text);
};
const send = (dialog: Dialog, button = 'Save the change') =>
  userEvent.click(dialog.getByRole('button', { name: button }));

test('a new price, name and feature are told, stand in the list, and what was before in its history', async () => {
  const dialog = await openForm();
  expect(dialog.getByText('Now, in version 1: ₦75,000 · $20 · €18.')).toBeTruthy();
  await type(dialog, /^Naira/, '80000');
  await type(dialog, /^Name/, 'Blossom Plus');
  await type(dialog, /^What it holds/, 'Live sessions\n\n Basic verification ');
  await type(dialog, /^Reason/, 'the new year');
  await send(dialog);
  expect(await screen.findByText('Blossom Plus costs ₦80,000 · $20 · €18 now.')).toBeTruthy();
  const list = within(screen.getByRole('list', { name: 'Packages' }));
  expect(await list.findByText(/Version 2 · Ngozi · .* · the new year/)).toBeTruthy();
  expect(list.getByText('Live sessions · Basic verification')).toBeTruthy();
  const history = within(list.getByRole('list', { name: 'Earlier versions of: Blossom Plus', hidden: true }));
  expect(history.getByText('Blossom · ₦75,000 · $20 · €18')).toBeTruthy();
  expect(history.getByText('Live sessions · Standard support')).toBeTruthy();
  expect(history.getByText(/Version 1 · The catalogue’s file/)).toBeTruthy();
  expect(api.callsOf(changePackage)[0]?.body).toEqual({
    data: { ...data, price: 80_000, name: 'Blossom Plus', features: ['Live sessions', 'Basic verification'] },
    reason: 'the new year',
    seenVersion: 1,
  });
});

test('nothing is changed without a reason, a price or a feature, and each is said at its field', async () => {
  const dialog = await openForm();
  await type(dialog, /^Euros/, '');
  await type(dialog, /^What it holds/, '');
  await send(dialog);
  expect(dialog.getByText('A whole number from 1 to 50,000, please.')).toBeTruthy();
  expect(dialog.getByText('Please name at least one feature.')).toBeTruthy();
  expect(dialog.getByText('Please give the reason; it is kept in the audit.')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Euros/));
  expect(api.callsOf(changePackage)).toHaveLength(0);
});

test('a feature that allows nothing is refused at its field', async () => {
  const dialog = await openForm();
  await type(dialog, /^What it holds/, 'A private island');
  await type(dialog, /^Reason/, 'x');
  await send(dialog);
  const why = await dialog.findByText('“A private island” allows nothing.');
  expect(dialog.getByLabelText(/^What it holds/).getAttribute('aria-describedby')).toContain(why.id);
});

test('a price that a colleague gave first is shown beside mine, and only then mine is saved over it', async () => {
  const dialog = await openForm();
  await type(dialog, /^Naira/, '90000');
  await type(dialog, /^Reason/, 'the new year');
  next(version(2, { price: 82_000, priceUSD: 21 }, { changedBy: 'Bello', reason: 'x' }));
  await send(dialog);
  expect(await dialog.findByText(/Bello saved version 2 meanwhile/)).toBeTruthy();
  expect(dialog.getByText('Now, in version 2: ₦82,000 · $21 · €18.')).toBeTruthy();
  expect(within(dialog.getByRole('region', { name: 'Theirs: Naira' })).getByText('82000')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>(/^Naira/).value).toBe('90000');
  expect(dialog.getByLabelText<HTMLInputElement>(/^US dollars/).value).toBe('21');
  await send(dialog, 'Save over version 2');
  expect(await screen.findByText('Blossom costs ₦90,000 · $21 · €18 now.')).toBeTruthy();
});

test('whoever is not of finance reads the prices, and changes the words alone', async () => {
  const _id = '01900000-0000-7000-8000-0000000000aa';
  const staff = { _id, name: 'Edna', email: 'edna@staff.example', roles: ['editor'] };
  queryClient.setQueryData(keyOf(findStaffMe, {}), { staff });
  const dialog = await openForm();
  for (const label of [/^Naira/, /^US dollars/, /^Euros/]) {
    const field = dialog.getByLabelText<HTMLInputElement>(label);
    expect(field.readOnly).toBe(true);
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Set by finance.',
    );
  }
  await type(dialog, /^Name/, 'Blossom anew');
  await type(dialog, /^Reason/, 'a better word');
  await send(dialog);
  expect(await screen.findByText(/^Blossom anew costs/)).toBeTruthy();
});
