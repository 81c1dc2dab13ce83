// The checkout as members use it, through HTTP.
import * as calls from '@ijeuwa/contract/billing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { honestPayments } from '#test/honest-payments.ts';
import type { Person } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { billingJobs } from '../billing.jobs.ts';

const MINUTE = 60_000;
const payments = honestPayments();
let world: World;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
});
afterAll(() => world.close());

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

test('anybody sees the four packages with their prices and features', async () => {
  const { body } = await world.stranger().call(calls.listPackages, {});
  const seen = body.packages.map(({ id, name, price, priceUSD, priceEUR, period, color }) =>
    [id, name, price, priceUSD, priceEUR, period, color].join(' | '),
  );
  expect(seen).toEqual([
    'blossom | Blossom | 75000 | 20 | 18 | 1 month | wine',
    'harmony | Harmony | 125000 | 33 | 30 | 3 months | leaf',
    'forever | My Forever | 225000 | 66 | 60 | 6 months | gold',
    'personalized | Personalized Matching | 475000 | 125 | 115 | 1 year | coral',
  ]);
  expect(body.packages.every((one) => one.features.length >= 4)).toBe(true);
  expect(JSON.stringify(body)).not.toContain('grants');
});

test('a price is made by the server, in naira unless asked otherwise, and named in minor units', async () => {
  const ada = await world.as('ada');
  const naira = await quote(ada, 'harmony');
  expect(naira).toMatchObject({
    packageName: 'Harmony',
    total: { amountMinor: 12_500_000, currency: 'NGN' },
    tax: { amountMinor: 0, currency: 'NGN' },
    methods: ['card', 'bank_transfer'],
  });
  expect(+new Date(naira.expiresAt) - +world.clock.now()).toBe(30 * MINUTE);
  expect(await quote(ada, 'harmony', 'USD')).toMatchObject({
    total: { amountMinor: 3300, currency: 'USD' },
    methods: ['card'],
  });
});

test('twenty orders are listed, and the older ones on request: none twice, none of another member', async () => {
  const often = await world.as('often');
  const made: string[] = [];
  for (let nth = 0; nth < 22; nth++) made.unshift((await order(often, 'card'))._id);
  const newest = (await often.call(calls.listOrders, {})).body.orders.map(({ _id }) => _id);
  expect(newest).toEqual(made.slice(0, 20));
  const query = { before: newest.at(-1)! };
  const older = (await often.call(calls.listOlderOrders, { query })).body.orders;
  expect(older.map(({ _id }) => _id)).toEqual(made.slice(20));
  const stranger = await world.as('elsewhere');
  expect((await stranger.call(calls.listOlderOrders, { query })).body.orders).toEqual([]);
});

test('a price says when the package would begin: at once, or after what runs and holds as much', async () => {
  const eze = await world.as('eze');
  expect((await quote(eze, 'harmony')).beginsAt).toBeNull();
  const card = await order(eze, 'card', 'harmony');
  payments.pay(card.reference);
  await eze.call(calls.findOrder, { params: { id: card._id } });
  const { endsAt } = (await eze.call(calls.findSubscription, {})).body;
  expect((await quote(eze, 'blossom')).beginsAt).toBe(endsAt);
  expect((await quote(eze, 'harmony')).beginsAt).toBe(endsAt);
  expect((await quote(eze, 'forever')).beginsAt).toBeNull();
});

test('a price cannot be handed in, nor an unknown package or currency asked for', async () => {
  const ada = await world.as('ada');
  const forged = await ada.send('POST', calls.makeQuote.path, { packageId: 'blossom', amountMinor: 1 });
  expect(forged.status).toBe(400);
  expect(forged.refusal).toMatchObject({ code: 'unknown_field', fields: { amountMinor: expect.anything() } });
  expect((await ada.send('POST', calls.makeQuote.path, { packageId: 'gold' })).status).toBe(404);
  expect(
    (await ada.send('POST', calls.makeQuote.path, { packageId: 'blossom', currency: 'GBP' })).status,
  ).toBe(400);
  expect((await ada.send('POST', calls.makeQuote.path, {})).refusal.message).toBe('Please choose a package.');
});

test('without a provider that takes it the euro shows its price, and cannot be paid', async () => {
  const ada = await world.as('ada');
  const euro = await quote(ada, 'blossom', 'EUR');
  expect(euro).toMatchObject({ total: { amountMinor: 1800, currency: 'EUR' }, methods: [] });
  const refused = await ada.call(calls.placeOrder, { body: { quoteId: euro._id, method: 'card' } });
  expect(refused.status).toBe(400);
  expect(refused.refusal.message).toMatch(/another currency/);
});

