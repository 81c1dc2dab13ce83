// Where one person of finance has said a word that needs a second, the others have a mail at once.
import * as calls from '@ijeuwa/contract/billing';
import { answerDispute, listDisputes } from '@ijeuwa/contract/disputes';
import * as back from '@ijeuwa/contract/refunds';
import { confirmTransfer, listOddPayments, listTransfers, recordRefund } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#platform/clock.ts';
import { signInStaff, staffEmail } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
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
  amara = await signInStaff(world, 'amara', ['finance']);
  await signInStaff(world, 'chidi', ['admin']);
  await signInStaff(world, 'dayo', ['support', 'editor']);
});
beforeEach(async () => {
  member = await world.as(`second${++count}`);
});
afterAll(() => world.close());

const why = { reason: 'she asked us to' };
const place = (method: 'card' | 'bank_transfer') => placedBy(member, { method });
const buyByCard = async () => {
  const order = await place('card');
  payments.pay(order.reference);
  await member.call(calls.findOrder, { params: { id: order._id } });
  return order;
};
const confirm = async (id: string, amountMinor?: number) =>
  bello.call(confirmTransfer, {
    params: { id: await attemptOf(world, id) },
    body: { amountMinor, reason: 'seen on the statement' },
  });
const listed = async (reference: string) =>
  (await bello.call(back.listRefunds, { query: { reference } })).body;
const told = async (reference: string) => {
  await world.deliver();
  return world.mails
    .filter(({ subject }) => subject.startsWith('A second person') && subject.includes(reference))
    .map(({ to, text }) => ({ to: to.split('@')[0], text }))
    .sort((one, other) => one.to!.localeCompare(other.to!));
};

test('what one asks for is approved by another: everybody else of finance, and who may act, is told once', async () => {
  const { reference } = await buyByCard();
  const [payment] = (await listed(reference)).payments;
  const body = { ...why, amountMinor: 100_000 };
  await bello.call(back.askRefund, { params: { id: payment!._id }, body });
  expect(await told(reference)).toEqual([
    { to: 'amara', text: expect.stringContaining('bello has asked that ₦1,000 for Blossom goes back') },
    { to: 'chidi', text: expect.stringContaining(`/staff/refunds?reference=${reference}`) },
  ]);
  await amara.call(back.approveRefund, {
    params: { id: (await listed(reference)).refunds[0]!._id },
    body: why,
  });
  expect(await told(reference)).toHaveLength(2);
});

test('so is what came too much, and is asked back', async () => {
  const { _id: id, reference } = await place('bank_transfer');
  await confirm(id, 7_600_000);
  const [odd] = (await bello.call(listOddPayments, { query: { reference } })).body.payments;
  await bello.call(recordRefund, { params: { id: odd!._id }, body: why });
  expect((await told(reference)).map(({ to }) => to)).toEqual(['amara', 'chidi']);
  await bello.call(recordRefund, { params: { id: odd!._id }, body: why });
  expect(await told(reference)).toHaveLength(2);
});

test('what a rule asked for and leaves our bank is sent by another than approved it, who is told', async () => {
  const { _id: id, reference } = await place('bank_transfer');
  await confirm(id);
  await world.db.transaction((tx) =>
    world.features.billing.askingBack.once(tx, { orderId: id, reason: 'By a rule.', amountMinor: 7_500_000 }),
  );
  expect(await told(reference)).toEqual([]);
  const params = { id: (await listed(reference)).refunds[0]!._id };
  await amara.call(back.approveRefund, { params, body: why });
  expect(await told(reference)).toEqual([
    { to: 'bello', text: expect.stringContaining('amara has approved it') },
    { to: 'chidi', text: expect.stringContaining('It leaves our bank by another hand') },
  ]);
  expect((await amara.call(back.noteRefundSent, { params, body: why })).status).toBe(409);
  expect((await bello.call(back.noteRefundSent, { params, body: why })).status).toBe(200);
});

test('by a provider it goes back on one word, and nobody else is asked for theirs', async () => {
  const { _id: id, reference } = await buyByCard();
  await world.db.transaction((tx) =>
    world.features.billing.askingBack.once(tx, { orderId: id, reason: 'By a rule.', amountMinor: 7_500_000 }),
  );
  const params = { id: (await listed(reference)).refunds[0]!._id };
  await amara.call(back.approveRefund, { params, body: why });
  expect(await told(reference)).toEqual([]);
});

test('who says one amount after the other of a transfer has a few told in a day; the list shows the last', async () => {
  const { _id: id, reference } = await placedBy(member, { packageId: 'personalized' });
  for (let n = 1; n <= 9; n++) {
    world.pass(MINUTE_MS);
    await confirm(id, n % 2 ? 47_000_000 : 47_500_000);
  }
  const mails = await told(reference);
  expect(mails.map(({ to }) => to)).toEqual(['amara', 'amara', 'amara', 'chidi', 'chidi', 'chidi']);
  const { transfers } = (await amara.call(listTransfers, { query: { reference } })).body;
  expect(transfers).toMatchObject([{ approvals: 1, confirmedByMe: false }]);
  // Another person is heard all the same.
  const body = { amountMinor: 47_500_000, reason: 'seen on the statement' };
  await amara.call(confirmTransfer, { params: { id: await attemptOf(world, id) }, body });
  expect((await told(reference)).map(({ to }) => to)).toContain('bello');
});

test('who would let a disputed payment go has a second told, now and in each reminder', async () => {
  const { reference } = await buyByCard();
  const openedAt = world.clock.now();
  const asked = { amountMinor: 7_500_000, currency: 'NGN', category: 'fraud', openedAt } as const;
  payments.dispute({ id: `d-${count}`, reference, ...asked, state: 'waiting' });
  await world.features.billing.disputes.hear('paystack', `d-${count}`);
  const [open] = (await bello.call(listDisputes, { query: { reference } })).body.disputes;
  const body = { accept: true, message: 'It was not used.', reason: 'looked at it' };
  await bello.call(answerDispute, { params: { id: open!._id }, body });
  expect(await told(reference)).toEqual([
    { to: 'amara', text: expect.stringContaining('bello would let ₦75,000 for Blossom go back') },
    { to: 'chidi', text: expect.stringContaining(`/staff/disputes?reference=${reference}`) },
  ]);
  world.pass(9 * HOUR_MS);
  await world.features.billing.disputes.sweep();
  await world.deliver();
  const reminder = world.mails.find(
    ({ to, subject }) =>
      to === staffEmail('amara') && subject === `8 hours left to answer the dispute of ${reference}`,
  );
  expect(reminder!.text).toContain('bello would let it go back: a second person says so too, or keeps it.');
});
