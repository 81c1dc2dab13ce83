// A key that Paystack does not take, or may not use: nothing of it is said of whoever pays.
import { paystackPayments } from '@ijeuwa/server/adapters/payments/paystack';
import type { PaymentProvider } from '@ijeuwa/server/platform/ports/payment-provider';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSandboxWorld, press, RETURN_URL, type SandboxWorld, sent } from './sandbox-world.ts';

let world: SandboxWorld;
beforeEach(async () => {
  world = await openSandboxWorld();
});
afterEach(() => world.close());

const reference = 'blossom-1764000000000';
const order = {
  reference,
  amountMinor: 7_500_000,
  currency: 'NGN',
  email: 'ada@example.com',
  returnUrl: RETURN_URL,
} as const;
const there = { reference, providerRef: null, transaction: '', currency: 'NGN' };
const account = { bankCode: '058', accountNumber: '0123456789' };
const answer = { message: 'She used it.', amountMinor: 1, accept: false, buyer: { email: '', name: 'Ada' } };
const card = { ...order, code: 'AUTH_of_ada', reference: 'blossom-2' };

const CALLS: [string, (payments: PaymentProvider) => Promise<unknown>][] = [
  ['begun', (payments) => payments.begin(order)],
  ['confirmed', (payments) => payments.confirm(sent(reference))],
  ['charged again', (payments) => payments.cards!.charge(card)],
  ['forgotten', (payments) => payments.cards!.forget(card.code)],
  ['sent back', (payments) => payments.refunds.send(there, 100, '')],
  ['listed', (payments) => payments.refunds.list(there)],
  ['sent to an account', (payments) => payments.refunds.retry('1', { ...account, currency: 'NGN' })],
  ['asked of a bank', (payments) => payments.refunds.holderOf!(account)],
  ['looked up as a dispute', (payments) => payments.disputes.find('1')],
  ['answered to a bank', (payments) => payments.disputes.answer('1', answer)],
  ['given an account', (payments) => payments.accounts!.open({ ...order, expiresAt: new Date() })],
  ['named', (payments) => payments.accounts!.referenceOf('1')],
  ['paid out', (payments) => payments.settlements!.list(1)],
  ['looked into', (payments) => payments.settlements!.transactions('1')],
];

test.each(CALLS)(
  'with a key that was changed there nothing is %s, and nothing is refused',
  async (_, ask) => {
    const { publicUrl: baseUrl, now } = world;
    const payments = paystackPayments({ secretKey: 'sk_test_of_before', baseUrl, accounts: true, now });
    await expect(ask(payments)).rejects.toMatchObject({
      reason: 'unreachable',
      message: /status 401.*Invalid key.*PAYSTACK_SECRET_KEY/,
    });
  },
);

test.each(CALLS)('where the account may not do it, nothing is %s, and nothing is refused', async (_, ask) => {
  const said = 'Your business is not active. Transaction reference not found';
  const fetch = async () => Response.json({ status: false, message: said }, { status: 403 });
  const { publicUrl: baseUrl, now } = world;
  const payments = paystackPayments({ secretKey: 'sk_test', baseUrl, accounts: true, now, fetch });
  await expect(ask(payments)).rejects.toMatchObject({
    reason: 'unreachable',
    message: /status 403.*not active/,
  });
});

test('a card is charged once the key is right again', async () => {
  await press((await world.payments.begin(order)).pageUrl, 'pay');
  const { code, email } = (await world.payments.confirm(sent(reference))).card!;
  const charge = { ...card, code, email };
  const { publicUrl: baseUrl, now } = world;
  const before = paystackPayments({ secretKey: 'sk_test_of_before', baseUrl, now });
  await expect(before.cards!.charge(charge)).rejects.toMatchObject({ reason: 'unreachable' });
  expect(await world.payments.cards!.charge(charge)).toEqual({});
  expect(await world.payments.confirm(sent(charge.reference))).toMatchObject({ state: 'paid' });
});
