// A word about a transfer that is taken back, and what a transfer says of itself that was not found, or would go back.

import { findInvoices } from '@ijeuwa/contract/invoices';
import {
  listOddPayments,
  listTransfers,
  type TransferCase,
  takeBackTransferWords,
} from '@ijeuwa/contract/transfers';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import TransfersScreen from './TransfersScreen.tsx';
import { transfer } from './transfers.fakes.ts';

afterEach(cleanup);

let api: ReturnType<typeof fakeApi>;
let transfers: TransferCase[];
beforeEach(() => {
  api = fakeApi();
  api.answer(listTransfers, () => ({ transfers }));
  api.answer(listOddPayments, { payments: [] });
  api.answer(findInvoices, { invoices: [] });
});

const show = (at = '/staff/transfers') =>
  showScreen(
    <>
      <TransfersScreen />
      <Toaster />
    </>,
    { at, user: null },
  );

test('what somebody said of one of two is taken back with a reason; nobody takes back what nobody said', async () => {
  transfers = [transfer(1, { approvals: 1, approvalsNeeded: 2 }), transfer(2)];
  api.answer(takeBackTransferWords, () => {
    transfers = [transfer(1, { approvalsNeeded: 2 }), transfer(2)];
    return { ok: true } as const;
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Take back: IJ-7KQ1' }));
  expect(screen.queryByRole('button', { name: 'Take back: IJ-7KQ2', hidden: true })).toBeNull();
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'that was of another');
  await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText('IJ-7KQ1 waits as before.')).toBeTruthy();
  expect(api.callsOf(takeBackTransferWords)[0]?.body).toEqual({ reason: 'that was of another' });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull());
});

test('one that was not found says since when it was looked for, and money of a refused profile what becomes of it', async () => {
  const notFound = { at: '2026-11-24T09:00:00Z', announcedAt: '2026-11-20T09:00:00Z' };
  transfers = [transfer(1, { notFound }), transfer(2, { profileRefused: true })];
  show('/staff/transfers?reference=IJ-7KQ1');
  const [first, second] = within(await screen.findByRole('list', { name: 'Waiting transfers' })).getAllByRole(
    'listitem',
  );
  expect(first?.textContent).toMatch(/Not found on .*24.*Announced.*20/);
  expect(second?.textContent).toContain('Profile refused');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm IJ-7KQ2' }));
  expect(screen.getByText(/it is asked back at once/)).toBeTruthy();
});
