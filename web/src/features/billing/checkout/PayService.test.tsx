// Paying for a session as it is paid everywhere: by card, by transfer, in time, and back from the payment page.
import { announceTransfer, findOrder, listOrders, type Order, placeOrder } from '@ijeuwa/contract/billing';
import { findCredit } from '@ijeuwa/contract/credit';
import { findCard } from '@ijeuwa/contract/matching';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/queries.ts';
import { recordBroughtToSight } from '#test/brought-to-sight.ts';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { aServiceOrder, aServiceQuote, aTransfer } from '../billing.fakes.ts';
import { OrderRow } from '../orders/OrderRow.tsx';
import { leaveFor } from './leave-for.ts';
import { PayService } from './PayService.tsx';
import { ReturnedOrder } from './ReturnedOrder.tsx';

vi.mock('./leave-for.ts', () => ({ leaveFor: vi.fn() }));

const onPaid = vi.fn();
const onLeave = vi.fn();
let api: ReturnType<typeof fakeApi>;
afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  for (const one of [onPaid, onLeave, vi.mocked(leaveFor)]) one.mockClear();
  api = fakeApi();
  api.answer(listOrders, { orders: [] });
  api.answer(findCredit, { balances: [] });
  // Of a session nobody is promised a review of their profile.
  api.refuse(findCard, 'not_found', 'This card was not found.');
});

const show = (quote = aServiceQuote()) =>
  showScreen(<PayService quote={quote} returnPath="/schedule" onPaid={onPaid} onLeave={onLeave} />);
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
};
const byTransfer = async (made: Order) => {
  api.answer(placeOrder, made);
  api.answer(findOrder, made);
  show();
  await userEvent.click(await screen.findByLabelText(/Bank Transfer/));
  await press('Continue');
};
const chosenBefore = () =>
  showScreen(
    <PayService
      quote={aServiceQuote()}
      returnPath="/schedule"
      begun={{ by: 'bank_transfer' }}
      {...{ onPaid, onLeave }}
    />,
  );
const TRANSFER = aServiceOrder({
  method: 'bank_transfer',
  pageUrl: null,
  bank: aTransfer().bank,
});
const noPackage = () => expect(document.body.textContent).not.toMatch(/package|renew|profile/i);

test('a transfer that was chosen before is not asked about again: its details come at once, of one order', async () => {
  api.answer(placeOrder, TRANSFER);
  api.answer(findOrder, TRANSFER);
  chosenBefore();
  expect(await screen.findByText('0123456789')).toBeTruthy();
  expect(api.callsOf(placeOrder)).toMatchObject([{ body: { method: 'bank_transfer' } }]);
});

test('and where they could not come, why stands there, and Continue asks for them once more', async () => {
  api.refuse(placeOrder, 'unavailable', 'Very many people are buying at this moment. Please try again.');
  chosenBefore();
  expect(await screen.findByText(/Very many people/)).toBeTruthy();
  api.answer(placeOrder, TRANSFER);
  api.answer(findOrder, TRANSFER);
  await press('Continue');
  expect(await screen.findByText('0123456789')).toBeTruthy();
});

test('it says what is paid for, what it costs and how long it is held, and never speaks of packages', async () => {
  show(aServiceQuote({ expiresAt: new Date(Date.now() + 14 * 60_000).toISOString() }));
  expect(await screen.findByRole('heading', { name: 'Session with Dr Bisi Adeyemi' })).toBeTruthy();
  for (const line of ['Price', 'Total'])
    expect(screen.getByText(line).nextSibling?.textContent).toBe('₦150,000');
  expect(screen.getByText('Tax').nextSibling?.textContent).toBe('₦0');
  expect(screen.getByRole('timer').textContent).toMatch(/^1[34]:\d\d left$/);
  expect(screen.getByText('From your bank’s app, within 24 hours. Our team confirms it.')).toBeTruthy();
  noPackage();
});

