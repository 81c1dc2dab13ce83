// What was held is let go, runs out, or its case is closed, while the bank decides: nobody pays twice, and each is told what was.
import { randomUUID } from 'node:crypto';
import * as calls from '@ijeuwa/contract/billing';
import { bookAppointment, cancelAppointment, findAppointment } from '@ijeuwa/contract/schedule';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { linkCounsellors } from '#test/link-counsellors.ts';
import { attemptOf } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
let world: World;
let bello: Client;
let ada: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  await linkCounsellors(world.db);
  bello = await signInStaff(world, 'bello', ['finance']);
});
beforeEach(async () => {
  ada = await world.as(`ada${++count}`);
});
afterAll(() => world.close());

const HOURS = ['08', '09', '10', '13', '14', '15'];
let booked = 0;
const book = () => {
  const at = booked++;
  const startsAt = `2026-12-${['07', '09', '11'][Math.floor(at / HOURS.length)]}T${HOURS[at % HOURS.length]}:00:00Z`;
  const who = { name: 'Ada', email: 'ada@example.com', phone: '08031234567' };
  const what = { id: randomUUID(), counsellor: 'ibrahim-bello', kind: 'session' as const, startsAt };
  return ada.call(bookAppointment, { body: { ...what, ...who } });
};
const place = async (quoteId: string, method: calls.Order['method'] = 'card') =>
  (await ada.call(calls.placeOrder, { body: { quoteId, method } })).body;
const hold = async () => {
  const { body: held } = await book();
  return { held, order: await place(held.quote!._id) };
};
const find = async (id: string) => (await ada.call(calls.findOrder, { params: { id } })).body;
const stateOf = async (id: string) => (await ada.call(findAppointment, { params: { id } })).body.state;
const cancel = (id: string) => ada.call(cancelAppointment, { params: { id } });
const line = async (id: string) => (await ada.call(findTimeline, { params: { id } })).body;
const endOf = async (id: string) => (await line(id)).happened.at(-1)!.text;
const sweep = async () => {
  world.pass(2 * HOUR_MS);
  await staySignedIn(world);
  await world.features.billing.payments.sweep();
};
/** Of the mails about it, which are all there may be. */
const toldOf = async (reference: string) => {
  await world.deliver();
  return world.mails
    .filter(({ to, text }) => to === ada.user.email && text.includes(reference))
    .map(({ subject }) => subject)
    .filter((subject) => !/receipt/i.test(subject));
};

test('a hold that is being paid is let go neither by cancelling nor by booking another', async () => {
  const { held, order } = await hold();
  payments.pay(order.reference, { state: 'under_way' });
  for (const reply of [await cancel(held._id), await book()])
    expect([reply.status, reply.refusal.message]).toEqual([409, expect.stringMatching(/being paid at this/)]);
  payments.state.away = true;
  for (const reply of [await cancel(held._id), await book()]) expect(reply.status).toBe(503);
  payments.state.away = false;
  expect(world.takeErrors()).toHaveLength(2);
  expect([await stateOf(held._id), (await find(order._id)).status]).toEqual(['held', 'open']);
  payments.pay(order.reference);
  const refused = await cancel(held._id);
  expect([refused.status, refused.refusal.message]).toEqual([409, 'This appointment has just been paid.']);
  expect(await stateOf(held._id)).toBe('confirmed');
});

test('one that its member let go says so, and so does its late money', async () => {
  const { held, order } = await hold();
  expect((await cancel(held._id)).status).toBe(200);
  expect((await find(order._id)).status).toBe('cancelled');
  expect(await endOf(order._id)).toBe('The time that was held for it was let go.');
  payments.pay(order.reference);
  await sweep();
  expect((await find(order._id)).status).toBe('paid');
  expect(await toldOf(order.reference)).toEqual(['Appointment is paid, though you had let its time go']);
});

test('one that ran out is no order that was given up: not in its line, and not in the mail of its late money', async () => {
  const { held, order } = await hold();
  payments.pay(order.reference, { state: 'under_way' });
  world.pass(15 * MINUTE_MS);
  await world.features.schedule.paid.clearRunOut();
  expect([await stateOf(held._id), (await find(order._id)).status]).toEqual(['lapsed', 'expired']);
  expect(await endOf(order._id)).toBe('Its time ran out before it was paid.');
  payments.pay(order.reference);
  await sweep();
  expect((await find(order._id)).status).toBe('paid');
  expect(await toldOf(order.reference)).toEqual(['Appointment is paid: the money came after its time']);
});

const offerVip = async () => {
  const { rows } = await world.platform.pool.query('select id from package_version limit 1');
  const subjectId = randomUUID();
  const { services } = world.features.billing;
  const quote = await world.db.transaction((tx) =>
    services.offer(tx, {
      ...{ memberId: ada.id, kind: 'vip', subjectId, title: 'VIP', currency: 'NGN', amountMinor: 15_000_000 },
      ...{ catalogueVersionId: rows[0].id, expiresAt: later(world.clock.now(), 2 * DAY_MS) },
    }),
  );
  return { quote, withdraw: () => world.db.transaction((tx) => services.withdraw(tx, 'vip', subjectId)) };
};

