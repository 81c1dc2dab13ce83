// Money that comes for a package while its member’s profile is refused for good, or after: all of it goes back, and every word says so.
import { randomUUID } from 'node:crypto';
import { findAgreement } from '@ijeuwa/contract/agreements';
import * as calls from '@ijeuwa/contract/billing';
import { makePayRequest, payRequested } from '@ijeuwa/contract/pay-requests';
import * as back from '@ijeuwa/contract/refunds';
import { bookAppointment } from '@ijeuwa/contract/schedule';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { confirmTransfer, sayTransferNotFound } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { linkCounsellors } from '#test/link-counsellors.ts';
import { attemptOf } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const PRICE = 7_500_000;
const TIMES = 6;
const payments = honestPayments();
let world: World;
let moderator: Client;
let bello: Client;
let member: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  moderator = await signInStaff(world, 'moderator', ['moderator']);
  bello = await signInStaff(world, 'bello', ['finance']);
});
const next = async () => {
  member = await world.as(`late${++count}`);
};
beforeEach(next);
afterAll(() => world.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const waitForReview = () =>
  rows("insert into card (member_id, status, review_due_at) values ($1, 'pending', now())", member.id);
const refuse = () =>
  moderator.send('POST', `/api/staff/reviews/${member.id}`, {
    reason: 'This is not a real person.',
    card: 'refuse',
  });
const asked = async (reference: string) =>
  (await bello.call(back.listRefunds, { query: { reference } })).body.refunds;
const cardStatus = async () =>
  (await rows('select status from card where member_id = $1', member.id))[0].status;
const place = async (method: 'card' | 'bank_transfer') => {
  const quote = await member.call(calls.makeQuote, { body: { packageId: 'blossom' } });
  return member.call(calls.placeOrder, { body: { quoteId: quote.body._id, method } });
};
/** By transfer, and said to be sent. */
const announce = async () => {
  const order = (await place('bank_transfer')).body;
  await member.call(calls.announceTransfer, { params: { id: order._id } });
  return order;
};
const confirm = async (orderId: string, amountMinor?: number) =>
  bello.call(confirmTransfer, {
    params: { id: await attemptOf(world, orderId) },
    body: { amountMinor, reason: 'seen on the statement' },
  });
const find = async (id: string) => (await member.call(calls.findOrder, { params: { id } })).body;

const nextOf = async (id: string) =>
  (await member.call(findTimeline, { params: { id } })).body.next.map(({ text }) => text).join(' ');
const mailOf = async (subject: string) => {
  await world.deliver();
  return world.mails.find((mail) => mail.to === member.user.email && mail.subject === subject);
};
const goesBackWhole = {
  state: 'requested',
  amount: { amountMinor: PRICE },
  askedBy: 'Ijeuwa, by its own rules',
  why: expect.stringContaining('refused for good'),
};

test('a transfer that comes after the refusal is asked back by the same rule', async () => {
  const order = await announce();
  await waitForReview();
  await refuse();
  expect((await confirm(order._id)).body).toMatchObject({ paid: true });
  expect(await asked(order.reference)).toMatchObject([
    {
      state: 'requested',
    },
  ]);
  expect(await cardStatus()).toBe('suspended');
  expect((await member.call(findAgreement, {})).body.agreement).toBeNull();
  await world.features.billing.trialBalance.check();
});

test('a part that had come goes back, and its rest is waited for no longer', async () => {
  const order = await announce();
  await confirm(order._id, 5_000_000);
  await waitForReview();
  await refuse();
  const again = await member.call(calls.payOrder, { params: { id: order._id }, body: { method: 'card' } });
  expect(again.refusal.message).toMatch(/could not accept your profile/);
  await world.features.billing.rest.giveUpLate();
  expect(await find(order._id)).toMatchObject({
    status: 'cancelled',
    owedBack: { amountMinor: 5_000_000 },
  });
  await world.features.billing.trialBalance.check();
});

test('late money of whoever is suspended, and was not refused, still counts', async () => {
  const order = await announce();
  await rows("insert into card (member_id, status) values ($1, 'suspended')", member.id);
  await rows("update member set status = 'suspended' where id = $1", member.id);
  expect((await confirm(order._id)).body).toMatchObject({ paid: true });
  expect(await asked(order.reference)).toEqual([]);
});

test('what the refusal ended says that it is sold no more, and that money for it goes back', async () => {
  const { _id: id } = (await place('card')).body;
  await waitForReview();
  await refuse();
  expect(await find(id)).toMatchObject({ status: 'cancelled', endedBecause: 'refused', methods: [] });
  expect(await nextOf(id)).toMatch(
    /could not be accepted\. Nothing is waited for\. .*it goes back by itself/,
  );
});

test('a session that waits to be paid is sold to them as before', async () => {
  await linkCounsellors(world.db);
  const who = { name: 'Ada', email: 'ada@example.com', phone: '08031234567' };
  const what = { counsellor: 'ibrahim-bello', kind: 'session' as const, startsAt: '2026-12-07T10:00:00Z' };
  const held = await member.call(bookAppointment, { body: { id: randomUUID(), ...what, ...who } });
  const body = { quoteId: held.body.quote!._id, method: 'card' as const };
  const { _id: id } = (await member.call(calls.placeOrder, { body })).body;
  await waitForReview();
  await refuse();
  expect((await find(id)).status).toBe('open');
});

test('an announced transfer is looked for, and its member reads that it goes back', async () => {
  const { _id: id } = await announce();
  await waitForReview();
  await refuse();
  expect(await nextOf(id)).toMatch(/Our team looks for the transfer.* it goes back by itself/);
  await bello.call(sayTransferNotFound, {
    params: { id: await attemptOf(world, id) },
    body: { reason: 'not on the statement' },
  });
  const told = (await mailOf('We did not find your transfer for Blossom'))!;
  expect(told.text).toContain('it goes back by itself');
  expect(told.text).not.toMatch(/still can|counts/);
});

test('who pays after the refusal is thanked for nothing, and reads that it goes back', async () => {
  const { _id: id } = await announce();
  await waitForReview();
  await refuse();
  await confirm(id);
  const told = (await mailOf('Your payment for Blossom goes back to you'))!;
  expect(told.text).toContain('We could not accept your profile');
  expect(told.text).not.toMatch(/Thank you|counts|is yours/);
  const bell = await rows(
    "select message from notification where member_id = $1 and title = 'Payment received'",
    member.id,
  );
  expect(bell).toMatchObject([{ message: expect.stringContaining('goes back in full to you') }]);
});

test('a transfer that is confirmed while the profile is refused goes back, whichever was first', async () => {
  for (let again = 0; again < TIMES; again++, await next()) {
    const { _id: id, reference } = await announce();
    await waitForReview();
    const [refused, confirmed] = await Promise.all([refuse(), confirm(id)]);
    expect([refused.status, confirmed.status]).toEqual([200, 200]);
    expect((await find(id)).status).toBe('paid');
    expect(await asked(reference)).toMatchObject([goesBackWhole]);
  }
  await world.features.billing.trialBalance.check();
});

test('so does a card payment that is heard of in that moment', async () => {
  for (let again = 0; again < TIMES; again++, await next()) {
    const { _id: id, reference } = (await place('card')).body;
    await waitForReview();
    payments.pay(reference);
    await Promise.all([refuse(), find(id), find(id)]);
    // Of an order that was given up before anybody asked, the sweep hears.
    await world.features.billing.payments.sweep();
    expect((await find(id)).status).toBe('paid');
    expect(await asked(reference)).toMatchObject([goesBackWhole]);
    expect((await member.call(findAgreement, {})).body.agreement).toBeNull();
  }
  await world.features.billing.trialBalance.check();
});

test('so does a part of it', async () => {
  for (let again = 0; again < TIMES; again++, await next()) {
    const { _id: id } = await announce();
    await waitForReview();
    await Promise.all([refuse(), confirm(id, 5_000_000)]);
    await world.features.billing.rest.giveUpLate();
    expect(await find(id)).toMatchObject({
      status: 'cancelled',
      endedBecause: 'refused',
      owedBack: { amountMinor: 5_000_000 },
    });
    const told = (await mailOf('We send ₦50,000 back to you'))!;
    expect(told.text).not.toContain('choose again');
  }
  await world.features.billing.trialBalance.check();
});

test('what is ordered in that moment ends with it, or is not sold', async () => {
  for (let again = 0; again < TIMES; again++, await next()) {
    await waitForReview();
    const [placed] = await Promise.all([place('bank_transfer'), refuse()]);
    expect([200, 403]).toContain(placed.status);
    const { orders } = (await member.call(calls.listOrders, {})).body;
    expect(orders.filter(({ status }) => status !== 'cancelled')).toEqual([]);
  }
});

test('who was asked to pay by a link learns nothing of the profile, not even in that moment', async () => {
  for (let again = 0; again < TIMES; again++, await next()) {
    const { _id: id } = await announce();
    await confirm(id, 5_000_000);
    const { url } = (await member.call(makePayRequest, { params: { id } })).body.request!;
    const token = url.split('/').at(-1)!;
    await waitForReview();
    const pay = () =>
      world.stranger().call(payRequested, { params: { token }, body: { method: 'bank_transfer' } });
    const [, first] = await Promise.all([refuse(), pay()]);
    for (const reply of [first, await pay()])
      if (reply.status !== 200) expect(reply.refusal.message).not.toMatch(/profile/);
    expect((await pay()).status).toBe(409);
  }
});

test('what somebody paid by a link is said to go back to them', async () => {
  const { _id: id } = (await place('card')).body;
  const { url } = (await member.call(makePayRequest, { params: { id } })).body.request!;
  const params = { token: url.split('/').at(-1)! };
  await world.stranger().call(payRequested, { params, body: { method: 'card' } });
  await waitForReview();
  await refuse();
  const [{ reference }] = await rows(
    'select reference from payment_attempt where order_id = $1 and pay_request_id is not null',
    id,
  );
  payments.pay(reference);
  await world.features.billing.payments.sweep();
  const told = (await mailOf('A payment for Blossom goes back to whoever paid it by your link'))!;
  expect(told.text).toContain('What was paid for Blossom goes back in full to whoever paid it by your link');
});

test('of two who refuse at once one does, and the money is asked back once', async () => {
  const { _id: id, reference } = (await place('card')).body;
  payments.pay(reference);
  await find(id);
  await waitForReview();
  const both = await Promise.all([refuse(), refuse()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await asked(reference)).toMatchObject([goesBackWhole]);
});
