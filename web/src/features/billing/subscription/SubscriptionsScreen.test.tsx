// The running subscription with what can be done about it, and the wizard 'Find Your Soulmate'.
import {
  acceptPrice,
  cancelAgreement,
  endPause,
  findAgreement,
  pauseAgreement,
  previewPause,
  resumeAgreement,
} from '@ijeuwa/contract/agreements';
import {
  findOrder,
  findSubscription,
  listOrders,
  listPackages,
  makeQuote,
  placeOrder,
} from '@ijeuwa/contract/billing';
import { listReportRights } from '@ijeuwa/contract/compatibility';
import { findGuarantee } from '@ijeuwa/contract/guarantee';
import { activateCard } from '@ijeuwa/contract/matching';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { currentToasts } from '#ui/feedback.ts';
import { anAgreement, anOrder, aQuote, COMPARISON, NO_PACKAGE, PACKAGES, WAYS } from '../billing.fakes.ts';
import { leaveFor } from '../checkout/leave-for.ts';
import SubscriptionsScreen from './SubscriptionsScreen.tsx';

vi.mock('../checkout/leave-for.ts', () => ({ leaveFor: vi.fn() }));

let api: ReturnType<typeof fakeApi>;
afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.mocked(leaveFor).mockClear();
  api = fakeApi();
  api.answer(listPackages, { packages: PACKAGES, comparison: COMPARISON, ways: WAYS });
  api.answer(findSubscription, NO_PACKAGE);
  api.answer(listOrders, { orders: [] });
  api.answer(makeQuote, aQuote());
  api.answer(findAgreement, { agreement: null });
  api.answer(findGuarantee, { guarantee: null });
  api.answer(listReportRights, { rights: [] });
});

const show = (at = '/subscriptions') => showScreen(<SubscriptionsScreen />, { at });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const box = () => screen.findByRole('checkbox', { name: /^Renew Blossom from this card/ });
const wizard = () => within(screen.getByRole('region', { name: 'Find Your Soulmate' }));
const renewal = () => screen.findByRole('region', { name: 'Your renewal' });

test('the wizard takes a code too, before anything is paid', async () => {
  const lowered = { amountMinor: 5_625_000, currency: 'NGN' as const };
  const discount = { amountMinor: 1_875_000, currency: 'NGN' as const };
  api.answer(makeQuote, ({ body }) =>
    body.code ? { ...aQuote(), code: 'SUMMER', discount, total: lowered, toPay: lowered } : aQuote(),
  );
  show('/subscriptions?package=blossom&step=3');
  await userEvent.type(await screen.findByRole('textbox', { name: /Promo code/ }), 'summer{Enter}');
  expect(await screen.findByText('₦56,250')).toBeTruthy();
});

test('the wizard leads from a plan over the payment to the order, and leaves with what was agreed', async () => {
  api.answer(placeOrder, anOrder());
  show();
  expect(await screen.findByRole('heading', { name: 'Find Your Soulmate' })).toBeTruthy();
  const plan = await screen.findByRole('radio', { name: /^Blossom/ });
  expect((plan as HTMLInputElement).checked).toBe(true);
  expect((wizard().getByRole('button', { name: 'Back' }) as HTMLButtonElement).disabled).toBe(true);
  await press('Continue: Blossom, ₦75,000');
  expect(await screen.findByRole('heading', { name: 'Secure payment' })).toBeTruthy();
  expect(((await box()) as HTMLInputElement).checked).toBe(false);
  expect(screen.getByText(/Auto-renews, cancel anytime from account settings/)).toBeTruthy();
  await userEvent.click(await box());
  await press('Continue');
  expect(await screen.findByRole('heading', { name: 'Order summary' })).toBeTruthy();
  expect(wizard().queryByRole('button', { name: 'Back' })).toBeNull();
  expect(wizard().queryByRole('button', { name: 'Continue' })).toBeNull();
  expect(
    await screen.findByText('Renew Blossom from this card: ₦75,000 every month, until I cancel.'),
  ).toBeTruthy();
  await press('Complete Payment');
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.example/p1'));
  expect(api.callsOf(placeOrder)[0]?.body).toMatchObject({
    method: 'card',
    renews: true,
    returnPath: '/subscriptions',
  });
});

test('whoever has a package finds none chosen, and reads which one is theirs', async () => {
  api.answer(findSubscription, { ...NO_PACKAGE, packageId: 'harmony', label: 'Harmony' });
  show();
  const own = await screen.findByRole<HTMLInputElement>('radio', { name: /^Harmony.*you have it now/ });
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  expect(wizard().getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true);
  await userEvent.click(own);
  expect(await screen.findByRole('button', { name: /^Continue: Harmony, / })).toBeTruthy();
});

test('without the tick the order says that nothing more is taken, and nothing is agreed to', async () => {
  api.answer(placeOrder, anOrder());
  show('/subscriptions?package=blossom&step=3');
  expect(await screen.findByText(/It ends by itself: nothing more is taken for it/)).toBeTruthy();
  await press('Complete Payment');
  await waitFor(() => expect(api.callsOf(placeOrder)[0]?.body).toMatchObject({ renews: false }));
});

