// The product's PayPal adapter against the practice PayPal, over real HTTP, with each fault that it can play.
import type { PaymentOrder } from '@ijeuwa/server/platform/ports/payment-provider';
import { afterEach, expect, test, vi } from 'vitest';
import { hurryPatience, press, RETURN_URL } from '../payments/sandbox-world.ts';
import type { Fault } from '../practice/call-faults.ts';
import type { NoticeFate } from '../practice/notices.ts';
import { openPaypalWorld, type PaypalWorld } from './paypal-world.ts';

let world: PaypalWorld;
/** What becomes of the next calls, and of the next notices. */
let faults: [path: RegExp, fault: Fault][] = [];
let fates: NoticeFate[] = [];
const open = async () => {
  faults = [];
  fates = [];
  world = await openPaypalWorld({
    nextCall: (method, path) => {
      const [next] = faults;
      if (!next?.[0].test(`${method} ${path}`)) return 'none';
      faults.shift();
      return next[1];
    },
    nextNotice: () => fates.shift() ?? 'once',
  });
};
afterEach(() => {
  vi.restoreAllMocks();
  return world.close();
});

const order: PaymentOrder = {
  reference: 'blossom-1764000000000',
  amountMinor: 4_999,
  currency: 'USD',
  email: 'ada@example.com',
  returnUrl: `${RETURN_URL}?order=1`,
};
const begin = async (change: Partial<PaymentOrder> = {}) => {
  const { pageUrl, providerRef } = await world.payments.begin({ ...order, ...change });
  const { reference } = { ...order, ...change };
  return { pageUrl, sent: { reference, providerRef: providerRef!, wanted: true } };
};
const paid = async () => {
  const { pageUrl, sent } = await begin();
  await press(pageUrl, 'approve');
  const { providerId: transaction } = await world.payments.confirm(sent);
  return { sent, pageUrl, there: { ...sent, transaction, currency: 'USD' } };
};
const told = async () =>
  Promise.all(world.received.map(({ body, headers }) => world.payments.readNotice(body, headers)));
const kinds = async () => (await told()).map((one) => one?.kind);

test('what is approved is taken when it is asked about, once, and comes back with our reference', async () => {
  await open();
  const { pageUrl, sent } = await begin();
  expect(await world.payments.confirm(sent)).toMatchObject({ state: 'pending' });
  const answer = await press(pageUrl, 'approve');
  expect(answer.headers.get('location')).toBe(`${RETURN_URL}?order=1&token=${sent.providerRef}`);
  const all = await Promise.all(Array.from({ length: 5 }, () => world.payments.confirm(sent)));
  expect(new Set(all.map((one) => one.providerId)).size).toBe(1);
  const { reference, amountMinor, currency } = order;
  expect(all[0]).toMatchObject({ state: 'paid', reference, amountMinor, currency });
  await expect.poll(kinds).toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED']);
  expect(await told()).toMatchObject([{ reference }, { reference }]);
});

test('what is approved and wanted no more stays where it is', async () => {
  await open();
  const { pageUrl, sent } = await begin();
  await press(pageUrl, 'approve');
  expect(await world.payments.confirm({ ...sent, wanted: false })).toMatchObject({ state: 'pending' });
});

test('dollars and euros are taken, naira never', async () => {
  await open();
  expect(world.payments.serves).toEqual({ paypal: ['USD', 'EUR', 'GBP'] });
  await expect(begin({ currency: 'EUR' })).resolves.toHaveProperty('pageUrl');
  await expect(begin({ currency: 'NGN', reference: 'n' })).rejects.toMatchObject({ reason: 'refused' });
  await expect(begin({ amountMinor: 0.5 })).rejects.toThrow(RangeError);
});

test('a cancelled page stays open, a card that declines is told, and the next approval is paid', async () => {
  await open();
  const { pageUrl, sent } = await begin();
  expect((await press(pageUrl, 'cancel')).status).toBe(303);
  expect(await world.payments.confirm(sent)).toMatchObject({ state: 'pending' });
  await press(pageUrl, 'decline');
  expect(await world.payments.confirm(sent)).toMatchObject({ state: 'failed' });
  await press(pageUrl, 'approve');
  expect(await world.payments.confirm(sent)).toMatchObject({ state: 'paid' });
});

test('money that PayPal looks at first is waited for', async () => {
  await open();
  const { pageUrl, sent } = await begin();
  await press(pageUrl, 'slow');
  expect(await world.payments.confirm(sent)).toMatchObject({ state: 'under_way' });
  await expect.poll(async () => (await world.payments.confirm(sent)).state).toBe('paid');
});

test('an order whose answer is lost is asked for again by its key, and is the same one', async () => {
  await open();
  faults = [[/POST \/demo\/paypal\/v2\/checkout\/orders$/, 'lost']];
  const { sent } = await begin();
  expect(faults).toEqual([]);
  const again = await begin();
  expect(again.sent.providerRef).toBe(sent.providerRef);
});

test('a capture whose answer is lost was done, and is found when it is asked about', async () => {
  await open();
  const { pageUrl, sent } = await begin();
  await press(pageUrl, 'approve');
  faults = [[/capture$/, 'lost']];
  await expect(world.payments.confirm(sent)).rejects.toMatchObject({ reason: 'unreachable' });
  expect(await world.payments.confirm(sent)).toMatchObject({ state: 'paid' });
});

test.each(['busy', 'broken'] as const)('a provider that is %s is asked again later', async (fault) => {
  await open();
  const { sent } = await begin();
  faults = [[/GET/, fault]];
  await expect(world.payments.confirm(sent)).rejects.toMatchObject({ reason: 'unreachable' });
  expect(await world.payments.confirm(sent)).toMatchObject({ state: 'pending' });
});

