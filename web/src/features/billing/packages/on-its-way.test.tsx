// A package that is ordered and whose money is on its way, or waits to be sent: beside it nothing asks to pay for another.
import type { Order } from '@ijeuwa/contract/billing';
import { findSubscription, listOrders, listPackages } from '@ijeuwa/contract/billing';
import { findCredit } from '@ijeuwa/contract/credit';
import { findCard } from '@ijeuwa/contract/matching';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import BillingProcessScreen from '../BillingProcessScreen.tsx';
import { anOrder, aTransfer, COMPARISON, NO_PACKAGE, PACKAGES, WAYS } from '../billing.fakes.ts';

afterEach(cleanup);

const show = (order: Order) => {
  const api = fakeApi();
  api.answer(listPackages, { packages: PACKAGES, comparison: COMPARISON, ways: WAYS });
  api.answer(findSubscription, NO_PACKAGE);
  api.answer(listOrders, { orders: [order] });
  api.answer(findCredit, { balances: [] });
  api.refuse(findCard, 'not_found', 'This card was not found.');
  showScreen(<BillingProcessScreen />, { at: '/billing-process' });
};

test.each([
  ['is on its way', aTransfer({ announcedAt: '2026-11-22T08:00:00.000Z' })],
  ['has come in part', anOrder({ status: 'part_paid', pageUrl: null })],
  ['waits to be sent', aTransfer()],
])('where money for a package %s no other one is suggested', async (_, order) => {
  show(order);
  const plans = await screen.findAllByRole('button', { name: /^Select Plan/ });
  expect(await screen.findByText(order.reference)).toBeTruthy();
  expect(plans).toHaveLength(4);
  expect(screen.queryByRole('button', { name: /^Continue to Payment/ })).toBeNull();
});

test('what waits to be sent is led to first: by its notice, and by the plan once that is selected', async () => {
  const order = aTransfer();
  const to = `/billing-process?order=${order._id}`;
  show(order);
  const first = await screen.findByRole('link', { name: 'Bank details' });
  expect([first.getAttribute('href'), first.className]).toEqual([
    to,
    expect.stringContaining('bg-wine-fill'),
  ]);
  expect(screen.getByRole('button', { name: 'Start 7-day free trial' }).className).not.toContain(
    'bg-on-fill',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Select Plan: Blossom' }));
  const pay = screen.getByRole('link', { name: 'Pay your order: Blossom, ₦75,000' });
  expect(pay.getAttribute('href')).toBe(to);
  expect(screen.queryByRole('button', { name: /^Continue to Payment/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Select Plan: Harmony' }));
  expect(screen.getByRole('button', { name: 'Continue to Payment: Harmony, ₦125,000' })).toBeTruthy();
});
