// What the member reads of money that goes back agrees, wherever it is said.
import * as calls from '@ijeuwa/contract/billing';
import * as back from '@ijeuwa/contract/refunds';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { dayIn } from '#platform/mail-words.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import type { Client, Person } from '#test/people.ts';
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
  const quote = await member.call(calls.makeQuote, { body: { packageId: 'harmony' } });
  const body = { quoteId: quote.body._id, method: 'card' as const };
  order = (await member.call(calls.placeOrder, { body })).body;
  payments.pay(order.reference);
  await member.call(calls.findOrder, { params: { id: order._id } });
});
afterAll(() => world.close());

const listed = async () =>
  (await bello.call(back.listRefunds, { query: { reference: order.reference } })).body;
const ask = async (amountMinor: number) => {
  const [payment] = (await listed()).payments;
  const body = { amountMinor, reason: 'she asked us to' };
  await bello.call(back.askRefund, { params: { id: payment!._id }, body });
};
const approve = async () => {
  const [refund] = (await listed()).refunds;
  await amara.call(back.approveRefund, { params: { id: refund!._id }, body: { reason: 'looked at' } });
};
const line = async () => (await member.call(findTimeline, { params: { id: order._id } })).body;
const mailed = async (subject: RegExp) => {
  await world.deliver();
  return world.mails.find((mail) => mail.to === member.user.email && subject.test(mail.subject))!.text;
};

test('the line of time and both mails name one day by which it is there', async () => {
  await ask(PRICE);
  await approve();
  const [next] = (await line()).next;
  const day = dayIn(HOME_ZONE, new Date(next!.by!));
  expect(await mailed(/^We send ₦125,000 back/)).toContain(day);
  world.pass(2 * DAY_MS);
  await staySignedIn(world);
  payments.endRefunds(order.reference, 'done');
  await world.platform.pool.query('update refund set next_try_at = null');
  await world.features.billing.refunding.sweep();
  expect(await mailed(/was sent back to you$/)).toContain(day);
});
