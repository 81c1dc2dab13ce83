// A code is taken as often as it may be and no more: with the order, let go with it, and by money that comes late.
import * as calls from '@ijeuwa/contract/billing';
import * as codes from '@ijeuwa/contract/codes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CodeBuyers, makeCodeBuyers } from '#test/code-buyers.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { dieIn } from '#test/money-crash.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
let world: World;
let own: CodeBuyers;
let ada: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
});
beforeEach(async () => {
  count += 1;
  own = await makeCodeBuyers(world, payments, count);
  ada = await own.confirmed('ada');
});
afterAll(() => world.close());

test('the same code goes on with another order of the same purchase, and is taken once', async () => {
  await own.add({ uses: 1 });
  const first = await own.buy(ada);
  const second = await own.buy(ada);
  expect(second._id).not.toBe(first._id);
  await ada.call(calls.cancelOrder, { params: { id: second._id } });
  expect(await own.usesOf()).toEqual({ used: 0, reserved: 1 });
  expect((await own.pay(ada, first)).status).toBe('paid');
  expect(await own.usesOf()).toEqual({ used: 1, reserved: 0 });
});

test('an order that is cancelled or expires lets go of its code, and so does one beside the paid one', async () => {
  await own.add({ uses: 1 });
  const obi = await own.confirmed('obi');
  const isTaken = async () =>
    (await obi.call(codes.listDiscounts, {})).body.discounts.find((one) => one.code === own.code)!.taken;
  expect(await isTaken()).toBeUndefined();
  const first = await own.buy(ada);
  expect(await isTaken()).toBe(true);
  expect((await own.quote(obi)).refusal.fields?.code).toMatch(/All uses of this code are taken now/);
  await ada.call(calls.cancelOrder, { params: { id: first._id } });
  await own.buy(obi, 'bank_transfer');
  expect(await own.usesOf()).toEqual({ used: 0, reserved: 1 });
  await own.passDays(2);
  expect(await own.usesOf()).toEqual({ used: 0, reserved: 0 });
  await own.buy(ada);
  const plain = await own.buy(ada, 'card', { code: '' });
  expect((await own.pay(ada, plain)).status).toBe('paid');
  expect(await own.usesOf()).toEqual({ used: 0, reserved: 0 });
});

test('a process that dies where another order has the reference leaves no code taken without its order', async () => {
  await own.add({ uses: 1 });
  await own.buy(await own.confirmed('obi'), 'card', { code: '' });
  const { body: price } = await own.quote(ada);
  await dieIn(world, payments, 'commit', () => own.placeFor(ada, price._id));
  world.takeErrors();
  const { rows } = await world.platform.pool.query(
    `select 1 from code_use u where u.code_key = $1 and u.state = 'reserved'
      and not exists (select from purchase_order o where o.purchase_id = u.purchase_id)`,
    [own.code.toLowerCase()],
  );
  expect(rows).toEqual([]);
  await own.passDays(2);
  expect(await own.usesOf()).toEqual({ used: 0, reserved: 0 });
});

test('a price that was quoted with the last use is refused once somebody else has it', async () => {
  await own.add({ uses: 1 });
  const obi = await own.confirmed('obi');
  const [mine, theirs] = [(await own.quote(ada)).body, (await own.quote(obi)).body];
  expect((await own.placeFor(obi, theirs._id)).status).toBe(200);
  const late = await own.placeFor(ada, mine._id);
  expect([late.status, late.refusal.message]).toEqual([
    409,
    'All uses of this code are taken now. Nothing was charged. Please remove it and pay the whole price, or try another one.',
  ]);
});

test('late money takes the code again where one is left', async () => {
  await own.add({ uses: 1 });
  const order = await own.buy(ada);
  await own.passDays(2);
  expect(await own.payLate(ada, order)).toMatchObject({ status: 'paid', total: { amountMinor: 5_625_000 } });
  expect(await own.usesOf()).toEqual({ used: 1, reserved: 0 });
});

test('late money without a code left is a part of the whole price; the rest settles it', async () => {
  await own.add({ uses: 1 });
  const order = await own.buy(ada);
  await own.passDays(2);
  const obi = await own.confirmed('obi');
  await own.buy(obi);
  const part = await own.payLate(ada, order);
  expect(part).toMatchObject({
    status: 'part_paid',
    total: { amountMinor: 7_500_000 },
    discount: null,
    missing: { amountMinor: 1_875_000 },
  });
  expect(await own.usesOf()).toEqual({ used: 0, reserved: 1 });
  expect((await own.payRest(ada, order)).status).toBe('paid');
  expect(await own.booksOf(order)).toEqual({
    'asset:provider:paystack': 7_500_000,
    'liability:deferred': -7_500_000,
  });
});

test('late money in another currency takes no code and changes no price', async () => {
  await own.add({ uses: 1 });
  const order = await own.buy(ada);
  await own.passDays(2);
  const seen = await own.payLate(ada, order, { currency: 'USD' });
  expect(seen).toMatchObject({ status: 'expired', total: { amountMinor: 5_625_000 } });
  expect(await own.usesOf()).toEqual({ used: 0, reserved: 0 });
});

test('a part of a lowered price keeps its code until the rest has come', async () => {
  await own.add({ uses: 1 });
  const order = await own.buy(ada);
  expect((await own.pay(ada, order, 1_000_000)).missing?.amountMinor).toBe(4_625_000);
  await own.passDays(9);
  expect(await own.usesOf()).toEqual({ used: 0, reserved: 1 });
  expect((await own.payRest(ada, order)).status).toBe('paid');
  expect(await own.booksOf(order)).toEqual({
    'asset:provider:paystack': 5_625_000,
    'contra:discount': 1_875_000,
    'liability:deferred': -7_500_000,
  });
});

test('of many at once on a code with ten uses exactly ten have it, and nobody is told anything but why', async () => {
  await own.add({ uses: 10 });
  const people = [];
  for (let index = 0; index < 20; index++) people.push(await own.confirmed(`rush${index}x`));
  const prices: Awaited<ReturnType<typeof own.quote>>[] = [];
  for (const person of people) prices.push(await own.quote(person));
  expect(prices.every(({ status }) => status === 200)).toBe(true);
  const placed = await Promise.all(
    people.map((person, at) => own.placeFor(person, prices[at]!.body._id, at % 2 ? 'card' : 'bank_transfer')),
  );
  const statuses = placed.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 409)).toHaveLength(10);
  expect(await own.usesOf()).toEqual({ used: 0, reserved: 10 });
});

test('the database itself refuses one use too many, and a limit below what was taken', async () => {
  const made = await own.add({ uses: 2 });
  await own.buy(ada);
  await own.buy(await own.confirmed('obi'));
  const third = await own.confirmed('third');
  const write = world.platform.pool.query(
    `insert into code_use (code_key, member_id, state, taken_at, used_at) values ($1, $2, 'used', now(), now())`,
    [own.code.toLowerCase(), third.id],
  );
  await expect(write).rejects.toMatchObject({ constraint: 'code_use_within_limit' });
  const fewer = { data: own.entry({ uses: 1 }), reason: 'fewer', seenVersion: made.current.version };
  const refused = await own.desk().call(codes.changeCode, { params: { key: made.key }, body: fewer });
  expect([refused.status, refused.refusal.fields?.['data.uses']]).toEqual([
    400,
    'It has been taken 2 times already; it cannot be fewer.',
  ]);
});
