// The promo field at the checkout, and the trial code: what a code does to the price, and what is said where it does nothing.
import {
  findSubscription,
  listOrders,
  listPackages,
  makeQuote,
  placeOrder,
  startTrial,
} from '@ijeuwa/contract/billing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/queries.ts';
import { FakeRefusal, fakeApi, showScreen } from '#test/fake-api.tsx';
import BillingProcessScreen from '../BillingProcessScreen.tsx';
import { anOrder, aQuote, COMPARISON, NO_PACKAGE, PACKAGES, WAYS } from '../billing.fakes.ts';

vi.mock('./leave-for.ts', () => ({ leaveFor: vi.fn() }));

const naira = (amount: number) => ({ amountMinor: amount * 100, currency: 'NGN' as const });
const lowered = () => ({
  ...aQuote(),
  code: 'SUMMER',
  discount: naira(18_750),
  total: naira(56_250),
  toPay: naira(56_250),
});
const refuse = (why: string) => {
  throw new FakeRefusal('invalid', why, { code: why });
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
  api = fakeApi();
  api.answer(listPackages, { packages: PACKAGES, comparison: COMPARISON, ways: WAYS });
  api.answer(findSubscription, NO_PACKAGE);
  api.answer(listOrders, { orders: [] });
  api.answer(placeOrder, anOrder());
  api.answer(makeQuote, ({ body }) => {
    if (body.code === undefined) return aQuote();
    return body.code === 'summer' || body.code === 'SUMMER' ? lowered() : refuse('We do not know this code.');
  });
});
afterEach(cleanup);

const pay = () =>
  showScreen(<BillingProcessScreen />, { at: '/billing-process?package=blossom&currency=NGN' });
const field = () => screen.findByRole('textbox', { name: /Promo code/ });
/** A tap that comes too soon is not taken. */
const press = async (name: string) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
};

test('a price with a code says that the code itself is held for nobody before the order; one without says nothing of it', async () => {
  pay();
  const notHeld = /whoever orders first has them/;
  await userEvent.type(await field(), 'summer');
  expect(screen.queryByText(notHeld)).toBeNull();
  await press('Apply');
  expect((await screen.findByText(notHeld)).textContent).toMatch(
    /^This price is held for you until .*yours once you have chosen how to pay/,
  );
});

test('a code lowers the price that is paid, and can be taken away again', async () => {
  pay();
  await userEvent.type(await field(), ' summer {Enter}');
  expect(await screen.findByText('takes ₦18,750 off.', { exact: false })).toBeTruthy();
  expect(screen.getByText('−₦18,750')).toBeTruthy();
  expect(screen.getByText('₦56,250')).toBeTruthy();
  await press('Continue');
  expect(await screen.findByRole('button', { name: 'Pay ₦56,250' })).toBeTruthy();
  await press('Remove the code');
  expect(await screen.findByRole('button', { name: 'Pay ₦75,000' })).toBeTruthy();
  expect((await field()).textContent).toBe('');
});

test('a reload keeps the code; one that was taken away, or holds no more, is kept no longer', async () => {
  const reload = () => {
    cleanup();
    queryClient.clear();
    pay();
  };
  pay();
  await userEvent.type(await field(), 'summer{Enter}');
  await screen.findByText('₦56,250');
  reload();
  expect(await screen.findByText('₦56,250')).toBeTruthy();
  await press('Remove the code');
  await field();
  reload();
  await field();
  expect(screen.queryByText('₦56,250')).toBeNull();
  await userEvent.type(await field(), 'summer{Enter}');
  await screen.findByText('₦56,250');
  api.answer(makeQuote, ({ body }) => (body.code ? refuse('This code is used up.') : aQuote()));
  reload();
  await field();
  expect(api.callsOf(makeQuote).at(-1)?.body).toMatchObject({ packageId: 'blossom' });
  reload();
  await field();
  expect(api.callsOf(makeQuote).slice(-1)[0]?.body).not.toHaveProperty('code', 'SUMMER');
});

test('a code that does not hold is said at the field, and the price stays', async () => {
  pay();
  await userEvent.type(await field(), 'nonesuch');
  await press('Apply');
  expect((await screen.findByText('We do not know this code.')).closest('form')).toBeTruthy();
  expect((await field()).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('₦75,000')).toHaveLength(2);
});

test('nothing typed asks the server nothing', async () => {
  pay();
  await field();
  const before = api.callsOf(makeQuote).length;
  await press('Apply');
  expect(await screen.findByText('Please enter the code first.')).toBeTruthy();
  expect(api.callsOf(makeQuote)).toHaveLength(before);
});

test('a trial code makes the trial longer; one that does not hold is said at its field', async () => {
  api.answer(startTrial, ({ body }) => {
    if (body?.code !== 'NEWUSER') return refuse('This code ended on 31 December 2025.');
    const [startsAt, endsAt] = ['2026-11-24T09:00:00.000Z', '2026-12-08T09:00:00.000Z'];
    return {
      ...NO_PACKAGE,
      trial: true,
      packageId: 'blossom',
      label: 'Free trial',
      mayStartTrial: false,
      startsAt,
      endsAt,
    };
  });
  showScreen(<BillingProcessScreen />, { at: '/billing-process' });
  await press('I have a trial code');
  const code = screen.getByRole('textbox', { name: /Trial code/ });
  await userEvent.type(code, 'OLD');
  await press('Start 14-day free trial');
  expect(await screen.findByText('This code ended on 31 December 2025.')).toBeTruthy();
  await userEvent.clear(code);
  await userEvent.type(code, 'NEWUSER');
  await press('Start 14-day free trial');
  expect(await screen.findByText(/yours for 14 days/)).toBeTruthy();
});
