// Paying an order that is there already: its heading, its whole price, and when it begins, as at the first time.
import { findAgreement } from '@ijeuwa/contract/agreements';
import { findOrder, findSubscription, listOrders, listPackages, payOrder } from '@ijeuwa/contract/billing';
import { findCard } from '@ijeuwa/contract/matching';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import BillingProcessScreen from '../BillingProcessScreen.tsx';
import { anAgreement, anOrder, COMPARISON, NO_PACKAGE, PACKAGES, WAYS } from '../billing.fakes.ts';

let api: ReturnType<typeof fakeApi>;
afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api = fakeApi();
  api.answer(listPackages, { packages: PACKAGES, comparison: COMPARISON, ways: WAYS });
  api.answer(findSubscription, NO_PACKAGE);
  api.answer(listOrders, { orders: [] });
  api.answer(findAgreement, { agreement: null });
  api.refuse(findCard, 'not_found', 'This card was not found.');
});

const naira = (whole: number) => ({ amountMinor: whole * 100, currency: 'NGN' as const });
const show = (order: ReturnType<typeof anOrder>) => {
  api.answer(findOrder, order);
  showScreen(<BillingProcessScreen />, { at: `/billing-process?order=${order._id}` });
};
const facts = () =>
  [...screen.getByRole('region', { name: 'Your order' }).querySelectorAll('dl > div')].map(
    (line) => line.textContent,
  );

test('a card that was declined is tried again with the same word of when the package begins', async () => {
  show(anOrder({ status: 'failed', pageUrl: null, beginsAt: '2027-05-24T09:00:00.000Z' }));
  const again = await screen.findByRole<HTMLButtonElement>('button', { name: 'Try again' });
  await userEvent.click(again);
  expect(
    await screen.findByText(/^It begins on Mon 24 May 2027, when what you have paid for has ended/),
  ).toBeTruthy();
  // What waits for another package to end is not active within a day.
  expect(screen.queryByText(/active within/)).toBeNull();
  expect(facts()).toEqual(['Price₦75,000', 'Tax₦0', 'Total₦75,000']);
});

test('whoever pays the rest reads that, and no call to choose; the price stands whole above it', async () => {
  const part = {
    status: 'part_paid',
    pageUrl: null,
    missing: naira(6_250),
    restBy: '2026-12-02T09:00:00Z',
    discount: naira(18_750),
  } as const;
  show(anOrder({ ...part, total: naira(56_250) }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pay what is left' })).toBeTruthy();
  expect(screen.queryByText('Choose Your Love Journey')).toBeNull();
  const came = screen.getByText('₦50,000 has come, and ₦6,250 is missing.');
  expect(came.parentElement!.textContent).toMatch(/Please pay the rest by .*; else what came goes back\./);
  expect(facts()).toEqual([
    'Price₦75,000',
    'Discount−₦18,750',
    'Tax₦0',
    'Total₦56,250',
    'Still missing₦6,250',
  ]);
});

test.each(['card', 'paypal'] as const)(
  'before a second payment is begun while that by %s is in doubt, it is said that the first may arrive, and what happens if both come',
  async (method) => {
    show(anOrder({ method }));
    await userEvent.click(await screen.findByRole('button', { name: 'Choose another way to pay' }));
    const said = await screen.findByText('Your first payment may still arrive.');
    expect(said.parentElement!.textContent).toMatch(
      /Nothing is lost.*Blossom is paid by it.*You can pay in another way now; if both come, we send the second one back\.$/,
    );
    const go = await screen.findByRole<HTMLButtonElement>('button', { name: 'Continue' });
    await waitFor(() => expect(go.disabled).toBe(false));
    await userEvent.click(go);
    // It stands there until the second is begun.
    expect(await screen.findByRole('button', { name: /^Pay ₦/ })).toBeTruthy();
    expect(screen.getByText('Your first payment may still arrive.')).toBeTruthy();
  },
);

test('nothing of the kind is said of a payment that was declined', async () => {
  show(anOrder({ status: 'failed', pageUrl: null }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy();
  expect(screen.queryByText(/may still arrive/)).toBeNull();
});

test('no way to pay lies under an action: the actions follow the ways, and are not fixed', async () => {
  show(anOrder({ status: 'part_paid', pageUrl: null, missing: naira(25_000) }));
  const go = await screen.findByRole<HTMLButtonElement>('button', { name: 'Continue' });
  expect(go.closest('[data-sticky-actions]')).toBeNull();
  const [last] = screen.getAllByRole('radio').slice(-1);
  expect(last!.compareDocumentPosition(go) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await waitFor(() => expect(go.disabled).toBe(false));
  await userEvent.click(go);
  const pay = await screen.findByRole('button', { name: 'Pay ₦25,000' });
  expect(pay.closest('[data-sticky-actions]')).toBeNull();
});

test.each([
  ['a renewal', true],
  ['an order of its own that pays for a renewal', false],
])(
  '%s that recovers shows no tick and says no word of it: when it is charged next, and from which card',
  async (_, isRenewal) => {
    const refused = {
      charge: 'refused',
      graceUntil: '2026-12-31T09:00:00.000Z',
      afterPaidAt: '2027-01-24T08:00:00.000Z',
    } as const;
    api.answer(findAgreement, { agreement: anAgreement(refused) });
    const order = anOrder({
      status: 'failed',
      pageUrl: null,
      ...(isRenewal && { renewalUntil: refused.graceUntil }),
    });
    api.refuse(payOrder, 'unavailable', 'Please try again.');
    show(order);
    await userEvent.click(await screen.findByRole<HTMLButtonElement>('button', { name: 'Try again' }));
    const goesOn = /^Your renewal goes on: the next charge is ₦75,000 on Sun 24 Jan.*, from/;
    expect((await screen.findByText(goesOn)).textContent).toMatch(/from your Visa ending in 4081\.$/);
    const go = await screen.findByRole<HTMLButtonElement>('button', { name: 'Continue' });
    await waitFor(() => expect(go.disabled).toBe(false));
    await userEvent.click(go);
    const pay = await screen.findByRole<HTMLButtonElement>('button', { name: 'Pay ₦75,000' });
    // By card it is the one that is paid with: no tick says so before.
    expect(screen.getByText(goesOn).textContent).toMatch(
      /the card that you pay with here, which takes the place of/,
    );
    expect(screen.getByRole('link', { name: 'Subscription' })).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await waitFor(() => expect(pay.disabled).toBe(false));
    await userEvent.click(pay);
    await waitFor(() => expect(api.callsOf(payOrder)).toHaveLength(1));
    expect(api.callsOf(payOrder)[0]?.body).not.toHaveProperty('renews');
  },
);

test('a profile is reviewed sooner than the package promises because it is paid at once, and it says so', async () => {
  show(anOrder({ status: 'part_paid', pageUrl: null, missing: naira(25_000) }));
  const go = await screen.findByRole<HTMLButtonElement>('button', { name: 'Continue' });
  await waitFor(() => expect(go.disabled).toBe(false));
  await userEvent.click(go);
  expect(
    await screen.findByText(/review your profile within 3 hours\. That is sooner .* because/),
  ).toBeTruthy();
});