test('a page that was declined once and is being paid now is let go as little as any other', async () => {
  const { held, order } = await hold();
  payments.fail(order.reference);
  expect((await find(order._id)).status).toBe('failed');
  payments.pay(order.reference, { state: 'under_way' });
  expect((await cancel(held._id)).status).toBe(409);
  expect((await ada.call(calls.cancelOrder, { params: { id: order._id } })).status).toBe(409);
  expect([await stateOf(held._id), (await find(order._id)).status]).toEqual(['held', 'open']);
  payments.fail(order.reference);
  expect((await cancel(held._id)).status).toBe(200);
  expect(await stateOf(held._id)).toBe('lapsed');
});

test('declined, then paid on the same page, and no notice comes: it is found within a minute, and by whoever gives it up', async () => {
  const statusOf = async ({ _id: id }: calls.Order) =>
    (await world.platform.pool.query('select status from purchase_order where id = $1', [id])).rows[0].status;
  const declined = async () => {
    const { held, order } = await hold();
    payments.fail(order.reference);
    expect((await find(order._id)).status).toBe('failed');
    return { held, order };
  };
  const swept = await declined();
  world.pass(5 * MINUTE_MS);
  payments.pay(swept.order.reference);
  await world.features.billing.payments.sweep();
  expect(await statusOf(swept.order)).toBe('paid');
  const { held, order } = await declined();
  payments.pay(order.reference);
  const refused = await cancel(held._id);
  expect([refused.status, refused.refusal.message]).toEqual([409, 'This appointment has just been paid.']);
  expect(await stateOf(held._id)).toBe('confirmed');
});

test('whoever pays again what was paid after a decline is shown no second page', async () => {
  const { order } = await hold();
  payments.fail(order.reference);
  expect((await find(order._id)).status).toBe('failed');
  world.pass(MINUTE_MS);
  const pages = payments.state.pages.length;
  const again = () =>
    ada.call(calls.payOrder, { params: { id: order._id }, body: { method: 'card' as const } });
  payments.pay(order.reference, { state: 'under_way' });
  expect((await again()).body).toMatchObject({ reference: order.reference, status: 'open' });
  payments.pay(order.reference);
  world.pass(MINUTE_MS);
  await find(order._id);
  expect([(await again()).body.status, payments.state.pages.length]).toEqual(['paid', pages]);
});

test('what was declined is asked about each minute for a quarter of an hour, and anew when somebody comes back', async () => {
  const asks = async (minutes: number) => {
    world.pass(minutes * MINUTE_MS);
    const before = payments.state.asked;
    await world.features.billing.payments.sweep();
    return payments.state.asked - before;
  };
  await asks(0);
  const begun = await place((await offerVip()).quote._id);
  payments.fail(begun.reference);
  await find(begun._id);
  expect([await asks(2), await asks(2), await asks(12), await asks(2)]).toEqual([1, 1, 0, 0]);
  await find(begun._id);
  expect(await asks(2)).toBe(1);
});

test('a case that was closed says so, and that its late money goes back', async () => {
  const { quote, withdraw } = await offerVip();
  const order = await place(quote._id);
  await withdraw();
  expect(await endOf(order._id)).toBe('The case was closed before it was paid.');
  expect((await line(order._id)).next[0]!.text).toMatch(/it goes back by itself\.$/);
  payments.pay(order.reference);
  await sweep();
  expect(await toldOf(order.reference)).toEqual([expect.stringMatching(/came after your case was closed$/)]);
});

test('an order whose part went back is not said to be given up, whether or not its whole price comes then', async () => {
  const { quote } = await offerVip();
  const order = await place(quote._id, 'bank_transfer');
  const confirm = async (amountMinor: number) =>
    bello.call(confirmTransfer, {
      params: { id: await attemptOf(world, order._id) },
      body: { reason: 'seen', amountMinor },
    });
  await confirm(10_000_000);
  const body = { method: 'card' as const };
  const rest = (await ada.call(calls.payOrder, { params: { id: order._id }, body })).body;
  world.pass(73 * HOUR_MS);
  await staySignedIn(world);
  await world.features.billing.rest.giveUpLate();
  expect((await find(order._id)).status).toBe('cancelled');
  const ended = (await line(order._id)).happened.map(({ text }) => text);
  expect(ended).toContain('It ended: what had come of it goes back.');
  payments.pay(rest.reference, { amountMinor: 15_000_000 });
  await world.app.inject({
    method: 'POST',
    url: '/api/webhooks/paystack',
    ...payments.notice(rest.reference),
  });
  await expect.poll(async () => (await find(order._id)).status).toBe('paid');
  expect((await toldOf(rest.reference)).filter((subject) => /given it up/.test(subject))).toEqual([]);
});
