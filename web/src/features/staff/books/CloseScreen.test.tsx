// The close of a day on the screen: its figures, what is open, and a signature that asks first.
import { type DayClose, findDayClose, signDay } from '@ijeuwa/contract/day-close';
import { findStaffMe, type StaffUser } from '@ijeuwa/contract/staff';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import CloseScreen from './CloseScreen.tsx';

afterEach(cleanup);

const ID = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
const naira = (amount: number) => ({ amountMinor: amount * 100, currency: 'NGN' as const });
const BELLO: StaffUser = { _id: ID(8), name: 'Bello', email: 'bello@staff.example', roles: ['finance'] };
const close: DayClose = {
  day: '2026-11-22',
  state: 'open',
  next: '2026-11-22',
  signed: null,
  currencies: [
    {
      opening: naira(10_000),
      came: [{ provider: 'bank', amount: naira(75_000) }],
      fees: naira(1200),
      refunds: naira(0),
      chargebacks: naira(500),
      closing: naira(83_300),
      payouts: naira(50_000),
      earned: naira(2400),
      accounts: [{ account: 'asset:bank:main', opening: naira(10_000), closing: naira(83_300) }],
    },
  ],
  open: { differences: 1, unmatched: 3 },
  named: [
    {
      _id: ID(1),
      kind: 'unknown',
      reference: 'b-9',
      said: null,
      ours: null,
      noticedAt: '2026-11-22T10:00:00.000Z',
    },
  ],
};
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.answer(findStaffMe, { staff: BELLO });
  api.answer(signDay, { ok: true });
});
const show = (one: DayClose) => {
  api.answer(findDayClose, one);
  showScreen(<CloseScreen />, { at: '/staff/books/close', user: null });
};

test('what was there, what came and went, what is there, and what is open are shown before anybody signs', async () => {
  show(close);
  const day = within(await screen.findByRole('region', { name: 'The day in NGN' }));
  for (const [label, value] of [
    ['We had', '₦10,000'],
    ['Transfer to our bank', '₦75,000'],
    ['Fees', '-₦1,200'],
    ['Taken back by banks', '-₦500'],
    ['We have', '₦83,300'],
    ['Earned', '₦2,400'],
  ])
    expect(day.getByText(label!).nextElementSibling!.textContent!.replace('−', '-')).toBe(value);
  const open = within(screen.getByRole('region', { name: 'What is open' }));
  expect(open.getByText('b-9')).toBeTruthy();
  expect(open.getByText('3 unmatched.')).toBeTruthy();
});

test('the signature asks first, and is sent with its reason', async () => {
  show(close);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign this day' }));
  expect(api.callsOf(signDay)).toEqual([]);
  const asks = within(screen.getByRole('dialog', { name: 'Sign 22 November 2026' }));
  expect(asks.getByText('4 open. Say why the day is signed all the same.')).toBeTruthy();
  await userEvent.type(asks.getByLabelText('Reason'), 'Paystack looks into it');
  await userEvent.click(asks.getByRole('button', { name: 'Sign it' }));
  expect(api.callsOf(signDay)).toMatchObject([
    { body: { day: '2026-11-22', reason: 'Paystack looks into it' } },
  ]);
});

test('with nothing open no reason is needed', async () => {
  show({ ...close, open: { differences: 0, unmatched: 0 }, named: [] });
  expect(await screen.findByText('Nothing is open.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Sign this day' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign it' }));
  expect(api.callsOf(signDay)).toMatchObject([{ body: { day: '2026-11-22' } }]);
});

test('a day that is signed says by whom and why, and is signed no more', async () => {
  const signed = { by: 'Bello', at: '2026-11-23T08:00:00.000Z', reason: 'b-9 is looked into.' };
  show({ ...close, state: 'signed', next: '2026-11-23', signed });
  expect(await screen.findByText('Signed by Bello')).toBeTruthy();
  expect(screen.getByText(/4 open then\. b-9 is looked into\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign this day' })).toBeNull();
});

test('days are signed one after another, and the next one is named', async () => {
  show({ ...close, state: 'order', next: '2026-11-20' });
  expect(await screen.findByText(/The next is 20 November 2026\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign this day' })).toBeNull();
});
