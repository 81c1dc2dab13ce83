// The queue of transfers, and the word of one or two people that the money has come.
import {
  confirmTransfer,
  listOddPayments,
  listTransfers,
  recordRefund,
  type TransferCase,
} from '@ijeuwa/contract/billing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import TransfersScreen from './TransfersScreen.tsx';

afterEach(cleanup);

const transfer = (n: number, more: Partial<TransferCase> = {}): TransferCase => ({
  orderId: `01900000-0000-7000-8000-0000000000${n}0`,
  reference: `IJ-7KQ${n}`,
  member: { _id: `01900000-0000-7000-8000-0000000000${n}1`, name: 'Chinedu Ọkáfọ̀' },
  packageName: 'Blossom',
  total: { amountMinor: 7_500_000, currency: 'NGN' },
  createdAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  announcedAt: null,
  approvals: 0,
  approvalsNeeded: 1,
  confirmedByMe: false,
  paidAlready: false,
  accountClosed: false,
  ...more,
});
let api: ReturnType<typeof fakeApi>;
let transfers: TransferCase[];
beforeEach(() => {
  api = fakeApi();
  transfers = [transfer(1, { announcedAt: new Date().toISOString() }), transfer(2)];
  api.answer(listTransfers, () => ({ transfers }));
  api.answer(listOddPayments, { payments: [] });
});

const show = () =>
  showScreen(
    <>
      <TransfersScreen />
      <Toaster />
    </>,
    { at: '/staff/transfers', user: null },
  );
