// Paying by PayPal: which currencies are offered, what it charges, and the way to its page.
import { findSubscription, listOrders, listPackages, makeQuote, placeOrder } from '@ijeuwa/contract/billing';
import { findCredit } from '@ijeuwa/contract/credit';
import { findCard } from '@ijeuwa/contract/matching';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import BillingProcessScreen from './BillingProcessScreen.tsx';
import { anOrder, aQuote, COMPARISON, NO_PACKAGE, PACKAGES, WAYS } from './billing.fakes.ts';
import { leaveFor } from './checkout/leave-for.ts';

vi.mock('./checkout/leave-for.ts', () => ({ leaveFor: vi.fn() }));

let api: ReturnType<typeof fakeApi>;
afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api = fakeApi();
  api.answer(listPackages, { packages: PACKAGES, comparison: COMPARISON, ways: WAYS });
  api.answer(findSubscription, NO_PACKAGE);
  api.answer(listOrders, { orders: [] });
  api.answer(findCredit, { balances: [] });
  api.refuse(findCard, 'not_found', 'This card was not found.');
});

const show = (at = '/billing-process') => showScreen(<BillingProcessScreen />, { at });
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  // What has just come is no press of what was there before.
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
};

test('the euro is paid by PayPal, which says what it charges before one leaves', async () => {
  const total = { amountMinor: 1_800, currency: 'EUR' } as const;
  api.answer(makeQuote, { ...aQuote(), price: total, total, toPay: total, methods: ['paypal'] });
  api.answer(placeOrder, anOrder({ method: 'paypal', total, methods: ['paypal'] }));
  show();
  await userEvent.click(await screen.findByLabelText('EUR'));
  expect(screen.getByText('€18')).toBeTruthy();
  await press(/^Continue to Payment/);
  await waitFor(() => expect(api.callsOf(makeQuote)[0]?.body).toMatchObject({ currency: 'EUR' }));
  // The one way there is is said, and not asked for.
  expect(await screen.findByText(/^PayPal/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByText(/^Bank/)).toBeNull();
  await press('Continue');
  expect(await screen.findByText(/^PayPal charges €18, once\. The package ends by itself/)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  const pay = await screen.findByRole<HTMLButtonElement>('button', { name: 'Pay €18 with PayPal' });
  await waitFor(() => expect(pay.disabled).toBe(false));
  await userEvent.click(pay);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.example/p1'));
  expect(api.callsOf(placeOrder)[0]?.body).toMatchObject({ method: 'paypal' });
});

test('a currency that nothing takes is not offered', async () => {
  const ways = WAYS.filter(({ currency }) => currency !== 'EUR');
  api.answer(listPackages, { packages: PACKAGES, comparison: COMPARISON, ways });
  show();
  expect(await screen.findByLabelText('USD')).toBeTruthy();
  expect(screen.queryByLabelText('EUR')).toBeNull();
});
