// The member's orders beside what is offered: in sight when they are asked for, and tried again in one step.
import { findOrder, findSubscription, listOrders, listPackages, makeQuote } from '@ijeuwa/contract/billing';
import { findCredit } from '@ijeuwa/contract/credit';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import BillingProcessScreen from './BillingProcessScreen.tsx';
import { anOrder, aQuote, COMPARISON, NO_PACKAGE, PACKAGES, WAYS } from './billing.fakes.ts';

let api: ReturnType<typeof fakeApi>;
afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api = fakeApi();
  api.answer(listPackages, { packages: PACKAGES, comparison: COMPARISON, ways: WAYS });
  api.answer(findSubscription, NO_PACKAGE);
  api.answer(listOrders, { orders: [] });
  api.answer(findCredit, { balances: [] });
  api.answer(makeQuote, aQuote());
});

const show = (at = '/billing-process') => showScreen(<BillingProcessScreen />, { at });
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
};

test('a declined order among the others is tried again in one step', async () => {
  const order = anOrder({ status: 'failed', pageUrl: null });
  api.answer(listOrders, { orders: [order] });
  api.answer(findOrder, order);
  show();
  await press('Try again');
  expect(await screen.findByText('How would you like to pay?')).toBeTruthy();
  expect(screen.queryByText('The payment was declined')).toBeNull();
});

test('an order that a mail leads to stands before what is offered, and else a link leads to the orders', async () => {
  const order = anOrder();
  api.answer(listOrders, { orders: [order] });
  api.answer(findTimeline, { happened: [], next: [] });
  show(`/billing-process?see=${order._id}`);
  const plan = await screen.findByRole('button', { name: 'Selected Plan: Blossom' });
  const orders = screen.getByRole('heading', { name: 'Your orders' });
  expect(orders.compareDocumentPosition(plan) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  cleanup();
  show();
  const link = await screen.findByRole('link', { name: 'See your orders' });
  expect(link.getAttribute('href')).toBe('#orders');
});

test('a credit that did not come is named, and asked for again by itself', async () => {
  api.refuse(findCredit, 'fault', 'Something went wrong');
  show();
  expect(await screen.findByText('Your credit did not load. Something went wrong')).toBeTruthy();
  api.answer(findCredit, { balances: [] });
  await press('Try again');
  await waitFor(() => expect(screen.queryByText(/Your credit did not load/)).toBeNull());
});

test('whoever pays during the trial reads before that what is left of its days falls away', async () => {
  const endsAt = '2026-12-01T09:00:00.000Z';
  const trial = { trial: true, packageId: 'blossom', label: 'Free trial', endsAt };
  api.answer(findSubscription, { ...NO_PACKAGE, ...trial });
  show('/billing-process?package=blossom&currency=NGN');
  expect(
    await screen.findByText(/takes the place of your free trial.*until.*1 Dec.*falls away/),
  ).toBeTruthy();
});
