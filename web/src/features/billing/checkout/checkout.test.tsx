// The payment itself: nothing is passed over by a second tap, a transfer is found again after a reload, and nothing untrue is promised.
import {
  findOrder,
  findSubscription,
  listOrders,
  listPackages,
  makeQuote,
  payOrder,
  placeOrder,
} from '@ijeuwa/contract/billing';
import { findCard, type MatchCard } from '@ijeuwa/contract/matching';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import BillingProcessScreen from '../BillingProcessScreen.tsx';
import { anOrder, aQuote, aTransfer, COMPARISON, NO_PACKAGE, PACKAGES, WAYS } from '../billing.fakes.ts';
import { TransferDetails } from './TransferDetails.tsx';

let api: ReturnType<typeof fakeApi>;
afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api = fakeApi();
  api.answer(listPackages, { packages: PACKAGES, comparison: COMPARISON, ways: WAYS });
  api.answer(findSubscription, NO_PACKAGE);
  api.answer(listOrders, { orders: [] });
  api.answer(makeQuote, aQuote());
  api.refuse(findCard, 'not_found', 'This card was not found.');
});

const show = (at: string) => showScreen(<BillingProcessScreen />, { at });
const press = async (name: string) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
};

test('a transfer’s details stand in the address: a reload shows the same, with one deadline', async () => {
  const order = aTransfer();
  api.answer(placeOrder, order);
  api.answer(findOrder, order);
  const { router } = show('/billing-process?package=blossom');
  await userEvent.click(await screen.findByLabelText(/Bank Transfer/));
  await press('Continue');
  expect(await screen.findByText('0123456789')).toBeTruthy();
  expect(router.state.location.search).toBe(`?order=${order._id}`);
  expect(screen.getByText(/must be completed within 24 hours/)).toBeTruthy();
  expect(screen.queryByText(/price is held/)).toBeNull();
  cleanup();
  show(`/billing-process?order=${order._id}`);
  expect(await screen.findByText('0123456789')).toBeTruthy();
  await press('Change Payment Method');
  expect(await screen.findByText('How would you like to pay?')).toBeTruthy();
});

test('of two quick taps the second passes over nothing: neither the card’s page nor the transfer’s details', async () => {
  show('/billing-process?package=blossom');
  const on = await screen.findByRole<HTMLButtonElement>('button', { name: 'Continue' });
  await waitFor(() => expect(on.disabled).toBe(false));
  // Within one turn: no clock decides whether the second tap comes soon enough.
  fireEvent.click(on);
  const pay = screen.getByRole<HTMLButtonElement>('button', { name: 'Pay ₦75,000' });
  expect(pay.disabled).toBe(true);
  fireEvent.click(pay);
  await waitFor(() => expect(pay.disabled).toBe(false));
  expect(api.callsOf(placeOrder)).toHaveLength(0);
  cleanup();
  showScreen(<TransferDetails order={aTransfer()} onAnnounced={() => {}} onChangeMethod={() => {}} />);
  const said = screen.getByRole<HTMLButtonElement>('button', { name: 'I have made the transfer' });
  expect(said.disabled).toBe(true);
  await waitFor(() => expect(said.disabled).toBe(false));
});

