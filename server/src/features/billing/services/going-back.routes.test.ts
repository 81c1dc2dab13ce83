// What was paid for a service: it goes back by a rule of its room and one person of finance, a bank takes it, or it is
// earned over its time, moved or not.
import { findAgreement } from '@ijeuwa/contract/agreements';
import * as calls from '@ijeuwa/contract/billing';
import { findOwed, findReasons, listOwedOrders } from '@ijeuwa/contract/books';
import * as back from '@ijeuwa/contract/refunds';
import { findOrders, findTimeline } from '@ijeuwa/contract/timelines';
import { recordRefund } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, later } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments, visa } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { sendBack } from '#test/refunds.ts';
import { nobodySells, type ServiceRoom, serviceRoom } from '#test/service-room.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const PRICE = 15_000_000;
const WHY = 'Cancelled more than 24 hours before.';
const payments = honestPayments();
let world: World;
let bello: Client;
let amara: Client;
let room: ServiceRoom;
let member: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider }, { services: nobodySells });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance', 'admin']);
  room = serviceRoom(world, 'therapy_plan');
});
beforeEach(async () => {
  member = await world.as(`member${++count}`);
  Object.assign(room.state, { over: undefined });
});
afterAll(() => world.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const find = async (id: string) => (await member.call(calls.findOrder, { params: { id } })).body;
/** Paid by card; `more`: what came too much. */
const buy = async (more = 0) => {
  const { quote, subjectId } = await room.offer(member.user._id, { title: 'Essential: 8 sessions' });
  const order = (await member.call(calls.placeOrder, { body: { quoteId: quote._id, method: 'card' } })).body;
  payments.pay(order.reference, { amountMinor: PRICE + more });
  expect((await find(order._id)).status).toBe('paid');
  return { subjectId, order };
};
const listed = async (reference: string) =>
  (await bello.call(back.listRefunds, { query: { reference } })).body.refunds;
const balanced = async () => {
  await world.features.billing.earning.earn();
  await world.features.billing.trialBalance.check();
};
const books = async (orderId: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await rows(
        `select account, sum(amount_minor)::int as minor from ledger_line l
         join ledger_transaction t on t.id = l.transaction_id where t.order_id = $1 group by 1`,
        orderId,
      )
    )
      .filter(({ minor }) => minor !== 0)
      .map(({ account, minor }) => [account, minor]),
  );
const pass = async (days: number) => {
  world.pass(days * DAY_MS);
  await staySignedIn(world);
};
const over = (fromDays: number, toDays: number) => ({
  startsAt: later(world.clock.now(), fromDays * DAY_MS),
  endsAt: later(world.clock.now(), toDays * DAY_MS),
});

test('a rule asks once, one person of finance approves, and the room is told when all of it goes back', async () => {
  const { subjectId, order } = await buy();
  await room.giveBack(subjectId, WHY);
  await room.giveBack(subjectId, 'Asked once more.');
  const asked = await listed(order.reference);
  expect(asked).toMatchObject([
    {
      state: 'requested',
      why: WHY,
      askedBy: 'Ijeuwa, by its own rules',
      askedByMe: false,
      title: 'Support package',
    },
  ]);
  const waiting = (await bello.call(back.listRefunds, { query: {} })).body.refunds;
  expect(waiting.map((one) => one._id)).toContain(asked[0]!._id);
  expect(room.takenOf(subjectId)).toEqual([]);
  // To whoever bought it, signed in, by its own name; to everybody else by the other.
  expect((await find(order._id)).item.title).toBe('Essential: 8 sessions');
  const line = (await member.call(findTimeline, { params: { id: order._id } })).body;
  expect(line.happened[0]!.text).toContain('Essential: 8 sessions was ordered');
  expect(line.next).toEqual([
    {
      text: '₦150,000 is to go back, and is there by then. Our team looks at it and releases it first, within one working day.',
      by: expect.stringMatching(/^20/),
    },
  ]);
  const seen = (await bello.call(findOrders, { query: { reference: order.reference } })).body.orders;
  expect(JSON.stringify(seen)).not.toContain('Essential');
  await sendBack(world, bello, payments, order.reference);
  expect(await find(order._id)).toMatchObject({ status: 'refunded', sentBack: { amountMinor: PRICE } });
  expect(room.takenOf(subjectId)).toEqual(['refunded']);
  expect(await books(order._id)).toEqual({});
  await room.giveBack(subjectId, WHY);
  await world.features.billing.askingBack.askWaiting();
  expect(await listed(order.reference)).toHaveLength(1);
  const { reasons } = (await bello.call(findReasons, { query: { reference: order.reference } })).body;
  expect(reasons).toMatchObject([{ title: 'Support package', countsUntil: null, cut: { why: 'refund' } }]);
  await world.deliver();
  const told = world.mails.filter((mail) => mail.to === member.user.email).map((mail) => mail.text);
  expect(told.join()).toContain(
    'With it Support package has ended. Whatever else you have paid for goes on.',
  );
  await balanced();
});

