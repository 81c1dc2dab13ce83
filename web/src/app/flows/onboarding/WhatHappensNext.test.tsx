// The end of onboarding promises the review in the hours that were bought, and only where one is still to come.
import { findSubscription, listOrders, type Subscription } from '@ijeuwa/contract/billing';
import { findCard, type MatchCard } from '@ijeuwa/contract/matching';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { anOrder, aTransfer, NO_PACKAGE } from '../../../features/billing/billing.fakes.ts';
import { WhatHappensNext } from './WhatHappensNext.tsx';

const own = (change: Partial<Subscription>): Subscription => ({
  ...NO_PACKAGE,
  packageId: 'harmony',
  label: 'Harmony',
  mayStartTrial: false,
  ...change,
});
const TRIAL = own({ packageId: 'blossom', label: 'Free trial', trial: true });
const ANNOUNCED = aTransfer({
  item: { kind: 'package', id: 'harmony', title: 'Harmony' },
  announcedAt: '2026-11-22T08:00:00.000Z',
  reviewWithinHours: 3,
});

let api: ReturnType<typeof fakeApi>;
afterEach(cleanup);
beforeEach(() => {
  api = fakeApi();
  api.answer(listOrders, { orders: [] });
  api.answer(findSubscription, NO_PACKAGE);
  api.refuse(findCard, 'not_found', 'This card was not found.');
});
const linesOf = async () => {
  showScreen(<WhatHappensNext />);
  return (await screen.findAllByRole('listitem')).map((one) => one.textContent).join(' ');
};

test.each([
  ['Harmony paid by transfer', own({ reviewWithinHours: 3 }), 3],
  ['Blossom paid by transfer', own({ reviewWithinHours: 24, label: 'Blossom' }), 24],
  ['the trial', TRIAL, 24],
])('with %s the profile is reviewed in the hours that the server answers', async (_, subscription, hours) => {
  api.answer(findSubscription, subscription);
  expect(await linesOf()).toContain(`review your profile within ${hours} hours`);
});

test('a transfer that is on its way promises the hours of what it buys', async () => {
  api.answer(listOrders, { orders: [ANNOUNCED] });
  const lines = await linesOf();
  expect(lines).toMatch(/Harmony begins as soon as we confirm .* active within 24 hours of confirmation/);
  expect(lines).toContain('review your profile within 3 hours');
});

test.each([
  ['with a package', own({}), 'Harmony is yours'],
  ['in the trial', TRIAL, 'Your free trial runs'],
])('a member %s whom others see already is told so, and of no review', async (_, subscription, said) => {
  api.answer(findSubscription, subscription);
  api.answer(findCard, { status: 'active' } as MatchCard);
  const lines = await linesOf();
  expect(lines).toContain(said);
  expect(lines).toContain('Others can see you already.');
  expect(lines).not.toContain('review');
});

test('a transfer that is on its way promises no review of a card that was reviewed', async () => {
  api.answer(listOrders, { orders: [ANNOUNCED] });
  api.answer(findCard, { status: 'active' } as MatchCard);
  const lines = await linesOf();
  expect(lines).toContain('We confirm your transfer');
  expect(lines).not.toContain('review');
});

test.each(['paused', 'suspended'] as const)('a card that is %s is promised no review', async (status) => {
  api.answer(findSubscription, own({}));
  api.answer(findCard, { status } as MatchCard);
  const lines = await linesOf();
  expect(lines).toContain('Harmony is yours');
  expect(lines).not.toMatch(/review|see you/);
});

test('where the card could not be read nothing is promised of it', async () => {
  api.answer(findSubscription, own({}));
  api.refuse(findCard, 'fault', 'Something went wrong');
  showScreen(<WhatHappensNext />);
  expect(await screen.findByText(/Your dashboard shows your package/)).toBeTruthy();
});

test('what was paid by card while a transfer was announced says so, and what becomes of the transfer', async () => {
  const paid = anOrder({ _id: '01900000-0000-7000-8000-0000000000f9', status: 'paid', item: ANNOUNCED.item });
  api.answer(findSubscription, own({}));
  api.answer(listOrders, { orders: [paid, ANNOUNCED] });
  const lines = await linesOf();
  expect(lines).toContain('Harmony is yours');
  expect(lines).toMatch(/also announced a transfer .*Do not send it/);
  expect(lines).not.toContain('We confirm your transfer');
});
