// Choosing a package, paying for it by card or transfer, and coming back from the payment page.
import {
  announceTransfer,
  findOrder,
  findSubscription,
  listOrders,
  listPackages,
  makeQuote,
  payOrder,
  placeOrder,
} from '@ijeuwa/contract/billing';
import { findCredit } from '@ijeuwa/contract/credit';
import { activateCard, findCard } from '@ijeuwa/contract/matching';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renew } from '#platform/queries.ts';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import BillingProcessScreen from './BillingProcessScreen.tsx';
import { anOrder, aQuote, aTransfer, COMPARISON, NO_PACKAGE, PACKAGES, WAYS } from './billing.fakes.ts';
import { leaveFor } from './checkout/leave-for.ts';

vi.mock('./checkout/leave-for.ts', () => ({ leaveFor: vi.fn() }));

let api: ReturnType<typeof fakeApi>;
afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.mocked(leaveFor).mockClear();
  api = fakeApi();
  api.answer(listPackages, { packages: PACKAGES, comparison: COMPARISON, ways: WAYS });
  api.answer(findSubscription, NO_PACKAGE);
  api.answer(listOrders, { orders: [] });
  api.answer(findCredit, { balances: [] });
  api.answer(makeQuote, aQuote());
  api.answer(findOrder, aTransfer());
  api.refuse(findCard, 'not_found', 'This card was not found.');
});

const show = (at = '/billing-process') => showScreen(<BillingProcessScreen />, { at });
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  // What has just come is no press of what was there before.
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
};

test('Blossom is selected at first, and another plan can be', async () => {
  show();
  expect(await screen.findByRole('button', { name: 'Selected Plan: Blossom' })).toBeTruthy();
  expect(screen.getByText('₦75,000')).toBeTruthy();
  expect(screen.getByText('$20 · €18')).toBeTruthy();
  await press('Select Plan: Harmony');
  expect(screen.getByRole('button', { name: 'Selected Plan: Harmony' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Select Plan: Blossom' })).toBeTruthy();
});

test('whoever left the payment page is told so, and offered the ways: no spinner pretends to wait', async () => {
  const order = anOrder();
  api.answer(findOrder, order);
  show(`/billing-process?order=${order._id}&left=yes`);
  expect(await screen.findByRole('heading', { name: 'You left without paying' })).toBeTruthy();
  expect(screen.queryByText('Waiting...')).toBeNull();
  await press('Back to the payment page');
  expect(leaveFor).toHaveBeenCalledWith('https://pay.example/p1');
  await press('Choose another way to pay');
  expect(await screen.findByText('How would you like to pay?')).toBeTruthy();
});

test('a member with Harmony chooses for themselves, and is told before paying for what is less', async () => {
  const endsAt = '2027-03-03T09:00:00.000Z';
  api.answer(findSubscription, { ...NO_PACKAGE, packageId: 'harmony', label: 'Harmony', endsAt });
  api.answer(makeQuote, { ...aQuote(), beginsAt: endsAt });
  show();
  expect(await screen.findByText('Your package now, until Wed 3 Mar 2027')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Selected Plan|Continue to Payment)/ })).toBeNull();
  expect(screen.getAllByText('Less than your package now')).toHaveLength(1);
  await press('Select Plan: Blossom');
  await press('Continue to Payment: Blossom, ₦75,000');
  expect(await screen.findByRole('dialog', { name: 'Blossom is less than Harmony' })).toBeTruthy();
  expect(api.callsOf(makeQuote)).toHaveLength(0);
  await press('Go on to payment');
  expect(await screen.findByText(/begins on Wed 3 Mar 2027/)).toBeTruthy();
});

test('a member with Harmony who takes more is told that it begins at once and no day is lost', async () => {
  api.answer(findSubscription, { ...NO_PACKAGE, packageId: 'harmony', label: 'Harmony' });
  show();
  await press('Select Plan: My Forever');
  await press('Continue to Payment: My Forever, ₦225,000');
  expect(
    await screen.findByText(/as soon as it is paid, and what is left of Harmony follows after it/),
  ).toBeTruthy();
});

test('what each package allows stands in one table, with the recommended one and one’s own', async () => {
  api.answer(findSubscription, { ...NO_PACKAGE, packageId: 'blossom', label: 'Blossom' });
  show();
  const table = await screen.findByRole('table', { name: 'What each package allows' });
  const cells = (row: HTMLElement) => [...row.children].map((one) => one.textContent);
  const [head, ...rows] = within(table).getAllByRole('row');
  expect(cells(head!)).toEqual([
    '',
    'BlossomYours now',
    'HarmonyRecommended',
    'My Forever',
    'Personalized Matching',
  ]);
  expect(rows.map(cells).at(-1)).toEqual(['Private sessions a month', 'No', 'No', '1', 'No limit']);
  expect(
    within(table).getByRole('rowheader', { name: 'Meet and like people in other countries' }),
  ).toBeTruthy();
});