test('paid in another tab, this one says that it is theirs and until when, and offers no second payment', async () => {
  const paid = anOrder({ status: 'paid', methods: [] });
  const other = anOrder({ _id: 'x', status: 'paid', methods: [] });
  const mine = { ...NO_PACKAGE, packageId: 'blossom', label: 'Blossom', trial: false };
  api.answer(listOrders, { orders: [other] });
  api.refuse(placeOrder, 'conflict', 'This has been paid already. You can see it under your orders.');
  show('/billing-process?package=blossom');
  await press('Continue');
  api.answer(listOrders, { orders: [paid, other] });
  api.answer(findSubscription, { ...mine, endsAt: '2027-01-24T09:00:00.000Z' });
  await press('Pay ₦75,000');
  expect(await screen.findByText('Blossom is yours already.')).toBeTruthy();
  expect(screen.getByText(/runs until Sun 24 Jan 2027. Nothing more is to be paid/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue to Dashboard' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay|^Continue/ })).toBeNull();
});

test.each([
  ['draft', 1],
  ['pending', 1],
  ['active', 0],
  ['paused', 0],
] as const)('to a member whose card is %s a review is promised %s times', async (status, times) => {
  api.answer(findCard, { status } as MatchCard);
  show('/billing-process?package=blossom');
  await press('Continue');
  await screen.findByRole('button', { name: 'Pay ₦75,000' });
  await waitFor(() => expect(api.callsOf(findCard)).toHaveLength(1));
  await waitFor(() =>
    expect(screen.queryAllByText(/our experts review your profile within 3 hours/)).toHaveLength(times),
  );
});

test('a transfer of the rest says by when that must come, and what happens else', () => {
  const restBy = '2026-11-27T09:00:00Z';
  const rest = aTransfer({
    status: 'part_paid',
    missing: { amountMinor: 2_500_000, currency: 'NGN' },
    restBy,
  });
  showScreen(<TransferDetails order={rest} onAnnounced={() => {}} onChangeMethod={() => {}} />);
  expect(
    screen.getByText(/The rest must come by Fri 27 Nov.*; else what came goes back to you/),
  ).toBeTruthy();
  expect(screen.queryByText(/within 24 hours/)).toBeNull();
  expect(screen.getByText('₦25,000')).toBeTruthy();
});

test('before the same package is ordered a second time, the order that waits is named', async () => {
  const order = anOrder({ createdAt: '2026-11-24T09:00:00.000Z' });
  api.answer(listOrders, { orders: [anOrder({ _id: 'x', status: 'cancelled', methods: [] }), order] });
  show('/billing-process?package=blossom');
  expect(await screen.findByText('You have ordered Blossom already.')).toBeTruthy();
  const pay = screen.getByRole('link', { name: 'Pay that order' });
  expect(pay.getAttribute('href')).toBe(`/billing-process?order=${order._id}&again=yes`);
  cleanup();
  api.answer(makeQuote, { ...aQuote(), packageId: 'harmony', packageName: 'Harmony' });
  show('/billing-process?package=harmony');
  expect(await screen.findByText('How would you like to pay?')).toBeTruthy();
  expect(screen.queryByText('You have ordered Blossom already.')).toBeNull();
});

test('who was signed out meanwhile signs in again from the checkout, and their code is kept for the way back', async () => {
  const ten = { amountMinor: 750_000, currency: 'NGN' as const };
  api.answer(makeQuote, { ...aQuote(), code: 'TEN', discount: ten });
  api.refuse(placeOrder, 'not_signed_in', 'Please sign in first.');
  sessionStorage.setItem('code:blossom:NGN', 'TEN');
  show('/billing-process?package=blossom');
  await userEvent.click(await screen.findByLabelText(/Bank Transfer/));
  await press('Continue');
  expect(await screen.findByText('You are signed out on this device.')).toBeTruthy();
  expect(screen.getByText(/Nothing was ordered, and nothing was charged/)).toBeTruthy();
  await press('Sign in again');
  expect(sessionStorage.getItem('code:blossom:NGN')).toBe('TEN');
});

test('who is signed out while they pay the rest of an order reads that the order stays, and where it is', async () => {
  const missing = { amountMinor: 2_500_000, currency: 'NGN' as const };
  const order = anOrder({ status: 'part_paid', missing, methods: ['bank_transfer'] });
  api.answer(findOrder, order);
  api.refuse(payOrder, 'not_signed_in', 'Please sign in first.');
  show(`/billing-process?order=${order._id}`);
  await press('Continue');
  expect(await screen.findByText(/Your order stays as it is, and nothing new was charged/)).toBeTruthy();
  expect(screen.getByText(/find it among your orders under Subscription/)).toBeTruthy();
  expect(screen.queryByText(/Nothing was ordered/)).toBeNull();
});