test('dollars cannot be transferred to the naira account', async () => {
  const ada = await world.as('ada');
  const { _id: quoteId } = await quote(ada, 'blossom', 'USD');
  expect((await ada.call(calls.placeOrder, { body: { quoteId, method: 'bank_transfer' } })).status).toBe(400);
});

test('a card order leads to the provider’s page with our amount, and back to us', async () => {
  const ada = await world.as('ada');
  const made = await order(ada, 'card', 'forever');
  expect(made).toMatchObject({ status: 'open', bank: null, item: { title: 'My Forever' } });
  expect(made.reference).toMatch(/^forever-\d{13}$/);
  expect(made.pageUrl).toBe(`https://pay.example/${made.reference}`);
  expect(payments.begun.get(made.reference)).toMatchObject({
    amountMinor: 22_500_000,
    currency: 'NGN',
    email: 'ada@example.com',
    returnUrl: expect.stringContaining(`/payment-confirmation?order=${made._id}`),
  });
});

test('orders of the same moment have references of their own', async () => {
  const people = await Promise.all(['eve', 'fola', 'gozie', 'hauwa'].map((name) => world.as(name)));
  const made = await Promise.all(people.map((person) => order(person, 'bank_transfer', 'harmony')));
  expect(new Set(made.map((one) => one.reference)).size).toBe(4);
});

test('an order keeps who bought it, as they were then, sealed; an account that is erased later stays in the books', async () => {
  const uche = await world.as('uche');
  const { _id } = await order(uche, 'bank_transfer');
  const { pool, sealing } = world.platform;
  const { rows } = await pool.query('select buyer_sealed from purchase_order where id = $1', [_id]);
  const buyer = { name: 'Uche', email: 'uche@example.com', country: 'Nigeria' };
  expect(JSON.parse(sealing.open(rows[0].buyer_sealed))).toEqual(buyer);
  // Said to have been paid, it waits for staff, who read the name there when the profile is gone.
  await uche.call(calls.announceTransfer, { params: { id: _id } });
  await world.db.transaction((tx) => world.features.billing.buyers.settle(tx, uche.id));
  await pool.query('delete from profile where member_id = $1', [uche.id]);
  const waiting = await world.features.billing.transfers.list(
    { staffId: await someStaff(), sessionId: '', roles: [] },
    rows[0].reference,
  );
  expect(waiting.find(({ orderId }) => orderId === _id)?.member.name).toBe('Uche');
});

const someStaff = async (): Promise<string> => {
  const { rows } = await world.platform.pool.query(
    "insert into staff (email, name, roles) values ('teller@example.com', 'Teller', '{finance}') returning id",
  );
  return rows[0].id;
};

test('an expired price is refused, but its order is still found', async () => {
  const ada = await world.as('ada');
  const used = await quote(ada);
  const ask = { body: { quoteId: used._id, method: 'bank_transfer' as const } };
  const placed = await ada.call(calls.placeOrder, ask);
  const unused = await quote(ada);
  await wait(30 * MINUTE);
  const late = await ada.call(calls.placeOrder, { body: { quoteId: unused._id, method: 'card' } });
  expect(late.status).toBe(410);
  expect((await ada.call(calls.placeOrder, ask)).body._id).toBe(placed.body._id);
});

test('a transfer shows a demonstration account outside production, for 24 hours', async () => {
  const ada = await world.as('ada');
  const made = await order(ada, 'bank_transfer');
  expect(made.bank).toMatchObject({ demonstration: true, accountNumber: '0000000000' });
  expect(+new Date(made.expiresAt) - +new Date(made.createdAt)).toBe(24 * 60 * MINUTE);
  await wait(24 * 60 * MINUTE);
  await world.features.billing.payments.expireOrders();
  const later = await ada.call(calls.findOrder, { params: { id: made._id } });
  expect(later.body).toMatchObject({ status: 'expired', bank: null });
});

test('an announced transfer stays open for staff; announcing twice changes nothing', async () => {
  const ada = await world.as('ada');
  const made = await order(ada, 'bank_transfer');
  const first = await ada.call(calls.announceTransfer, { params: { id: made._id } });
  await wait(25 * 60 * MINUTE);
  const second = await ada.call(calls.announceTransfer, { params: { id: made._id } });
  expect(second.body.announcedAt).toBe(first.body.announcedAt);
  await world.features.billing.payments.expireOrders();
  expect((await ada.call(calls.findOrder, { params: { id: made._id } })).body.status).toBe('open');
});

test('there is no transfer to announce for a card order', async () => {
  const ada = await world.as('ada');
  const { _id: id } = await order(ada, 'card');
  expect((await ada.call(calls.announceTransfer, { params: { id } })).status).toBe(409);
});

test('a given-up order says so, and giving up twice is fine', async () => {
  const ada = await world.as('ada');
  const { _id: id } = await order(ada, 'card');
  const first = await ada.call(calls.cancelOrder, { params: { id } });
  expect(first.body).toMatchObject({ status: 'cancelled', endedBecause: 'given_up', pageUrl: null });
  expect((await ada.call(calls.cancelOrder, { params: { id } })).body.status).toBe('cancelled');
});