test.each([
  ['session', 'Schedule'],
  ['therapy_plan', 'Relationship Therapy'],
  ['vip', 'VIP Matchmaking'],
] as const)(
  'who is signed out while they pay for a %s reads that it is held, and under %s',
  async (kind, place) => {
    api.refuse(placeOrder, 'not_signed_in', 'Please sign in first.');
    show(aServiceQuote({ kind }));
    await userEvent.click(await screen.findByLabelText(/Bank Transfer/));
    await press('Continue');
    expect(
      await screen.findByText(
        new RegExp(`^It is held for you until .*, and nothing new was charged.* under ${place}\\.$`),
      ),
    ).toBeTruthy();
    expect(screen.queryByText(/Nothing was ordered|back here/)).toBeNull();
  },
);

test('a card is paid on the provider’s page, which leads back to the screen that sells it', async () => {
  api.answer(placeOrder, aServiceOrder());
  show();
  await press('Continue');
  noPackage();
  await press('Pay ₦150,000');
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.example/p1'));
  expect(api.callsOf(placeOrder)).toMatchObject([
    { body: { quoteId: aServiceQuote()._id, method: 'card', returnPath: '/schedule' } },
  ]);
  expect(api.callsOf(placeOrder)[0]?.body).not.toHaveProperty('renews');
});

test('a transfer shows account, reference and its time; once announced it is waited for, and one leaves', async () => {
  await byTransfer(TRANSFER);
  expect(await screen.findByText('0123456789')).toBeTruthy();
  expect(screen.getByText('appointment-1763700000000')).toBeTruthy();
  expect(screen.getByText(/Transfers must be completed within 24 hours/)).toBeTruthy();
  noPackage();
  api.answer(announceTransfer, { ...TRANSFER, announcedAt: new Date().toISOString() });
  await press('I have made the transfer');
  expect(await screen.findByText('We are looking for your transfer')).toBeTruthy();
  expect(screen.getByText(/we confirm it within 24 hours/)).toBeTruthy();
  noPackage();
  expect(onPaid).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Go Back' })).toBeNull();
  await press('Done');
  expect(onLeave).toHaveBeenCalledOnce();
});

test('what was paid meanwhile is told at once, and not paid again', async () => {
  await byTransfer({ ...TRANSFER, status: 'paid', bank: null });
  await waitFor(() => expect(onPaid).toHaveBeenCalledOnce());
});

test('whoever has sent a transfer for it is told so before paying a second time', async () => {
  api.answer(listOrders, { orders: [{ ...TRANSFER, announcedAt: '2026-11-22T08:00:00.000Z' }] });
  show();
  expect(await screen.findByText('We are looking for your transfer.')).toBeTruthy();
});

test('whoever comes back to it finds the way that they chose before, and can choose another', async () => {
  api.answer(listOrders, { orders: [{ ...TRANSFER, status: 'cancelled' }] });
  show();
  const transfer = await screen.findByRole<HTMLInputElement>('radio', { name: /Bank Transfer/ });
  await waitFor(() => expect(transfer.checked).toBe(true));
  await userEvent.click(screen.getByRole('radio', { name: /Bank Card/ }));
  expect(transfer.checked).toBe(false);
});

test('a refusal is said, and what ran out leads back', async () => {
  const brought = recordBroughtToSight();
  api.refuse(placeOrder, 'conflict', 'This can no longer be paid.');
  show();
  await press('Continue');
  await press('Pay ₦150,000');
  expect(await screen.findByText('This can no longer be paid.')).toBeTruthy();
  // The button stands below it: on a phone it would be out of sight.
  expect(brought.map(({ text }) => text)).toEqual(['This can no longer be paid.']);
  cleanup();
  show(aServiceQuote({ expiresAt: new Date(Date.now() - 1).toISOString() }));
  expect(await screen.findByText('The time to pay for this has run out.')).toBeTruthy();
  await press('Go Back');
  expect(onLeave).toHaveBeenCalledOnce();
});

