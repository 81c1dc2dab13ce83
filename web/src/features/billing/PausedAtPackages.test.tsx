// Whoever has paused looks at the packages: to go on nothing is bought.
import { findSubscription, listOrders, listPackages } from '@ijeuwa/contract/billing';
import { findCredit } from '@ijeuwa/contract/credit';
import { findCard } from '@ijeuwa/contract/matching';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import BillingProcessScreen from './BillingProcessScreen.tsx';
import { COMPARISON, NO_PACKAGE, PACKAGES, WAYS } from './billing.fakes.ts';

let api: ReturnType<typeof fakeApi>;
afterEach(cleanup);
beforeEach(() => {
  api = fakeApi();
  api.answer(listPackages, { packages: PACKAGES, comparison: COMPARISON, ways: WAYS });
  api.answer(listOrders, { orders: [] });
  api.answer(findCredit, { balances: [] });
  api.refuse(findCard, 'not_found', 'This card was not found.');
});

test('whoever has paused reads above the packages that they need not buy anything to go on', async () => {
  api.answer(findSubscription, { ...NO_PACKAGE, label: 'Paused', pausedUntil: '2026-12-01T09:00:00.000Z' });
  showScreen(<BillingProcessScreen />, { at: '/billing-process' });
  const words = await screen.findByText(/choose “Go on now” under/);
  expect(words.textContent).toContain('you need not buy it');
  expect(within(words).getByRole('link').getAttribute('href')).toBe('/subscriptions');
  // Said once.
  expect(screen.getAllByText(/paused until/)).toHaveLength(1);
});
