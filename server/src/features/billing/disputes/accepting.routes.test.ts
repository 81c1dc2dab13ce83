// Money that a bank asks back is let go by two people of finance; one alone may keep it.
import * as calls from '@ijeuwa/contract/billing';
import { answerDispute, listDisputes } from '@ijeuwa/contract/disputes';
import { findOrders, findTimeline } from '@ijeuwa/contract/timelines';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import type { Client, Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

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
  member = await world.as(`asks${++count}`);
  const quote = await member.call(calls.makeQuote, { body: { packageId: 'harmony' } });
  const body = { quoteId: quote.body._id, method: 'card' as const };
  order = (await member.call(calls.placeOrder, { body })).body;
  payments.pay(order.reference);
  await find();
  const { reference } = order;
  const asked = { amountMinor: 12_500_000, currency: 'NGN', category: 'chargeback' } as const;
  const openedAt = world.clock.now();
  payments.dispute({ id: `d-${count}`, reference, ...asked, state: 'waiting', openedAt });
  await world.features.billing.disputes.hear('paystack', `d-${count}`);
});
afterAll(() => world.close());

const find = async () => (await member.call(calls.findOrder, { params: { id: order._id } })).body;
const listed = async () =>
  (await bello.call(listDisputes, { query: { reference: order.reference } })).body.disputes;
const answer = async (accept: boolean, who = bello, second = false) => {
  const [open] = await listed();
  const body = { accept, second, message: 'She used it for a month.', reason: 'looked at it' };
  return who.call(answerDispute, { params: { id: open!._id }, body });
};

test('one asks that it may go back, another tells the bank', async () => {
  expect((await answer(true)).status).toBe(200);
  expect(await listed()).toMatchObject([
    { state: 'opened', acceptAskedBy: 'bello', acceptAskedByMe: true, answer: 'She used it for a month.' },
  ]);
  expect((await find()).status).toBe('paid');
  expect((await answer(true)).refusal.message).toMatch(/somebody else/);
  expect((await answer(true, bello, true)).refusal.message).toMatch(/somebody else/);
  expect((await answer(true, amara, true)).status).toBe(200);
  expect(await listed()).toMatchObject([{ state: 'lost', answeredBy: 'amara' }]);
  expect((await find()).status).toBe('charged_back');
  expect((await answer(true, amara, true)).status).toBe(409);
});

test('what one person would let go another may keep', async () => {
  await answer(true);
  expect((await answer(false, amara)).status).toBe(200);
  expect(await listed()).toMatchObject([{ state: 'answered', answeredBy: 'amara' }]);
  expect((await answer(true, amara)).status).toBe(409);
});

test('who answered the bank is named to finance, and never to its member', async () => {
  await answer(false, amara);
  const { body: own } = await member.call(findTimeline, { params: { id: order._id } });
  expect(own.happened.at(-1)!.text).toBe('We answered the bank.');
  const { orders } = (await bello.call(findOrders, { query: { reference: order.reference } })).body;
  expect(orders[0]!.timeline.happened.at(-1)!.text).toBe('amara answered the bank.');
});

test('once one has asked, the others are reminded in time, administrators among them, and not who asked', async () => {
  await signInStaff(world, 'chidi', ['admin']);
  const remindedAt = async (hours: number) => {
    for (const table of ['session', 'staff_session'])
      await world.platform.pool.query(`update ${table} set expires_at = 'infinity'`);
    world.pass(Date.parse((await listed())[0]!.dueAt) - hours * HOUR_MS - world.clock.now().getTime());
    await world.features.billing.disputes.sweep();
    await world.deliver();
    return world.mails
      .filter(({ subject }) => subject === `${hours} hours left to answer the dispute of ${order.reference}`)
      .map(({ to }) => to)
      .sort();
  };
  expect(await remindedAt(8)).toEqual(['amara@staff.example', 'bello@staff.example']);
  expect((await answer(true)).status).toBe(200);
  expect(await remindedAt(2)).toEqual(['amara@staff.example', 'chidi@staff.example']);
});

test('nobody is the second of two without knowing it: who meant to ask is told that somebody has', async () => {
  const both = await Promise.all([answer(true), answer(true, amara)]);
  expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
  expect(both.find((one) => one.status === 409)!.refusal.message).toMatch(/has asked for this meanwhile/);
  expect(await listed()).toMatchObject([{ state: 'opened' }]);
  expect((await find()).status).toBe('paid');
});

test('nobody is the second where nobody has asked', async () => {
  expect((await answer(true, amara, true)).refusal.message).toMatch(/Nobody has asked/);
  expect(await listed()).toMatchObject([{ state: 'opened', acceptAskedBy: '' }]);
});