test('what a rule asked for goes to another account by somebody else than approved it', async () => {
  const { subjectId, order } = await buy();
  await room.giveBack(subjectId, WHY);
  const [asked] = await listed(order.reference);
  const params = { id: asked!._id };
  await bello.call(back.approveRefund, { params, body: { reason: 'It was cancelled.' } });
  expect(await listed(order.reference)).toMatchObject([{ approvedByMe: true }]);
  payments.endRefunds(order.reference, 'needs_attention', 'The card is closed');
  await rows('update refund set next_try_at = null');
  await world.features.billing.refunding.sweep();
  const account = { bankCode: '044', accountNumber: '0123456789' };
  const sent = { params, body: { reason: 'by mail', account } };
  expect((await bello.call(back.retryRefund, sent)).refusal.message).toMatch(/somebody else/);
  expect((await amara.call(back.retryRefund, sent)).status).toBe(200);
});

test('a part goes back, and what was paid for goes on', async () => {
  const { subjectId, order } = await buy();
  await room.giveBack(subjectId, 'Half of it was not given.', PRICE / 2);
  await sendBack(world, amara, payments, order.reference);
  expect(await find(order._id)).toMatchObject({ status: 'paid', sentBack: { amountMinor: PRICE / 2 } });
  expect(room.takenOf(subjectId)).toEqual([]);
  expect(await books(order._id)).toMatchObject({ 'liability:deferred': -PRICE / 2 });
  await balanced();
});

test('what finance refused is not asked for again by the rule', async () => {
  const { subjectId, order } = await buy();
  await room.giveBack(subjectId, WHY);
  const [asked] = await listed(order.reference);
  const deed = { params: { id: asked!._id }, body: { reason: 'It was used.' } };
  expect((await bello.call(back.refuseRefund, deed)).status).toBe(200);
  await world.features.billing.askingBack.askWaiting();
  expect(await listed(order.reference)).toMatchObject([{ state: 'refused' }]);
});

test('while some of a payment is on its way back, what the rule asks for waits, and is asked for then', async () => {
  const { subjectId, order } = await buy(2_000_000);
  await room.giveBack(subjectId, WHY);
  expect(await listed(order.reference)).toMatchObject([{ of: 'owed', state: 'requested' }]);
  await world.features.billing.askingBack.askWaiting();
  expect(await listed(order.reference)).toHaveLength(1);
  const [odd] = await rows('select id from odd_payment where reference = $1', order.reference);
  await amara.call(recordRefund, { params: { id: odd.id }, body: { reason: 'too much' } });
  await sendBack(world, bello, payments, order.reference);
  await world.features.billing.askingBack.askWaiting();
  expect(await listed(order.reference)).toMatchObject([
    { of: 'order', state: 'requested', amount: { amountMinor: PRICE }, why: WHY },
    { of: 'owed', state: 'done' },
  ]);
  await balanced();
});

