// The inbox of notices: what cannot be answered waits longer each time and holds nothing up, and money that cannot be settled is seen.
import * as calls from '@ijeuwa/contract/billing';
import { listOddPayments } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
let world: World;
let bello: Client;
let member: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  bello = await signInStaff(world, 'bello', ['finance']);
});
beforeEach(async () => {
  member = await world.as(`member${++count}`);
});
afterAll(() => world.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const place = (method: 'card' | 'bank_transfer' = 'card') => placedBy(member, { method });
const handle = () => world.features.billing.payments.handleWaiting();
/** As they are kept while they wait: nothing is done about them behind the test. */
const keep = (eventId: string, reference: string) =>
  rows(
    `insert into provider_notice (provider, event_id, reference, kind, received_at)
     values ('paystack', $1, $2, 'charge.success', $3)`,
    eventId,
    reference,
    world.clock.now(),
  );

test('a hundred notices that cannot be answered do not starve a newer one', async () => {
  const waits = await place();
  for (let nth = 0; nth < 100; nth++) await keep(`waits-${nth}`, waits.reference);
  await handle();
  const paid = await place();
  payments.pay(paid.reference);
  await keep('newer', paid.reference);
  await handle();
  const [newer] = await rows("select outcome from provider_notice where event_id = 'newer'");
  expect(newer).toEqual({ outcome: 'paid' });
});

test('what cannot be answered is asked about again, less and less often', async () => {
  const waits = await place();
  await keep('again', waits.reference);
  const triesAfter = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute++) {
      world.pass(MINUTE_MS);
      await handle();
    }
    return (await rows("select tries from provider_notice where event_id = 'again'"))[0].tries;
  };
  expect(await triesAfter(10)).toBeGreaterThan(2);
  expect(await triesAfter(50)).toBeLessThan(9);
  payments.pay(waits.reference);
  await triesAfter(60);
  expect(await rows("select outcome from provider_notice where event_id = 'again'")).toEqual([
    { outcome: 'paid' },
  ]);
});

test('what a notice says of the money is kept with it', async () => {
  const order = await place();
  payments.pay(order.reference);
  const notice = payments.notice(order.reference, 'charge.success', { id: 7, amount: 100 });
  await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...notice });
  expect(await rows('select payload from provider_notice where reference = $1', order.reference)).toEqual([
    { payload: { id: 7, amount: 100 } },
  ]);
});

test('money that came and cannot be settled is seen by staff, and its order not cancelled, until it is taken in', async () => {
  const order = await place();
  await rows(`create function refuse_grants() returns trigger language plpgsql as
    $$ begin raise exception 'no grants today'; end $$`);
  await rows('create trigger broken before insert on package_grant execute function refuse_grants()');
  payments.pay(order.reference);
  const seen = async () =>
    (await bello.call(listOddPayments, { query: { reference: order.reference } })).body.payments;
  const refused = await member.call(calls.cancelOrder, { params: { id: order._id } });
  expect([refused.status, refused.refusal.message]).toEqual([503, expect.stringMatching(/^Money has come/)]);
  expect(await seen()).toMatchObject([{ outcome: 'not_settled', closed: null }]);
  expect(world.takeErrors().length).toBeGreaterThan(0);
  await rows('drop trigger broken on package_grant');
  world.pass(2 * MINUTE_MS);
  await keep('later', order.reference);
  await handle();
  expect(await seen()).toMatchObject([{ outcome: 'not_settled', closed: { reason: 'It was taken in.' } }]);
  expect((await member.call(calls.findOrder, { params: { id: order._id } })).body.status).toBe('paid');
});

test('a rush of notices is answered at once, and looked into four at a time', async () => {
  const order = await place();
  let running = 0;
  let most = 0;
  const { confirm } = payments.provider;
  payments.provider.confirm = async (asked) => {
    most = Math.max(most, ++running);
    try {
      return await confirm(asked);
    } finally {
      running--;
    }
  };
  payments.pay(order.reference);
  const inbox = world.features.billing.payments;
  const rush = Array.from({ length: 30 }, (_, nth) => {
    const notice = payments.notice(order.reference, 'charge.success', { id: nth });
    return world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...notice });
  });
  expect(new Set((await Promise.all(rush)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await expect
    .poll(() =>
      rows('select 1 from provider_notice where reference = $1 and handled_at is null', order.reference),
    )
    .toEqual([]);
  await inbox.handleWaiting();
  payments.provider.confirm = confirm;
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(4);
});

test('giving up, tapped again and again while it is being paid, is refused each time', async () => {
  const order = await place();
  payments.pay(order.reference, { state: 'under_way' });
  const tap = () => member.call(calls.cancelOrder, { params: { id: order._id } });
  const taps = [...(await Promise.all([tap(), tap(), tap()])), await tap()];
  expect(taps.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
});

test('giving up in a loop asks the provider ten times a minute of each attempt, and no more', async () => {
  const [order, other] = [await place(), await place()];
  for (const { reference } of [order, other]) payments.pay(reference, { state: 'under_way' });
  const tap = ({ _id: id }: { _id: string }) => member.call(calls.cancelOrder, { params: { id } });
  const asked = payments.state.asked;
  const statuses: number[] = [];
  for (let nth = 0; nth < 13; nth++) statuses.push((await tap(order)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(409), 429, 429, 429]);
  expect(payments.state.asked - asked).toBe(10);
  expect((await tap(other)).status).toBe(409);
});

test('ordering and giving up in a loop is given sixty pages in ten minutes: then a transfer to our account is left', async () => {
  const looping = await world.as('looping');
  const place = async (method: calls.Order['method']) => {
    const { body: quote } = await looping.call(calls.makeQuote, { body: { packageId: 'blossom' } });
    return looping.call(calls.placeOrder, { body: { quoteId: quote._id, method } });
  };
  // Of the sixty all but one are taken before.
  const { limits } = world.platform;
  const page = () => limits.take('payment-page', looping.id, { points: 60, seconds: 600 });
  await Promise.all(Array.from({ length: 59 }, page));
  const { body, status } = await place('card');
  expect(status).toBe(200);
  await looping.call(calls.cancelOrder, { params: { id: body._id } });
  const [pages, asked] = [payments.state.pages.length, payments.state.asked];
  expect((await place('card')).status).toBe(429);
  expect([payments.state.pages.length, payments.state.asked]).toEqual([pages, asked]);
  expect((await place('bank_transfer')).status).toBe(200);
});

test.each(['card', 'bank_transfer'] as const)(
  'while the database is busy, giving up an order by %s is answered as all else: nothing is said of a provider',
  async (method) => {
    const { _id: id } = await place(method);
    const give = () => member.call(calls.cancelOrder, { params: { id } });
    const { pool } = world.platform;
    const { query } = pool;
    const asked = payments.state.asked;
    const busy = vi
      .spyOn(pool, 'query')
      .mockImplementation(((...given: [{ text?: string }]) =>
        given[0].text?.includes('"provider" <>')
          ? Promise.reject(new Error('timeout exceeded when trying to connect'))
          : Reflect.apply(query, pool, given)) as never);
    const refused = await give();
    busy.mockRestore();
    const said = [refused.status, refused.refusal.message];
    expect(said).toEqual([503, 'We are back in a moment. Please try again.']);
    expect(payments.state.asked).toBe(asked);
    expect((await give()).body.status).toBe('cancelled');
    expect(payments.state.asked - asked).toBe(method === 'card' ? 1 : 0);
  },
);
