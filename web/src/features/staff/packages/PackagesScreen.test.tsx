// The prices of the packages, as staff see and change them.
import {
  changePackagePrice,
  listPackageVersions,
  type PackageHistory,
  type PriceVersion,
} from '@ijeuwa/contract/prices';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeRefusal, fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import PackagesScreen from './PackagesScreen.tsx';

afterEach(cleanup);

const version = (n: number, price: number, more: Partial<PriceVersion> = {}): PriceVersion => ({
  version: n,
  price,
  priceUSD: 20,
  priceEUR: 18,
  createdAt: '2026-11-24T09:00:00Z',
  changedBy: null,
  reason: null,
  ...more,
});
let api: ReturnType<typeof fakeApi>;
let blossom: PackageHistory;
beforeEach(() => {
  api = fakeApi();
  blossom = { id: 'blossom', name: 'Blossom', period: '1 month', current: version(1, 75_000), earlier: [] };
  api.answer(listPackageVersions, () => ({ packages: [blossom] }));
  api.answer(changePackagePrice, ({ body }) => {
    const { current, earlier } = blossom;
    if (body.seenVersion !== current.version)
      throw new FakeRefusal('conflict', 'These prices were changed meanwhile. Please look again.');
    const { price, reason } = body;
    const next = version(current.version + 1, price, { changedBy: 'Ngozi', reason });
    blossom = { ...blossom, current: next, earlier: [current, ...earlier] };
    return { package: blossom };
  });
});

const show = () =>
  showScreen(
    <>
      <PackagesScreen />
      <Toaster />
    </>,
    { at: '/staff/packages', user: null },
  );
const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change the price of Blossom' }));
  return within(screen.getByRole('dialog'));
};
const type = async (dialog: Awaited<ReturnType<typeof openForm>>, label: string, text: string) => {
  await userEvent.clear(dialog.getByLabelText(label));
  if (text) await userEvent.type(dialog.getByLabelText(label), text);
};
const send = (dialog: Awaited<ReturnType<typeof openForm>>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Change the price' }));

test('a new price is told, stands in the list, and the one before in its history', async () => {
  show();
  const dialog = await openForm();
  expect(dialog.getByText('Now, in version 1: ₦75,000 · $20 · €18.')).toBeTruthy();
  await type(dialog, 'Naira', '80000');
  await type(dialog, 'Reason', 'the new year');
  await send(dialog);
  expect(await screen.findByText('Blossom costs ₦80,000 · $20 · €18 now.')).toBeTruthy();
  const list = within(screen.getByRole('list', { name: 'Packages' }));
  expect(await list.findByText(/Version 2 · Ngozi · .* · the new year/)).toBeTruthy();
  expect(list.getByText(/Version 1 · The catalogue’s file/)).toBeTruthy();
  expect(api.callsOf(changePackagePrice)[0]?.body).toEqual({
    price: 80_000,
    priceUSD: 20,
    priceEUR: 18,
    reason: 'the new year',
    seenVersion: 1,
  });
});

test('nothing is changed without a reason or a price, and each is said at its field', async () => {
  show();
  const dialog = await openForm();
  await type(dialog, 'Euros', '');
  await send(dialog);
  expect(dialog.getByText('Please give a price.')).toBeTruthy();
  expect(dialog.getByText('Please give the reason; it is kept in the audit.')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText('Euros'));
  expect(api.callsOf(changePackagePrice)).toHaveLength(0);
});

test('a colleague who was first is told of; what was typed stays and can be sent again', async () => {
  show();
  const dialog = await openForm();
  await type(dialog, 'Naira', '90000');
  await type(dialog, 'Reason', 'the new year');
  const first = version(2, 82_000, { changedBy: 'Bello', reason: 'x' });
  blossom = { ...blossom, current: first, earlier: [blossom.current] };
  await send(dialog);
  expect((await dialog.findByRole('alert')).textContent).toContain('changed meanwhile');
  expect(await dialog.findByText('Now, in version 2: ₦82,000 · $20 · €18.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Naira').value).toBe('90000');
  await send(dialog);
  expect(await screen.findByText('Blossom costs ₦90,000 · $20 · €18 now.')).toBeTruthy();
});
