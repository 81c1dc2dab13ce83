// What a provider pays out: the product's adapter against the payment sandbox, over real HTTP.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSandboxWorld, press, RETURN_URL, type SandboxWorld } from './sandbox-world.ts';
import type { SettlementFaults } from './settlements.ts';

const DAY_MS = 86_400_000;
let world: SandboxWorld;
let now: number;
let faults: SettlementFaults;
beforeEach(async () => {
  now = Date.parse('2026-11-23T10:00:00Z');
  faults = {};
  world = await openSandboxWorld({ now: () => new Date(now), settlementFaults: () => faults });
});
afterEach(() => world.close());

const pay = async (nth: number, amountMinor = 7_500_000) => {
  const order = {
    reference: `blossom-${nth}`,
    amountMinor,
    currency: 'NGN',
    email: 'a@example.com',
  } as const;
  const { pageUrl } = await world.payments.begin({ ...order, returnUrl: RETURN_URL });
  await press(pageUrl, 'pay');
  return pageUrl;
};
const list = () => world.payments.settlements!.list(1);
const inside = async () => world.payments.settlements!.transactions((await list())[0]!.id);

test('the payments of a day are paid out on the next, less the fees', async () => {
  await pay(1);
  await pay(2, 200_000);
  expect(await list()).toEqual([]);
  now += DAY_MS;
  const [one] = await list();
  expect(one).toMatchObject({ totalMinor: 7_700_000, feesMinor: 125_500, deductedMinor: 0, isDone: true });
  expect(one!.payoutMinor).toBe(7_574_500);
  expect((await inside()).map(({ reference, feesMinor }) => [reference, feesMinor])).toEqual([
    ['blossom-1', 122_500],
    ['blossom-2', 3_000],
  ]);
  expect(await world.payments.settlements!.list(2)).toEqual([]);
});

test('more than a page of transactions are all read', async () => {
  for (let nth = 0; nth < 101; nth++) await pay(nth, 1000);
  now += DAY_MS;
  expect(new Set((await inside()).map(({ reference }) => reference)).size).toBe(101);
});

test('one is missing, one has another amount, one comes later', async () => {
  for (let nth = 1; nth <= 3; nth++) await pay(nth);
  faults = { missing: 'blossom-1', wrongAmount: 'blossom-2', later: { reference: 'blossom-3', days: 2 } };
  now += DAY_MS;
  expect((await inside()).map(({ reference, amountMinor }) => [reference, amountMinor])).toEqual([
    ['blossom-2', 7_499_900],
  ]);
  now += 2 * DAY_MS;
  expect((await inside()).map(({ reference }) => reference)).toEqual(['blossom-3']);
});

test('what a bank took of a payment is kept from the next payouts, until all of it is', async () => {
  const page = await pay(1);
  now += DAY_MS;
  expect(await list()).toMatchObject([{ deductedMinor: 0, payoutMinor: 7_377_500 }]);
  await press(page, 'dispute');
  await press(page, 'bank-against-us');
  now += DAY_MS;
  await pay(2, 5_000_000);
  now += DAY_MS;
  await pay(3, 5_000_000);
  now += DAY_MS;
  const [last, before, first] = await list();
  expect([first, before, last]).toMatchObject([
    { deductedMinor: 0, payoutMinor: 7_377_500 },
    { deductedMinor: 4_915_000, payoutMinor: 0 },
    { deductedMinor: 2_585_000, payoutMinor: 2_330_000 },
  ]);
});

test('what goes back on a day without a payment is kept from the next payout too', async () => {
  const page = await pay(1);
  now += DAY_MS;
  await press(page, 'by-hand');
  now += DAY_MS;
  await pay(2, 9_000_000);
  now += DAY_MS;
  expect((await list())[0]).toMatchObject({ deductedMinor: 7_500_000 });
});
