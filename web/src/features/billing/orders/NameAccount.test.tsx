// An account is named for money that goes back, and an order whose link was given away is not given up unasked.
import { cancelOrder } from '@ijeuwa/contract/billing';
import { findPayRequest } from '@ijeuwa/contract/pay-requests';
import { nameRefundAccount } from '@ijeuwa/contract/refund-accounts';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordBroughtToSight } from '#test/brought-to-sight.ts';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import { anOrder, aTransfer } from '../billing.fakes.ts';
import { OrderRow } from './OrderRow.tsx';
import { OwnerProof, type WithProof } from './owner-proof.ts';

afterEach(cleanup);

const owed = aTransfer({
  status: 'paid',
  announcedAt: null,
  owedBack: { amountMinor: 7_500_000, currency: 'NGN' },
  refundAccount: 'wanted',
});
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});
const Proof: WithProof = ({ children }) =>
  children({
    fields: (field) => <PasswordInput label="Your password" {...field('proof')} />,
    proofOf: ({ proof }) => ({ password: proof }),
  });
const show = (order = owed) =>
  showScreen(
    <OwnerProof value={Proof}>
      <OrderRow order={order} onResume={() => {}} />
      <Toaster />
    </OwnerProof>,
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

test('bank, number and name are given, and what is wrong stands at its field', async () => {
  api.answer(nameRefundAccount, { ...owed, refundAccount: 'named' });
  show();
  expect(screen.getByText('Please name the account it may go to.')).toBeTruthy();
  await press(/^Name the account/);
  await userEvent.click(dialog().getByRole('button', { name: 'Send it there' }));
  expect(dialog().getByText('Please choose the bank.')).toBeTruthy();
  await userEvent.selectOptions(dialog().getByLabelText('Bank'), 'GTBank');
  await userEvent.type(dialog().getByLabelText(/Account number/), '0123456789');
  await userEvent.type(dialog().getByLabelText(/Name on the account/), 'Adaeze Okafor');
  await userEvent.type(dialog().getByLabelText('Your password'), 'palm-wine-7');
  await userEvent.click(dialog().getByRole('button', { name: 'Send it there' }));
  expect(await screen.findByText('Thank you. Your money goes to this account.')).toBeTruthy();
  expect(api.callsOf(nameRefundAccount)[0]).toMatchObject({
    params: { id: owed._id },
    body: {
      bankCode: '058',
      accountNumber: '0123456789',
      accountName: 'Adaeze Okafor',
      proof: { password: 'palm-wine-7' },
    },
  });
});

test('one that was named can be another; where none is needed none is asked for', () => {
  show({ ...owed, refundAccount: 'named' });
  expect(screen.getByText('It goes to the account that you named.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Name another account/ })).toBeTruthy();
  cleanup();
  show({ ...owed, refundAccount: null });
  expect(screen.queryByRole('button', { name: /account/ })).toBeNull();
});

test('an order whose link was given to somebody is given up once that was said', async () => {
  const order = anOrder();
  const request = { url: 'https://ijeuwa.example/pay/x', createdAt: order.createdAt };
  api.answer(findPayRequest, { request });
  api.answer(cancelOrder, { ...order, status: 'cancelled' });
  show(order);
  await press('Cancel order');
  expect(await screen.findByText(/The link stops working, and anybody/)).toBeTruthy();
  expect(api.callsOf(cancelOrder)).toHaveLength(0);
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel the order' }));
  await waitFor(() => expect(api.callsOf(cancelOrder)).toHaveLength(1));
});

test('one without a link is given up once it was said that later money counts', async () => {
  const order = anOrder();
  api.answer(findPayRequest, { request: null });
  api.answer(cancelOrder, { ...order, status: 'cancelled' });
  show(order);
  await press('Cancel order');
  expect(await screen.findByText(/the order counts again once that has come/)).toBeTruthy();
  expect(screen.queryByText(/You made a link/)).toBeNull();
  expect(api.callsOf(cancelOrder)).toHaveLength(0);
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel the order' }));
  await waitFor(() => expect(api.callsOf(cancelOrder)).toHaveLength(1));
});

test('a transfer that was announced for what is paid by card meanwhile is told', () => {
  show(anOrder({ status: 'paid', announcedAt: '2026-11-25T09:00:00Z' }));
  expect(screen.getByText(/You have also announced a transfer for it. Do not send it/)).toBeTruthy();
});

test('an account that was named is shown again, as much as its owner knows it by, and can be another', () => {
  const namedAccount = { bankName: 'GTBank', ending: '6789', accountName: 'Adaeze Okafor' };
  show({ ...owed, refundAccount: 'named', namedAccount });
  const words = screen.getByText(/It goes to the account that you named/).textContent;
  expect(words).toContain('GTBank, number ending in 6789, Adaeze Okafor');
  expect(words).toContain('name another one before it is sent');
  expect(screen.getByRole('button', { name: /^Name another account/ })).toBeTruthy();
});

test('where only a part waits for an account, that part is named, and what became of the other', async () => {
  const accountFor = { amountMinor: 500_000, currency: 'NGN' as const };
  const namedAccount = { bankName: 'GTBank', ending: '6789', accountName: 'Adaeze Okafor' };
  show({ ...owed, accountFor, namedAccount });
  expect(screen.getByText('Please name the account to which ₦5,000 of it may go.')).toBeTruthy();
  expect(screen.getByText(/^The rest goes to the account that you named: GTBank/)).toBeTruthy();
  await press(/^Name the account/);
  expect(dialog().getByText(/^₦5,000 for Blossom goes back to you from our bank/)).toBeTruthy();
});

test.each(['wanted', 'named'] as const)(
  'the link of a refund’s mail lands where the account is %s, with the focus on it, and stays there once its line of time is open',
  async (refundAccount) => {
    const brought = recordBroughtToSight();
    api.answer(findTimeline, { happened: [], next: [{ text: 'It waits for an account.', by: null }] });
    showScreen(<OrderRow order={{ ...owed, refundAccount }} seen onResume={() => {}} />);
    const name = screen.getByRole('button', { name: /^Name (the|another) account/ });
    expect(await screen.findByText('It waits for an account.')).toBeTruthy();
    expect(document.activeElement).toBe(name);
    expect(brought.map(({ element }) => element)).toEqual([name]);
  },
);
