// Refunds in the back office: asked for, approved by somebody else, and what a person does when the provider cannot.
import { checkRefundAccount, findRefundAccount } from '@ijeuwa/contract/refund-accounts';
import {
  approveRefund,
  askRefund,
  listRefunds,
  noteRefundSent,
  type Refund,
  type RefundablePayment,
  refuseRefund,
  retryRefund,
  takeUpRefund,
} from '@ijeuwa/contract/refunds';
import { findStaffMe } from '@ijeuwa/contract/staff';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keyOf, queryClient } from '#platform/queries.ts';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import RefundsScreen from './RefundsScreen.tsx';

afterEach(cleanup);

const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });
const paidBy = {
  member: { _id: '01900000-0000-7000-8000-0000000000c1', name: 'Adaeze' },
  paid: { amount: naira(12_500_000), method: 'card' as const, at: '2026-11-02T10:00:00.000Z' },
};
const refund = (change: Partial<Refund> = {}): Refund => ({
  _id: '01900000-0000-7000-8000-0000000000a1',
  reference: 'harmony-1',
  title: 'Harmony',
  ...paidBy,
  amount: naira(12_500_000),
  of: 'order',
  state: 'requested',
  why: 'she asked us to',
  askedAt: new Date().toISOString(),
  askedBy: 'Bello',
  approvedBy: '',
  doneAt: null,
  byHand: false,
  disputed: false,
  restores: [],
  said: '',
  account: 'none',
  compared: 'none',
  askedByMe: false,
  approvedByMe: false,
  lapsed: '',
  ...change,
});
const payment: RefundablePayment = {
  _id: '01900000-0000-7000-8000-0000000000b1',
  reference: 'harmony-1',
  title: 'Harmony',
  ...paidBy,
  orderState: 'paid',
  amount: naira(12_500_000),
  left: naira(12_500_000),
  disputed: false,
  restores: [],
};
let api: ReturnType<typeof fakeApi>;
let refunds: Refund[];
beforeEach(() => {
  api = fakeApi();
  refunds = [refund()];
  api.answer(listRefunds, () => ({ refunds, payments: [] }));
});
const show = () =>
  showScreen(
    <>
      <RefundsScreen />
      <Toaster />
    </>,
    { at: '/staff/refunds', user: null },
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

test('the list, what was found and the dialog say whose it is, what was bought, and how it was paid', async () => {
  refunds = [refund({ why: 'She asked us before it began.' })];
  api.answer(listRefunds, () => ({ refunds, payments: [payment] }));
  show();
  const words = 'Harmony for Adaeze, paid with ₦125,000 by Bank Card on Mon 2 Nov.';
  expect(await screen.findByText(`: ${words}`, { exact: false })).toBeTruthy();
  expect(screen.getByText(`${words} ₦125,000 of it may go back.`)).toBeTruthy();
  expect(screen.getByText(/: She asked us before it began\.$/)).toBeTruthy();
  await press(/^Approve/);
  expect(dialog().getByText((text) => text.startsWith(`harmony-1: ${words}`))).toBeTruthy();
});

test('support reads what goes back, and decides about nothing', async () => {
  show();
  expect(await screen.findByRole('button', { name: /^Approve/ })).toBeTruthy();
  const amina = { _id: refund()._id, name: 'Amina', email: 'amina@ijeuwa.example', roles: ['support'] };
  queryClient.setQueryData(keyOf(findStaffMe, {}), { staff: amina });
  await waitFor(() => expect(screen.queryByRole('button', { name: /Approve|Refuse/ })).toBeNull());
  expect(screen.getByText('₦125,000')).toBeTruthy();
  expect(screen.getByText(/Finance asks for it and approves it/)).toBeTruthy();
  expect(screen.queryByText(/To ask for a refund/)).toBeNull();
});

test('what another person asked for is approved with a reason', async () => {
  api.answer(approveRefund, () => {
    refunds = [refund({ state: 'processing', approvedBy: 'Amara' })];
    return { ok: true as const };
  });
  show();
  expect(await screen.findByText(/Asked for by Bello: she asked us to/)).toBeTruthy();
  await press(/^Approve/);
  await userEvent.type(dialog().getByLabelText('Reason'), 'looked at it');
  await userEvent.click(dialog().getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('On its way')).toBeTruthy();
  expect(api.callsOf(approveRefund)[0]).toMatchObject({
    params: { id: refund()._id },
    body: { reason: 'looked at it' },
  });
});

test('nobody approves what they have asked for themselves, and nothing is sent while a bank asks for it', async () => {
  refunds = [refund({ askedByMe: true })];
  show();
  expect(await screen.findByText('You have asked for it: somebody else approves it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  cleanup();
  queryClient.clear();
  refunds = [refund({ state: 'approved', byHand: true, approvedByMe: true })];
  show();
  expect(
    await screen.findByText(/A rule asked for it and you have approved it: somebody else sends/),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^It was sent/ })).toBeNull();
  cleanup();
  queryClient.clear();
  refunds = [refund({ disputed: true })];
  show();
  expect(await screen.findByText(/A bank asks this money back/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
});

test('a part of what was paid is asked back, found by the order’s reference', async () => {
  api.answer(listRefunds, { refunds: [], payments: [payment] });
  api.answer(askRefund, { ok: true as const });
  show();
  await userEvent.type(
    await screen.findByRole('searchbox', { name: 'Reference of an order' }),
    'harmony-1{Enter}',
  );
  await press('Ask for a refund of harmony-1');
  const amount = dialog().getByLabelText('Amount in naira');
  await userEvent.clear(amount);
  await userEvent.type(amount, 'much');
  await userEvent.type(dialog().getByLabelText('Reason'), 'ten days were lost');
  await userEvent.click(dialog().getByRole('button', { name: 'Ask for it' }));
  expect(dialog().getByText('Please give an amount.')).toBeTruthy();
  await userEvent.clear(amount);
  await userEvent.type(amount, '25,000.50');
  await userEvent.click(dialog().getByRole('button', { name: 'Ask for it' }));
  expect(await screen.findByText('harmony-1: somebody else approves it now.')).toBeTruthy();
  expect(api.callsOf(askRefund)[0]).toMatchObject({
    params: { id: payment._id },
    body: { amountMinor: 2_500_050, reason: 'ten days were lost' },
  });
});

test('what needs attention says why, and goes to another account', async () => {
  refunds = [refund({ state: 'needs_attention', said: 'The card is closed' })];
  api.answer(retryRefund, { ok: true as const });
  show();
  expect(await screen.findByText('The provider says: The card is closed')).toBeTruthy();
  await press(/^Send to an account/);
  await userEvent.type(dialog().getByLabelText('Number of the bank'), '044');
  await userEvent.type(dialog().getByLabelText('Account number'), '12');
  await userEvent.type(dialog().getByLabelText('Reason'), 'her mail of today');
  await userEvent.click(dialog().getByRole('button', { name: 'Send it there' }));
  expect(dialog().getByText('An account number has ten digits.')).toBeTruthy();
  await userEvent.type(dialog().getByLabelText('Account number'), '34567890');
  await userEvent.click(dialog().getByRole('button', { name: 'Send it there' }));
  expect(await screen.findByText('harmony-1: It is sent there.')).toBeTruthy();
  expect(api.callsOf(retryRefund)[0]?.body).toEqual({
    reason: 'her mail of today',
    account: { bankCode: '044', accountNumber: '1234567890' },
  });
});

test('of an upgrade it is said what goes on, before it is asked for', async () => {
  api.answer(listRefunds, { refunds: [], payments: [{ ...payment, restores: ['Blossom'] }] });
  show();
  await userEvent.type(
    await screen.findByRole('searchbox', { name: 'Reference of an order' }),
    'harmony-1{Enter}',
  );
  await press('Ask for a refund of harmony-1');
  expect(
    await screen.findByText(/the last of its money Blossom goes on with the days that were left/),
  ).toBeTruthy();
});

test('an account that the bank did not confirm is looked at and compared before anything is noted as sent', async () => {
  const account = {
    bankCode: '058',
    bankName: 'GTBank',
    accountNumber: '0123456789',
    accountName: 'Adaeze Okafor',
    says: 'other' as const,
    bankHas: 'BELLO MUSA',
    namedAt: new Date().toISOString(),
    checkedBy: '',
    seen: 'first',
  };
  refunds = [refund({ state: 'approved', byHand: true, account: 'unchecked' })];
  api.answer(findRefundAccount, { account });
  api.answer(checkRefundAccount, () => {
    refunds = [refund({ state: 'approved', byHand: true, account: 'named' })];
    return { ok: true as const };
  });
  show();
  await press(/^See the account/);
  expect(await screen.findByText('BELLO MUSA')).toBeTruthy();
  await userEvent.click(dialog().getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('button', { name: /^It was sent/ })).toBeNull();
  await press(/^Compare the account/);
  await userEvent.type(dialog().getByLabelText('Reason'), 'same name on the statement');
  await userEvent.click(dialog().getByRole('button', { name: 'It is theirs' }));
  expect(api.callsOf(checkRefundAccount)[0]?.body).toMatchObject({ seen: 'first' });
  api.answer(noteRefundSent, { ok: true as const });
  await press(/^It was sent/);
  expect(await screen.findByText('0123456789')).toBeTruthy();
  await userEvent.type(dialog().getByLabelText('Reason'), 'sent today');
  await userEvent.click(dialog().getByRole('button', { name: 'The money was sent' }));
  await waitFor(() =>
    expect(api.callsOf(noteRefundSent)[0]?.body).toEqual({ reason: 'sent today', seen: 'first' }),
  );
});

test('what is refused says why to its member, where that is written', async () => {
  api.answer(refuseRefund, { ok: true as const });
  show();
  await press(/^Refuse/);
  await userEvent.type(dialog().getByLabelText(/Why, in words for the member/), 'The days are over.');
  await userEvent.type(dialog().getByLabelText('Reason'), 'looked at');
  await userEvent.click(dialog().getByRole('button', { name: 'Do not send it back' }));
  await waitFor(() =>
    expect(api.callsOf(refuseRefund)[0]?.body).toEqual({ reason: 'looked at', told: 'The days are over.' }),
  );
});

test('whoever compared the account does not send the money; whoever asked for it may compare it too', async () => {
  const [mine, asked] = [
    refund({ _id: 'mine', state: 'approved', byHand: true, account: 'named', compared: 'me' }),
    refund({
      _id: 'asked',
      state: 'approved',
      byHand: true,
      account: 'named',
      compared: 'other',
      askedByMe: true,
    }),
  ];
  refunds = [mine];
  show();
  expect(await screen.findByText(/You have compared the account: somebody else sends/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(It was sent|Compare)/ })).toBeNull();
  cleanup();
  queryClient.clear();
  refunds = [asked];
  show();
  expect(await screen.findByRole('button', { name: /^Compare the account/ })).toBeTruthy();
});

test('nothing is noted as sent while its account is awaited', async () => {
  refunds = [refund({ state: 'approved', byHand: true, account: 'wanted' })];
  show();
  expect(await screen.findByText(/was asked for an account, and has named none yet/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^It was sent/ })).toBeNull();
});

test('an approval from our bank is called so, and says that nothing is sent by it', async () => {
  refunds = [refund({ byHand: true })];
  show();
  await press(/^Approve/);
  expect(dialog().getByText(/nothing is sent yet\. Somebody of finance sends it from our bank/)).toBeTruthy();
  expect(dialog().getByRole('button', { name: 'Approve' })).toBeTruthy();
});

test('whose asker has left is taken up by another, and approved by nobody before', async () => {
  refunds = [refund({ lapsed: 'Bello' })];
  api.answer(takeUpRefund, { ok: true });
  show();
  expect(await screen.findByText(/^The word of Bello counts no more/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Take it up/ }));
  await userEvent.type(dialog().getByLabelText('Reason'), 'Bello has left');
  await userEvent.click(dialog().getByRole('button', { name: 'Take it up' }));
  await waitFor(() => expect(api.callsOf(takeUpRefund)[0]?.body).toEqual({ reason: 'Bello has left' }));
});
