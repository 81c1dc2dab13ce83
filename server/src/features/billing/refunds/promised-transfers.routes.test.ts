// What a rule wants back of an order, part of which a bank takes back as a transfer: the rest goes back all the same.
import type * as billing from '@ijeuwa/contract/billing';
import { keepAsCredit } from '@ijeuwa/contract/credit';
import { listRefunds } from '@ijeuwa/contract/refunds';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { bankLines } from '#test/bank-lines.ts';
import { honestPayments } from '#test/honest-payments.ts';
import type { Client, Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
let world: World;
let bello: Client;
let amara: Client;
let ada: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance', 'admin']);
});
beforeEach(async () => {
  world.pass(77_777);
  ada = await world.as(`ada${++count}`);
});
afterAll(() => world.close());

const { place, find, pay, takeBack } = bankLines(() => ({ world, bello, amara, ada }));

/** A rule wants all of it back. */
const wantBack = ({ _id: orderId, total }: billing.Order) =>
  world.db.transaction((tx) =>
    world.features.billing.askingBack.once(tx, {
      ...{ orderId, reason: 'By a rule.', amountMinor: total.amountMinor },
    }),
  );

test('the smaller part of what a rule wants back: the rest does not stay, and is not said to', async () => {
  const order = await place('blossom');
  await pay(order, 40_000);
  const second = await pay(order, 35_000, 'TWO');
  await wantBack(order);
  const text = await takeBack(second, 35_000);
  expect(text).toContain('Of the rest of what was paid, ₦40,000 is to go back to you, as before');
  expect(text).not.toContain('so does Blossom');
  await world.features.billing.askingBack.askWaiting();
  const { refunds } = (await bello.call(listRefunds, { query: { reference: order.reference } })).body;
  expect(refunds.filter(({ state }) => state === 'requested')).toMatchObject([
    { amount: { amountMinor: 4_000_000 } },
  ]);
});

/** Paid whole and once more; the second is kept as credit. */
const keepSecond = async () => {
  const order = await place('blossom');
  await pay(order, 75_000);
  const second = await pay(order, 75_000, 'TWO');
  expect((await ada.call(keepAsCredit, { params: { id: order._id } })).status).toBe(200);
  return second;
};

test('credit that paid for a part of an order that a rule wants back: the rest still goes back', async () => {
  const second = await keepSecond();
  const other = await place('forever', 'card');
  const byCard = other.missing!.amountMinor;
  payments.pay(other.reference, { amountMinor: byCard, currency: 'NGN' });
  expect((await find(other)).status).toBe('paid');
  await wantBack(other);
  const text = await takeBack(second, 75_000);
  expect(text).toContain('is to go back to you, as before');
  await world.features.billing.askingBack.askWaiting();
  const { refunds } = (await bello.call(listRefunds, { query: { reference: other.reference } })).body;
  expect(refunds.filter(({ state }) => state === 'requested')).toMatchObject([
    { amount: { amountMinor: byCard } },
  ]);
});
