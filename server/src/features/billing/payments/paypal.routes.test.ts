// Two providers side by side: what PayPal takes is asked, given back and disputed there, and nowhere else.
import * as calls from '@ijeuwa/contract/billing';
import * as disputeCalls from '@ijeuwa/contract/disputes';
import * as refundCalls from '@ijeuwa/contract/refunds';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { type HonestPayments, honestPayments } from '#test/honest-payments.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let cards: HonestPayments;
let paypal: HonestPayments;
let member: Person;
const PRICE = 2_000;
beforeEach(async () => {
  cards = honestPayments();
  paypal = honestPayments({ name: 'paypal', serves: { paypal: ['USD', 'EUR', 'GBP'] } });
  world = await makeWorld({}, { payments: [cards.provider, paypal.provider] });
  member = await world.as('ada');
});
afterEach(() => world.close());

const rows = async (sql: string, ...values: unknown[]) => (await world.platform.pool.query(sql, values)).rows;
const order = async (currency: 'USD' | 'EUR' = 'USD', method: 'paypal' | 'card' = 'paypal') => {
  const { body: quote } = await member.call(calls.makeQuote, { body: { packageId: 'blossom', currency } });
  return member.call(calls.placeOrder, { body: { quoteId: quote._id, method, renews: true } });
};
const find = async (id: string) => (await member.call(calls.findOrder, { params: { id } })).body;
const hear = (notice: ReturnType<HonestPayments['notice']>, at = 'paypal') =>
  world.app.inject({ method: 'POST', url: `/api/webhooks/${at}`, ...notice });
const books = async (id: string) => {
  const found = await rows(
    `select account, sum(l.amount_minor)::int as sum from ledger_line l join ledger_transaction t on t.id = l.transaction_id
     where t.order_id = $1 group by account having sum(l.amount_minor) <> 0`,
    id,
  );
  return Object.fromEntries(found.map((one) => [one.account, one.sum]));
};

test('each currency is paid in the ways that are served, PayPal never in naira', async () => {
  const { body } = await member.call(calls.listPackages, {});
  expect(body.ways).toEqual([
    { currency: 'NGN', methods: ['card', 'bank_transfer'] },
    { currency: 'USD', methods: ['card', 'paypal'] },
    { currency: 'EUR', methods: ['paypal'] },
  ]);
  const { body: naira } = await member.call(calls.makeQuote, { body: { packageId: 'blossom' } });
  const refused = await member.call(calls.placeOrder, { body: { quoteId: naira._id, method: 'paypal' } });
  expect(refused.refusal).toMatchObject({ code: 'invalid', fields: { method: expect.any(String) } });
});

test('without PayPal neither it nor the euro is offered, and its notices are nobody’s word', async () => {
  await world.close();
  world = await makeWorld({}, { payments: cards.provider });
  member = await world.as('ada');
  const { body } = await member.call(calls.listPackages, {});
  expect(body.ways.map(({ currency, methods }) => [currency, ...methods])).toEqual([
    ['NGN', 'card', 'bank_transfer'],
    ['USD', 'card'],
  ]);
  expect((await order('USD')).refusal).toMatchObject({ code: 'invalid' });
  expect((await hear(paypal.notice('x'))).statusCode).toBe(401);
});

test('fifty notices at once and the member’s return: paid once, in the books of PayPal, without renewal', async () => {
  const { body: made } = await order();
  expect(made).toMatchObject({ method: 'paypal', pageUrl: `https://pay.example/${made.reference}` });
  paypal.pay(made.reference);
  const told = Array.from({ length: 50 }, () => hear(paypal.notice(made.reference)));
  const back = find(made._id);
  const answers = await Promise.all(told);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await back;
  await expect.poll(async () => (await find(made._id)).status).toBe('paid');
  expect(await books(made._id)).toEqual({ 'asset:provider:paypal': PRICE, 'liability:deferred': -PRICE });
  const [attempt] = await rows('select provider, method, status from payment_attempt');
  expect(attempt).toEqual({ provider: 'paypal', method: 'paypal', status: 'succeeded' });
  const [grant] = await rows('select paid_by, count(*) over ()::int as count from package_grant');
  expect(grant).toEqual({ paid_by: 'paypal', count: 1 });
  expect(await rows('select provider from payment')).toEqual([{ provider: 'paypal' }]);
  expect(await rows('select count(*)::int as count from provider_notice')).toEqual([{ count: 1 }]);
  expect(await rows('select id from agreement')).toEqual([]);
  expect(await rows('select id from renewal_consent')).toEqual([]);
  expect(cards.state.asked).toBe(0);
});

test('forged and misdirected notices do nothing; one of another provider’s payment is looked at by staff', async () => {
  const { body: made } = await order('EUR');
  paypal.pay(made.reference);
  const { payload, headers } = paypal.notice(made.reference);
  const forged = { payload, headers: { ...headers, 'x-paystack-signature': 'x'.repeat(128) } };
  const altered = { payload: Buffer.from(String(payload).replace('charge', 'change')), headers };
  expect((await hear(forged)).statusCode).toBe(401);
  expect((await hear(altered)).statusCode).toBe(401);
  expect(await rows('select event_id from provider_notice')).toEqual([]);
  await hear(cards.notice(made.reference), 'paystack');
  await world.features.billing.payments.handleWaiting();
  await expect
    .poll(() => rows('select provider, outcome from odd_payment'))
    .toEqual([{ provider: 'paystack', outcome: 'unknown_reference' }]);
  expect(cards.state.asked).toBe(0);
});

