// The free trial where a member who wants to like is sent: begun at the packages, and then on as after a payment.
import { findSubscription, listOrders, listPackages, makeQuote, startTrial } from '@ijeuwa/contract/billing';
import { findCredit } from '@ijeuwa/contract/credit';
import { activateCard } from '@ijeuwa/contract/matching';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import BillingProcessScreen from './BillingProcessScreen.tsx';
import { aQuote, COMPARISON, NO_PACKAGE, PACKAGES, WAYS } from './billing.fakes.ts';

const TRIAL = { ...NO_PACKAGE, packageId: 'blossom', label: 'Free trial', trial: true, mayStartTrial: false };
const OFFER = 'Start 7-day free trial';

let api: ReturnType<typeof fakeApi>;
afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api = fakeApi();
  api.answer(listPackages, { packages: PACKAGES, comparison: COMPARISON, ways: WAYS });
  api.answer(listOrders, { orders: [] });
  api.answer(findCredit, { balances: [] });
  api.answer(findSubscription, NO_PACKAGE);
  api.answer(makeQuote, aQuote());
});
const show = (at = '/billing-process') => showScreen(<BillingProcessScreen />, { at });

test('whoever may start the trial does so at the packages; the card is started, and the dashboard is next', async () => {
  api.answer(startTrial, TRIAL);
  api.answer(activateCard, {} as never);
  show();
  await userEvent.click(await screen.findByRole('button', { name: OFFER }));
  expect(await screen.findByText('Your free trial has begun.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
  expect(screen.getByRole('region', { name: 'Your package' }).textContent).toContain('Free trial');
  await waitFor(() => expect(api.callsOf(activateCard)).toHaveLength(1));
});

test('a trial that could not start is offered still, and nothing is said to have begun', async () => {
  api.refuse(startTrial, 'conflict', 'You have had your free trial already.');
  show();
  await userEvent.click(await screen.findByRole('button', { name: OFFER }));
  await waitFor(() => expect(api.callsOf(startTrial)).toHaveLength(1));
  expect(await screen.findByRole('button', { name: OFFER })).toBeTruthy();
  expect(screen.queryByText('Your free trial has begun.')).toBeNull();
  expect(api.callsOf(activateCard)).toHaveLength(0);
});

test('whoever has confirmed nothing is told how to, and cannot begin it before', async () => {
  api.answer(findSubscription, { ...NO_PACKAGE, trialAwaitsContact: true });
  const user = { ...ADA, emailVerified: false, email: 'adaeze@example.com' };
  showScreen(<BillingProcessScreen />, { at: '/billing-process', user });
  const offer = await screen.findByRole('region', { name: 'Free trial' });
  expect(offer.textContent).toMatch(/confirm your email.*adaeze@example\.com/);
  expect(screen.getByRole('link', { name: 'confirm your phone number' }).getAttribute('href')).toBe(
    '/devices',
  );
  expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
  expect(screen.queryByRole('button', { name: 'I have a trial code' })).toBeNull();
});

test('whoever has had it reads that it is over, and since when', async () => {
  const ended = { name: 'Blossom', trial: true, at: '2026-11-24T09:00:00.000Z' };
  api.answer(findSubscription, { ...NO_PACKAGE, mayStartTrial: false, ended });
  show();
  const yours = await screen.findByRole('region', { name: 'Your package' });
  expect(yours.textContent).toMatch(/No packageYour free trial is over, since Tue 24 Nov, 10:00 WAT\.$/);
});

test.each([
  ['who has had it', { ...NO_PACKAGE, mayStartTrial: false }, '/billing-process'],
  ['who is paying for a package', NO_PACKAGE, '/billing-process?package=blossom'],
])('nobody %s is offered the trial', async (_, subscription, at) => {
  api.answer(findSubscription, subscription);
  show(at);
  await waitFor(() => expect(api.callsOf(findSubscription).length).toBeGreaterThan(0));
  await screen.findAllByText(/Blossom|How would you like to pay/);
  expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
});
