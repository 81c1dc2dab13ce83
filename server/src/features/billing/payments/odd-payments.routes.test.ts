// Money that does not fit: kept, counted as far as it goes, sent back or closed by staff, and never lost.
import * as calls from '@ijeuwa/contract/billing';
import { listAudit } from '@ijeuwa/contract/staff';
import {
  closeOddPayment,
  confirmTransfer,
  listOddPayments,
  listTransfers,
  recordRefund,
} from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { sendBack } from '#test/refunds.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

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
});
afterAll(() => world.close());

const order = (packageId = 'blossom', method: 'bank_transfer' | 'card' = 'bank_transfer') =>
  placedBy(member, { packageId, method });
/** The attempt of an order that was chosen last. */
const confirm = async (who: Client, orderId: string, reason = 'seen on the statement of today') =>
  who.call(confirmTransfer, { params: { id: await attemptOf(world, orderId) }, body: { reason } });
const waiting = async (who = bello, query: { reference?: string } = {}) =>
  (await who.call(listTransfers, { query })).body.transfers;
const given = async (orderId: string) =>
  (await world.platform.pool.query('select * from package_grant where order_id = $1', [orderId])).rows;
const audit = async () => (await amara.call(listAudit, { query: {} })).body;

const odd = async (reference: string, query: { reference?: string } = {}) =>
  (await bello.call(listOddPayments, { query })).body.payments.filter((one) => one.reference === reference);
const note = (call: typeof recordRefund | typeof closeOddPayment, id: string, reason = 'statement no. 9') =>
  bello.call(call, { params: { id }, body: { reason } });
const find = async (id: string) => (await member.call(calls.findOrder, { params: { id } })).body;
const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' });

test('too little is kept and counted, and the rest can be paid in another way', async () => {
  const made = await order('blossom', 'card');
  payments.pay(made.reference, { amountMinor: 5_000_000 });
  expect(await find(made._id)).toMatchObject({ status: 'part_paid', missing: naira(2_500_000), bank: null });
  expect(await given(made._id)).toEqual([]);
  const [short] = await odd(made.reference);
  expect(short).toMatchObject({ outcome: 'short', amount: naira(5_000_000), isOwed: false });
  const refused = await note(closeOddPayment, short!._id);
  expect([refused.status, refused.refusal.message]).toEqual([409, expect.stringContaining('its member’s')]);
  const cancelled = await member.call(calls.cancelOrder, { params: { id: made._id } });
  expect(cancelled.refusal.message).toMatch(/Part of this order is paid/);

  const rest = await member.call(calls.payOrder, {
    params: { id: made._id },
    body: { method: 'bank_transfer' },
  });
  expect(rest.body).toMatchObject({
    status: 'part_paid',
    missing: naira(2_500_000),
    method: 'bank_transfer',
  });
  expect(rest.body.bank).not.toBeNull();
  await member.call(calls.announceTransfer, { params: { id: made._id } });
  const waits = (await waiting()).find((one) => one.reference === rest.body.reference);
  expect(waits).toMatchObject({ total: naira(2_500_000) });
  expect((await confirm(bello, made._id)).body.paid).toBe(true);
  expect(await find(made._id)).toMatchObject({ status: 'paid', missing: null, owedBack: null });
  expect(await given(made._id)).toHaveLength(1);
  expect(await odd(made.reference)).toEqual([]);
  expect(await odd(made.reference, { reference: made.reference })).toMatchObject([
    { _id: short!._id, closed: { reason: 'The rest has come.' }, toSendBack: null },
  ]);
  expect((await note(recordRefund, short!._id)).status).toBe(409);
});

test('too little is sent back when its member wants no more, once, and the order ends', async () => {
  const made = await order('blossom', 'card');
  payments.pay(made.reference, { amountMinor: 5_000_000 });
  await find(made._id);
  const [short] = await odd(made.reference);
  const replies = await Promise.all([note(recordRefund, short!._id), note(recordRefund, short!._id)]);
  expect(replies.map((one) => one.status).sort()).toEqual([200, 409]);
  expect(await find(made._id)).toMatchObject({ status: 'part_paid', owedBack: null });
  expect(await odd(made.reference)).toMatchObject([{ isAsked: true, toSendBack: null }]);
  expect((await note(closeOddPayment, short!._id)).refusal.message).toMatch(/goes back/);
  await sendBack(world, amara, payments, made.reference);
  expect(await find(made._id)).toMatchObject({ status: 'cancelled', sentBack: naira(5_000_000) });
  expect(await odd(made.reference)).toEqual([]);
});

test('a part of what was then paid at another price takes no more money, and stands in nobody’s way', async () => {
  const part = await order('blossom', 'card');
  payments.pay(part.reference, { amountMinor: 5_000_000 });
  await find(part._id);
  const whole = await order('blossom', 'card');
  payments.pay(whole.reference);
  expect((await find(whole._id)).status).toBe('paid');
  const rest = await member.call(calls.payOrder, { params: { id: part._id }, body: { method: 'card' } });
  expect(rest.refusal.message).toMatch(/has been paid already/);
  const next = await order('blossom', 'card');
  payments.pay(next.reference);
  expect((await find(next._id)).status).toBe('paid');
  const [short] = await odd(part.reference);
  expect((await note(recordRefund, short!._id)).status).toBe(200);
  await sendBack(world, amara, payments, part.reference);
  expect(await find(part._id)).toMatchObject({ status: 'cancelled', sentBack: naira(5_000_000) });
});

