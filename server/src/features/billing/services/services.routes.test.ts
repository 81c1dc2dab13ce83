// What another room sells is paid like a package: by card, by transfer, late, twice, in part, by family; and given once.
import * as calls from '@ijeuwa/contract/billing';
import { findReasons } from '@ijeuwa/contract/books';
import { listInvoices } from '@ijeuwa/contract/invoices';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { makePayRequest, openPayRequest, payRequested } from '@ijeuwa/contract/pay-requests';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { confirmTransfer, listTransfers } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { nobodySells, type ServiceRoom, serviceRoom } from '#test/service-room.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
let world: World;
let bello: Client;
let room: ServiceRoom;
let member: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider }, { services: nobodySells });
  bello = await signInStaff(world, 'bello', ['finance']);
  room = serviceRoom(world, 'session');
});
beforeEach(async () => {
  member = await world.as(`member${++count}`);
  Object.assign(room.state, { over: undefined, beforeGiving: undefined });
});
afterAll(async () => {
  await world.features.billing.earning.earn();
  await world.features.billing.trialBalance.check();
  await world.close();
});

const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
type Method = calls.Order['method'];
const place = (quoteId: string, method: Method = 'card', renews?: boolean) =>
  member.call(calls.placeOrder, { body: { quoteId, method, renews } });
const find = async (id: string) => (await member.call(calls.findOrder, { params: { id } })).body;
const buy = async (change: Parameters<ServiceRoom['offer']>[1] = {}) => {
  const { quote, subjectId } = await room.offer(member.user._id, change);
  const order = (await place(quote._id)).body;
  return { quote, subjectId, order };
};
const tell = (reference: string) =>
  world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...payments.notice(reference) });
const confirm = async (
  orderId: string,
  body: { reason: string; amountMinor?: number } = { reason: 'seen' },
) => bello.call(confirmTransfer, { params: { id: await attemptOf(world, orderId) }, body });

test('what is offered is paid by card, given once whatever is told of it, and named on all that is written of it', async () => {
  const { quote, subjectId } = await room.offer(member.user._id);
  expect(quote).toMatchObject({
    kind: 'session',
    total: { amountMinor: 15_000_000 },
    methods: ['card', 'bank_transfer'],
  });
  expect((await room.offer(member.user._id, { subjectId })).quote._id).toBe(quote._id);
  expect(await room.findQuote(subjectId)).toEqual(quote);
  // Nothing of it renews.
  const order = (await place(quote._id, 'card', true)).body;
  expect(order).toMatchObject({
    item: { kind: 'session', id: subjectId, title: 'Appointment' },
    reference: expect.stringMatching(/^appointment-\d{13}$/),
    reviewWithinHours: null,
    status: 'open',
  });
  expect(await rows('select from renewal_consent where order_id = $1', order._id)).toEqual([]);
  payments.pay(order.reference);
  await Promise.all([tell(order.reference), find(order._id), find(order._id)]);
  await expect.poll(async () => (await find(order._id)).status).toBe('paid');
  const paid = { memberId: member.user._id, orderId: order._id, subjectId, paidAt: world.clock.now() };
  expect(room.givenOf(subjectId)).toEqual([paid]);
  expect(await room.findQuote(subjectId)).toBeUndefined();
  expect((await place(quote._id)).body._id).toBe(order._id);
  const rung = (await member.call(listNotifications, {})).body.notifications;
  expect(rung.map((one) => one.message)).toEqual(['Thank you. Appointment is paid.']);
  const { happened } = (await member.call(findTimeline, { params: { id: order._id } })).body;
  expect(happened.map((one) => one.text)).toEqual([
    'Appointment was ordered, for ₦150,000.',
    expect.stringMatching(/^Paying by card was begun/),
    '₦150,000 came.',
    'All of it has come.',
    'It was given.',
  ]);
  expect((await member.call(listInvoices, {})).body.invoices).toMatchObject([
    { item: { kind: 'session', title: 'Appointment' }, amount: '₦150,000', status: 'Paid' },
  ]);
  await world.deliver();
  const receipt = world.mails.find((mail) => mail.to === member.user.email && mail.attachments?.length);
  expect(receipt!.subject).toBe('Your receipt for Appointment');
  expect(receipt!.text).toContain('Tax');
  const { reasons } = (await bello.call(findReasons, { query: { member: member.user._id } })).body;
  expect(reasons).toMatchObject([
    { title: 'Appointment', cause: 'purchase', cut: null, order: { _id: order._id } },
  ]);
}, 20_000);

