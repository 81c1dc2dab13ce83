// The queue of transfers, and the word of one or two people that the money has come.
import { findInvoices } from '@ijeuwa/contract/invoices';
import {
  closeOddPayment,
  confirmTransfer,
  listOddPayments,
  listTransfers,
  recordRefund,
  sayNeverCame,
  sayTransferNotFound,
  type TransferCase,
} from '@ijeuwa/contract/transfers';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import TransfersScreen from './TransfersScreen.tsx';
import { odd, said, transfer } from './transfers.fakes.ts';

afterEach(cleanup);

let api: ReturnType<typeof fakeApi>;
let transfers: TransferCase[];
beforeEach(() => {
  api = fakeApi();
  transfers = [transfer(1, { announcedAt: new Date().toISOString() }), transfer(2)];
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
    return said({ paid: true, refundDue: false, approvals: 1 });
  });
  show();
  await confirmWith('IJ-7KQ1', 'GTBank 0042');
  expect(await screen.findByText('IJ-7KQ1 is paid: Blossom, for Chinedu Ọkáfọ̀.')).toBeTruthy();
  expect(api.callsOf(confirmTransfer)[0]?.body).toEqual({ amountMinor: 7_500_000, reason: 'GTBank 0042' });
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
    return said({ approvalsNeeded: 2 });
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
  api.answer(listOddPayments, { payments: [odd()] });
  show();
  expect(await screen.findByText('No transfers waiting')).toBeTruthy();
  expect(await screen.findByText(/The provider’s answer does not fit what was asked for/)).toBeTruthy();
});

