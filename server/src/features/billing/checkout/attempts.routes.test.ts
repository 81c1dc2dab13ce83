// Attempts to pay an order, through HTTP: one waits at a time, what was sent is never sent again, and nothing that came is missed.
import * as calls from '@ijeuwa/contract/billing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { honestPayments } from '#test/honest-payments.ts';
import type { Person } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const MINUTE = 60_000;
const payments = honestPayments();
let world: World;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
});
afterAll(() => world.close());

/** Time passes, and everybody stays signed in. */
const wait = async (ms: number) => {
  world.pass(ms);
  await staySignedIn(world);
};
const quote = async (person: Person, packageId = 'blossom', currency?: 'NGN' | 'USD' | 'EUR') =>
  (await person.call(calls.makeQuote, { body: { packageId, currency } })).body;
const order = async (person: Person, method: 'card' | 'bank_transfer', packageId = 'blossom') => {
  const { _id: quoteId } = await quote(person, packageId);
  return (await person.call(calls.placeOrder, { body: { quoteId, method } })).body;
};

test('a quote becomes one order, with one attempt for each method, however often and at once it is asked', async () => {
  const ada = await world.as('ada');
  const { _id: quoteId } = await quote(ada);
  const ask = () => ada.call(calls.placeOrder, { body: { quoteId, method: 'card' as const } });
  const many = await Promise.all(Array.from({ length: 20 }, ask));
  expect(new Set(many.map((one) => one.status))).toEqual(new Set([200]));
  expect(new Set(many.map((one) => `${one.body._id} ${one.body.pageUrl}`)).size).toBe(1);
  const transfer = await ada.call(calls.placeOrder, { body: { quoteId, method: 'bank_transfer' } });
  expect(transfer.body).toMatchObject({ _id: many[0]?.body._id, method: 'bank_transfer', status: 'open' });
  expect(transfer.body.reference).not.toBe(many[0]?.body.reference);
  expect((await ask()).body).toEqual(many[0]?.body);
});

test('while the provider is away nothing is half done, and the order is begun again later', async () => {
  const ada = await world.as('ada');
  const { _id: quoteId } = await quote(ada);
  const ask = () => ada.call(calls.placeOrder, { body: { quoteId, method: 'card' as const } });
  payments.state.away = true;
  const away = await ask();
  payments.state.away = false;
  expect(world.takeErrors()).toEqual([expect.objectContaining({ reason: 'unreachable' })]);
  expect(away.status).toBe(503);
  expect(away.headers['retry-after']).toBe('5');
  expect(away.refusal.message).toMatch(/Nothing was charged/);
  expect((await ask()).body).toMatchObject({ status: 'open', pageUrl: expect.stringContaining('blossom-') });
});

test('a page whose address was lost on the way is left behind for a new one', async () => {
  const ada = await world.as('ada');
  const { _id: quoteId } = await quote(ada);
  const ask = () => ada.call(calls.placeOrder, { body: { quoteId, method: 'card' as const } });
  payments.state.loseAnswers = true;
  expect((await ask()).status).toBe(503);
  payments.state.loseAnswers = false;
  const { body } = await ask();
  // What was lost is never sent again.
  expect(world.takeErrors().map(String)).toEqual([expect.stringContaining('the answer was lost')]);
  expect(body.pageUrl).toBe(`https://pay.example/${body.reference}`);
  const { rows } = await world.platform.pool.query(
    'select status, reference = $2 as shown from payment_attempt where order_id = $1 order by id',
    [body._id, body.reference],
  );
  expect(rows).toEqual([
    { status: 'unknown', shown: false },
    { status: 'pending', shown: true },
  ]);
});

