// A service that ended after it was paid, as a case that was closed: what stays with us is owed to nobody, and what goes back is not earned.
import * as calls from '@ijeuwa/contract/billing';
import { findOwed } from '@ijeuwa/contract/books';
import * as back from '@ijeuwa/contract/refunds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, later } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import type { Client, Person } from '#test/people.ts';
import { booksOf, sendBack } from '#test/refunds.ts';
import { nobodySells, type ServiceRoom, serviceRoom } from '#test/service-room.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const PRICE = 15_000_000;
const payments = honestPayments();
let world: World;
let bello: Client;
let amara: Client;
let room: ServiceRoom;
let member: Person;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider }, { services: nobodySells });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance', 'admin']);
  room = serviceRoom(world, 'vip');
  member = await world.as('client');
});
afterAll(() => world.close());

const TITLE = 'VIP matchmaking';
const night = async (days = 0) => {
  world.pass(days * DAY_MS);
  await staySignedIn(world);
  await world.features.billing.earning.earn();
  await world.features.billing.trialBalance.check();
};
/** Paid, and given over a hundred days. */
const buy = async () => {
  const now = world.clock.now();
  Object.assign(room.state, { over: { startsAt: now, endsAt: later(now, 100 * DAY_MS) } });
  const { quote, subjectId } = await room.offer(member.user._id, { title: TITLE });
  const order = (await member.call(calls.placeOrder, { body: { quoteId: quote._id, method: 'card' } })).body;
  payments.pay(order.reference);
  await member.call(calls.findOrder, { params: { id: order._id } });
  return { subjectId, order };
};
const owed = async () =>
  (await bello.call(findOwed, {})).body.owed.filter(({ account }) => account === 'liability:deferred');

test('a case that is closed, and whose money stays, is not under what is to be given', async () => {
  const { subjectId, order } = await buy();
  await night(10);
  expect((await booksOf(world, order._id))['income:vip']).toBe(-PRICE / 10);
  await room.withdraw(subjectId);
  await night();
  await night(1);
  expect(await owed()).toEqual([]);
  expect(await booksOf(world, order._id)).toEqual({ 'asset:provider:paystack': PRICE, 'income:vip': -PRICE });
});

test('what is asked back stands there until that is decided: sent back it is nobody’s income, refused it is ours', async () => {
  const [sent, kept] = [await buy(), await buy()];
  for (const { subjectId, order } of [sent, kept]) {
    await room.giveBack(subjectId, 'It was closed unused.');
    await room.withdraw(subjectId);
    await night();
    expect((await booksOf(world, order._id))['liability:deferred']).toBe(-PRICE);
  }
  await sendBack(world, amara, payments, sent.order.reference);
  const query = { reference: kept.order.reference };
  const [asked] = (await bello.call(back.listRefunds, { query })).body.refunds;
  const refuse = { params: { id: asked!._id }, body: { reason: 'people were proposed' } };
  expect((await bello.call(back.refuseRefund, refuse)).status).toBe(200);
  await night(1);
  expect(await owed()).toEqual([]);
  expect(await booksOf(world, sent.order._id)).toEqual({});
  expect((await booksOf(world, kept.order._id))['income:vip']).toBe(-PRICE);
});
