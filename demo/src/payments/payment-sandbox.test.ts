// The product's Paystack adapter against the payment sandbox, over real HTTP.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paystackPayments } from '@ijeuwa/server/adapters/payments/paystack';
import type { PaymentOrder } from '@ijeuwa/server/platform/ports/payment-provider';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paymentSandbox } from './payment-sandbox.ts';
import {
  openListener,
  openSandboxWorld,
  press,
  RETURN_URL,
  type SandboxWorld,
  sent,
} from './sandbox-world.ts';

const now = () => new Date();
let world: SandboxWorld;

beforeEach(async () => {
  world = await openSandboxWorld();
});

afterEach(() => world.close());

const order: PaymentOrder = {
  reference: 'blossom-1764000000000',
  amountMinor: 7_500_000,
  currency: 'NGN',
  email: 'ada@example.com',
  returnUrl: RETURN_URL,
};

const begin = (changes: Partial<PaymentOrder> = {}) => world.payments.begin({ ...order, ...changes });

const noticeNumber = (count: number) => vi.waitFor(() => expect(world.received).toHaveLength(count));

const readAll = () =>
  Promise.all(world.received.map(({ body, headers }) => world.payments.readNotice(body, headers)));

// Long enough for a notice too many to arrive.
const quiet = () => new Promise((done) => setTimeout(done, 100));

describe('paying', () => {
  test('a payment brings the member back, sends one signed notice and is confirmed as paid', async () => {
    const { pageUrl } = await begin();
    const answer = await press(pageUrl, 'pay');
    expect(answer.status).toBe(303);
    const back = `${RETURN_URL}?trxref=${order.reference}&reference=${order.reference}`;
    expect(answer.headers.get('location')).toBe(back);

    await noticeNumber(1);
    const [received] = world.received;
    expect(await world.payments.readNotice(received!.body, received!.headers)).toMatchObject({
      reference: order.reference,
      kind: 'charge.success',
    });
    expect(await world.payments.confirm(sent(order.reference))).toMatchObject({
      state: 'paid',
      amountMinor: 7_500_000,
      currency: 'NGN',
      reference: order.reference,
      paidAt: expect.any(Date),
    });
  });

  test('dollars are taken, euros the account may not take', async () => {
    await expect(begin({ currency: 'USD', amountMinor: 2000 })).resolves.toHaveProperty('pageUrl');
    const euros = begin({ reference: 'euros', currency: 'EUR' });
    await expect(euros).rejects.toMatchObject({ reason: 'unreachable', message: /Currency not supported/ });
  });

  test('a declined card is confirmed as failed and sends no notice', async () => {
    await press((await begin()).pageUrl, 'decline');
    expect(await world.payments.confirm(sent(order.reference))).toMatchObject({ state: 'failed' });
    expect(world.received).toHaveLength(0);
  });

  test('an abandoned page returns the member and can still be paid later', async () => {
    const { pageUrl } = await begin();
    expect((await press(pageUrl, 'abandon')).status).toBe(303);
    expect(await world.payments.confirm(sent(order.reference))).toMatchObject({ state: 'pending' });
    await press(pageUrl, 'pay');
    expect(await world.payments.confirm(sent(order.reference))).toMatchObject({ state: 'paid' });
  });

  test('a page whose card was declined can be paid after all, at once or slowly, and once', async () => {
    const { pageUrl } = await begin();
    await press(pageUrl, 'decline');
    expect(await (await fetch(pageUrl)).text()).toContain('The last card was declined');
    await press(pageUrl, 'pay');
    await noticeNumber(1);
    expect(await world.payments.confirm(sent(order.reference))).toMatchObject({ state: 'paid' });
    await press(pageUrl, 'decline');
    expect(await world.payments.confirm(sent(order.reference))).toMatchObject({ state: 'paid' });
    const slow = await begin({ reference: 'slow' });
    await press(slow.pageUrl, 'decline');
    await press(slow.pageUrl, 'slow');
    expect(await world.payments.confirm(sent('slow'))).toMatchObject({ state: 'under_way' });
    await noticeNumber(2);
    expect(await world.payments.confirm(sent('slow'))).toMatchObject({ state: 'paid' });
  });

  test('a slow payment is pending until its notice arrives', async () => {
    await press((await begin()).pageUrl, 'slow');
    expect(await world.payments.confirm(sent(order.reference))).toMatchObject({ state: 'under_way' });
    await noticeNumber(1);
    expect(await world.payments.confirm(sent(order.reference))).toMatchObject({ state: 'paid' });
  });

  test('pressing twice, or changing one’s mind after paying, pays once', async () => {
    const { pageUrl } = await begin();
    await Promise.all(['pay', 'pay', 'decline', 'slow'].map((act) => press(pageUrl, act)));
    await noticeNumber(1);
    expect(await world.payments.confirm(sent(order.reference))).toMatchObject({ state: 'paid' });
    expect(await (await fetch(pageUrl)).text()).toContain('There is nothing left to do here');
  });

  test('a reference is used once', async () => {
    await begin();
    await expect(begin()).rejects.toMatchObject({
      reason: 'refused',
      message: 'Duplicate Transaction Reference',
    });
  });

  test('a reference that nobody began is unknown', async () => {
    expect(await world.payments.confirm(sent('nobody'))).toMatchObject({ state: 'unknown' });
  });
});

