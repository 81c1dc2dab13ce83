// What a provider pays out: posted once, compared with what came, and what does not agree stands until it is closed.
import * as calls from '@ijeuwa/contract/billing';
import * as settlements from '@ijeuwa/contract/settlements';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import type { ProviderSettlement } from '#platform/ports/settlements.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const PRICE = 7_500_000;
const FEE = 200_000;
const payments = honestPayments();
let world: World;
let bello: Client;
let ada: Person;
let count = 0;

beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  ada = await world.as('ada');
});
afterAll(() => world.close());

const rows = async (text: string) => (await world.platform.pool.query(text)).rows;
const buy = async (): Promise<string> => {
  const order = await placedBy(ada, { method: 'card' });
  payments.pay(order.reference);
  await ada.call(calls.findOrder, { params: { id: order._id } });
  return order.reference;
};
const item = (reference: string, amountMinor = PRICE) => ({
  providerId: reference,
  reference,
  amountMinor,
  feesMinor: FEE,
  currency: 'NGN',
});
const payOut = (inside: ReturnType<typeof item>[], change: Partial<ProviderSettlement> = {}) => {
  const totalMinor = inside.reduce((sum, one) => sum + one.amountMinor, 0);
  const feesMinor = inside.length * FEE;
  const whole = {
    id: `s-${++count}`,
    currency: 'NGN',
    totalMinor,
    feesMinor,
    deductedMinor: 0,
    isDone: true,
  };
  const settledAt = world.clock.now();
  payments.payOut({ ...whole, settledAt, payoutMinor: totalMinor - feesMinor, ...change }, inside);
};
const read = () => world.features.billing.settlementReading.read();
const listed = async () => (await bello.call(settlements.listSettlements, { query: {} })).body;
const pass = async (days: number) => {
  world.pass(days * DAY_MS);
  await staySignedIn(world);
};
const balance = async (account: string) =>
  Number(
    (
      await rows(`select coalesce(sum(amount_minor), 0) as n from ledger_line where account = '${account}'`)
    )[0].n,
  );

test('a settlement posts its fees and its payout once, however often and by how many it is read', async () => {
  const reference = await buy();
  payOut([item(reference)]);
  await Promise.all([read(), read(), read()]);
  await read();
  expect(await balance('expense:fees')).toBe(FEE);
  expect(await balance('asset:bank:main')).toBe(PRICE - FEE);
  expect(await balance('asset:provider:paystack')).toBe(0);
  const { settlements: all, differences } = await listed();
  expect(all).toMatchObject([{ name: 's-1', transactions: 1, payout: { amountMinor: PRICE - FEE } }]);
  expect(differences).toEqual([]);
  await world.features.billing.trialBalance.check();
});

test('what is not at our bank yet is not read, and while the provider is away nothing is', async () => {
  const before = (await listed()).settlements.length;
  payOut([], { isDone: false });
  await read();
  payments.state.away = true;
  await expect(read()).rejects.toThrow();
  payments.state.away = false;
  expect((await listed()).settlements).toHaveLength(before);
});

test('each thing that does not agree stands in the list until somebody closes it with a reason', async () => {
  const [one, two] = [await buy(), await buy()];
  payOut([item(one, PRICE - 100), item('nobody-1')]);
  payOut([item(two)], { payoutMinor: 1000 });
  payOut([item(two)]);
  await read();
  await read();
  const { differences } = await listed();
  expect(differences.map(({ kind, reference }) => [kind, reference]).toSorted()).toEqual([
    ['amount', one],
    ['sum', `s-${count - 1}`],
    ['twice', two],
    ['unknown', 'nobody-1'],
  ]);
  expect(differences.find(({ kind }) => kind === 'amount')).toMatchObject({
    said: { amountMinor: PRICE - 100 },
    ours: { amountMinor: PRICE },
  });
  const params = { id: differences[0]!._id };
  expect((await bello.send('POST', `/api/staff/settlements/differences/${params.id}/close`, {})).status).toBe(
    400,
  );
  const close = () => bello.call(settlements.closeDifference, { params, body: { reason: 'asked Paystack' } });
  expect((await close()).status).toBe(200);
  expect((await close()).status).toBe(409);
  expect((await listed()).differences).toHaveLength(3);
  await world.features.billing.trialBalance.check();
});

test('what is not settled in time is told once, and leaves the list by itself when it comes', async () => {
  const reference = await buy();
  const late = async () => (await listed()).differences.filter(({ kind }) => kind === 'late');
  await pass(settlements.SETTLED_WITHIN_DAYS - 1);
  await read();
  expect(await late()).toEqual([]);
  await pass(2);
  await read();
  await read();
  expect(await late()).toMatchObject([{ reference, said: null, ours: { amountMinor: PRICE } }]);
  payOut([item(reference)]);
  await read();
  expect(await late()).toEqual([]);
});