test('by transfer it is found by the name of its kind, and confirmed by staff', async () => {
  const { quote, subjectId } = await room.offer(member.user._id);
  const order = (await place(quote._id, 'bank_transfer')).body;
  expect(order.bank).not.toBeNull();
  const isAnnounced = () => world.features.billing.services.isAnnounced(world.db, 'session', subjectId);
  expect(await isAnnounced()).toBe(false);
  await member.call(calls.announceTransfer, { params: { id: order._id } });
  expect(await isAnnounced()).toBe(true);
  const query = { reference: order.reference };
  const { transfers } = (await bello.call(listTransfers, { query })).body;
  expect(transfers).toMatchObject([{ title: 'Appointment', approvalsNeeded: 1 }]);
  expect((await confirm(order._id)).body).toMatchObject({ paid: true });
  expect((await confirm(order._id)).body).toMatchObject({ paid: true });
  expect(room.givenOf(subjectId)).toHaveLength(1);
});

test('a price that holds for a quarter of an hour is not paid by transfer, and its order waits no longer than it', async () => {
  const { quote } = await room.offer(member.user._id, {
    expiresAt: later(world.clock.now(), 15 * MINUTE_MS),
  });
  expect(quote.methods).toEqual(['card']);
  expect((await place(quote._id, 'bank_transfer')).body).toMatchObject({
    fields: { method: expect.any(String) },
  });
  const order = (await place(quote._id)).body;
  expect(order.expiresAt).toBe(quote.expiresAt);
  world.pass(15 * MINUTE_MS);
  expect((await place(quote._id)).status).toBe(410);
  const body = { method: 'card' as const };
  expect((await member.call(calls.payOrder, { params: { id: order._id }, body })).status).toBe(410);
  await world.features.billing.payments.expireOrders();
  expect(await find(order._id)).toMatchObject({ status: 'expired', methods: [] });
});

test('nobody pays for what another was offered', async () => {
  const { quote } = await room.offer((await world.as(`other${count}`)).user._id);
  expect((await place(quote._id)).status).toBe(404);
});

test('what is withdrawn is begun no more, and money that comes all the same is given late', async () => {
  const { quote, subjectId, order } = await buy();
  await room.withdraw(subjectId);
  await room.withdraw(subjectId);
  const ended = { status: 'cancelled', endedBecause: 'let_go', pageUrl: null, methods: [] };
  expect(await find(order._id)).toMatchObject(ended);
  expect(await room.findQuote(subjectId)).toBeUndefined();
  for (const reply of [
    await place(quote._id),
    await member.call(calls.payOrder, { params: { id: order._id }, body: { method: 'card' } }),
  ])
    expect([reply.status, reply.body]).toMatchObject([
      409,
      { message: expect.stringContaining('no longer be paid') },
    ]);
  payments.pay(order.reference);
  await world.features.billing.payments.sweep();
  world.pass(HOUR_MS);
  await world.features.billing.payments.sweep();
  expect(payments.state.wanted).toBe(false);
  expect((await find(order._id)).status).toBe('paid');
  expect(room.givenOf(subjectId)).toHaveLength(1);
});

test('what was withdrawn can be offered anew', async () => {
  const { subjectId, quote } = await buy();
  await room.withdraw(subjectId);
  await room.offer(member.user._id, { subjectId });
  const again = (await place(quote._id)).body;
  expect(again.status).toBe('open');
  payments.pay(again.reference);
  expect((await find(again._id)).status).toBe('paid');
});

test('whoever gave up an order pays by the same price while it holds; one purchase settles it, and the rest goes back', async () => {
  const { quote, subjectId, order } = await buy();
  await member.call(calls.cancelOrder, { params: { id: order._id } });
  const again = (await place(quote._id)).body;
  expect(again._id).not.toBe(order._id);
  expect((await place(quote._id)).body._id).toBe(again._id);
  const dollars = await room.offer(member.user._id, { subjectId, amountMinor: 9375, currency: 'USD' });
  const third = (await place(dollars.quote._id)).body;
  expect(new Set([order._id, again._id, third._id]).size).toBe(3);
  payments.pay(third.reference);
  expect((await find(third._id)).status).toBe('paid');
  for (const one of [order, again]) payments.pay(one.reference);
  world.pass(2 * HOUR_MS);
  await world.features.billing.payments.sweep();
  for (const one of [order, again])
    expect(await find(one._id)).toMatchObject({ status: 'cancelled', owedBack: quote.total });
  expect(room.givenOf(subjectId)).toHaveLength(1);
  expect((await place(quote._id)).status).toBe(409);
});

