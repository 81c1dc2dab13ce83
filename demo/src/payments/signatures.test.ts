// Every kind of notice that either practice provider sends, against the product's adapters: each is believed in its own
// provider's signature alone, and to the last byte.
import { createHmac } from 'node:crypto';
import type { PaymentProvider } from '@ijeuwa/server/platform/ports/payment-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaypalWorld, type PaypalWorld } from '../paypal/paypal-world.ts';
import {
  openSandboxWorld,
  press,
  RETURN_URL,
  type Received,
  type SandboxWorld,
  SECRET_KEY,
} from './sandbox-world.ts';

let paystack: SandboxWorld;
let paypal: PaypalWorld;
const about = { amountMinor: 5_000, currency: 'USD', email: 'a@b.c', returnUrl: RETURN_URL } as const;
beforeAll(async () => {
  [paystack, paypal] = [await openSandboxWorld(), await openPaypalWorld()];
  const pay = async ({ payments }: { payments: PaymentProvider }, reference: string, acts: string[]) => {
    const { pageUrl, providerRef = null } = await payments.begin({ ...about, reference });
    await press(pageUrl, payments.name === 'paypal' ? 'approve' : 'pay');
    await payments.confirm({ reference, providerRef, wanted: true });
    for (const act of acts) await press(pageUrl, act);
  };
  await pay(paystack, 'one-1', ['dispute', 'bank-for-us']);
  await pay(paystack, 'two-2', ['by-hand']);
  const expiresAt = new Date(Date.now() + 3_600_000);
  const account = { reference: 'three-3', amountMinor: 5_000, email: 'a@b.c', expiresAt };
  const { accountNumber } = await paystack.payments.accounts!.open(account);
  await press(`${paystack.publicUrl}/transfer/${accountNumber}`, 'less');
  await pay(paypal, 'four-4', ['dispute', 'for-us', 'by-hand']);
  await pay(paypal, 'five-5', ['reverse']);
});
afterAll(() => Promise.all([paystack.close(), paypal.close()]));

const kindsOf = async ({ received, payments }: { received: Received[]; payments: PaymentProvider }) => {
  const read = await Promise.all(received.map(({ body, headers }) => payments.readNotice(body, headers)));
  return [...new Set(read.map((one) => one?.kind))].toSorted();
};

test('each kind of both is sent, and read', async () => {
  await expect
    .poll(() => kindsOf(paystack))
    .toEqual([
      'bank.transfer.rejected',
      'charge.dispute.create',
      'charge.dispute.resolve',
      'charge.success',
      'refund.processed',
    ]);
  await expect
    .poll(() => kindsOf(paypal))
    .toEqual([
      'CHECKOUT.ORDER.APPROVED',
      'CUSTOMER.DISPUTE.CREATED',
      'CUSTOMER.DISPUTE.RESOLVED',
      'PAYMENT.CAPTURE.COMPLETED',
      'PAYMENT.CAPTURE.REFUNDED',
      'PAYMENT.CAPTURE.REVERSED',
    ]);
});

test('altered by a bit, or under another notice’s signature, none is anybody’s word', async () => {
  for (const { received, payments } of [paystack, paypal])
    for (const [nth, { body, headers }] of received.entries()) {
      const altered = Buffer.from(body);
      altered[20] = altered[20]! ^ 1;
      expect(await payments.readNotice(altered, headers)).toBeUndefined();
      const other = received[(nth + 1) % received.length]!;
      if (!other.body.equals(body)) expect(await payments.readNotice(body, other.headers)).toBeUndefined();
      expect(await payments.readNotice(body, {})).toBeUndefined();
    }
});

test('the scheme of one opens nothing at the other, nor does a scheme that none of them is set to', async () => {
  const hmac = (text: string | Buffer) => createHmac('sha512', SECRET_KEY).update(text).digest('hex');
  for (const { body, headers } of paypal.received) {
    expect(await paystack.payments.readNotice(body, headers)).toBeUndefined();
    expect(await paypal.payments.readNotice(body, { 'x-paystack-signature': hmac(body) })).toBeUndefined();
  }
  for (const { body, headers } of paystack.received) {
    expect(await paypal.payments.readNotice(body, headers)).toBeUndefined();
    const at = Math.floor(Date.now() / 1000);
    const newer = `t=${at},v1=1:${hmac(`${at}.${body}`)}`;
    expect(await paystack.payments.readNotice(body, { 'x-paystack-signature': newer })).toBeUndefined();
    const foreign = paypal.received[0]!.headers;
    expect(await paystack.payments.readNotice(body, foreign)).toBeUndefined();
  }
});
