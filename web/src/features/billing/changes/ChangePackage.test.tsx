// Changing a package: a larger one by what is left, a smaller one from the next renewal on, and back again.
import { findAgreement } from '@ijeuwa/contract/agreements';
import { findSubscription, listOrders, listPackages, makeQuote } from '@ijeuwa/contract/billing';
import { chooseDowngrade, listUpgrades, previewDowngrade, takeBackDowngrade } from '@ijeuwa/contract/changes';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { places } from '#platform/places.ts';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import BillingProcessScreen from '../BillingProcessScreen.tsx';
import { anAgreement, aQuote, COMPARISON, NO_PACKAGE, PACKAGES, WAYS } from '../billing.fakes.ts';
import SubscriptionsScreen from '../subscription/SubscriptionsScreen.tsx';

const HARMONY = { ...NO_PACKAGE, packageId: 'harmony', label: 'Harmony', mayStartTrial: false };
const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });
const FOREVER = {
  packageId: 'forever',
  packageName: 'My Forever',
  price: naira(22_500_000),
  credit: naira(8_288_100),
  total: naira(14_211_900),
};
const renewing = (change = {}) => anAgreement({ packageId: 'harmony', packageName: 'Harmony', ...change });

let api: ReturnType<typeof fakeApi>;
afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.answer(listPackages, { packages: PACKAGES, comparison: COMPARISON, ways: WAYS });
  api.answer(findSubscription, HARMONY);
  api.answer(listOrders, { orders: [] });
  api.answer(findAgreement, { agreement: renewing() });
  api.answer(listUpgrades, { upgrades: [FOREVER] });
});
const show = () => showScreen(<SubscriptionsScreen />, { at: '/subscriptions' });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('each larger package leads to its price, and that says what is left and counts', async () => {
  show();
  const up = await screen.findByRole('link', { name: 'Move up to My Forever for ₦142,119' });
  expect(up.getAttribute('href')).toBe('/billing-process?package=forever&currency=NGN&upgrade=yes');
  expect(screen.queryByRole('link', { name: /^Move up to Personalized/ })).toBeNull();
  cleanup();
  const credit = { packageName: 'Harmony', paid: naira(12_500_000), daysLeft: 61, daysInAll: 92 };
  api.answer(makeQuote, {
    ...aQuote(),
    packageId: 'forever',
    packageName: 'My Forever',
    price: naira(22_500_000),
    credits: [{ ...credit, amount: naira(8_288_100) }],
    total: naira(14_211_900),
    toPay: naira(14_211_900),
  });
  showScreen(<BillingProcessScreen />, { at: '/billing-process?package=forever&upgrade=yes' });
  expect(await screen.findByText('Left of Harmony, 61 of 92 days')).toBeTruthy();
  expect(screen.getByText('−₦82,881')).toBeTruthy();
  expect(screen.getByText('₦142,119')).toBeTruthy();
  expect(screen.getByText(/takes the place of Harmony, which ends then/)).toBeTruthy();
  expect(screen.queryByLabelText(/Promo code/)).toBeNull();
  expect(api.callsOf(makeQuote)[0]?.body).toEqual({ packageId: 'forever', upgrade: true });
});

test('where the packages are sold, the card of a larger one names what it costs beside what is left', async () => {
  showScreen(<BillingProcessScreen />, { at: '/billing-process' });
  const card = await screen.findByRole('listitem', { name: 'My Forever' });
  const up = await within(card).findByRole('link', { name: 'Move up for ₦142,119 to My Forever' });
  expect(within(card).getByText('Move up, and what is left of Harmony counts')).toBeTruthy();
  expect(up.getAttribute('href')).toContain('package=forever&currency=NGN&upgrade=yes');
  await press('Select Plan: My Forever');
  const changes = screen.getByRole('region', { name: 'From Harmony to My Forever' });
  expect(within(changes).getByText(/^Pay ₦142,119 instead of ₦225,000/)).toBeTruthy();
  expect(within(changes).getByText(/counts ₦82,881 towards it/)).toBeTruthy();
  // The way for less is the one that is suggested; the whole price stays open.
  const suggested = screen.getByRole('link', { name: 'Move up to My Forever for ₦142,119' });
  // On a phone one button alone is fixed.
  const fixed = suggested.closest('[data-sticky-actions]')!;
  expect(fixed.querySelectorAll('a, button')).toHaveLength(1);
  expect(suggested.className).toContain('bg-wine-fill');
  expect(screen.getByRole('button', { name: 'Pay the whole ₦225,000' }).className).not.toContain(
    'bg-wine-fill',
  );
});

