// VIP for a profile that is refused for good: nobody is introduced to its member, so none is sold, and what was paid goes back.
import * as calls from '@ijeuwa/contract/billing';
import * as back from '@ijeuwa/contract/refunds';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
import { findVip, quoteVip, submitVip } from '@ijeuwa/contract/vip';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { makeCouples } from '#test/couples.ts';
import { honestPayments } from '#test/honest-payments.ts';
import type { Member } from '#test/members.ts';
import { attemptOf } from '#test/orders.ts';
import type { Client } from '#test/people.ts';
import { sendBack } from '#test/refunds.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const PRICE = 52_500_000;
const payments = honestPayments();
let world: World;
let moderator: Client;
let bello: Client;
let amara: Client;
let couples: ReturnType<typeof makeCouples>;
let ada: Member;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  couples = makeCouples(world);
  moderator = await signInStaff(world, 'moderator', ['moderator']);
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance']);
});
beforeEach(async () => {
  ({ ada } = await couples.couple({ package: 'none' }));
  await ada.call(submitVip, { body: { interests: [], priorities: [] } });
});
afterAll(() => world.close());

const quote = () => ada.call(quoteVip, { body: { currency: 'NGN' } });
const place = async (quoteId: string, method: 'card' | 'bank_transfer' = 'card') =>
  ada.call(calls.placeOrder, { body: { quoteId, method } });
const order = async (method: 'card' | 'bank_transfer' = 'card') =>
  (await place((await quote()).body.quote._id, method)).body;
const find = async (id: string) => (await ada.call(calls.findOrder, { params: { id } })).body;
const setCard = (status: string) =>
  world.platform.pool.query('update card set status = $2, review_due_at = now() where member_id = $1', [
    ada.id,
    status,
  ]);
const refuse = () =>
  moderator.send('POST', `/api/staff/reviews/${ada.id}`, {
    reason: 'This is not a real person.',
    card: 'refuse',
  });
const refuseNow = async () => {
  await setCard('pending');
  expect((await refuse()).status).toBe(200);
};
/** So much is confirmed by two. */
const confirm = async (orderId: string, who: Client) =>
  who.call(confirmTransfer, {
    params: { id: await attemptOf(world, orderId) },
    body: { reason: 'seen on the statement' },
  });
const asked = async (reference: string) =>
  (await bello.call(back.listRefunds, { query: { reference } })).body.refunds;
const caseOf = async () => (await ada.call(findVip, {})).body.case;
const whole = {
  state: 'requested',
  amount: { amountMinor: PRICE },
  askedBy: 'Ijeuwa, by its own rules',
  why: expect.stringContaining('refused for good'),
};

test('an order that waits to be paid ends, says why, and is not paid in another way', async () => {
  const { _id: id } = await order();
  await refuseNow();
  expect(await find(id)).toMatchObject({ status: 'cancelled', endedBecause: 'refused', methods: [] });
  const again = await ada.call(calls.payOrder, { params: { id }, body: { method: 'bank_transfer' } });
  expect([again.status, again.refusal.message]).toEqual([
    403,
    expect.stringMatching(/could not accept your profile.*VIP matchmaking/),
  ]);
});

test('neither a price is given nor one that was held before ordered, until the card is open again', async () => {
  const held = (await quote()).body.quote;
  await refuseNow();
  for (const reply of [await quote(), await place(held._id)])
    expect([reply.status, reply.refusal.message]).toEqual([
      403,
      expect.stringMatching(/could not accept your profile.*VIP matchmaking/),
    ]);
  await setCard('draft');
  expect((await quote()).status).toBe(200);
  expect((await place(held._id)).status).toBe(200);
});

test('money that comes all the same is asked back, and its member thanked for nothing', async () => {
  const { _id: id, reference } = await order('bank_transfer');
  await ada.call(calls.announceTransfer, { params: { id } });
  await refuseNow();
  await confirm(id, bello);
  const notBegun = { ...(await caseOf())!, quote: null };
  expect((await confirm(id, amara)).body).toMatchObject({ paid: true });
  const [going] = await asked(reference);
  expect(going).toMatchObject(whole);
  // Refused, it would have paid for nothing.
  const no = { params: { id: going!._id }, body: { reason: 'by mistake' } };
  expect((await amara.call(back.refuseRefund, no)).status).toBe(409);
  // No matchmaker works for it until it is back.
  expect(await caseOf()).toEqual(notBegun);
  await world.deliver();
  const told = world.mails.filter(({ subject }) => /^Your payment for .* goes back to you$/.test(subject));
  expect(told).toHaveLength(1);
  expect(told[0]!.text).toContain('We could not accept your profile');
  await sendBack(world, bello, payments, reference);
  expect(await caseOf()).toEqual(notBegun);
  await world.features.billing.trialBalance.check();
});

test('so is what was paid for a case that runs', async () => {
  const { _id: id, reference } = await order();
  payments.pay(reference);
  expect((await find(id)).status).toBe('paid');
  expect(await caseOf()).not.toBeNull();
  await refuseNow();
  expect(await asked(reference)).toMatchObject([whole]);
  await sendBack(world, bello, payments, reference);
  expect(await find(id)).toMatchObject({ status: 'refunded', endedBecause: 'refused' });
  expect(await caseOf()).toBeNull();
  await world.features.billing.trialBalance.check();
});

test('what was asked back of a case that had begun is refused by finance, though a package goes on with it', async () => {
  const { _id: id, reference } = await order();
  payments.pay(reference);
  expect((await find(id)).status).toBe('paid');
  await refuseNow();
  const [going] = await asked(reference);
  await world.platform.pool.query("update vip_case set ground = 'package' where member_id = $1", [ada.id]);
  const no = { params: { id: going!._id }, body: { reason: 'her matchmaker worked for it' } };
  expect((await amara.call(back.refuseRefund, no)).status).toBe(200);
  expect(await asked(reference)).toMatchObject([{ state: 'refused' }]);
});

test('and what is paid in that moment, whichever was first', async () => {
  for (let again = 0; again < 4; again++) {
    ({ ada } = await couples.couple({ package: 'none' }));
    await ada.call(submitVip, { body: { interests: [], priorities: [] } });
    const { _id: id, reference } = await order();
    await setCard('pending');
    payments.pay(reference);
    const [refused] = await Promise.all([refuse(), find(id), find(id)]);
    expect(refused.status).toBe(200);
    const notice = payments.notice(reference);
    await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...notice });
    await expect.poll(async () => (await find(id)).status).toBe('paid');
    expect(await asked(reference)).toMatchObject([whole]);
  }
});
