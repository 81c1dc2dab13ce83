// A profile that is refused for good: its member pays nothing more, and gets back what was paid for the package.
import { findAgreement } from '@ijeuwa/contract/agreements';
import * as calls from '@ijeuwa/contract/billing';
import { activateCard } from '@ijeuwa/contract/matching';
import * as back from '@ijeuwa/contract/refunds';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments, visa } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { sendBack } from '#test/refunds.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const PRICE = 12_500_000;
const payments = honestPayments();
let world: World;
let moderator: Client;
let bello: Client;
let amara: Client;
let member: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  moderator = await signInStaff(world, 'moderator', ['moderator']);
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance', 'admin']);
});
beforeEach(async () => {
  member = await world.as(`refused${++count}`);
});
afterAll(() => world.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const buy = async () => {
  const order = await placedBy(member, { packageId: 'harmony', method: 'card', renews: true });
  payments.pay(order.reference, { card: visa });
  return (await member.call(calls.findOrder, { params: { id: order._id } })).body;
};
const waitForReview = () =>
  rows("insert into card (member_id, status, review_due_at) values ($1, 'pending', now())", member.id);
const decide = (card: 'reject' | 'refuse') =>
  moderator.send('POST', `/api/staff/reviews/${member.id}`, { reason: 'This is not a real person.', card });
const asked = async (reference: string) =>
  (await bello.call(back.listRefunds, { query: { reference } })).body.refunds;
const cardStatus = async () =>
  (await rows('select status from card where member_id = $1', member.id))[0].status;
const packageId = async () => (await member.call(calls.findSubscription, {})).body.packageId;

test('what was paid is asked back by that rule, nothing renews, and with the money the package ends', async () => {
  const { reference } = await buy();
  await waitForReview();
  expect((await decide('refuse')).status).toBe(200);
  expect(await cardStatus()).toBe('suspended');
  expect((await member.call(activateCard, {})).status).not.toBe(200);
  expect(await asked(reference)).toMatchObject([
    {
      state: 'requested',
      amount: { amountMinor: PRICE },
      askedBy: 'Ijeuwa, by its own rules',
      why: expect.stringContaining('refused for good'),
    },
  ]);
  const { agreement } = (await member.call(findAgreement, {})).body;
  expect(agreement).toMatchObject({ state: 'ended', endedBecause: 'refunded' });
  expect(await packageId()).toBe('harmony');

  await sendBack(world, bello, payments, reference);
  expect(await packageId()).toBeNull();
  await world.deliver();
  const mails = world.mails.filter(({ to }) => to === member.user.email);
  const told = mails.find(({ subject }) => subject === 'We cannot accept your profile')!;
  expect(told.text).toContain('This is not a real person.');
  expect(told.text).toContain('goes back to you in full');
  expect(mails.map(({ subject }) => subject)).toContain('₦125,000 was sent back to you');
  await world.features.billing.trialBalance.check();
});

test('an order that waits to be paid ends, and without anything paid nothing is asked', async () => {
  const order = await placedBy(member, { packageId: 'harmony' });
  await waitForReview();
  expect((await decide('refuse')).status).toBe(200);
  expect((await member.call(calls.findOrder, { params: { id: order._id } })).body.status).toBe('cancelled');
  expect(await asked(order.reference)).toEqual([]);
});

test('a card that needs a change asks for no money, and one that does not wait changes nothing', async () => {
  const { reference } = await buy();
  await waitForReview();
  expect((await decide('reject')).status).toBe(200);
  expect((await decide('refuse')).status).toBe(409);
  expect(await asked(reference)).toEqual([]);
  expect((await member.call(findAgreement, {})).body.agreement).toMatchObject({ state: 'running' });
});

test('what finance was giving back of it already is waited for, and the rest is asked back then', async () => {
  const { reference } = await buy();
  const [payment] = (await bello.call(back.listRefunds, { query: { reference } })).body.payments;
  const body = { amountMinor: 2_500_000, reason: 'she asked us to' };
  expect((await amara.call(back.askRefund, { params: { id: payment!._id }, body })).status).toBe(200);
  await waitForReview();
  expect((await decide('refuse')).status).toBe(200);
  await sendBack(world, bello, payments, reference);
  expect(await asked(reference)).toMatchObject([{ state: 'done', amount: { amountMinor: 2_500_000 } }]);

  await world.features.billing.askingBack.askWaiting();
  await world.features.billing.askingBack.askWaiting();
  expect(await asked(reference)).toMatchObject([
    { state: 'requested', amount: { amountMinor: PRICE - 2_500_000 }, askedBy: 'Ijeuwa, by its own rules' },
    { state: 'done' },
  ]);
  await sendBack(world, bello, payments, reference);
  expect(await packageId()).toBeNull();
  await world.features.billing.trialBalance.check();
});

test('who is refused once more, after it was a mistake, gets the money back as at first', async () => {
  const { reference } = await buy();
  await waitForReview();
  await decide('refuse');
  const [first] = await asked(reference);
  await bello.call(back.refuseRefund, { params: { id: first!._id }, body: { reason: 'the wrong person' } });
  await rows("update card set status = 'pending', review_due_at = now() where member_id = $1", member.id);
  expect((await decide('refuse')).status).toBe(200);
  expect(await asked(reference)).toMatchObject([
    { state: 'requested', amount: { amountMinor: PRICE } },
    { state: 'refused' },
  ]);
});

test('no package is sold to whoever was refused, until the card is open again', async () => {
  const quote = await member.call(calls.makeQuote, { body: { packageId: 'harmony' } });
  await waitForReview();
  await decide('refuse');
  const body = { quoteId: quote.body._id, method: 'card' as const };
  const refused = await member.call(calls.placeOrder, { body });
  expect(refused.status).toBe(403);
  expect(refused.refusal.message).toMatch(/could not accept your profile/);
  await rows("update card set status = 'draft' where member_id = $1", member.id);
  expect((await member.call(calls.placeOrder, { body })).status).toBe(200);
});