test('the plan in the wizard says both prices, and what each is for; chosen, the lower one is one tap away', async () => {
  show();
  const plan = await screen.findByRole('radio', {
    name: /^My Forever.*₦225,000 for .*, or ₦142,119 if you move up from Harmony$/,
  });
  expect(screen.queryByText('You can move up for less.')).toBeNull();
  await userEvent.click(plan);
  expect(await screen.findByText('You can move up for less.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Move up for ₦142,119 to My Forever' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Continue: My Forever, ₦225,000' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /^Blossom/ }));
  expect(screen.queryByText('You can move up for less.')).toBeNull();
});

test('an address of an upgrade that cannot be says why, and where to go; it is not asked to try again', async () => {
  const why = 'Your package is paused. Please let it go on before you change it.';
  api.refuse(makeQuote, 'conflict', why);
  showScreen(<BillingProcessScreen />, { at: '/billing-process?package=forever&upgrade=yes' });
  expect(await screen.findByText(new RegExp(why))).toBeTruthy();
  expect(screen.getByRole('link', { name: places.subscription.name }).getAttribute('href')).toBe(
    '/subscriptions',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.queryByText(/in a moment/)).toBeNull();
});

test('a smaller one is chosen after its price and its dates were said', async () => {
  api.answer(previewDowngrade, {
    packageId: 'blossom',
    packageName: 'Blossom',
    price: naira(7_500_000),
    period: '1 month',
    renewsAt: '2026-12-24T08:00:00.000Z',
    beginsAt: '2026-12-24T09:00:00.000Z',
  });
  api.answer(chooseDowngrade, { agreement: renewing() });
  show();
  await press('Renew as Blossom');
  expect(await screen.findByText(/We charge ₦75,000 on/)).toBeTruthy();
  expect(screen.getByText(/Renew Blossom from this card: ₦75,000 every month, until I cancel/)).toBeTruthy();
  await press('Agree to Blossom');
  await waitFor(() =>
    expect(api.callsOf(chooseDowngrade)[0]?.body).toEqual({ packageId: 'blossom', price: naira(7_500_000) }),
  );
});

test('what was chosen is said, and taken back with one tap', async () => {
  const chosen = renewing({ packageId: 'blossom', packageName: 'Blossom', insteadOf: 'Harmony' });
  api.answer(findAgreement, { agreement: chosen });
  api.answer(takeBackDowngrade, { agreement: renewing() });
  show();
  expect(await screen.findByText('It renews as Blossom.')).toBeTruthy();
  expect(screen.getByText(/^Renews as Blossom on/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Renew as Blossom' })).toBeNull();
  await press('Renew Harmony instead');
  await waitFor(() => expect(api.callsOf(takeBackDowngrade)).toHaveLength(1));
});

test.each([
  ['without a package', NO_PACKAGE, null],
  ['on trial', { ...HARMONY, packageId: 'blossom', label: 'Free trial', trial: true }, null],
  ['while it is paused', HARMONY, renewing({ pausedUntil: '2026-12-01T09:00:00.000Z' })],
])('%s there is nothing to change', async (_, subscription, agreement) => {
  api.answer(findSubscription, subscription);
  api.answer(findAgreement, { agreement });
  show();
  expect(await screen.findByRole('region', { name: 'Your package' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Move to another package' })).toBeNull();
});

test('what does not renew can only be moved up', async () => {
  api.answer(findAgreement, { agreement: null });
  show();
  expect(await screen.findByRole('link', { name: /^Move up to My Forever/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Renew as/ })).toBeNull();
});

test('whoever is about to pay the whole price of a larger package is told that moving up costs less', async () => {
  api.answer(makeQuote, {
    ...aQuote(),
    packageId: 'forever',
    packageName: 'My Forever',
    price: naira(22_500_000),
    total: naira(22_500_000),
    toPay: naira(22_500_000),
  });
  showScreen(<BillingProcessScreen />, { at: '/billing-process?package=forever' });
  expect(await screen.findByText('You can move up for less.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Move up for ₦142,119 to My Forever' })).toBeTruthy();
});