test('what was declined or cancelled there is paid in another attempt, also by card', async () => {
  const { body: made } = await order();
  expect((await find(made._id)).status).toBe('open');
  paypal.fail(made.reference);
  // Nobody is asked twice in a second.
  world.pass(2_000);
  expect((await find(made._id)).status).toBe('failed');
  const body = { method: 'card' as const };
  const { body: again } = await member.call(calls.payOrder, { params: { id: made._id }, body });
  cards.pay(again.reference);
  expect(await find(made._id)).toMatchObject({ status: 'paid', method: 'card' });
  const { body: line } = await member.call(findTimeline, { params: { id: made._id } });
  const said = line.happened.map(({ text }) => text).join(' ');
  expect(said).toMatch(/Paying by PayPal was begun, with the reference blossom-\d+, and was declined\./);
  expect(said).toMatch(/Paying by card was begun/);
});

test('money approved for an order that is given up, or paid, is not wanted', async () => {
  const { body: made } = await order();
  await find(made._id);
  expect(paypal.state.wanted).toBe(true);
  await member.call(calls.cancelOrder, { params: { id: made._id } });
  await hear(paypal.notice(made.reference));
  await expect.poll(() => paypal.state.wanted).toBe(false);
});

const twoStaff = async () => ({
  bello: await signInStaff(world, 'bello', ['finance']),
  ngozi: await signInStaff(world, 'ngozi', ['finance']),
});

test('money goes back where it came from, by the key of its refund', async () => {
  const { body: made } = await order('EUR');
  paypal.pay(made.reference);
  await find(made._id);
  const { bello, ngozi } = await twoStaff();
  const query = { reference: made.reference };
  const [payment] = (await bello.call(refundCalls.listRefunds, { query })).body.payments;
  const { _id: id, amount } = payment!;
  const body = { amountMinor: amount.amountMinor, reason: 'She asked for it.' };
  await bello.call(refundCalls.askRefund, { params: { id }, body });
  const [refund] = (await bello.call(refundCalls.listRefunds, { query })).body.refunds;
  const params = { id: refund!._id };
  await ngozi.call(refundCalls.approveRefund, { params, body: { reason: 'It is hers.' } });
  expect(paypal.refundsOf(made.reference)).toMatchObject([{ amountMinor: 1_800, currency: 'EUR' }]);
  expect(paypal.state.refundKeys).toEqual([refund!._id]);
  expect(cards.refundsOf(made.reference)).toEqual([]);
  paypal.endRefunds(made.reference, 'done');
  await hear(paypal.notice(made.reference, 'refund.processed'));
  await expect.poll(async () => (await find(made._id)).status).toBe('refunded');
  expect((await books(made._id))['asset:provider:paypal']).toBeUndefined();
});

test('a dispute at PayPal is kept as its own, and answered there', async () => {
  const { body: made } = await order();
  paypal.pay(made.reference);
  await find(made._id);
  const dispute = { id: 'PP-D-1', reference: made.reference, amountMinor: PRICE, currency: 'USD' };
  const openedAt = world.clock.now();
  paypal.dispute({ ...dispute, category: 'not as described', state: 'waiting', openedAt });
  await hear(paypal.notice(made.reference, 'charge.dispute.create', { id: 'PP-D-1' }));
  await expect
    .poll(() => rows('select provider, state from dispute'))
    .toEqual([{ provider: 'paypal', state: 'opened' }]);
  // No bank has anything to do with it.
  const [told] = await rows("select title, message from notification where title like '%payment back'");
  expect(told.title).toBe('PayPal asks for your payment back');
  expect(told.message).not.toMatch(/bank/i);
  const { body: line } = await member.call(findTimeline, { params: { id: made._id } });
  expect(JSON.stringify(line)).not.toMatch(/bank/i);
  const { bello } = await twoStaff();
  const [found] = (await bello.call(disputeCalls.listDisputes, { query: {} })).body.disputes;
  const body = { accept: false, message: 'She had what she paid for.', reason: 'It was given.' };
  await bello.call(disputeCalls.answerDispute, { params: { id: found!._id }, body });
  expect(await rows('select state from dispute')).toEqual([{ state: 'answered' }]);
});

test('whoever paid by PayPal is written to a week before the end, as whoever paid by transfer', async () => {
  const { body: made } = await order();
  paypal.pay(made.reference);
  await find(made._id);
  world.pass(25 * DAY_MS);
  await world.features.billing.renewal.reminders.remind();
  const [told] = await rows("select message from notification where title like 'Blossom ends on%'");
  expect(told.message).toMatch(/You paid with PayPal, which we cannot repeat for you.*pay \$20 by then/);
});

test('where days for nothing follow what was paid, that mail comes a week before their end, once', async () => {
  const { body: made } = await order();
  paypal.pay(made.reference);
  await find(made._id);
  await rows(`insert into package_grant (member_id, package_version_id, cause, anchor_day, starts_at, ends_at, recorded_at)
    select member_id, package_version_id, 'given', 1, ends_at, ends_at + interval '10 days', recorded_at
    from package_grant`);
  const told = () => rows("select message from notification where title like 'Blossom ends on%'");
  world.pass(25 * DAY_MS);
  await world.features.billing.renewal.reminders.remind();
  expect(await told()).toEqual([]);
  world.pass(9 * DAY_MS);
  await world.features.billing.renewal.reminders.remind();
  await world.features.billing.renewal.reminders.remind();
  expect(await told()).toEqual([{ message: expect.stringMatching(/You paid with PayPal/) }]);
});
