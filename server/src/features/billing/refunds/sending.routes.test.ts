// What is approved is not sent while a bank asks for the same money, also where it asks during the sweep.
import * as calls from '@ijeuwa/contract/billing';
import * as back from '@ijeuwa/contract/refunds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
let world: World;
let bello: Client;
let amara: Client;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance']);
});
afterAll(() => world.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const why = { reason: 'she asked us to' };
/** Approved while the provider was away, so that it waits for the sweep. */
const approvedOf = async (name: string): Promise<string> => {
  const member = await world.as(name);
  const { reference, _id: id } = await placedBy(member, { method: 'card' });
  payments.pay(reference);
  await member.call(calls.findOrder, { params: { id } });
  const query = { reference };
  const [paid] = (await bello.call(back.listRefunds, { query })).body.payments;
  await bello.call(back.askRefund, { params: { id: paid!._id }, body: { ...why, amountMinor: 100_000 } });
  const [asked] = (await bello.call(back.listRefunds, { query })).body.refunds;
  await rows("update refund set next_try_at = 'infinity' where id = $1", asked!._id);
  await amara.call(back.approveRefund, { params: { id: asked!._id }, body: why });
  return reference;
};
const bankAsks = async (reference: string) => {
  const id = `dispute-${reference}`;
  const said = { id, reference, amountMinor: 7_500_000, currency: 'NGN', category: 'fraud' };
  payments.dispute({ ...said, state: 'waiting', openedAt: world.clock.now() });
  const notice = payments.notice(reference, 'charge.dispute.create', { id });
  await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...notice });
  await world.features.billing.payments.handleWaiting();
};

test('a bank that asks while another refund is being sent finds its own not sent', async () => {
  const both = [await approvedOf('ada'), await approvedOf('bola')];
  await rows('update refund set next_try_at = null');
  payments.state.beforeRefund = async (reference) => {
    payments.state.beforeRefund = undefined;
    await bankAsks(both.find((one) => one !== reference)!);
  };
  await world.features.billing.refunding.sweep();
  const sent = both.map((reference) => payments.refundsOf(reference).length);
  expect(sent.toSorted()).toEqual([0, 1]);
});

test('nor is it sent by the sweeps that follow, nor by one of two at once', async () => {
  const reference = await approvedOf('chi');
  await bankAsks(reference);
  const { refunding } = world.features.billing;
  for (let nth = 0; nth < 2; nth++) {
    await rows('update refund set next_try_at = null');
    await Promise.all([refunding.sweep(), refunding.sweep()]);
  }
  expect(payments.refundsOf(reference)).toEqual([]);
});