test('a provider that hangs is given up while whoever waits for the page still waits', async () => {
  await open();
  faults = [
    [/orders$/, 'hangs'],
    [/orders$/, 'hangs'],
  ];
  const patience = hurryPatience();
  await expect(begin()).rejects.toMatchObject({ reason: 'unreachable' });
  const nobody = { reference: order.reference, providerRef: null, wanted: true };
  expect(await world.payments.confirm(nobody)).toMatchObject({ state: 'unknown' });
  expect(Math.max(...patience.mock.calls.flat())).toBe(5_000);
});

test('an order that PayPal has forgotten can be paid no more', async () => {
  await open();
  const gone = { reference: order.reference, providerRef: 'GONE', wanted: true };
  expect(await world.payments.confirm(gone)).toMatchObject({ state: 'failed' });
});

test('notices come twice with one name, in another order, late, or never; another try is made until one is taken', async () => {
  await open();
  world.answerNext(500, 500);
  fates = ['twice', 'never'];
  await paid();
  await expect.poll(async () => (await kinds()).length).toBe(4);
  const names = new Set((await told()).map((one) => one?.eventId));
  expect(names.size).toBe(1);
  world.received.length = 0;
  fates = ['shuffled', 'late'];
  const { pageUrl, sent } = await begin({ reference: 'blossom-2' });
  await press(pageUrl, 'approve');
  await world.payments.confirm(sent);
  await expect
    .poll(async () => [...(await kinds())].sort())
    .toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED']);
});

test('a refund is on its way first, the same key sends it once, and it arrives or fails', async () => {
  await open();
  const { there, pageUrl } = await paid();
  const { refunds } = world.payments;
  faults = [[/refund$/, 'lost']];
  await expect(refunds.send(there, 1_000, 'key-1')).rejects.toMatchObject({ reason: 'unreachable' });
  const [known] = await refunds.list(there);
  expect(await refunds.send(there, 1_000, 'key-1')).toMatchObject({ id: known!.id });
  await expect.poll(async () => (await refunds.list(there)).map(({ state }) => state)).toEqual(['done']);
  await expect(refunds.send(there, 4_000, 'key-2')).rejects.toMatchObject({ reason: 'refused' });
  await press(pageUrl, 'refund-fails');
  expect(await refunds.send(there, 3_999, 'key-3')).toMatchObject({ state: 'waiting' });
  await expect.poll(async () => (await refunds.list(there)).at(-1)?.state).toBe('failed');
  expect((await refunds.list(there)).at(-1)?.said).toMatch(/closed/);
  await expect.poll(kinds).toContain('PAYMENT.REFUND.FAILED');
  expect((await told()).at(-1)?.reference).toBe(order.reference);
  const account = { bankCode: '1', accountNumber: '1', currency: 'USD' };
  await expect(refunds.retry(known!.id, account)).rejects.toMatchObject({ reason: 'refused' });
});

test('a dispute is heard of, answered once, and decided', async () => {
  await open();
  const { pageUrl } = await paid();
  await press(pageUrl, 'dispute');
  await expect.poll(kinds).toContain('CUSTOMER.DISPUTE.CREATED');
  const id = String((await told()).find((one) => one?.kind.startsWith('CUSTOMER'))?.payload.id);
  const { disputes } = world.payments;
  expect(await disputes.find(id)).toMatchObject({
    reference: order.reference,
    amountMinor: 4_999,
    state: 'waiting',
  });
  const answer = { accept: false, message: 'They had it.', amountMinor: 0, buyer: { email: '', name: '' } };
  faults = [[/evidence$/, 'lost']];
  await expect(disputes.answer(id, answer)).rejects.toMatchObject({ reason: 'unreachable' });
  await disputes.answer(id, answer);
  expect(await disputes.find(id)).toMatchObject({ state: 'answered' });
  await press(pageUrl, 'against-us');
  expect(await disputes.find(id)).toMatchObject({ state: 'lost' });
  await press(pageUrl, 'dispute');
  await expect
    .poll(async () => (await kinds()).filter((kind) => kind === 'CUSTOMER.DISPUTE.CREATED').length)
    .toBe(2);
  const next = String((await told()).findLast((one) => one?.kind === 'CUSTOMER.DISPUTE.CREATED')?.payload.id);
  await disputes.answer(next, { ...answer, accept: true, amountMinor: 4_999 });
  expect(await disputes.find(next)).toMatchObject({ state: 'lost' });
});

test('a forged, altered or misdirected notice is nobody’s word', async () => {
  await open();
  await paid();
  await vi.waitFor(() => expect(world.received.length).toBeGreaterThan(0));
  const { body, headers } = world.received[0]!;
  const read = (change: Record<string, string>, bytes = body) =>
    world.payments.readNotice(bytes, { ...headers, ...change });
  expect(await read({})).toMatchObject({ reference: order.reference });
  expect(await read({}, Buffer.from(body.toString().replace('49.99', '99.99')))).toBeUndefined();
  expect(await read({ 'paypal-transmission-id': 'other' })).toBeUndefined();
  expect(await read({ 'paypal-transmission-time': '2026-01-01T00:00:00Z' })).toBeUndefined();
  expect(await read({ 'paypal-transmission-sig': 'A'.repeat(344) })).toBeUndefined();
  expect(await read({ 'paypal-auth-algo': 'none' })).toBeUndefined();
  expect(
    await read({ 'paypal-cert-url': `${world.publicUrl}.evil.example/v1/notifications/certs/C` }),
  ).toBeUndefined();
  expect(await read({ 'paypal-cert-url': `${world.publicUrl}/v1/notifications/certs/none` })).toBeUndefined();
});
