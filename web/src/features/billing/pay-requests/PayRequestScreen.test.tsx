// Somebody pays for another: what the page shows, the ways to pay, and what it says once it cannot be paid.
import { type AskedFor, openPayRequest, payRequested } from '@ijeuwa/contract/pay-requests';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { leaveFor } from '../checkout/leave-for.ts';
import { PayRequestScreen } from './PayRequestScreen.tsx';

vi.mock('../checkout/leave-for.ts', () => ({ leaveFor: vi.fn() }));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const asked = (change: Partial<AskedFor> = {}): AskedFor => ({
  state: 'open',
  firstName: 'Adaọbị',
  what: 'Blossom',
  amount: { amountMinor: 7_500_000, currency: 'NGN' },
  until: new Date(Date.now() + 3_600_000).toISOString(),
  methods: ['card', 'bank_transfer'],
  declined: false,
  rest: null,
  receipt: null,
  ...change,
});
const BEGUN = { reference: 'blossom-1', until: new Date(Date.now() + 3_600_000).toISOString() };
const BANK = { bankName: 'A Bank', accountName: 'Ijeuwa', accountNumber: '0123456789', demonstration: false };
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.answer(openPayRequest, asked());
});
const show = (query = '') =>
  showScreen(<PayRequestScreen />, { at: `/pay/${'A'.repeat(43)}${query}`, path: '/pay/:token', user: null });

test('it says who asks, how much and what for, and by card it goes to the payment page', async () => {
  api.answer(payRequested, { ...BEGUN, pageUrl: 'https://pay.example/1', bank: null });
  show();
  expect(await screen.findByRole('heading', { name: 'Adaọbị asks you to pay' })).toBeTruthy();
  expect(screen.getByText('₦75,000')).toBeTruthy();
  expect(screen.getByText(/for Blossom on Ijeuwa/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Pay by card' }));
  expect(leaveFor).toHaveBeenCalledWith('https://pay.example/1');
});

test('in euros it goes to PayPal, and back from there it asks before anybody pays twice', async () => {
  api.answer(openPayRequest, asked({ amount: { amountMinor: 1_800, currency: 'EUR' }, methods: ['paypal'] }));
  api.answer(payRequested, { ...BEGUN, pageUrl: 'https://pay.example/2', bank: null });
  show('?token=1AB');
  expect(await screen.findByText(/please do not pay again before/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pay by card' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pay with PayPal' }));
  expect(leaveFor).toHaveBeenCalledWith('https://pay.example/2');
  expect(api.callsOf(payRequested)[0]?.body).toEqual({ method: 'paypal' });
});

test('by transfer it shows the account and the reference to write', async () => {
  api.answer(payRequested, { ...BEGUN, pageUrl: null, bank: BANK });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Pay by bank transfer' }));
  expect(await screen.findByText('0123456789')).toBeTruthy();
  expect(screen.getByText('blossom-1')).toBeTruthy();
  expect(screen.getByText(/our team confirms it within 24 hours, and this page says so/)).toBeTruthy();
  // Nobody is led to pay a second time.
  expect(screen.getByText(/do not send the transfer as well/)).toBeTruthy();
  expect(leaveFor).not.toHaveBeenCalled();
});

test('whoever comes back from the payment page reads what became of it, and is asked not to pay twice', async () => {
  show('?trxref=blossom-1&reference=blossom-1');
  expect(await screen.findByText(/please do not pay again before/)).toBeTruthy();
  cleanup();
  api.answer(openPayRequest, asked({ declined: true }));
  show('?trxref=blossom-1&reference=blossom-1');
  expect(await screen.findByText('The payment was declined.')).toBeTruthy();
  expect(screen.queryByText(/please do not pay again before/)).toBeNull();
  cleanup();
  api.answer(openPayRequest, asked());
  show();
  expect(await screen.findByRole('button', { name: 'Pay by card' })).toBeTruthy();
  expect(screen.queryByText(/We are asking/)).toBeNull();
});

test('what is paid or over says so, and offers no way to pay', async () => {
  api.answer(openPayRequest, asked({ state: 'paid', methods: [], until: null }));
  show();
  expect(await screen.findByText(/Blossom for Adaọbị is paid/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Your receipt' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  cleanup();
  api.answer(openPayRequest, asked({ state: 'over', methods: [], until: null }));
  show();
  expect(await screen.findByText(/Please send nothing/)).toBeTruthy();
});

test('whoever asked has closed the account: nothing is to be sent, and what was sent goes back', async () => {
  const nobody = { firstName: '', what: '', methods: [], until: null };
  api.answer(openPayRequest, asked({ ...nobody, state: 'closed' }));
  show();
  expect(await screen.findByText('Please send nothing.')).toBeTruthy();
  expect(screen.getByText(/all of it goes back by itself: to the card or the PayPal account/)).toBeTruthy();
  cleanup();
  api.answer(openPayRequest, asked({ ...nobody, state: 'paid' }));
  show();
  expect(await screen.findByText(/^It is paid\. Nothing more is needed/)).toBeTruthy();
});

test('a tap after whoever asked has closed the account gets the honest answer, and no way to pay is left', async () => {
  show();
  const pay = await screen.findByRole('button', { name: 'Pay by card' });
  api.answer(openPayRequest, asked({ state: 'closed', firstName: '', what: '', methods: [], until: null }));
  api.refuse(payRequested, 'conflict', 'This payment is not needed any more. Please send nothing.');
  await userEvent.click(pay);
  expect(await screen.findByText('Please send nothing.')).toBeTruthy();
  expect(screen.getByText(/has closed their account with us/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(leaveFor).not.toHaveBeenCalled();
});

test('a link that was taken back says so', async () => {
  api.refuse(openPayRequest, 'not_found', 'This link could not be found.');
  show();
  expect(await screen.findByText('This link does not work.')).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Write to us' });
  expect(way.getAttribute('href')).toBe('/help-center#contact');
});

test('whoever has paid is given the address of the receipt to keep', async () => {
  const receipt = 'https://ijeuwa.example/receipt/0123456789abcdef0123456789abcdef';
  api.answer(openPayRequest, asked({ state: 'paid', methods: [], until: null, receipt }));
  show();
  expect((await screen.findByRole('link', { name: receipt })).getAttribute('href')).toBe(receipt);
  expect(screen.getByText(/Keep this address. It shows that ₦75,000 was received:/)).toBeTruthy();
});

test('whoever paid the rest does not read that the whole price came by their link', async () => {
  const rest = { amountMinor: 2_500_000, currency: 'NGN' } as const;
  const receipt = 'https://ijeuwa.example/receipt/0123456789abcdef0123456789abcdef';
  api.answer(openPayRequest, asked({ state: 'paid', methods: [], until: null, receipt, rest }));
  show();
  expect(
    await screen.findByText(/₦75,000 was received, the whole price, ₦25,000 of it since this link was made:/),
  ).toBeTruthy();
});