test('before another package is paid for, what comes and goes is said, and when', async () => {
  const endsAt = '2027-03-03T09:00:00.000Z';
  api.answer(findSubscription, { ...NO_PACKAGE, packageId: 'harmony', label: 'Harmony', endsAt });
  show();
  await press('Select Plan: My Forever');
  const more = await screen.findByRole('region', { name: 'From Harmony to My Forever' });
  expect(within(more).getByText('One private session a month')).toBeTruthy();
  expect(within(more).queryByText('You lose')).toBeNull();
  await press('Select Plan: Blossom');
  const less = screen.getByRole('region', { name: 'From Harmony to Blossom' });
  expect(within(less).getByText('People in other countries')).toBeTruthy();
  expect(within(less).getByText(/begins on Wed 3 Mar 2027/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Select Plan: Harmony' })).toBeNull();
  await press('Add 1 month: Harmony');
  const same = screen.getByRole('region', { name: 'Harmony again' });
  expect(within(same).getByText(/added at the end for 1 month, until/)).toBeTruthy();
});

test('nobody is told that a lesser package begins with its payment', async () => {
  show();
  const intro = await screen.findByText(/^Four packages/);
  expect(intro.textContent).not.toMatch(/Each begins/);
  expect(intro.textContent).toContain('Any other begins when the one you have ends.');
});

test('the plan that was chosen on the page of prices is selected', async () => {
  show('/billing-process?plan=forever');
  expect(await screen.findByRole('button', { name: 'Selected Plan: My Forever' })).toBeTruthy();
});

test('whoever has sent a transfer is told so before paying a second time', async () => {
  api.answer(listOrders, { orders: [aTransfer({ announcedAt: '2026-11-22T08:00:00.000Z' })] });
  show();
  await press('Select Plan: Blossom');
  await press(/^Continue to Payment: /);
  expect(await screen.findByText('We are looking for your transfer.')).toBeTruthy();
  expect(screen.getByText(/No second payment is needed/)).toBeTruthy();
});

test('with the best package nothing is selected, and nothing stands ready to be paid', async () => {
  api.answer(findSubscription, { ...NO_PACKAGE, packageId: 'personalized', label: 'Personalized Matching' });
  show();
  await screen.findAllByText('Less than your package now');
  expect(screen.queryByRole('button', { name: /^Selected Plan/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Continue to Payment/ })).toBeNull();
});

test('a card is paid on the provider’s page, and two quick presses make one order', async () => {
  let answer = (_: ReturnType<typeof anOrder>) => {};
  api.answer(placeOrder, () => new Promise((resolve) => (answer = resolve)));
  show();
  await press(/^Continue to Payment: /);
  await press('Continue');
  const pay = await screen.findByRole<HTMLButtonElement>('button', { name: 'Pay ₦75,000' });
  await waitFor(() => expect(pay.disabled).toBe(false));
  pay.click();
  pay.click();
  await waitFor(() => expect(api.callsOf(placeOrder)).toHaveLength(1));
  answer(anOrder());
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.example/p1'));
  expect(api.callsOf(placeOrder)).toHaveLength(1);
  expect(api.callsOf(placeOrder)[0]?.body).toMatchObject({ method: 'card', returnPath: '/billing-process' });
});

test('tax is shown, and a price that ran out is asked for anew before anything is paid', async () => {
  api.answer(makeQuote, aQuote(-1));
  show('/billing-process?package=blossom&currency=NGN');
  expect(await screen.findByText('This price is no longer held.')).toBeTruthy();
  api.answer(makeQuote, aQuote());
  await press('Get the current price');
  expect(await screen.findByText('How would you like to pay?')).toBeTruthy();
  expect(screen.getByText('Tax').nextSibling?.textContent).toBe('₦0');
});

test('a transfer shows its account and reference; saying that it was made goes to our team', async () => {
  api.answer(placeOrder, aTransfer());
  api.answer(announceTransfer, aTransfer({ announcedAt: new Date().toISOString() }));
  show('/billing-process?package=blossom');
  await userEvent.click(await screen.findByLabelText(/Bank Transfer/));
  await press('Continue');
  expect(await screen.findByText('0123456789')).toBeTruthy();
  expect(screen.getByText('blossom-1763700000000')).toBeTruthy();
  expect(screen.getByText('Demonstration account.')).toBeTruthy();
  await press('I have made the transfer');
  expect(await screen.findByText(/active within 24 hours of confirmation/)).toBeTruthy();
});

test('a transfer that waits already is shown again as the server answers it, with its own reference', async () => {
  const reference = 'blossom-1763600000000';
  api.answer(placeOrder, aTransfer({ reference }));
  show('/billing-process?package=blossom');
  await userEvent.click(await screen.findByLabelText(/Bank Transfer/));
  await press('Continue');
  expect(await screen.findByText(reference)).toBeTruthy();
});

test('an announced transfer that staff confirm meanwhile is said to be paid', async () => {
  const transfer = aTransfer({ announcedAt: new Date().toISOString() });
  api.answer(placeOrder, aTransfer());
  api.answer(announceTransfer, transfer);
  show('/billing-process?package=blossom');
  await userEvent.click(await screen.findByLabelText(/Bank Transfer/));
  await press('Continue');
  api.answer(listOrders, { orders: [transfer] });
  await press('I have made the transfer');
  expect(await screen.findByText('Being confirmed')).toBeTruthy();
  api.answer(listOrders, { orders: [{ ...transfer, status: 'paid', bank: null }] });
  await renew(listOrders);
  expect(await screen.findByText('Payment received.')).toBeTruthy();
});

test('back from a payment that was declined one tries the same order again', async () => {
  const order = anOrder({ status: 'failed', pageUrl: null });
  api.answer(findOrder, order);
  api.answer(payOrder, { ...order, status: 'open', pageUrl: 'https://pay.example/p2' });
  show(`/billing-process?order=${order._id}&reference=${order.reference}`);
  expect(await screen.findByText('The payment was declined')).toBeTruthy();
  await press('Try again');
  expect(await screen.findByText('How would you like to pay?')).toBeTruthy();
  await press('Continue');
  await press('Pay ₦75,000');
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.example/p2'));
  expect(api.callsOf(payOrder)[0]).toMatchObject({
    params: { id: order._id },
    body: { method: 'card', returnPath: '/billing-process' },
  });
  expect(api.callsOf(placeOrder)).toHaveLength(0);
});

test('back from a payment whose price is no longer held one goes on with the price of now', async () => {
  const order = anOrder({ status: 'failed', pageUrl: null, methods: [] });
  api.answer(findOrder, order);
  show(`/billing-process?order=${order._id}`);
  await press('Try again');
  expect(await screen.findByText('How would you like to pay?')).toBeTruthy();
  expect(api.callsOf(makeQuote)).toHaveLength(1);
});

test('an order that is partly paid says what is missing, and the rest is paid by it', async () => {
  const missing = { amountMinor: 2_500_000, currency: 'NGN' as const };
  const order = anOrder({ status: 'part_paid', pageUrl: null, missing });
  api.answer(listOrders, { orders: [order] });
  api.answer(findOrder, order);
  api.answer(payOrder, aTransfer({ status: 'part_paid', missing }));
  show();
  expect(await screen.findByText('₦25,000 is still missing.')).toBeTruthy();
  await press('Pay the rest');
  await userEvent.click(await screen.findByLabelText(/Bank Transfer/));
  await press('Continue');
  expect(await screen.findByText('0123456789')).toBeTruthy();
  const details = within(screen.getByRole('region', { name: 'Bank Transfer' }));
  expect(details.getByText('₦25,000')).toBeTruthy();
});

test('money that came a second time is said to be on its way back, and then that it went', async () => {
  const twice = { amountMinor: 7_500_000, currency: 'NGN' as const };
  const paid = anOrder({ status: 'paid', pageUrl: null, owedBack: twice });
  api.answer(listOrders, { orders: [paid] });
  show();
  expect(await screen.findByText('We send ₦75,000 back to you.')).toBeTruthy();
  api.answer(listOrders, { orders: [{ ...paid, owedBack: null, sentBack: twice }] });
  await renew(listOrders);
  expect(await screen.findByText('₦75,000 was sent back to you.')).toBeTruthy();
});

test('back with the provider’s reference alone, the order is found; once paid it is said and the card is started', async () => {
  const order = anOrder({ status: 'paid', pageUrl: null });
  api.answer(listOrders, { orders: [order] });
  api.answer(findOrder, order);
  api.refuse(activateCard, 'package_needed', 'This needs a package.');
  show(`/billing-process?trxref=${order.reference}&reference=${order.reference}`);
  expect(await screen.findByText('Payment received.')).toBeTruthy();
  // What was paid is not followed by a call to pay.
  expect(screen.queryByRole('button', { name: /^Continue to Payment/ })).toBeNull();
  expect(api.callsOf(activateCard)).toHaveLength(1);
});

test('packages that did not come can be asked for again', async () => {
  api.refuse(listPackages, 'fault', 'Something went wrong');
  show();
  expect(await screen.findByText('Something went wrong')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
