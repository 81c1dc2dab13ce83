// A package whose money is on its way: beside it nothing asks to pay for another.
import { findSubscription, listOrders, listPackages } from '@ijeuwa/contract/billing';
import { findCredit } from '@ijeuwa/contract/credit';
import { findCard } from '@ijeuwa/contract/matching';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import BillingProcessScreen from '../BillingProcessScreen.tsx';
import { anOrder, aTransfer, COMPARISON, NO_PACKAGE, PACKAGES, WAYS } from '../billing.fakes.ts';

afterEach(cleanup);

test.each([
  ['is on its way', aTransfer({ announcedAt: '2026-11-22T08:00:00.000Z' })],
  ['has come in part', anOrder({ status: 'part_paid', pageUrl: null })],
])('where money for a package %s no other one is suggested', async (_, order) => {
  const api = fakeApi();
  api.answer(listPackages, { packages: PACKAGES, comparison: COMPARISON, ways: WAYS });
  api.answer(findSubscription, NO_PACKAGE);
  api.answer(listOrders, { orders: [order] });
  api.answer(findCredit, { balances: [] });
  api.refuse(findCard, 'not_found', 'This card was not found.');
  showScreen(<BillingProcessScreen />, { at: '/billing-process' });
  const plans = await screen.findAllByRole('button', { name: /^Select Plan/ });
  expect(await screen.findByText(order.reference)).toBeTruthy();
  expect(plans).toHaveLength(4);
  expect(screen.queryByRole('button', { name: /^Continue to Payment/ })).toBeNull();
});
