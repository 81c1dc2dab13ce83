// The step that an order which is not paid yet asks for.
import { findSubscription, listOrders, type Order } from '@ijeuwa/contract/billing';
import { findDashboard } from '@ijeuwa/contract/dashboard';
import { findMatchStatus, listMatches, listPotentialMatches } from '@ijeuwa/contract/matching';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';
import { STATS } from './dashboard.fakes.ts';

afterEach(cleanup);

test('an order that is not paid is named, with its price and the way to pay it', async () => {
  const api = fakeApi();
  api.answer(findDashboard, STATS);
  api.answer(listPotentialMatches, []);
  api.answer(listMatches, { matches: [] });
  api.answer(findMatchStatus, {
    ...{ card: 'active', viewedYou: 3, likedYou: 0, picks: 0, hasPassed: false },
    ...{ potentialMatches: 12, matches: 0, likeNeeds: null },
  });
  const money = { amountMinor: 7_500_000, currency: 'NGN' as const };
  const order: Order = {
    _id: '01900000-0000-7000-8000-0000000000d1',
    reference: 'blossom-1763700000000',
    item: { kind: 'package', id: 'blossom', title: 'Blossom' },
    ...{ total: money, discount: null, credit: null, fromCredit: null, missing: null, restBy: null },
    ...{
      owedBack: null,
      mayKeep: null,
      sentBack: null,
      kept: null,
      refundAccount: null,
      method: 'card',
      status: 'open',
      methods: ['card'],
    },
    ...{ createdAt: '2026-11-24T09:00:00Z', expiresAt: '2026-11-25T09:00:00Z', pageUrl: null, bank: null },
    ...{ announcedAt: null, reviewWithinHours: 3 },
  };
  api.answer(findSubscription, {
    ...{ packageId: null, label: 'No package yet', trial: false, startsAt: null, endsAt: null },
    ...{ mayStartTrial: true, reviewWithinHours: 24 },
  });
  api.answer(listOrders, { orders: [order] });
  showScreen(<DashboardScreen />, { at: '/dashboard' });
  expect(await screen.findByRole('heading', { name: 'Blossom is not paid yet' })).toBeTruthy();
  expect(screen.getByText(/as soon as ₦75,000 has come/)).toBeTruthy();
  const pay = screen.getByRole('link', { name: 'Pay for it' });
  expect(pay.getAttribute('href')).toBe(`/billing-process?order=${order._id}`);
});
