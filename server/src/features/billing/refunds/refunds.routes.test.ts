// Money of a paid order that goes back: asked for by one person, approved by another, sent once, and there.
import * as calls from '@ijeuwa/contract/billing';
import * as back from '@ijeuwa/contract/refunds';
import { listAudit } from '@ijeuwa/contract/staff';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
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
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance', 'admin']);
});
beforeEach(async () => {
  member = await world.as(`member${++count}`);
  Object.assign(payments.state, { away: false, loseAnswers: false, refuseRefunds: false });
});
afterAll(() => world.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const buy = async (method: 'card' | 'bank_transfer' = 'card') => {
  const order = await placedBy(member, { packageId: 'harmony', method });
  if (method === 'card') payments.pay(order.reference);
  else {
    const deed = { params: { id: await attemptOf(world, order._id) }, body: { reason: 'seen' } };
    for (const who of [bello, amara]) await who.call(confirmTransfer, deed);
  }
  return (await member.call(calls.findOrder, { params: { id: order._id } })).body;
};
const find = async (id: string) => (await member.call(calls.findOrder, { params: { id } })).body;
const listed = async (reference: string, who = bello) =>
  (await who.call(back.listRefunds, { query: { reference } })).body;
const ask = async (reference: string, amountMinor: number, who = bello) => {
  const [payment] = (await listed(reference)).payments;
  const body = { amountMinor, reason: 'she asked us to' };
  return who.call(back.askRefund, { params: { id: payment!._id }, body });
};
const latest = async (reference: string) => (await listed(reference)).refunds[0]!;
type Act =
  | typeof back.approveRefund
  | typeof back.refuseRefund
  | typeof back.noteRefundSent
  | typeof back.retryRefund;
const act = async (call: Act, reference: string, who: Client) =>
  who.call(call, { params: { id: (await latest(reference))._id }, body: { reason: 'looked at' } });
const approve = (reference: string, who = amara) => act(back.approveRefund, reference, who);
/** The job, as if its time had come. */
const sweep = async () => {
  await rows('update refund set next_try_at = null');
  await world.features.billing.refunding.sweep();
};
const finish = async (reference: string) => {
  payments.endRefunds(reference, 'done');
  await sweep();
};
const books = (orderId: string) => booksOf(world, orderId);
const subjects = async () => {
  await world.deliver();
  return world.mails.filter((mail) => mail.to === member.user.email).map((mail) => mail.subject);
};
const pass = async (days: number) => {
  world.pass(days * DAY_MS);
  await staySignedIn(world);
};
const balanced = () => world.features.billing.trialBalance.check();

test('what one person asks for and another approves is sent once, and ends what the order gave', async () => {
  const order = await buy();
  expect((await ask(order.reference, PRICE)).status).toBe(200);
  expect(await find(order._id)).toMatchObject({ status: 'paid', owedBack: null });
  expect(await books(order._id)).toEqual({ 'asset:provider:paystack': PRICE, 'liability:deferred': -PRICE });

  expect((await approve(order.reference, bello)).refusal.message).toMatch(/somebody else/);
  expect((await approve(order.reference)).status).toBe(200);
  expect(payments.refundsOf(order.reference)).toMatchObject([{ amountMinor: PRICE }]);
  expect(await latest(order.reference)).toMatchObject({ state: 'processing', askedByMe: true });
  expect(await books(order._id)).toEqual({
    'asset:provider:paystack': PRICE,
    'liability:refunds_due': -PRICE,
  });
  expect((await member.call(calls.findSubscription, {})).body.packageId).toBeNull();
  expect(await find(order._id)).toMatchObject({
    status: 'paid',
    owedBack: { amountMinor: PRICE },
    goesBack: 'all',
  });
  await balanced();

  await finish(order.reference);
  await sweep();
  expect(await find(order._id)).toMatchObject({ status: 'refunded', sentBack: { amountMinor: PRICE } });
  expect(await books(order._id)).toEqual({});
  expect(payments.refundsOf(order.reference)).toHaveLength(1);
  expect(await subjects()).toEqual(
    expect.arrayContaining(['We send ₦125,000 back to you', '₦125,000 was sent back to you']),
  );
  await balanced();
  const acts = (await amara.call(listAudit, { query: {} })).body.entries;
  for (const name of ['ask for refund', 'approve refund'])
    expect(acts).toContainEqual(
      expect.objectContaining({ act: name, subject: `payment ${order.reference}` }),
    );
});

test('a part goes back and the package stays; what stays is earned by the same days', async () => {
  const order = await buy();
  await pass(46);
  await world.features.billing.earning.earn();
  const before = (await books(order._id))['income:package'];
  expect((await ask(order.reference, PRICE / 5)).status).toBe(200);
  await approve(order.reference);
  await balanced();
  await finish(order.reference);
  expect(await find(order._id)).toMatchObject({ status: 'paid', sentBack: { amountMinor: PRICE / 5 } });
  expect((await member.call(calls.findSubscription, {})).body.packageId).toBe('harmony');
  const after = await books(order._id);
  expect(after['asset:provider:paystack']).toBe(PRICE * 0.8);
  expect(Math.abs(after['income:package']! / before! - 0.8)).toBeLessThan(1e-6);
  await balanced();
  expect((await ask(order.reference, PRICE)).refusal.fields).toHaveProperty('amountMinor');
  await ask(order.reference, PRICE * 0.8);
  await approve(order.reference);
  await finish(order.reference);
  expect((await find(order._id)).status).toBe('refunded');
  expect(await books(order._id)).toEqual({});
  expect((await member.call(calls.findSubscription, {})).body.packageId).toBeNull();
  await balanced();
});

test('one is under way at a time, and what somebody refuses leaves everything as it was', async () => {
  const order = await buy();
  const asked = await Promise.all([ask(order.reference, 100), ask(order.reference, 100, amara)]);
  expect(asked.map((one) => one.status).sort()).toEqual([200, 409]);
  expect((await act(back.refuseRefund, order.reference, amara)).status).toBe(200);
  expect(await latest(order.reference)).toMatchObject({ state: 'refused' });
  expect(await find(order._id)).toMatchObject({ status: 'paid', owedBack: null, sentBack: null });
  expect((await approve(order.reference)).status).toBe(409);
  expect((await ask(order.reference, PRICE)).status).toBe(200);
});

test('a lost answer is not sent again: the provider is asked what it has', async () => {
  const order = await buy();
  await ask(order.reference, PRICE);
  payments.state.loseAnswers = true;
  await approve(order.reference);
  expect(world.takeErrors().map(String)).toEqual([expect.stringMatching(/lost/)]);
  expect(await latest(order.reference)).toMatchObject({ state: 'sent' });
  payments.state.loseAnswers = false;
  await sweep();
  expect(payments.refundsOf(order.reference)).toHaveLength(1);
  expect(await latest(order.reference)).toMatchObject({ state: 'processing' });
  await finish(order.reference);
  expect((await find(order._id)).status).toBe('refunded');
});

test('many processes at once send it once', async () => {
  const order = await buy();
  await ask(order.reference, PRICE);
  const at = Array.from({ length: 10 }, () => approve(order.reference));
  const statuses = (await Promise.all(at)).map((one) => one.status).sort();
  expect(statuses.filter((one) => one === 200)).toHaveLength(1);
  await Promise.all(Array.from({ length: 10 }, () => world.features.billing.refunding.sweep()));
  expect(payments.refundsOf(order.reference)).toHaveLength(1);
});

test('what the provider refuses waits for a person, who tries again', async () => {
  const order = await buy();
  await ask(order.reference, PRICE);
  payments.state.refuseRefunds = true;
  await approve(order.reference);
  expect(await latest(order.reference)).toMatchObject({
    state: 'needs_attention',
    said: 'Your balance is not enough',
  });
  payments.state.refuseRefunds = false;
  expect((await act(back.retryRefund, order.reference, bello)).status).toBe(200);
  await finish(order.reference);
  expect((await find(order._id)).status).toBe('refunded');
});

test('what needs another account is sent there, by somebody else than asked for it, and the audit says where', async () => {
  const order = await buy();
  await ask(order.reference, PRICE);
  await approve(order.reference);
  payments.endRefunds(order.reference, 'needs_attention', 'The card is closed');
  await sweep();
  expect(await latest(order.reference)).toMatchObject({
    state: 'needs_attention',
    said: 'The card is closed',
  });
  const account = { bankCode: '044', accountNumber: '0123456789' };
  const id = (await latest(order.reference))._id;
  const sent = { params: { id }, body: { reason: 'by mail', account } };
  expect((await bello.call(back.retryRefund, sent)).refusal.message).toMatch(/somebody else/);
  expect((await amara.call(back.retryRefund, sent)).status).toBe(200);
  const told = await rows("select from audit_entry where reason like '%(bank 044, account ending in 6789)'");
  expect(told).toHaveLength(1);
  await finish(order.reference);
  expect((await find(order._id)).status).toBe('refunded');
});

test('a failure leaves the money owed: another person approves it anew, and it is sent from the bank', async () => {
  const order = await buy();
  await ask(order.reference, PRICE);
  await approve(order.reference);
  payments.endRefunds(order.reference, 'failed', 'The bank sent it back');
  await sweep();
  expect(await books(order._id)).toEqual({
    'asset:provider:paystack': PRICE,
    'liability:refunds_due': -PRICE,
  });
  const { refunds } = await listed(order.reference);
  expect(refunds.map((one) => one.state).sort()).toEqual(['failed', 'requested']);
  const id = refunds.find((one) => one.state === 'requested')!._id;
  const deed = { params: { id }, body: { reason: 'bank reference 9' } };
  expect((await amara.call(back.refuseRefund, deed)).refusal.message).toMatch(/owed/);
  expect((await amara.call(back.approveRefund, deed)).status).toBe(200);
  expect((await bello.call(back.noteRefundSent, deed)).refusal.message).toMatch(/somebody else/);
  expect((await amara.call(back.noteRefundSent, deed)).status).toBe(200);
  expect((await amara.call(back.noteRefundSent, deed)).status).toBe(409);
  expect(await books(order._id)).toEqual({
    'asset:provider:paystack': PRICE,
    'asset:bank:main': -PRICE,
  });
  expect((await find(order._id)).status).toBe('refunded');
  expect(await subjects()).toContain('₦125,000 could not be sent back yet');
  await balanced();
});

test('money that came to the bank is sent by hand, and noted by another person than asked for it', async () => {
  const order = await buy('bank_transfer');
  await ask(order.reference, PRICE);
  await approve(order.reference);
  expect(await latest(order.reference)).toMatchObject({ state: 'approved', byHand: true });
  await sweep();
  expect(payments.refundsOf(order.reference)).toEqual([]);
  expect((await act(back.noteRefundSent, order.reference, bello)).status).toBe(409);
  expect((await act(back.noteRefundSent, order.reference, amara)).status).toBe(200);
  expect(await find(order._id)).toMatchObject({ status: 'refunded' });
  await balanced();
});

test('the provider’s word of a refund is looked at at once, and a strange one by staff', async () => {
  const order = await buy();
  await ask(order.reference, PRICE);
  await approve(order.reference);
  payments.endRefunds(order.reference, 'done');
  const told = payments.notice(order.reference, 'refund.processed');
  await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...told });
  await world.features.billing.payments.handleWaiting();
  await expect.poll(async () => (await find(order._id)).status).toBe('refunded');
  const outcomes = await rows('select outcome from provider_notice where reference = $1', order.reference);
  await expect.poll(() => outcomes).toContainEqual({ outcome: 'noted' });
});

test('another refund of the same payment, which nobody here sent, is looked at before anything is sent', async () => {
  const order = await buy();
  const { reference } = order;
  const there = { reference, providerRef: null, transaction: reference, currency: 'NGN' };
  await payments.provider.refunds.send(there, 500, 'not ours');
  await ask(order.reference, PRICE);
  await approve(order.reference);
  expect(await latest(order.reference)).toMatchObject({ state: 'needs_attention' });
  expect(payments.refundsOf(order.reference)).toHaveLength(1);
});

test('while the provider is away it is tried again, longer each time', async () => {
  const order = await buy();
  await ask(order.reference, PRICE);
  payments.state.away = true;
  await approve(order.reference);
  expect(world.takeErrors().map(String)).toEqual([expect.stringMatching(/no answer/)]);
  payments.state.away = false;
  await world.features.billing.refunding.sweep();
  expect(payments.refundsOf(order.reference)).toEqual([]);
  world.pass(HOUR_MS / 30);
  await world.features.billing.refunding.sweep();
  expect(payments.refundsOf(order.reference)).toHaveLength(1);
});
