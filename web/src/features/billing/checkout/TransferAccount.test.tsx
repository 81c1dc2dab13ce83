// A transfer that confirms itself: the account and its own clock, the same after a reload, and another one when it is over.
import {
  findOrder,
  findSubscription,
  listOrders,
  listPackages,
  makeQuote,
  payOrder,
  placeOrder,
} from '@ijeuwa/contract/billing';
import { activateCard } from '@ijeuwa/contract/matching';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import BillingProcessScreen from '../BillingProcessScreen.tsx';
import { aQuote, aTransfer, COMPARISON, NO_PACKAGE, PACKAGES, WAYS } from '../billing.fakes.ts';
import { leftInWords } from './useCountdown.ts';

let api: ReturnType<typeof fakeApi>;
const METHODS = ['card', 'transfer_account', 'bank_transfer'] as const;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const anAccount = (change: Parameters<typeof aTransfer>[0] = {}) =>
  aTransfer({ method: 'transfer_account', methods: [...METHODS], expiresAt: inMinutes(60), ...change });

afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api = fakeApi();
  api.answer(listPackages, { packages: PACKAGES, comparison: COMPARISON, ways: WAYS });
  api.answer(findSubscription, NO_PACKAGE);
  api.answer(listOrders, { orders: [] });
  api.answer(makeQuote, { ...aQuote(), methods: [...METHODS] });
});

const show = (at: string) => showScreen(<BillingProcessScreen />, { at });
const press = async (name: string) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
};

test('it shows the account and how long it stands, asks for no announcement, and is the same after a reload', async () => {
  const order = anAccount();
  api.answer(placeOrder, order);
  api.answer(findOrder, order);
  const { router } = show('/billing-process?package=blossom');
  await userEvent.click(await screen.findByLabelText(/Instant Transfer/));
  await press('Continue');
  expect(await screen.findByText('0123456789')).toBeTruthy();
  expect(api.callsOf(placeOrder)[0]?.body).toMatchObject({ method: 'transfer_account' });
  expect(router.state.location.search).toBe(`?order=${order._id}`);
  expect(screen.getByText(/it confirms by itself/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I have made the transfer' })).toBeNull();
  cleanup();
  show(`/billing-process?order=${order._id}`);
  expect((await screen.findByRole('timer')).textContent).toMatch(/^(1:00:00|59:\d\d) left$/);
});

test('once its time is over nothing more is to be sent, and a new one can be asked for', async () => {
  const over = anAccount({ bank: null, expiresAt: inMinutes(-1) });
  const anew = anAccount({ reference: 'blossom-2' });
  api.answer(findOrder, over);
  api.answer(payOrder, anew);
  show(`/billing-process?order=${over._id}`);
  expect(await screen.findByText('The time of this account is over.')).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
  api.answer(findOrder, anew);
  await press('Get a new account');
  expect(await screen.findByRole('timer')).toBeTruthy();
  expect(api.callsOf(payOrder)[0]?.body).toEqual({ method: 'transfer_account' });
});

test('one that the provider says has failed is over, not declined by a bank', async () => {
  const over = anAccount({ bank: null, status: 'failed', expiresAt: inMinutes(-1) });
  api.answer(findOrder, over);
  show(`/billing-process?order=${over._id}`);
  expect(await screen.findByRole('button', { name: 'Get a new account' })).toBeTruthy();
  expect(screen.queryByText(/declined/)).toBeNull();
});

const WRONG = { amount: { amountMinor: 4_000_000, currency: 'NGN' }, at: inMinutes(-1) } as const;
const CAME = '₦40,000 came, ₦35,000 less than the account takes.';

test('a transfer that came short is said on the open page as soon as it is known: what came, what is to be paid, by when and how', async () => {
  const order = anAccount();
  api.answer(findOrder, order);
  show(`/billing-process?order=${order._id}`);
  expect(await screen.findByText('0123456789')).toBeTruthy();
  expect(screen.queryByText(/came/)).toBeNull();
  api.answer(findOrder, { ...order, notTaken: WRONG });
  const said = await screen.findByText(CAME, undefined, { timeout: 10_000 });
  expect(said.parentElement!.textContent).toMatch(
    /sends it back to the account it came from.*none of it counts\. ₦75,000 is still to be paid\. Please send exactly this amount, in one transfer, to its account by .*, or pay in another way\.$/,
  );
  expect(screen.getByRole('timer')).toBeTruthy();
}, 15_000);

test('once its account is over, the way to pay what did not fit is a new one', async () => {
  const over = anAccount({ bank: null, expiresAt: inMinutes(-1), notTaken: { ...WRONG, amount: null } });
  api.answer(findOrder, over);
  show(`/billing-process?order=${over._id}`);
  const said = await screen.findByText('A transfer came that did not fit.');
  expect(said.parentElement!.textContent).toMatch(/exactly this amount, in one transfer, to a new account/);
});

test('money that comes is thanked for without anything being pressed', async () => {
  api.answer(activateCard, {} as never);
  api.answer(findOrder, anAccount());
  show(`/billing-process?order=${anAccount()._id}`);
  expect(await screen.findByText('0123456789')).toBeTruthy();
  api.answer(findOrder, anAccount({ status: 'paid', bank: null }));
  expect(await screen.findByText('Payment received.', undefined, { timeout: 10_000 })).toBeTruthy();
}, 15_000);

test.each([
  [3_600_000, '1:00:00 left'],
  [59 * 60_000 + 500, '59:01 left'],
  [1, '00:01 left'],
  [0, 'No time left'],
  [-5000, 'No time left'],
])('%s milliseconds are told as “%s”', (ms, words) => {
  expect(leftInWords(ms)).toBe(words);
});
