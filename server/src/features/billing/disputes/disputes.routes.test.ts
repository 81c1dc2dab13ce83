// Money that a card’s bank asks back: finance is told at once and again in time, answers once, and what is lost ends.
import * as calls from '@ijeuwa/contract/billing';
import { answerDispute, DISPUTE_HOURS, listDisputes } from '@ijeuwa/contract/disputes';
import { listNotifications } from '@ijeuwa/contract/notifications';
import * as back from '@ijeuwa/contract/refunds';
import { listOddPayments } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import type { Client, Person } from '#test/people.ts';
import { booksOf } from '#test/refunds.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const PRICE = 12_500_000;
const payments = honestPayments();
let world: World;
let bello: Client;
let amara: Client;
let member: Person;
let order: calls.Order;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance', 'admin']);
});
beforeEach(async () => {
  member = await world.as(`member${++count}`);
  Object.assign(payments.state, { away: false, loseAnswers: false });
  const quote = await member.call(calls.makeQuote, { body: { packageId: 'harmony' } });
  const body = { quoteId: quote.body._id, method: 'card' as const };
  order = (await member.call(calls.placeOrder, { body })).body;
  payments.pay(order.reference);
  await find();
});
afterAll(() => world.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const find = async () => (await member.call(calls.findOrder, { params: { id: order._id } })).body;
const disputeOf = (state: 'waiting' | 'answered' | 'won' | 'lost' | 'silent', amountMinor = PRICE) => ({
  id: `d-${count}`,
  reference: order.reference,
  amountMinor,
  currency: 'NGN',
  category: 'chargeback',
  state,
  openedAt: world.clock.now(),
});
let told = 0;
/** The provider says how it stands, and tells us that it has something to say. */
const tell = async (state: Parameters<typeof disputeOf>[0], kind = 'create', amountMinor?: number) => {
  payments.dispute(disputeOf(state, amountMinor));
  const said = { id: `d-${count}`, told: ++told };
  const notice = payments.notice(order.reference, `charge.dispute.${kind}`, said);
  await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...notice });
  await expect.poll(waiting).toEqual([]);
};
const waiting = () =>
  rows('select 1 from provider_notice where handled_at is null and reference = $1', order.reference);
const listed = async () =>
  (await bello.call(listDisputes, { query: { reference: order.reference } })).body.disputes;
const answer = async (accept: boolean, who = bello, second = false) => {
  const [open] = await listed();
  const body = { accept, second, message: 'She used it for a month.', reason: 'looked at it' };
  return who.call(answerDispute, { params: { id: open!._id }, body });
};
const books = () => booksOf(world, order._id);
const mailsTo = async (to: string) => {
  await world.deliver();
  return world.mails
    .filter((mail) => mail.to === to && (to === member.user.email || mail.subject.includes(order.reference)))
    .map((mail) => mail.subject);
};
const ask = async (amountMinor: number) => {
  const found = await bello.call(back.listRefunds, { query: { reference: order.reference } });
  const body = { amountMinor, reason: 'she asked us to' };
  return bello.call(back.askRefund, { params: { id: found.body.payments[0]!._id }, body });
};
const rung = async () =>
  (await member.call(listNotifications, {})).body.notifications.map((one) => one.title);
/** Nobody is signed out by it. */
const hours = async (n: number) => {
  world.pass(n * HOUR_MS);
  await staySignedIn(world);
};
const days = (n: number) => hours(24 * n);
const balanced = async () => {
  await world.features.billing.earning.earn();
  await world.features.billing.trialBalance.check();
};

test('a dispute is told to finance at once, and again eight and two hours before its time ends', async () => {
  await tell('waiting');
  const [open] = await listed();
  expect(open).toMatchObject({ state: 'opened', amount: { amountMinor: PRICE }, category: 'chargeback' });
  expect(Date.parse(open!.dueAt) - Date.parse(open!.openedAt)).toBe(DISPUTE_HOURS * HOUR_MS);
  expect(await mailsTo('bello@staff.example')).toEqual([`A bank asks ₦125,000 back (${order.reference})`]);
  expect(await mailsTo(member.user.email)).toContain('Your bank asks for your payment back');
  for (const more of [7, 2, 5, 1]) {
    await hours(more);
    for (let again = 0; again < 2; again++) await world.features.billing.disputes.sweep();
  }
  expect((await mailsTo('bello@staff.example')).slice(1).sort()).toEqual([
    `2 hours left to answer the dispute of ${order.reference}`,
    `8 hours left to answer the dispute of ${order.reference}`,
  ]);
});