test('an order whose money has arrived cannot be given up any more', async () => {
  const ada = await world.as('ada');
  const made = await order(ada, 'card');
  payments.pay(made.reference);
  const refused = await ada.call(calls.cancelOrder, { params: { id: made._id } });
  expect(refused.status).toBe(409);
  expect((await ada.call(calls.findOrder, { params: { id: made._id } })).body.status).toBe('paid');
});

test('what is being paid at this moment, or cannot be asked about, is not given up', async () => {
  const ada = await world.as('ada');
  const { _id: id, reference } = await order(ada, 'card');
  const cancel = () => ada.call(calls.cancelOrder, { params: { id } });
  payments.pay(reference, { state: 'under_way' });
  const first = await cancel();
  expect([first.status, first.refusal.message]).toEqual([409, expect.stringMatching(/at this moment/)]);
  payments.state.away = true;
  const second = await wait(1000).then(cancel);
  expect([second.status, second.refusal.message]).toEqual([503, expect.stringMatching(/try again in a/)]);
  payments.state.away = false;
  expect(world.takeErrors()).toHaveLength(1);
  payments.fail(reference);
  expect((await cancel()).body.status).toBe('cancelled');
});

test('money that comes after an order was given up counts as all that comes late, and its mail says so', async () => {
  const ada = await world.as('late-ada');
  const { _id: id, reference } = await order(ada, 'card');
  expect((await ada.call(calls.cancelOrder, { params: { id } })).body.status).toBe('cancelled');
  payments.pay(reference);
  await wait(61 * MINUTE);
  await world.features.billing.payments.sweep();
  expect((await ada.call(calls.findOrder, { params: { id } })).body.status).toBe('paid');
  await world.deliver();
  const told = world.mails.filter(({ to }) => to === ada.user.email);
  const given = told.filter(({ subject }) => subject === 'Blossom is paid, though you had given it up');
  expect(given.map(({ text }) => text)).toEqual([expect.stringContaining(reference)]);
});

test('another member’s order and price look like absent ones', async () => {
  const [ada, bola] = [await world.as('ada'), await world.as('bola')];
  const made = await order(ada, 'bank_transfer');
  const { _id: quoteId } = await quote(ada);
  const absent = '019a0000-0000-7000-8000-000000000000';
  for (const call of [calls.findOrder, calls.cancelOrder, calls.announceTransfer]) {
    const others = await bola.call(call, { params: { id: made._id } });
    const none = await bola.call(call, { params: { id: absent } });
    expect([others.status, others.refusal.message]).toEqual([404, none.refusal.message]);
  }
  expect((await bola.call(calls.placeOrder, { body: { quoteId, method: 'card' } })).status).toBe(404);
  expect((await bola.call(calls.listOrders, {})).body.orders).toEqual([]);
  expect((await ada.call(calls.listOrders, {})).body.orders[0]?._id).toBe(made._id);
});

test('a stranger may see prices and nothing else of the checkout', async () => {
  const stranger = world.stranger();
  for (const [method, url] of [
    ['POST', '/api/checkout/quotes'],
    ['POST', '/api/checkout/orders'],
    ['GET', '/api/checkout/orders'],
    ['GET', '/api/subscription'],
    ['POST', '/api/subscription/trial'],
  ] as const)
    expect((await stranger.send(method, url)).status).toBe(401);
});

test('the way back must be an address of ours', async () => {
  const ada = await world.as('ada');
  const { _id: quoteId } = await quote(ada);
  for (const returnPath of ['//evil.example', 'https://evil.example', '/\\evil'])
    expect(
      (await ada.send('POST', calls.placeOrder.path, { quoteId, method: 'card', returnPath })).status,
    ).toBe(400);
});

test('a price that nobody ordered at is forgotten a month after it ran out', async () => {
  const forgetful = await world.as('forgetful');
  const [bought, left] = [await quote(forgetful), await quote(forgetful)];
  await forgetful.call(calls.placeOrder, { body: { quoteId: bought._id, method: 'card' } });
  const kept = async () => {
    const found = await world.platform.pool.query('select id from quote where member_id = $1 order by id', [
      forgetful.id,
    ]);
    return found.rows.map((one) => one.id);
  };
  const forget = () =>
    billingJobs(world.features.billing)
      .find((job) => job.name === 'billing-forget-quotes')!
      .run();
  await wait(30 * 24 * 60 * MINUTE);
  await forget();
  expect(await kept()).toEqual([bought._id, left._id]);
  await wait(31 * MINUTE);
  await forget();
  expect(await kept()).toEqual([bought._id]);
});