test('the server’s word that the time ran out is believed before our own clock', async () => {
  api.refuse(placeOrder, 'expired', 'The time to pay for this has run out. Please choose it again.');
  show();
  await press('Continue');
  await press('Pay ₦150,000');
  expect(await screen.findByText('The time to pay for this has run out.')).toBeTruthy();
});

const returned = (order: Order) => {
  api.answer(findOrder, order);
  return showScreen(<ReturnedOrder returnPath="/schedule" onPaid={onPaid} />, {
    at: `/schedule?order=${order._id}&reference=${order.reference}&day=monday`,
  });
};

test('back from the payment page the screen says what came of it, and its address is clean again', async () => {
  const paid = aServiceOrder({ status: 'paid', pageUrl: null });
  api.answer(listOrders, { orders: [paid] });
  returned(paid);
  expect(await screen.findByText('Payment received.')).toBeTruthy();
  expect(screen.getByText('Appointment is paid. Thank you.')).toBeTruthy();
  expect(onPaid).toHaveBeenCalledOnce();
  expect(screen.queryByText(/Checking your payment/)).toBeNull();
  noPackage();
});

test('until it is known what came of it, nothing stands above what the screen shows', async () => {
  const paid = aServiceOrder({ status: 'paid', pageUrl: null });
  let answer: (order: Order) => void = () => {};
  api.answer(findOrder, () => new Promise<Order>((resolve) => (answer = resolve)));
  showScreen(<ReturnedOrder returnPath="/schedule" onPaid={onPaid} />, {
    at: `/schedule?order=${paid._id}`,
  });
  await waitFor(() => expect(api.callsOf(findOrder)).toHaveLength(1));
  expect(screen.queryByText(/Checking your payment/)).toBeNull();
  answer(paid);
  expect(await screen.findByText('Payment received.')).toBeTruthy();
});

test('a payment that was declined is tried again where it was begun', async () => {
  returned(aServiceOrder({ status: 'failed', pageUrl: null }));
  expect(await screen.findByText('The payment was declined')).toBeTruthy();
  noPackage();
  await press('Try again');
  expect(await screen.findByText('How would you like to pay?')).toBeTruthy();
  noPackage();
});

test('one that cannot be paid any more leads back to the screen', async () => {
  returned(aServiceOrder({ status: 'cancelled', endedBecause: 'given_up', pageUrl: null, methods: [] }));
  expect(await screen.findByText('This order was given up')).toBeTruthy();
  await press('Go Back');
  await waitFor(() => expect(screen.queryByText('This order was given up')).toBeNull());
});

test('among the orders it stands by its own name', async () => {
  showScreen(<OrderRow order={aServiceOrder()} onResume={() => {}} />);
  expect(await screen.findByText('Appointment, ₦150,000')).toBeTruthy();
});

test('credit lowers what is to be paid, and pays alone where it covers all', async () => {
  const kept = { amountMinor: 5_000_000, currency: 'NGN' as const };
  api.answer(findCredit, { balances: [{ amount: kept, setAside: null }] });
  show();
  expect(await screen.findByText('From your credit')).toBeTruthy();
  expect(screen.getByText('₦100,000')).toBeTruthy();
  await press('Continue');
  expect(await screen.findByRole('button', { name: /₦100,000/ })).toBeTruthy();
  cleanup();
  queryClient.clear();
  api.answer(findCredit, { balances: [{ amount: { ...kept, amountMinor: 15_000_000 }, setAside: null }] });
  show();
  // One way alone is said, and not asked.
  expect(await screen.findByText('Your Credit')).toBeTruthy();
  expect(screen.queryByText('How would you like to pay?')).toBeNull();
  expect(screen.getByRole('button', { name: 'Pay now' })).toBeTruthy();
});