test('nothing that was not paid goes back', async () => {
  const { subjectId } = await room.offer(member.user._id);
  await room.giveBack(subjectId, WHY);
  await room.earnOver(subjectId, over(1, 2));
  await world.features.billing.askingBack.askWaiting();
  await balanced();
});

test('what a bank takes ends it, and the room is told', async () => {
  const { subjectId, order } = await buy();
  const dispute = { id: 'd-plan', reference: order.reference, amountMinor: PRICE, currency: 'NGN' };
  const of = { category: 'chargeback', openedAt: world.clock.now() };
  for (const state of ['waiting', 'lost'] as const) {
    payments.dispute({ ...dispute, ...of, state });
    const notice = payments.notice(order.reference, 'charge.dispute.create', { id: 'd-plan', state });
    await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...notice });
    await expect.poll(() => rows('select 1 from provider_notice where handled_at is null')).toEqual([]);
  }
  await expect.poll(() => room.takenOf(subjectId)).toEqual(['charged_back']);
  await balanced();
});

test('it is earned by its days, as income of its own, and names itself in what we owe', async () => {
  room.state.over = over(10, 30);
  const { order } = await buy();
  await balanced();
  expect(await books(order._id)).toMatchObject({ 'liability:deferred': -PRICE });
  const { owed } = (await bello.call(findOwed, {})).body;
  const deferred = owed.find((one) => one.title === 'Support package');
  expect(deferred).toMatchObject({ account: 'liability:deferred' });
  const query = { account: 'liability:deferred', currency: 'NGN', title: 'Support package' } as const;
  const { orders } = (await bello.call(listOwedOrders, { query })).body;
  expect(orders.map((one) => one.order._id)).toContain(order._id);
  await pass(20);
  await balanced();
  expect(await books(order._id)).toMatchObject({
    'liability:deferred': -PRICE / 2,
    'income:therapy_plan': -PRICE / 2,
  });
});

test('an hour of one day is earned once that day is over, and not before, however far away it is', async () => {
  const { order } = await buy();
  await pass(2);
  await balanced();
  expect(await books(order._id)).not.toHaveProperty('income:therapy_plan');
  await pass(1);
  await balanced();
  expect(await books(order._id)).toMatchObject({ 'income:therapy_plan': -PRICE });
});

test('what is moved earns over its new days what was not earned before: never less, and together the price', async () => {
  room.state.over = over(0, 20);
  const { subjectId, order } = await buy();
  const earned = async () => {
    await balanced();
    return -((await books(order._id))['income:therapy_plan'] ?? 0);
  };
  await pass(10);
  expect(await earned()).toBe(PRICE / 2);
  await room.earnOver(subjectId, over(30, 40));
  expect(await earned()).toBe(PRICE / 2);
  await pass(30);
  expect(await earned()).toBe(PRICE / 2);
  await pass(5);
  expect(await earned()).toBe((PRICE / 4) * 3);
  await pass(20);
  expect(await earned()).toBe(PRICE);
});

test('what goes back whole for a service leaves the package, and what renews it', async () => {
  const bought = await placedBy(member, { packageId: 'harmony', method: 'card', renews: true });
  payments.pay(bought.reference, { card: visa });
  await find(bought._id);
  const { subjectId, order } = await buy();
  await room.giveBack(subjectId, WHY);
  await sendBack(world, bello, payments, order.reference);
  expect((await find(order._id)).status).toBe('refunded');
  await rows("update agreement set state = 'ended', ended_because = 'left' where member_id <> $1", member.id);
  const renewal = async () => (await member.call(findAgreement, {})).body.agreement!;
  await pass((Date.parse((await renewal()).renewsAt!) - +world.clock.now()) / DAY_MS);
  await world.features.billing.renewing.renew();
  expect(await renewal()).toMatchObject({ state: 'running' });
  expect(payments.state.charged).toHaveLength(1);
});