test('a part is waited for; once its room sells it no more, it goes back without the 72 hours', async () => {
  const { quote, subjectId } = await room.offer(member.user._id);
  const order = (await place(quote._id, 'bank_transfer')).body;
  await confirm(order._id, { reason: 'seen', amountMinor: 10_000_000 });
  expect(await find(order._id)).toMatchObject({ status: 'part_paid', missing: { amountMinor: 5_000_000 } });
  await room.withdraw(subjectId);
  const body = { method: 'card' as const };
  expect((await member.call(calls.payOrder, { params: { id: order._id }, body })).status).toBe(409);
  await world.features.billing.rest.giveUpLate();
  expect(await find(order._id)).toMatchObject({ status: 'cancelled', owedBack: { amountMinor: 10_000_000 } });
  expect(room.givenOf(subjectId)).toEqual([]);
});

test('the rest of a part is paid after its price ran out, and it is given', async () => {
  const { quote, subjectId } = await room.offer(member.user._id);
  const order = (await place(quote._id, 'bank_transfer')).body;
  await confirm(order._id, { reason: 'seen', amountMinor: 10_000_000 });
  world.pass(DAY_MS + HOUR_MS);
  await staySignedIn(world);
  const rest = (await member.call(calls.payOrder, { params: { id: order._id }, body: { method: 'card' } }))
    .body;
  payments.pay(rest.reference);
  expect((await find(order._id)).status).toBe('paid');
  expect(room.givenOf(subjectId)).toHaveLength(1);
});

test('family pays it by a link', async () => {
  const { subjectId, order } = await buy();
  const { request } = (await member.call(makePayRequest, { params: { id: order._id } })).body;
  const params = { token: request!.url.split('/').at(-1)! };
  const stranger = world.stranger();
  expect((await stranger.call(openPayRequest, { params })).body).toMatchObject({
    what: 'Appointment',
    state: 'open',
  });
  const page = (await stranger.call(payRequested, { params, body: { method: 'card' } })).body;
  payments.pay(page.reference);
  expect((await stranger.call(openPayRequest, { params })).body.state).toBe('paid');
  expect(room.givenOf(subjectId)).toHaveLength(1);
});

test('a room withdraws while it holds what giving waits for: neither waits for the other, and the money is late', async () => {
  const { subjectId, order } = await buy();
  const hold = 'select pg_advisory_xact_lock(4711)';
  let isGiving = () => {};
  const giving = new Promise<void>((resolve) => {
    isGiving = resolve;
  });
  room.state.beforeGiving = (tx) => {
    isGiving();
    return tx.execute(hold);
  };
  payments.pay(order.reference);
  let paying: Promise<unknown> = Promise.resolve();
  await world.db.transaction(async (tx) => {
    await tx.execute(hold);
    paying = find(order._id);
    await giving;
    await world.features.billing.services.withdraw(tx, 'session', subjectId);
    expect(room.givenOf(subjectId)).toEqual([]);
  });
  await paying;
  expect((await find(order._id)).status).toBe('paid');
  expect(room.givenOf(subjectId)).toHaveLength(1);
});

test('an order that somebody held while its subject was withdrawn is cancelled by the job', async () => {
  const { subjectId, order } = await buy();
  await world.db.transaction(async (tx) => {
    await tx.execute(`select from purchase_order where id = '${order._id}' for update`);
    await room.withdraw(subjectId);
  });
  expect(await find(order._id)).toMatchObject({ status: 'open', pageUrl: null, methods: [] });
  await world.features.billing.serviceUpkeep.cancelWithdrawn();
  expect((await find(order._id)).status).toBe('cancelled');
});

test('a kind that nobody gives cannot be offered, and two rooms cannot give the same', async () => {
  expect(() => serviceRoom(world, 'session')).toThrow('a session is given by two rooms');
  await expect(
    world.db.transaction((tx) => world.features.billing.services.offer(tx, vip())),
  ).rejects.toThrow('nobody gives a vip');
});

const vip = () => ({
  ...{ memberId: member.user._id, kind: 'vip' as const, subjectId: member.user._id, title: 'VIP' },
  ...{ amountMinor: 1, currency: 'NGN' as const, catalogueVersionId: member.user._id },
  expiresAt: later(world.clock.now(), DAY_MS),
});
