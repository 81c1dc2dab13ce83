// The desk of disputes: what still waits stands first, and how each ended is told to those who were told of its opening.
import * as calls from '@ijeuwa/contract/billing';
import { answerDispute, listDisputes } from '@ijeuwa/contract/disputes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import type { Client } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const PRICE = 12_500_000;
const payments = honestPayments();
let world: World;
let bello: Client;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  bello = await signInStaff(world, 'bello', ['finance']);
});
afterAll(() => world.close());

const tell = async (reference: string, state: 'waiting' | 'lost') => {
  const about = { amountMinor: PRICE, currency: 'NGN', category: 'fraud', openedAt: world.clock.now() };
  const id = `dispute-${reference}`;
  payments.dispute({ ...about, id, reference, state });
  const notice = payments.notice(reference, 'charge.dispute.create', { id, state });
  await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...notice });
  await world.features.billing.payments.handleWaiting();
};
/** Paid by card an hour after the one before, and asked back by its bank. */
const disputed = async (): Promise<string> => {
  world.pass(HOUR_MS);
  await staySignedIn(world);
  const member = await world.as(`member${++count}`);
  const { _id, reference } = await placedBy(member, { packageId: 'harmony', method: 'card' });
  payments.pay(reference);
  await member.call(calls.findOrder, { params: { id: _id } });
  await tell(reference, 'waiting');
  return reference;
};
const listed = async () => (await bello.call(listDisputes, { query: {} })).body.disputes;

test('what still waits stands first, with the least time first; then what is answered', async () => {
  const answered = await disputed();
  const body = { accept: false, message: 'She used it for a month.', reason: 'looked at it' };
  await bello.call(answerDispute, { params: { id: (await listed())[0]!._id }, body });
  const waiting = [await disputed(), await disputed()];
  expect((await listed()).map((one) => one.reference)).toEqual([...waiting, answered]);
});

test('how it was lost is told to those who were told of its opening', async () => {
  const reference = await disputed();
  await tell(reference, 'lost');
  await world.deliver();
  const mails = world.mails.filter((one) => one.to === 'bello@staff.example');
  expect(mails.map(({ subject }) => subject)).toContain(`The dispute of ${reference}: ₦125,000 is lost`);
});
