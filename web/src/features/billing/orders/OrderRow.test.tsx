// What one order says of itself, and what it offers to do about it.
import { type Order, takeBackAnnouncement } from '@ijeuwa/contract/billing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { aTransfer } from '../billing.fakes.ts';
import { OrderRow } from './OrderRow.tsx';

afterEach(cleanup);

const PART: Partial<Order> = {
  status: 'part_paid',
  missing: { amountMinor: 2_500_000, currency: 'NGN' },
  restBy: '2026-11-27T09:00:00Z',
};
const show = (change: Partial<Order>) =>
  showScreen(<OrderRow order={aTransfer({ ...PART, ...change })} onResume={() => {}} />);
beforeEach(() => void fakeApi());
const button = (name: RegExp) => screen.queryByRole('button', { name });

test('a part says what is missing and until when, and the rest can be paid, also by somebody else', () => {
  show({ announcedAt: null });
  expect(screen.getByText('Partly paid')).toBeTruthy();
  expect(screen.getByText(/Until Fri 27 Nov.*then what came goes back/)).toBeTruthy();
  expect([button(/Pay the rest/), button(/Ask somebody to pay/)].every(Boolean)).toBe(true);
});

test('what a bank took back is no refund', () => {
  show({ status: 'charged_back', missing: null, restBy: null, announcedAt: null });
  expect(screen.getByText('Charged back')).toBeTruthy();
  expect(screen.queryByText('Refunded')).toBeNull();
});

test('an announcement is taken back with one tap', async () => {
  const api = fakeApi();
  api.answer(takeBackAnnouncement, aTransfer());
  show({ announcedAt: '2026-11-25T09:00:00Z' });
  await userEvent.click(screen.getByRole('button', { name: 'I have not sent it' }));
  expect(api.callsOf(takeBackAnnouncement)).toHaveLength(1);
});

test('a rest that was announced is looked for: nobody is asked to pay it twice, and no time runs', () => {
  show({ announcedAt: '2026-11-25T09:00:00Z' });
  expect(screen.getByText('Being confirmed')).toBeTruthy();
  expect(screen.getByText('₦25,000 is still missing.')).toBeTruthy();
  expect(screen.queryByText(/Until/)).toBeNull();
  expect([button(/Pay the rest/), button(/Ask somebody to pay/)]).toEqual([null, null]);
});