test('money by a page whose address was lost is found by asking, and what the provider denies is given up', async () => {
  const ada = await world.as('ada');
  const { _id: quoteId } = await quote(ada);
  const ask = () => ada.call(calls.placeOrder, { body: { quoteId, method: 'card' as const } });
  const attempts = async (orderId: string) =>
    (
      await world.platform.pool.query(
        'select reference, status from payment_attempt where order_id = $1 order by id',
        [orderId],
      )
    ).rows;
  payments.state.away = true;
  await ask();
  payments.state.away = false;
  payments.state.loseAnswers = true;
  await ask();
  payments.state.loseAnswers = false;
  const { _id } = (await ask()).body;
  world.takeErrors();
  const [away, lost] = await attempts(_id);
  payments.pay(lost.reference);
  await wait(11 * MINUTE);
  await world.features.billing.payments.sweep();
  expect((await attempts(_id)).map(({ status }) => status)).toEqual(['abandoned', 'succeeded', 'pending']);
  expect(payments.begun.has(away.reference)).toBe(false);
  const paid = await ada.call(calls.findOrder, { params: { id: _id } });
  expect(paid.body).toMatchObject({ status: 'paid', reference: lost.reference, pageUrl: null });
});

test('another attempt goes on where one was refused, at the price of the order', async () => {
  const ada = await world.as('ada');
  const made = await order(ada, 'card');
  payments.fail(made.reference);
  const find = async () => (await ada.call(calls.findOrder, { params: { id: made._id } })).body;
  expect(await find()).toMatchObject({ status: 'failed', pageUrl: null });
  await wait(31 * MINUTE);
  const pay = (method: 'card' | 'bank_transfer') =>
    ada.call(calls.payOrder, { params: { id: made._id }, body: { method } });
  const again = (await pay('card')).body;
  expect(again).toMatchObject({ _id: made._id, status: 'open', total: made.total });
  expect(again.reference).not.toBe(made.reference);
  expect(again.pageUrl).toBe(`https://pay.example/${again.reference}`);
  expect((await pay('bank_transfer')).body).toMatchObject({ method: 'bank_transfer', status: 'open' });
  expect((await pay('card')).body).toEqual(again);
  await wait(24 * 60 * MINUTE);
  expect((await pay('card')).status).toBe(410);
  const bola = await world.as('bola');
  const foreign = await bola.call(calls.payOrder, { params: { id: made._id }, body: { method: 'card' } });
  expect(foreign.status).toBe(404);
});

test('a transfer that is on its way is still said to be, and still looked for, when a card is chosen after it', async () => {
  const ada = await world.as('ada');
  const made = await order(ada, 'bank_transfer');
  const announced = await ada.call(calls.announceTransfer, { params: { id: made._id } });
  const body = { method: 'card' as const };
  const chosen = (await ada.call(calls.payOrder, { params: { id: made._id }, body })).body;
  expect(chosen).toMatchObject({ method: 'card', announcedAt: announced.body.announcedAt });
  await wait(25 * 60 * MINUTE);
  await world.features.billing.payments.expireOrders();
  expect((await ada.call(calls.findOrder, { params: { id: made._id } })).body.status).toBe('open');
});

test('an order that is tried again says when its package would begin, and once paid, when it begins', async () => {
  const person = await world.as('begins-later');
  const find = async (id: string) => (await person.call(calls.findOrder, { params: { id } })).body;
  const first = await order(person, 'card');
  expect(first.beginsAt).toBeUndefined();
  payments.pay(first.reference);
  expect((await find(first._id)).beginsAt).toBeUndefined();
  const { endsAt } = (await person.call(calls.findSubscription, {})).body;
  const next = await order(person, 'card');
  payments.fail(next.reference);
  expect(await find(next._id)).toMatchObject({ status: 'failed', beginsAt: endsAt });
  const body = { method: 'bank_transfer' as const };
  const again = await person.call(calls.payOrder, { params: { id: next._id }, body });
  expect(again.body.beginsAt).toBe(endsAt);
  const larger = await order(person, 'card', 'harmony');
  expect(larger.beginsAt).toBeUndefined();
  const { reference } = (
    await person.call(calls.payOrder, { params: { id: next._id }, body: { method: 'card' } })
  ).body;
  payments.pay(reference);
  expect(await find(next._id)).toMatchObject({ status: 'paid', beginsAt: endsAt });
});