const confirmWith = async (reference: string, reason: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Confirm ${reference}` }));
  const dialog = within(screen.getByRole('dialog'));
  if (reason) await userEvent.type(dialog.getByLabelText('Reason'), reason);
  await userEvent.click(dialog.getByRole('button', { name: 'The money has come' }));
};

test('each transfer says whose it is, how much, and whether the member has announced it', async () => {
  show();
  const [first, second] = within(await screen.findByRole('list', { name: 'Waiting transfers' })).getAllByRole(
    'listitem',
  );
  expect(first?.textContent).toContain('₦75,000');
  expect(first?.textContent).toContain('Announced just now');
  expect(second?.textContent).toContain('Not announced yet');
});

test('a confirmed transfer leaves the queue, and the keyboard goes on at the next', async () => {
  api.answer(confirmTransfer, () => {
    transfers = transfers.slice(1);
    return { paid: true, refundDue: false, approvals: 1 };
  });
  show();
  await confirmWith('IJ-7KQ1', 'GTBank 0042');
  expect(await screen.findByText('IJ-7KQ1 is paid. Chinedu Ọkáfọ̀ has Blossom.')).toBeTruthy();
  expect(api.callsOf(confirmTransfer)[0]?.body).toEqual({ reason: 'GTBank 0042' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('IJ-7KQ2'));
});

test('nothing is confirmed without a reason', async () => {
  show();
  await confirmWith('IJ-7KQ1', '');
  expect(screen.getByText('Please give the reason; it is kept in the audit.')).toBeTruthy();
  expect(api.callsOf(confirmTransfer)).toHaveLength(0);
});

test('a large amount says before and after that a second person is needed', async () => {
  transfers = [transfer(3, { approvalsNeeded: 2 })];
  api.answer(confirmTransfer, () => {
    transfers = [transfer(3, { approvalsNeeded: 2, approvals: 1, confirmedByMe: true })];
    return { paid: false, refundDue: false, approvals: 1 };
  });
  show();
  expect(await screen.findByText('Needs 2 people')).toBeTruthy();
  await confirmWith('IJ-7KQ3', 'seen');
  expect(await screen.findByText(/Confirmed by 1 of 2. A second person must confirm/)).toBeTruthy();
  expect(screen.getByText('Confirmed by you, needs a second person')).toBeTruthy();
});

test('a refusal stays in the dialog, with what was typed', async () => {
  api.refuse(confirmTransfer, 'not_found', 'This transfer could not be found.');
  show();
  await confirmWith('IJ-7KQ1', 'seen');
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('This transfer could not be found.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('seen');
});

test('an empty queue says so, and odd payments are told in words', async () => {
  transfers = [];
  api.answer(listOddPayments, {
    payments: [
      {
        reference: 'IJ-9',
        kind: 'charge.success',
        outcome: 'mismatch',
        receivedAt: new Date().toISOString(),
        refundDueOf: null,
      },
    ],
  });
  show();
  expect(await screen.findByText('No transfers waiting')).toBeTruthy();
  expect(await screen.findByText(/Another amount or currency than the order/)).toBeTruthy();
});

test('what was paid twice is confirmed with a warning, and noted when it was sent back', async () => {
  const second = transfer(4, { paidAlready: true });
  transfers = [second];
  api.answer(confirmTransfer, () => {
    transfers = [];
    const kind = 'second payment';
    const receivedAt = new Date().toISOString();
    const { reference, orderId: refundDueOf } = second;
    api.answer(listOddPayments, {
      payments: [{ reference, kind, outcome: 'paid_twice', receivedAt, refundDueOf }],
    });
    return { paid: false, refundDue: true, approvals: 1 };
  });
  show();
  expect(await screen.findByText('Paid in another way')).toBeTruthy();
  await confirmWith('IJ-7KQ4', 'seen');
  expect(await screen.findByText(/this money must be sent back/)).toBeTruthy();
  api.answer(recordRefund, () => {
    api.answer(listOddPayments, { payments: [] });
    return { ok: true as const };
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send back IJ-7KQ4' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'bank reference 7');
  await userEvent.click(dialog.getByRole('button', { name: 'The money was sent back' }));
  expect(await screen.findByText('Every payment fits its order.')).toBeTruthy();
  expect(api.callsOf(recordRefund)[0]?.params).toEqual({ id: second.orderId });
});

test('a transfer of somebody who is being deleted says before that it goes back', async () => {
  transfers = [transfer(4, { accountClosed: true })];
  show();
  expect(await screen.findByText('Account deleted')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm IJ-7KQ4' }));
  expect(within(screen.getByRole('dialog')).getByText(/asked to be deleted.*to be sent back/)).toBeTruthy();
});

test('a queue that did not come can be asked for again', async () => {
  api.refuse(listTransfers, 'fault', 'Something went wrong');
  show();
  await screen.findByText('Something went wrong');
  api.answer(listTransfers, { transfers });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('IJ-7KQ1')).toBeTruthy();
});

test('an unpaid transfer is found by the reference on a statement, announced or not', async () => {
  show();
  await userEvent.type(
    await screen.findByRole('searchbox', { name: 'Reference on the statement' }),
    ' blossom-7 ',
  );
  api.answer(listTransfers, { transfers: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('No unpaid transfer is called blossom-7')).toBeTruthy();
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Reference on the statement' });
  expect(box.value).toBe(' blossom-7 ');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Find' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show the queue' }));
  await waitFor(() => expect(screen.queryByText(/blossom-7/)).toBeNull());
  expect(box.isConnected).toBe(true);
  expect(document.activeElement).toBe(box);
});

test('what was typed stays when the reference could not be looked for', async () => {
  show();
  const name = { name: 'Reference on the statement' };
  await userEvent.type(await screen.findByRole('searchbox', name), 'IJ-9{Enter}');
  api.refuse(listTransfers, 'fault', 'Something went wrong');
  await userEvent.type(screen.getByRole('searchbox', name), '9{Enter}');
  expect(await screen.findByText('Something went wrong')).toBeTruthy();
  const box = screen.getByRole<HTMLInputElement>('searchbox', name);
  expect(box.value).toBe('IJ-99');
  expect(document.activeElement).toBe(box);
});
