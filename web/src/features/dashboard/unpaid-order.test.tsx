// The step that an order which is not paid yet asks for.
import { findAgreement } from '@ijeuwa/contract/agreements';
import { findSubscription, listOrders, type Order } from '@ijeuwa/contract/billing';
import { findDashboard } from '@ijeuwa/contract/dashboard';
import { findMatchStatus, listMatches, listPotentialMatches } from '@ijeuwa/contract/matching';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';
import { STATS } from './dashboard.fakes.ts';

afterEach(cleanup);

const money = { amountMinor: 7_500_000, currency: 'NGN' as const };
const ORDER: Order = {
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

const PAID: Order = { ...ORDER, status: 'paid', methods: [] };

type Held = { packageId: string | null; unread: number; endsAt?: string };
const show = (order: Order, { packageId, unread, endsAt = '' }: Held) => {
  const api = fakeApi();
  api.answer(findDashboard, { ...STATS, unreadMessages: unread });
  api.answer(listPotentialMatches, []);
  api.answer(listMatches, { matches: [] });
  api.answer(findMatchStatus, {
    ...{ card: 'active', viewedYou: 3, likedYou: 0, picks: 0, hasPassed: false },
    ...{ potentialMatches: 12, matches: 0, likeNeeds: null },
  });
  api.answer(findSubscription, {
    ...{ packageId, label: packageId ?? 'No package yet', trial: false, startsAt: null },
    endsAt: endsAt || null,
    ...{ mayStartTrial: !packageId, reviewWithinHours: 24 },
  });
  api.answer(listOrders, { orders: [order] });
  showScreen(<DashboardScreen />, { at: '/dashboard' });
  return api;
};

test('an order that is not paid is named, with its price and the way to pay it', async () => {
  show(ORDER, { packageId: null, unread: 0 });
  expect(await screen.findByRole('heading', { name: 'Blossom is not paid yet' })).toBeTruthy();
  expect(screen.getByText(/as soon as ₦75,000 has come/)).toBeTruthy();
  const pay = screen.getByRole('link', { name: 'Pay for it' });
  expect(pay.getAttribute('href')).toBe(`/billing-process?order=${ORDER._id}`);
});

test('a transfer that is looked for is named, with its price and until when, where a package runs too', async () => {
  const announcedAt = new Date(Date.now() - 3_600_000).toISOString();
  const sent = { method: 'bank_transfer' as const, methods: [], announcedAt };
  for (const packageId of [null, 'blossom']) {
    show({ ...ORDER, ...sent }, { packageId, unread: 0 });
    const step = await screen.findByRole('region', { name: 'Next step' });
    expect(step.textContent).toMatch(
      /Your transfer of ₦75,000 is on its way.*for Blossom\. We look for it until/,
    );
    const link = screen.getByRole('link', { name: 'See its order' });
    expect(link.getAttribute('href')).toBe(`/billing-process?see=${ORDER._id}`);
    cleanup();
  }
});

test('money that is missing comes first, also before who wrote, and where a package runs', async () => {
  const missing = { ...money, amountMinor: 2_500_000 };
  const part = { status: 'part_paid' as const, missing, restBy: '2026-11-27T09:00:00Z' };
  show({ ...ORDER, ...part }, { packageId: 'blossom', unread: 2 });
  expect(await screen.findByRole('heading', { name: 'A part of Blossom is still missing' })).toBeTruthy();
  expect(screen.getByText(/as soon as ₦25,000 has come/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pay the rest' })).toBeTruthy();
});

test('a renewal whose card was refused comes first, with until when; whose package ends later is not asked', async () => {
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString();
  const later = new Date(Date.now() + 40 * 86_400_000).toISOString();
  const agreement = {
    ...{ state: 'running' as const, endedBecause: null, packageId: 'blossom', packageName: 'Blossom' },
    ...{ insteadOf: null, price: money, period: '1 month', agreedAt: soon, endsAt: soon, held: false },
    ...{ renewsAt: soon, card: null, newPrice: null, mayResume: false },
    ...{ charge: 'refused' as const, graceUntil: soon, afterPaidAt: null },
    ...{ pausedUntil: null, pausesLeft: 2 },
  };
  const api = show(PAID, { packageId: 'blossom', unread: 2, endsAt: soon });
  api.answer(findAgreement, { agreement });
  expect(await screen.findByRole('heading', { name: '₦75,000 for Blossom is not paid yet' })).toBeTruthy();
  expect(screen.getByText(/Your card could not be charged.* Without it Blossom ends on/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See what to do' }).getAttribute('href')).toBe('/subscriptions');
  cleanup();
  const other = show(PAID, { packageId: 'blossom', unread: 0, endsAt: later });
  other.answer(findAgreement, { agreement });
  expect(await screen.findByRole('heading', { name: 'Meet somebody new' })).toBeTruthy();
  expect(other.callsOf(findAgreement)).toEqual([]);
});