test('where a link was given by which somebody else may have paid, no bank is the member’s', async () => {
  const link =
    'insert into pay_request (order_id, token_hash, created_at, revoked_at) values ($1, $2, $3, $3)';
  await rows(link, order._id, `hash-${count}`, world.clock.now());
  await tell('waiting');
  await tell('lost', 'resolve');
  const titles = /^(?!.*Your bank).*A bank has taken a payment back.*A bank asks for a payment back/;
  expect((await rung()).join()).toMatch(titles);
});

test('each reminder of the provider is heard, and a repeated one changes nothing', async () => {
  await tell('waiting');
  await tell('waiting', 'remind');
  await tell('waiting', 'remind');
  expect(await listed()).toHaveLength(1);
  const outcomes = await rows('select outcome from provider_notice where reference = $1', order.reference);
  expect(outcomes.filter(({ outcome }) => outcome === 'noted')).toHaveLength(3);
  expect((await mailsTo('bello@staff.example')).filter((one) => /asks/.test(one))).toHaveLength(1);
});

test('an open dispute stops refunds: those that nobody approved end, the others wait', async () => {
  await ask(PRICE / 5);
  await tell('waiting');
  const { refunds } = (await bello.call(back.listRefunds, { query: { reference: order.reference } })).body;
  expect(refunds).toMatchObject([{ state: 'refused' }]);
  expect((await ask(100)).refusal.message).toMatch(/dispute/);
  expect(await find()).toMatchObject({ status: 'paid', decides: 'bank' });
  await tell('won', 'resolve');
  expect((await ask(100)).status).toBe(200);
});

test('what was approved before the dispute is not sent while it is open, and is there once the bank took all', async () => {
  payments.state.away = true;
  await ask(PRICE / 5);
  const found = (await bello.call(back.listRefunds, { query: { reference: order.reference } })).body;
  const deed = { params: { id: found.refunds[0]!._id }, body: { reason: 'yes' } };
  await rows("update refund set next_try_at = 'infinity' where id = $1", found.refunds[0]!._id);
  await amara.call(back.approveRefund, deed);
  payments.state.away = false;
  await tell('waiting');
  expect(await listed()).toMatchObject([{ amount: { amountMinor: PRICE * 0.8 } }]);
  await rows('update refund set next_try_at = null');
  await world.features.billing.refunding.sweep();
  expect(payments.refundsOf(order.reference)).toEqual([]);
  await tell('lost', 'resolve');
  await world.features.billing.refunding.sweep();
  expect(payments.refundsOf(order.reference)).toEqual([]);
  const { refunds } = (await bello.call(back.listRefunds, { query: { reference: order.reference } })).body;
  expect(refunds).toMatchObject([{ state: 'done' }]);
  expect(await find()).toMatchObject({ status: 'charged_back' });
  expect(await books()).not.toHaveProperty('liability:refunds_due');
  expect(await books()).not.toHaveProperty('asset:provider:paystack');
});

test('a second payment that its bank takes back is owed no longer, and the order it did not count for stays paid', async () => {
  const again = { ...payments.begun.get(order.reference)!, reference: `${order.reference}-2` };
  payments.begun.set(again.reference, again);
  await rows(
    `insert into payment_attempt (order_id, provider, method, reference, amount_minor, currency, status, chosen_at, created_at, sent_at, expires_at)
      select order_id, provider, method, $2, amount_minor, currency, 'pending', chosen_at, created_at, sent_at, expires_at
      from payment_attempt where reference = $1`,
    order.reference,
    again.reference,
  );
  payments.pay(again.reference);
  const paid = payments.notice(again.reference);
  await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...paid });
  await expect.poll(async () => (await books())['liability:refunds_due']).toBe(-PRICE);
  const lost = { ...disputeOf('lost'), id: `second-${count}`, reference: again.reference };
  payments.dispute(lost);
  const said = payments.notice(again.reference, 'charge.dispute.resolve', { id: lost.id });
  await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...said });
  await expect.poll(async () => (await books())['liability:refunds_due']).toBeUndefined();
  expect((await books())['asset:provider:paystack']).toBe(PRICE);
  expect((await find()).status).toBe('paid');
});

test('what is lost ends the grant, and the books say what was not given and what is our loss', async () => {
  await tell('waiting');
  await days(46);
  expect((await answer(true)).status).toBe(200);
  expect((await answer(true, amara, true)).status).toBe(200);
  expect(await listed()).toMatchObject([{ state: 'lost', answer: 'She used it for a month.' }]);
  expect((await find()).status).toBe('charged_back');
  expect((await member.call(calls.findSubscription, {})).body.packageId).toBeNull();
  const after = await books();
  expect(after['liability:deferred']).toBeUndefined();
  expect(after['asset:provider:paystack']).toBeUndefined();
  expect(after['income:package']! + after['expense:chargeback']!).toBe(0);
  expect(after['expense:chargeback']).toBeGreaterThan(0);
  expect(await rung()).toContain('Your bank has taken your payment back');
  await balanced();
});

