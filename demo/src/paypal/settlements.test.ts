// What the practice PayPal says that its account did, as the product reads it: a day of a currency as one, with its fees,
// what went back, and what was sent to the bank.
import { afterEach, expect, test } from 'vitest';
import { press, RETURN_URL } from '../payments/sandbox-world.ts';
import { openPaypalWorld, type PaypalWorld } from './paypal-world.ts';

const DAY_MS = 86_400_000;
let world: PaypalWorld;
afterEach(() => world.close());

test('each day that is over is read once: payments, fees, what went back by hand, and the payout of that night', async () => {
  let ago = 2 * DAY_MS;
  const now = () => new Date(Date.now() - ago);
  world = await openPaypalWorld({ now });
  const pay = async (reference: string) => {
    const about = {
      reference,
      amountMinor: 5_000,
      currency: 'USD',
      email: 'a@b.c',
      returnUrl: RETURN_URL,
    } as const;
    const { pageUrl, providerRef } = await world.payments.begin(about);
    await press(pageUrl, 'approve');
    const sent = { reference, providerRef: providerRef!, wanted: true };
    return { pageUrl, sent, transaction: (await world.payments.confirm(sent)).providerId };
  };
  const one = await pay('one-1');
  const two = await pay('two-2');
  await press(two.pageUrl, 'by-hand');
  const { sent, transaction } = two;
  const [gone] = await world.payments.refunds.list({ ...sent, transaction, currency: 'USD' });
  expect(gone).toMatchObject({ amountMinor: 5_000, state: 'done' });
  ago = 0;
  const settlements = world.payments.settlements!;
  const [whole] = await settlements.list(1);
  const feesMinor = 2 * (Math.round(5_000 * 0.044) + 30);
  expect(whole).toMatchObject({
    ...{ currency: 'USD', totalMinor: 10_000, feesMinor, deductedMinor: 5_000, staysMinor: 0 },
    payoutMinor: 5_000 - feesMinor,
  });
  const inside = await settlements.transactions(whole!.id);
  expect(inside).toMatchObject([
    { providerId: one.transaction, reference: 'one-1', amountMinor: 5_000 },
    { providerId: two.transaction, reference: 'two-2' },
  ]);
  expect(await settlements.list(2)).toEqual([]);
});

test('what PayPal decided against us is kept from what goes to our bank', async () => {
  let ago = 2 * DAY_MS;
  world = await openPaypalWorld({ now: () => new Date(Date.now() - ago) });
  const whose = { reference: 'lost-1', amountMinor: 5_000, currency: 'USD', email: 'a@b.c' } as const;
  const { pageUrl, providerRef } = await world.payments.begin({ ...whose, returnUrl: RETURN_URL });
  await press(pageUrl, 'approve');
  await world.payments.confirm({ reference: 'lost-1', providerRef: providerRef!, wanted: true });
  for (const choice of ['dispute', 'against-us']) await press(pageUrl, choice);
  ago = 0;
  const [whole] = await world.payments.settlements!.list(1);
  expect(whole).toMatchObject({ totalMinor: 5_000, deductedMinor: 5_000, staysMinor: -250 });
});

test('a notice of what went back by hand names the payment in its links alone, and of what PayPal reversed it is told apart', async () => {
  world = await openPaypalWorld();
  const about = {
    reference: 'r-1',
    amountMinor: 5_000,
    currency: 'USD',
    email: 'a@b.c',
    returnUrl: RETURN_URL,
  } as const;
  const { pageUrl, providerRef } = await world.payments.begin(about);
  await press(pageUrl, 'approve');
  const { providerId } = await world.payments.confirm({
    reference: 'r-1',
    providerRef: providerRef!,
    wanted: true,
  });
  await press(pageUrl, 'reverse');
  const told = async () =>
    (
      await Promise.all(world.received.map(({ body, headers }) => world.payments.readNotice(body, headers)))
    ).find((one) => one?.kind === 'PAYMENT.CAPTURE.REVERSED');
  await expect.poll(told).toMatchObject({ reference: '', payload: { transaction: providerId } });
  expect(world.payments.subjectOf('PAYMENT.CAPTURE.REVERSED')).toBe('reversal');
});