test('what was given up in another tab says so, and the next press begins anew', async () => {
  api.answer(placeOrder, anOrder({ status: 'cancelled', pageUrl: null }));
  show('/subscriptions?package=blossom&step=3');
  await press('Complete Payment');
  await waitFor(() =>
    expect(currentToasts().map(({ text }) => text)).toEqual([
      'That payment was stopped. You can start again.',
    ]),
  );
  await waitFor(() => expect(api.callsOf(makeQuote)).toHaveLength(2));
  api.answer(placeOrder, anOrder());
  await press('Complete Payment');
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.example/p1'));
});

test('by PayPal it is paid in dollars or euros, never in naira, and nothing renews', async () => {
  const total = { amountMinor: 1_800, currency: 'EUR' } as const;
  api.answer(makeQuote, { ...aQuote(), price: total, total, toPay: total, methods: ['paypal'] });
  api.answer(placeOrder, anOrder({ method: 'paypal', total }));
  show('/subscriptions?package=blossom&step=2');
  await userEvent.click(await box());
  await userEvent.click(await screen.findByRole('radio', { name: /^PayPal/ }));
  expect(screen.getByText(/PayPal takes no naira/)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^\$20 for 1 month.*In dollars/ }).checked).toBe(
    true,
  );
  expect(screen.queryByRole('radio', { name: /naira/i })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /In euros/ }));
  await press('Continue');
  expect(await screen.findByText(/^PayPal charges €18, once/)).toBeTruthy();
  expect(api.callsOf(makeQuote)[0]?.body).toMatchObject({ currency: 'EUR' });
  await press('Complete Payment');
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.example/p1'));
  expect(api.callsOf(placeOrder)[0]?.body).toMatchObject({ method: 'paypal', renews: false });
});

test('where PayPal is not offered the wizard does not name it', async () => {
  const ways = WAYS.filter(({ currency }) => currency === 'NGN');
  api.answer(listPackages, { packages: PACKAGES, comparison: COMPARISON, ways });
  show('/subscriptions?package=blossom&step=2');
  await box();
  expect(screen.queryByRole('radio', { name: /^PayPal/ })).toBeNull();
});

test('back from a payment that arrived there is thanks, and then the normal view', async () => {
  api.answer(findOrder, anOrder({ status: 'paid' }));
  api.answer(activateCard, {} as never);
  show(`/subscriptions?order=${anOrder()._id}`);
  // Whoever wants to see people at once need not look for the way.
  expect((await screen.findByRole('link', { name: 'Open Discover' })).getAttribute('href')).toBe(
    '/dating-app',
  );
  await press('Start Matching Now');
  expect(await screen.findByRole('heading', { name: 'Find Your Soulmate' })).toBeTruthy();
});

test('what runs says when it renews, for how much and from which card, and is cancelled with one question', async () => {
  api.answer(findAgreement, { agreement: anAgreement() });
  api.answer(cancelAgreement, { agreement: anAgreement({ state: 'ended', endedBecause: 'cancelled' }) });
  show();
  const about = within(await renewal());
  expect(about.getByText(/^Renews on Thu 24 Dec/)).toBeTruthy();
  expect(about.getByText('₦75,000 every month')).toBeTruthy();
  expect(about.getByText('Visa ending in 4081, until 12/30')).toBeTruthy();
  await press('Cancel renewal');
  const asked = within(await screen.findByRole('dialog', { name: 'Cancel the renewal?' }));
  expect((asked.getByRole('checkbox') as HTMLInputElement).checked).toBe(false);
  expect(asked.getByRole('button', { name: 'Keep the renewal' })).toBeTruthy();
  await userEvent.click(asked.getByRole('button', { name: 'Cancel renewal' }));
  await waitFor(() => expect(api.callsOf(cancelAgreement)[0]?.body).toEqual({ keepCard: false }));
});

test('a cancelled one with its card kept is taken up again', async () => {
  api.answer(findAgreement, {
    agreement: anAgreement({ state: 'cancelled', renewsAt: null, mayResume: true }),
  });
  api.answer(resumeAgreement, { agreement: anAgreement() });
  show();
  expect(within(await renewal()).getByText(/You keep it until Thu 24 Dec/)).toBeTruthy();
  await press('Resume renewal');
  await waitFor(() => expect(api.callsOf(resumeAgreement)).toHaveLength(1));
});

test('a refused card says until when all of it goes on, and when it is tried again', async () => {
  const change = {
    charge: 'refused',
    graceUntil: '2026-12-31T09:00:00.000Z',
    renewsAt: '2026-12-25T08:00:00.000Z',
  } as const;
  api.answer(findAgreement, { agreement: anAgreement(change) });
  show();
  const text = (await renewal()).textContent;
  expect(text).toMatch(/You keep all of Blossom until Thu 31 Dec.*\. We try the card again on Fri 25 Dec/);
});