test('a part that the bank took leaves the package, and what stays of the price is earned by the same days', async () => {
  const part = PRICE / 5;
  await tell('waiting', 'create', part);
  await days(46);
  await tell('lost', 'resolve', part);
  expect((await find()).status).toBe('paid');
  expect((await member.call(calls.findSubscription, {})).body.packageId).toBe('harmony');
  await balanced();
  const after = await books();
  expect(after['asset:provider:paystack']).toBe(PRICE - part);
  expect(after['expense:chargeback']).toBeGreaterThan(0);
  expect(after['expense:chargeback']).toBeLessThan(part);
  const told = (await member.call(listNotifications, {})).body.notifications.map((one) => one.message);
  expect(told).toContainEqual(expect.stringMatching(/The rest of what was paid stays/));
  await days(60);
  await balanced();
  const end = await books();
  expect(end['liability:deferred']).toBeUndefined();
  expect(end['income:package']! + end['expense:chargeback']!).toBe(part - PRICE);
});

test('of a price that a bank took for the most part the rest is to go back too, and with it the package ends', async () => {
  await tell('waiting', 'create', PRICE - 100);
  await tell('lost', 'resolve', PRICE - 100);
  expect((await member.call(calls.findSubscription, {})).body.label).toBe('Harmony');
  const { refunds } = (await bello.call(back.listRefunds, { query: { reference: order.reference } })).body;
  expect(refunds).toMatchObject([{ state: 'requested', amount: { amountMinor: 100 } }]);
  const deed = { params: { id: refunds[0]!._id }, body: { reason: 'the bank took the rest' } };
  expect((await amara.call(back.approveRefund, deed)).status).toBe(200);
  expect((await member.call(calls.findSubscription, {})).body.label).toBe('No package yet');
  // Nothing of it stays with us, so that it does not read as paid.
  expect(await find()).toMatchObject({ status: 'paid', goesBack: 'all' });
  await world.features.billing.trialBalance.check();
});

test('what the bank leaves is all that can go back, and with it the package ends', async () => {
  const part = PRICE / 5;
  await tell('waiting', 'create', part);
  await tell('lost', 'resolve', part);
  expect((await ask(PRICE)).status).not.toBe(200);
  expect((await ask(PRICE - part)).status).toBe(200);
  const found = (await bello.call(back.listRefunds, { query: { reference: order.reference } })).body;
  const deed = { params: { id: found.refunds[0]!._id }, body: { reason: 'yes' } };
  expect((await amara.call(back.approveRefund, deed)).status).toBe(200);
  expect((await member.call(calls.findSubscription, {})).body.packageId).toBeNull();
  await balanced();
});

test('an answer is sent once by one person; where no word came back it may be sent again', async () => {
  await tell('waiting');
  payments.state.away = true;
  expect((await answer(false)).status).toBe(503);
  expect(world.takeErrors()).toMatchObject([{ reason: 'unreachable' }]);
  payments.state.away = false;
  const both = await Promise.all([answer(false), answer(false, amara)]);
  expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
  expect((await answer(false)).status).toBe(409);
});

test('what is answered and won stays paid', async () => {
  await tell('waiting');
  await answer(false);
  expect(await listed()).toMatchObject([{ state: 'answered' }]);
  await tell('won', 'resolve');
  expect(await listed()).toMatchObject([{ state: 'won' }]);
  expect((await find()).status).toBe('paid');
  const ended = `The dispute of ${order.reference}: ₦125,000 stays with us`;
  expect((await mailsTo('bello@staff.example')).filter((one) => one === ended)).toHaveLength(1);
  await tell('lost', 'resolve');
  expect(await listed()).toMatchObject([{ state: 'won' }]);
  await balanced();
});

test('silence loses it once its time is over, also where no notice of that comes', async () => {
  await tell('waiting');
  payments.dispute(disputeOf('silent'));
  await hours(DISPUTE_HOURS);
  await world.features.billing.disputes.sweep();
  expect(await listed()).toMatchObject([{ state: 'silent' }]);
  expect(await mailsTo('bello@staff.example')).toContain(
    `The dispute of ${order.reference}: ₦125,000 is lost: nobody answered in time`,
  );
  await balanced();
});

test('a dispute about money that is not ours is seen by staff', async () => {
  payments.dispute({ ...disputeOf('waiting'), id: 'd-x', reference: 'nobody-1' });
  const notice = payments.notice('nobody-1', 'charge.dispute.create', { id: 'd-x' });
  await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...notice });
  await expect
    .poll(async () => (await bello.call(listOddPayments, { query: { reference: 'nobody-1' } })).body.payments)
    .toMatchObject([{ outcome: 'for_staff' }]);
});