test('what was paid twice is confirmed with a warning, and asked back', async () => {
  const second = transfer(4, { paidAlready: true });
  transfers = [second];
  api.answer(confirmTransfer, () => {
    transfers = [];
    const { reference, total: amount } = second;
    const owed = { amount, toSendBack: amount, isOwed: true };
    api.answer(listOddPayments, {
      payments: [odd({ reference, kind: 'second payment', outcome: 'paid_twice', ...owed })],
    });
    return said({ paid: false, refundDue: true, approvals: 1 });
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
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for it' }));
  expect(await screen.findByText('Every payment fits its order.')).toBeTruthy();
  expect(api.callsOf(recordRefund)[0]?.params).toEqual({ id: odd()._id });
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

test('an address that names a reference shows what is called so, and the queue is one press away', async () => {
  const asked: unknown[] = [];
  api.answer(listTransfers, ({ query }) => ({ transfers: asked.push(query) > 0 ? [] : transfers }));
  api.answer(listOddPayments, ({ query }) => ({ payments: query.reference === 'IJ-9' ? [odd()] : [] }));
  show('/staff/transfers?reference=IJ-9');
  expect(await screen.findByRole('button', { name: 'Close IJ-9' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show the queue' }));
  await waitFor(() => expect(asked).toEqual([{ reference: 'IJ-9' }, {}]));
});

test('what fits nothing is closed with a reason, and is found by its reference with who closed it', async () => {
  api.answer(listOddPayments, { payments: [odd({ outcome: 'unknown_reference' })] });
  show();
  expect(await screen.findByRole('button', { name: 'Close IJ-9' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send back IJ-9' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close IJ-9' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'a test of the bank');
  api.answer(closeOddPayment, () => {
    api.answer(listOddPayments, { payments: [] });
    return { ok: true as const };
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Nothing is left to do' }));
  expect(await screen.findByText('IJ-9 is closed.')).toBeTruthy();
  expect(api.callsOf(closeOddPayment)[0]).toMatchObject({
    params: { id: odd()._id },
    body: { reason: 'a test of the bank' },
  });
  const closed = { at: new Date().toISOString(), by: 'Bello', reason: 'a test of the bank' };
  api.answer(listOddPayments, { payments: [odd({ closed })] });
  const search = { name: 'Reference on the statement' };
  await userEvent.type(screen.getByRole('searchbox', search), 'IJ-9{Enter}');
  expect(await screen.findByText(/by Bello: a test of the bank/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Close IJ-9' })).toBeNull();
});

test('money that is or may be sent back is not closed away; what was closed and is owed can still be sent', async () => {
  const amount = { amountMinor: 5_000_000, currency: 'NGN' as const };
  const short = odd({ outcome: 'short', amount, toSendBack: amount });
  const closed = { at: new Date().toISOString(), by: 'Bello', reason: 'she waits' };
  const second = { ...short, _id: short._id.replace('f1', 'f2'), reference: 'IJ-8', isOwed: true, closed };
  api.answer(listOddPayments, { payments: [short, second] });
  show();
  expect((await screen.findAllByText(/₦50,000. Less than the order costs/)).length).toBe(2);
  expect(screen.getByText(/by Bello: she waits. It is owed all the same/)).toBeTruthy();
  for (const reference of ['IJ-9', 'IJ-8']) {
    expect(screen.getByRole('button', { name: `Send back ${reference}` })).toBeTruthy();
    expect(screen.queryByRole('button', { name: `Close ${reference}` })).toBeNull();
  }
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

test('another amount that came is typed as it stands on the statement, and it says what that does', async () => {
  api.answer(confirmTransfer, said({ missing: { amountMinor: 499_950, currency: 'NGN' } }));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm IJ-7KQ1' }));
  const dialog = within(screen.getByRole('dialog'));
  const amount = dialog.getByLabelText('Amount that came, in naira');
  expect((amount as HTMLInputElement).value).toBe('75000');
  await userEvent.clear(amount);
  await userEvent.type(dialog.getByLabelText('Reason'), 'seen');
  await userEvent.click(dialog.getByRole('button', { name: 'The money has come' }));
  expect(dialog.getByText('Please give the amount in naira and kobo.')).toBeTruthy();
  await userEvent.type(amount, '80,000');
  expect(dialog.getByText(/₦5,000 more than asked/)).toBeTruthy();
  await userEvent.clear(amount);
  await userEvent.type(amount, '70,000.50');
  expect(dialog.getByText(/₦4,999.50 is missing/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'The money has come' }));
  expect(await screen.findByText(/came in part. ₦4,999.50 is missing/)).toBeTruthy();
  expect(api.callsOf(confirmTransfer)[0]?.body).toEqual({ amountMinor: 7_000_050, reason: 'seen' });
});

test('where two people say two amounts, whoever was wrong is asked to say it again', async () => {
  transfers = [transfer(3, { approvalsNeeded: 2, approvals: 1 })];
  api.answer(confirmTransfer, said({ approvalsNeeded: 2, disputed: true }));
  show();
  await confirmWith('IJ-7KQ3', 'seen');
  expect(await screen.findByText(/Another person said that another amount came/)).toBeTruthy();
});

test('what has not come is said so with a reason, where it was announced and nobody has confirmed it', async () => {
  api.answer(sayTransferNotFound, () => {
    transfers = transfers.slice(1);
    return { ok: true as const };
  });
  show();
  expect(await screen.findAllByRole('button', { name: /^Not found/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Not found: IJ-7KQ1' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'both statements of today');
  await userEvent.click(dialog.getByRole('button', { name: 'It has not come' }));
  expect(await screen.findByText('IJ-7KQ1 has left the list. Chinedu Ọkáfọ̀ is told.')).toBeTruthy();
  expect(api.callsOf(sayTransferNotFound)[0]?.body).toEqual({ reason: 'both statements of today' });
});

test('what no statement shows may be said never to have come; whoever said so waits for a second person', async () => {
  api.answer(listOddPayments, { payments: [odd({ outcome: 'never_seen' })] });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'It never came: IJ-9' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'the bank has no such money');
  api.answer(sayNeverCame, () => {
    api.answer(listOddPayments, { payments: [odd({ outcome: 'never_seen', saidNeverCame: 'me' })] });
    return { undone: false };
  });
  await userEvent.click(dialog.getByRole('button', { name: 'It never came' }));
  expect(await screen.findByText(/goes on until a second person says the same/)).toBeTruthy();
  expect(await screen.findByText(/a second person has to say it too/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'It never came: IJ-9' })).toBeNull();
  expect(api.callsOf(sayNeverCame)[0]?.body).toEqual({ reason: 'the bank has no such money' });
});
