// The clocks of money: who is told when a refund or an announced transfer is late, and what its member reads meanwhile.
import * as calls from '@ijeuwa/contract/billing';
import * as back from '@ijeuwa/contract/refunds';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
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
  amara = await signInStaff(world, 'amara', ['admin']);
  await signInStaff(world, 'amina', ['support']);
});
beforeEach(async () => {
  member = await world.as(`waits${++count}`);
  world.pass(1000);
});
afterAll(() => world.close());

const order = (method: 'bank_transfer' | 'card') => placedBy(member, { method });
const pass = async (ms: number) => {
  world.pass(ms);
  await staySignedIn(world);
};
const line = async (id: string) => (await member.call(findTimeline, { params: { id } })).body;
const refundOf = async (reference: string) =>
  (await bello.call(back.listRefunds, { query: { reference } })).body;
/** What each sounding told about this reference, and to how many. */
const sounded = async (which: 'refunds' | 'transfers', reference: string) => {
  await world.deliver();
  const before = world.mails.length;
  await world.features.billing.alarms[which].sound();
  await world.deliver();
  const told = world.mails.slice(before).filter(({ text }) => text.includes(reference));
  return told.map(({ subject }) => subject);
};
const asked = async () => {
  const { _id: id, reference } = await order('card');
  payments.pay(reference);
  await member.call(calls.findOrder, { params: { id } });
  const paid = (await refundOf(reference)).payments[0]!;
  const body = { amountMinor: paid.amount.amountMinor, reason: 'by our fault' };
  await bello.call(back.askRefund, { params: { id: paid._id }, body });
  return { id, reference, refundId: (await refundOf(reference)).refunds[0]!._id };
};
const approve = (id: string) => amara.call(back.approveRefund, { params: { id }, body: { reason: 'yes' } });

test('finance is told once before a transfer that was announced is due, and once when a day is over', async () => {
  const { _id: id, reference } = await order('bank_transfer');
  await member.call(calls.announceTransfer, { params: { id } });
  expect(await sounded('transfers', reference)).toEqual([]);
  await pass(20 * HOUR_MS);
  expect(await sounded('transfers', reference)).toEqual(['A transfer is due soon', 'A transfer is due soon']);
  expect(await sounded('transfers', reference)).toEqual([]);
  await pass(4 * HOUR_MS);
  expect(await sounded('transfers', reference)).toEqual(['A transfer is overdue', 'A transfer is overdue']);
  expect(await sounded('transfers', reference)).toEqual([]);
});

test('each step of a refund is told of when it is late, once; its member reads by when, and that it is late', async () => {
  const { id, reference, refundId } = await asked();
  expect(await sounded('refunds', reference)).toEqual([]);
  await pass(4 * DAY_MS);
  const late = ['Money to be sent back is overdue', 'Money to be sent back is overdue'];
  expect(await sounded('refunds', reference)).toEqual(late);
  expect(await sounded('refunds', reference)).toEqual([]);
  await pass(1000);
  expect((await approve(refundId)).status).toBe(200);
  expect((await line(id)).next).toContainEqual({
    text: '₦75,000 is on its way back to where it came from, and is there by then.',
    by: expect.any(String),
  });
  expect(await sounded('refunds', reference)).toEqual([]);
  await pass(12 * DAY_MS);
  expect(await sounded('refunds', reference)).toEqual(late);
  const { text, by } = (await line(id)).next.find((one) => one.text.startsWith('₦75,000'))!;
  expect([text, by]).toEqual([expect.stringContaining('longer than we promised'), null]);
});

test('a member is asked once for an account by a way that is safe, and reads what failed and how it is sent instead', async () => {
  const { id, reference, refundId } = await asked();
  await approve(refundId);
  payments.endRefunds(reference, 'needs_attention', 'The card is closed');
  for (const _ of [1, 2]) {
    await world.platform.pool.query('update refund set next_try_at = null');
    await world.features.billing.refunding.sweep();
  }
  await world.deliver();
  const mine = world.mails.filter(({ to }) => to === member.user.email);
  const told = mine.filter(({ subject }) => subject === 'We need to know where ₦75,000 may go');
  expect(told.map(({ text }) => text.includes('Never send an account number by mail'))).toEqual([true]);
  await bello.call(back.giveUpRefund, { params: { id: refundId }, body: { reason: 'no answer' } });
  const { happened, next } = await line(id);
  expect(happened.map(({ text }) => text).filter((text) => text.startsWith('₦75,000 could not'))).toEqual([
    '₦75,000 could not be sent to where it came from, and is sent from our bank.',
  ]);
  expect(next).toContainEqual({
    text: expect.stringMatching(/^₦75,000 goes back from our bank, and we wait to hear to which account/),
    by: expect.any(String),
  });
});