test('after the last refusal no renewal is promised: it says until when it goes on, and how to pay', async () => {
  const change = { charge: 'refused', graceUntil: '2026-12-31T09:00:00.000Z', renewsAt: null } as const;
  api.answer(findAgreement, { agreement: anAgreement(change) });
  show();
  const text = (await renewal()).textContent;
  expect(text).toMatch(
    /Was not renewed: Blossom goes on until Thu 31 Dec.*, and ends then unless it is paid\./,
  );
  expect(text).toMatch(/by card or by transfer: its order stands below, among your orders/);
  expect(text).not.toMatch(/Renews on|We try the card again/);
});

test('of a charge that nobody knows of yet it is not said that it was refused, and nobody is asked to pay again', async () => {
  const change = {
    charge: 'asked',
    graceUntil: '2026-12-31T09:00:00.000Z',
    renewsAt: '2026-12-24T09:01:00.000Z',
  } as const;
  api.answer(findAgreement, { agreement: anAgreement(change) });
  show();
  const text = (await renewal()).textContent;
  expect(text).toMatch(/Your card is being charged.*Please do not pay again meanwhile/);
  expect(text).not.toMatch(/could not be charged|Renews on/);
});

test('of a card that waits for a page of the same it is said that it waits, and not that it was refused', async () => {
  const renewsAt = '2026-12-24T10:00:00.000Z';
  const change = { charge: null, graceUntil: '2026-12-31T09:00:00.000Z', renewsAt } as const;
  api.answer(findAgreement, { agreement: anAgreement(change) });
  show();
  const text = (await renewal()).textContent;
  expect(text).toMatch(
    /Your card waits for you.*not charged meanwhile.*You keep all of Blossom until Thu 31 Dec/,
  );
  expect(text).not.toMatch(/could not be charged|is being charged/);
});

test('whoever cancelled while it is paused still goes on when they say so', async () => {
  const paused = { state: 'cancelled', renewsAt: null, pausedUntil: '2026-12-01T09:00:00.000Z' } as const;
  api.answer(findAgreement, { agreement: anAgreement(paused) });
  api.answer(endPause, { agreement: anAgreement({ state: 'cancelled', renewsAt: null }) });
  show();
  expect(within(await renewal()).getByText(/nothing is charged\. It is paused until Tue 1 Dec/)).toBeTruthy();
  // Its plan is changed once it goes on.
  expect(screen.queryByRole('link', { name: 'Change plan' })).toBeNull();
  await press('Go on now');
  await waitFor(() => expect(api.callsOf(endPause)).toHaveLength(1));
});

test('a higher price is charged only once its member agrees to it', async () => {
  const newPrice = { amountMinor: 8_000_000, currency: 'NGN' } as const;
  api.answer(findAgreement, { agreement: anAgreement({ newPrice, renewsAt: null }) });
  api.answer(acceptPrice, { agreement: anAgreement({ price: newPrice }) });
  show();
  await press('Agree to ₦80,000');
  await waitFor(() => expect(api.callsOf(acceptPrice)[0]?.body).toEqual({ price: newPrice }));
});

test('a pause says what it does before it is begun, and is ended with one tap', async () => {
  const paused = anAgreement({ pausedUntil: '2026-12-01T09:00:00.000Z', pausesLeft: 1 });
  api.answer(findAgreement, { agreement: anAgreement() });
  api.answer(previewPause, {
    goesOnAt: '2026-12-01T09:00:00.000Z',
    endsAt: '2026-12-31T09:00:00.000Z',
    renewsAt: '2026-12-31T08:00:00.000Z',
  });
  api.answer(pauseAgreement, { agreement: paused });
  api.answer(endPause, { agreement: anAgreement() });
  show();
  await press('Pause');
  const asked = within(await screen.findByRole('dialog', { name: 'Pause Blossom?' }));
  expect(
    await asked.findByText(/^It starts again on Tue 1 Dec.* It ends and renews on Thu 31 Dec\.$/),
  ).toBeTruthy();
  api.answer(findAgreement, { agreement: paused });
  await userEvent.click(asked.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText(/^Paused until Tue 1 Dec/)).toBeTruthy();
  expect(api.callsOf(pauseAgreement)[0]?.body).toEqual({ days: 7 });
  // Its plan is changed once it goes on.
  expect(screen.queryByRole('link', { name: 'Change plan' })).toBeNull();
  await press('Go on now');
  await waitFor(() => expect(api.callsOf(endPause)).toHaveLength(1));
});

test('while it is paused the wizard says how to go on, and what a purchase does', async () => {
  api.answer(findSubscription, { ...NO_PACKAGE, label: 'Paused', pausedUntil: '2026-12-01T09:00:00.000Z' });
  show();
  await screen.findByRole('region', { name: 'Find Your Soulmate' });
  const words = await wizard().findByText(/choose “Go on now” above: you need not buy it\./);
  expect(words.textContent).toContain('A larger package begins as soon as it is paid, and ends the pause');
  expect(wizard().getByText('What you have paid for is paused until Tue 1 Dec.')).toBeTruthy();
});