describe('trust', () => {
  test('a wrong secret key opens nothing and tells nothing', async () => {
    const stranger = paystackPayments({ secretKey: 'sk_test_other', baseUrl: world.publicUrl, now });
    const turnedAway = { reason: 'unreachable', message: /Invalid key/ };
    await expect(stranger.begin(order)).rejects.toMatchObject(turnedAway);
    await expect(stranger.confirm(sent(order.reference))).rejects.toMatchObject(turnedAway);
    const bare = await fetch(`${world.publicUrl}/transaction/verify/x`);
    expect([bare.status, await bare.json()]).toEqual([
      401,
      { status: false, message: 'No Authorization Header was found' },
    ]);
  });

  test('a notice that is altered, unsigned or signed by another key is nobody’s word', async () => {
    await press((await begin()).pageUrl, 'pay');
    await noticeNumber(1);
    const { body, headers } = world.received[0]!;
    const signature = String(headers['x-paystack-signature']);
    const altered = Buffer.from(body);
    altered[20] = altered[20]! ^ 1;
    const stranger = paystackPayments({ secretKey: 'sk_test_other', baseUrl: world.publicUrl, now });

    expect(await world.payments.readNotice(altered, headers)).toBeUndefined();
    expect(await world.payments.readNotice(body, {})).toBeUndefined();
    expect(await world.payments.readNotice(body, { 'x-paystack-signature': [signature] })).toBeUndefined();
    expect(
      await world.payments.readNotice(body, { 'x-paystack-signature': signature.slice(2) }),
    ).toBeUndefined();
    expect(await stranger.readNotice(body, headers)).toBeUndefined();
  });

  test('the page keeps scripts, frames and foreign forms out, and sends no card', async () => {
    const { pageUrl } = await begin({ email: 'a"><script>@example.com' });
    const answer = await fetch(pageUrl);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-.+'; form-action 'self'; frame-ancestors 'none'/,
    );
    const page = await answer.text();
    expect(page).toContain('Practice payment page — no money moves');
    expect(page).toContain('₦75,000');
    expect(page).not.toContain('<script');
    expect(page.match(/<input[^>]*name=/)).toBeNull();
  });

  test('an address without a payment says so', async () => {
    const answer = await fetch(`${world.publicUrl}/checkout/none`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('There is no payment here');
  });
});

describe('notices', () => {
  test('a notice that is not taken comes again, the same to the byte and the name', async () => {
    world.answerNext(503, 302);
    await press((await begin()).pageUrl, 'pay');
    await noticeNumber(3);
    await quiet();
    expect(world.received).toHaveLength(3);
    expect(new Set(world.received.map(({ body }) => body.toString())).size).toBe(1);
    expect(new Set((await readAll()).map((notice) => notice?.eventId)).size).toBe(1);
  });

  test('a product that never answers is told a bounded number of times', async () => {
    world.answerNext(500, 500, 500, 500, 500);
    await press((await begin()).pageUrl, 'pay');
    await noticeNumber(4);
    await quiet();
    expect(world.received).toHaveLength(4);
  });

  test('a restart takes up slow payments and the notices that nobody took', async () => {
    await world.close();
    world = await openSandboxWorld({ retryDelaysMs: [60_000], slowPaymentMs: 500 });
    world.answerNext(500);
    await press((await begin()).pageUrl, 'pay');
    await noticeNumber(1);
    await press((await begin({ reference: 'slow' })).pageUrl, 'slow');
    await world.close();

    world = await openSandboxWorld({ stateDir: world.stateDir });
    await noticeNumber(2);
    expect((await readAll()).map((notice) => notice?.reference)).toEqual([order.reference, 'slow']);
    expect(await world.payments.confirm(sent('slow'))).toMatchObject({ state: 'paid' });
  });
});

test('what the server around it refuses before it arrives stays refused, and is no fault', async () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'refused-'));
  const app = Fastify();
  app.addHook('onRequest', async () =>
    Promise.reject(Object.assign(new Error('Not here.'), { status: 404 })),
  );
  const [secretKey, publicUrl] = ['a key', 'http://127.0.0.1'];
  await app.register(paymentSandbox, {
    secretKey,
    publicUrl,
    webhookUrl: publicUrl,
    stateDir,
    now,
  });
  expect((await app.inject({ method: 'PUT', url: '/checkout/none' })).statusCode).toBe(404);
  await app.close();
});

test('a provider that cannot be reached is told apart from one that refuses', async () => {
  const gone = await openListener();
  await gone.close();
  const payments = paystackPayments({ secretKey: 'any', baseUrl: gone.url, now });
  await expect(payments.begin(order)).rejects.toMatchObject({
    reason: 'unreachable',
    cause: expect.any(Error),
  });
});