test('too much gives what was bought, and the rest of it is owed', async () => {
  const made = await order('blossom', 'card');
  payments.pay(made.reference, { amountMinor: 8_000_000 });
  expect(await find(made._id)).toMatchObject({ status: 'paid', owedBack: naira(500_000) });
  expect(await given(made._id)).toHaveLength(1);
  const [excess] = await odd(made.reference);
  expect(excess).toMatchObject({
    outcome: 'excess',
    excess: naira(500_000),
    toSendBack: naira(500_000),
    isOwed: true,
    member: { name: expect.any(String) },
  });
  expect((await note(recordRefund, excess!._id)).status).toBe(200);
  expect(await find(made._id)).toMatchObject({ owedBack: naira(500_000) });
  await sendBack(world, amara, payments, made.reference);
  expect(await find(made._id)).toMatchObject({ status: 'paid', owedBack: null, sentBack: naira(500_000) });
});

test('money in another currency is kept, gives nothing, and goes back', async () => {
  const made = await order('blossom', 'card');
  payments.pay(made.reference, { amountMinor: 2000, currency: 'USD' });
  expect(await find(made._id)).toMatchObject({ status: 'open', missing: null });
  const [other] = await odd(made.reference);
  const dollars = { amountMinor: 2000, currency: 'USD' };
  expect(other).toMatchObject({ outcome: 'other_currency', amount: dollars, toSendBack: dollars });
  expect((await note(closeOddPayment, other!._id)).status).toBe(409);
  expect((await note(recordRefund, other!._id)).status).toBe(200);
  await sendBack(world, amara, payments, made.reference);
  expect(payments.refundsOf(made.reference)).toMatchObject([dollars]);
  expect(await given(made._id)).toEqual([]);
});

test('word of a payment that nobody can tie to anything is closed with a reason, once, and found by its reference', async () => {
  for (const [kind, outcome] of [
    ['charge.success', 'unknown_reference'],
    ['refund.processed', 'for_staff'],
  ] as const) {
    const reference = `unknown-${outcome}`;
    await world.app.inject({
      method: 'POST',
      url: '/api/webhooks/paystack',
      ...payments.notice(reference, kind),
    });
    await vi.waitFor(async () => expect(await odd(reference)).toMatchObject([{ outcome, amount: null }]));
    const [found] = await odd(reference);
    expect((await note(recordRefund, found!._id)).status).toBe(409);
    const replies = await Promise.all([note(closeOddPayment, found!._id), note(closeOddPayment, found!._id)]);
    expect(replies.map((one) => one.status).sort()).toEqual([200, 409]);
    expect(await odd(reference)).toEqual([]);
    expect(await odd(reference, { reference })).toMatchObject([
      { closed: { reason: 'statement no. 9', by: expect.any(String) } },
    ]);
    expect((await audit()).entries).toContainEqual(
      expect.objectContaining({ act: 'close payment', subject: `payment ${reference}` }),
    );
  }
  expect((await note(closeOddPayment, '019a0000-0000-7000-8000-000000000000')).status).toBe(404);
});

test('what a bank asks back meanwhile is not sent back beside it: finance is told why', async () => {
  const made = await order('blossom', 'card');
  const { reference } = made;
  payments.pay(reference, { amountMinor: 5_000_000 });
  await find(made._id);
  const asked = { id: `d-${reference}`, reference, amountMinor: 5_000_000, currency: 'NGN' };
  payments.dispute({ ...asked, category: 'chargeback', state: 'waiting', openedAt: world.clock.now() });
  const told = payments.notice(reference, 'charge.dispute.create', { id: asked.id });
  await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...told });
  const waits = 'select 1 from provider_notice where handled_at is null and reference = $1';
  await expect.poll(async () => (await world.platform.pool.query(waits, [reference])).rowCount).toBe(0);
  const [short] = await odd(reference);
  const refused = await note(recordRefund, short!._id);
  expect([refused.status, refused.refusal.message]).toEqual([409, expect.stringContaining('A bank asks')]);
});

test('what is under way is not ended; after a week a person looks, and it ends once they have closed it', async () => {
  const made = await order('blossom', 'card');
  const pass = async (ms: number) => {
    world.pass(ms);
    await staySignedIn(world);
    await world.features.billing.payments.expireOrders();
    return (await find(made._id)).status;
  };
  payments.pay(made.reference, { state: 'under_way' });
  expect(await pass(25 * HOUR_MS)).toBe('open');
  expect(await odd(made.reference)).toEqual([]);
  expect(await pass(7 * DAY_MS)).toBe('open');
  expect(await pass(HOUR_MS)).toBe('open');
  const seen = await odd(made.reference);
  expect(seen).toMatchObject([{ kind: 'under way', outcome: 'not_confirmed', amount: null }]);
  expect((await note(closeOddPayment, seen[0]!._id)).status).toBe(200);
  expect(await pass(HOUR_MS)).toBe('expired');
});
