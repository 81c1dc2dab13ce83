// What a member reads when the bank takes a transfer back: what really became of the order, of its rest and of credit.
import * as billing from '@ijeuwa/contract/billing';
import { keepAsCredit } from '@ijeuwa/contract/credit';
import { approveRefund, listRefunds } from '@ijeuwa/contract/refunds';
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

test('a part that is taken back before the rest came had bought nothing', async () => {
  const order = await place('blossom');
  const text = await takeBack(await pay(order, 40_000), 40_000);
  expect((await find(order)).status).toBe('cancelled');
  expect(text).toContain('Nothing had been bought with it yet. The order for Blossom has ended.');
  expect(text).not.toContain('stays as it is');
});

test('of two parts of a price the other one goes on waiting for what is missing', async () => {
  const order = await place('blossom');
  const first = await pay(order, 20_000);
  await pay(order, 30_000, 'TWO');
  const text = await takeBack(first, 20_000);
  expect(await find(order)).toMatchObject({
    status: 'part_paid',
    missing: { amountMinor: 4_500_000 },
    restBy: expect.any(String),
  });
  expect(text).toContain('The order for Blossom waits for what is missing.');
});

test('most of a price that came in two parts: the rest is asked back, and what was bought ends with it', async () => {
  const order = await place('blossom');
  const first = await pay(order, 40_000);
  await pay(order, 35_000, 'TWO');
  expect((await find(order)).status).toBe('paid');
  const text = await takeBack(first, 40_000);
  expect(text).toContain('That was most of what Blossom was paid with. So the rest, ₦35,000, is asked back');
  expect(text).not.toContain('stays as it is');
  const { refunds } = (await bello.call(listRefunds, { query: { reference: order.reference } })).body;
  expect(refunds).toMatchObject([{ amount: { amountMinor: 3_500_000 }, state: 'requested' }]);
  const body = { reason: 'the rest of it' };
  await amara.call(approveRefund, { params: { id: refunds[0]!._id }, body });
  expect((await ada.call(billing.findSubscription, {})).body.label).toBe('No package yet');
});

test('the smaller part: what was bought stays, and so does the rest', async () => {
  const order = await place('blossom');
  await pay(order, 40_000);
  const text = await takeBack(await pay(order, 35_000, 'TWO'), 35_000);
  expect(text).toContain('The rest of what was paid stays, and so does Blossom.');
});

test('the whole, of which some was kept as credit: the package has ended, and the credit is gone', async () => {
  const order = await place('blossom');
  const name = await pay(order, 80_000);
  await ada.call(keepAsCredit, { params: { id: order._id } });
  const text = await takeBack(name, 80_000);
  expect((await find(order)).status).toBe('charged_back');
  expect(text).toContain('With it Blossom has ended. Your chats stay');
  expect(text).toContain('You had kept ₦5,000 of it as credit, and not spent that: this credit is gone.');
});

/** Paid whole and once more; the second is kept as credit. */
const keepSecond = async () => {
  const order = await place('blossom');
  await pay(order, 75_000);
  const second = await pay(order, 75_000, 'TWO');
  expect((await ada.call(keepAsCredit, { params: { id: order._id } })).status).toBe(200);
  return second;
};

test('credit that was not spent is gone, and what was paid with other money is named as staying', async () => {
  const text = await takeBack(await keepSecond(), 75_000);
  expect(text).toContain('beside what Blossom was paid with, which stays as it is');
  expect(text).toContain('You had kept ₦75,000 of it as credit, and not spent that: this credit is gone.');
  expect(text).not.toContain('has ended');
});

test('credit that paid for a part of another order: that one goes on, and is named so', async () => {
  const second = await keepSecond();
  const other = await place('forever', 'card');
  payments.pay(other.reference, { amountMinor: other.missing!.amountMinor, currency: 'NGN' });
  expect((await find(other)).status).toBe('paid');
  const text = await takeBack(second, 75_000);
  expect((await find(other)).status).toBe('paid');
  expect(text).toContain(
    `₦75,000 of it was credit that had paid for My Forever (${other.reference}), and is gone.`,
  );
  expect(text).toContain('The rest of what was paid stays, and so does My Forever.');
  expect(text).not.toContain('this credit is gone');
  expect(text).not.toContain('has ended');
});

test('credit that paid for all of another order: it ends, and is named', async () => {
  const second = await keepSecond();
  const other = await place('blossom', 'credit');
  expect(other.status).toBe('paid');
  const text = await takeBack(second, 75_000);
  expect((await find(other)).status).toBe('charged_back');
  expect(text).toContain(
    `had paid for Blossom (${other.reference}), and is gone. With it the time of Blossom from `,
  );
  expect(text).toContain('What else you have paid for goes on: Blossom until ');
});
