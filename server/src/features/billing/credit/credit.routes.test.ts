// What was paid too much, kept as credit: it counts for the next order, comes back with a refund, and goes out with the account.
import * as calls from '@ijeuwa/contract/billing';
import { findCredit, keepAsCredit } from '@ijeuwa/contract/credit';
import { deleteAccount } from '@ijeuwa/contract/leaving';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { approveRefund, askRefund, listRefunds, noteRefundSent } from '@ijeuwa/contract/refunds';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf } from '#test/orders.ts';
import { type Client, type Person, SIGN_UP } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const PRICE = 7_500_000;
const payments = honestPayments();
let world: World;
let bello: Client;
let amara: Client;
let ada: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance']);
});
beforeEach(async () => {
  ada = await world.as(`ada${++count}`);
});
afterAll(() => world.close());

const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' });
const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const quote = async (packageId = 'blossom') =>
  (await ada.call(calls.makeQuote, { body: { packageId } })).body as calls.Quote;
const place = async (packageId = 'blossom', method: calls.Order['method'] = 'card') =>
  (await ada.call(calls.placeOrder, { body: { quoteId: (await quote(packageId))._id, method } })).body;
const find = async ({ _id: id }: { _id: string }): Promise<calls.Order> =>
  (await ada.call(calls.findOrder, { params: { id } })).body;
const pay = async (order: calls.Order, amountMinor: number) => {
  payments.pay(order.reference, naira(amountMinor));
  return find(order);
};
/** Of what was given up the provider tells. */
const payLate = async (order: calls.Order, amountMinor: number) => {
  payments.pay(order.reference, naira(amountMinor));
  const told = payments.notice(order.reference);
  await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...told });
  await world.features.billing.payments.handleWaiting();
  return find(order);
};
/** By bank transfer: what came by card is not kept. */
const payTooMuch = async (excessMinor: number) => {
  const order = await place('blossom', 'bank_transfer');
  const body = { reason: 'seen on the statement', amountMinor: PRICE + excessMinor };
  await bello.call(confirmTransfer, { params: { id: await attemptOf(world, order._id) }, body });
  return find(order);
};
const keep = ({ _id: id }: calls.Order, who: Client = ada) => who.call(keepAsCredit, { params: { id } });
const keepOf = async (excessMinor: number) => (await keep(await payTooMuch(excessMinor))).body;
const balances = async () => (await ada.call(findCredit, {})).body.balances;
const refundOf = async (order: calls.Order, of: string) =>
  (await rows(
    `select r.id, r.state, r.sent_from, p.id as payment from refund r join payment p on p.id = r.payment_id
      join payment_attempt a on a.id = p.attempt_id where a.order_id = $1 and r."of" = $2`,
    order._id,
    of,
  )) as { id: string; state: string; sent_from: string; payment: string }[];
/** Of one member alone: what the ledger says that they are owed as credit. */
const bookedCredit = async () =>
  (
    await rows(
      `select coalesce(-sum(l.amount_minor), 0)::float8 as minor from ledger_line l
        join ledger_transaction t on t.id = l.transaction_id join purchase_order o on o.id = t.order_id
        where l.account = 'liability:credit' and o.member_id = $1`,
      ada.id,
    )
  )[0].minor;
const said = { body: { reason: 'looked at it' } };

test('what came too much by card goes back: its bank could ask for it when the credit is spent', async () => {
  const paid = await pay(await place(), PRICE + 500_000);
  expect(paid).toMatchObject({ owedBack: naira(500_000), mayKeep: null });
  expect((await keep(paid)).status).toBe(409);
  expect(await balances()).toEqual([]);
});

test('what is too much goes back by a day that is named, unless it is kept, which says so once', async () => {
  const paid = await payTooMuch(500_000);
  expect(paid).toMatchObject({
    status: 'paid',
    owedBack: naira(500_000),
    mayKeep: naira(500_000),
    kept: null,
  });
  const { next } = (await ada.call(findTimeline, { params: { id: paid._id } })).body;
  const back = next.find(({ text }: { text: string }) => text.includes('₦5,000 goes back'));
  expect(back).toMatchObject({
    text: expect.stringContaining('kept as credit instead'),
    by: expect.any(String),
  });

  const kept = await keep(paid);
  expect(kept.body).toMatchObject({ owedBack: null, mayKeep: null, kept: naira(500_000), sentBack: null });
  expect((await keep(paid)).status).toBe(200);
  expect(await balances()).toEqual([{ amount: naira(500_000), setAside: null }]);
  expect(await bookedCredit()).toBe(500_000);
  const { notifications } = (await ada.call(listNotifications, {})).body;
  expect(notifications.map(({ title }: { title: string }) => title)).toContain('Your credit is kept');
  await world.features.billing.trialBalance.check();
});

test('it is nobody else’s to keep, and not to be kept once finance has approved that it goes back', async () => {
  const paid = await payTooMuch(500_000);
  const other = await world.as(`other${count}`);
  expect((await keep(paid, other)).status).toBe(404);
  const [owed] = await refundOf(paid, 'owed');
  await rows(
    `update refund set requested_by = (select id from staff where name = 'bello') where id = $1`,
    owed!.id,
  );
  expect((await amara.call(approveRefund, { params: { id: owed!.id }, ...said })).status).toBe(200);
  expect(await find(paid)).toMatchObject({ mayKeep: null });
  expect((await keep(paid)).status).toBe(409);
  expect(await balances()).toEqual([]);
});

test('a second payment kept twice at once is credit once', async () => {
  const order = await place();
  const byTransfer = (
    await ada.call(calls.payOrder, { params: { id: order._id }, body: { method: 'bank_transfer' } })
  ).body;
  await pay(order, PRICE);
  const [attempt] = await rows('select id from payment_attempt where reference = $1', byTransfer.reference);
  await world.features.billing.transfers.confirm(
    { staffId: (await rows("select id from staff where name = 'bello'"))[0].id } as never,
    attempt.id,
    { reason: 'seen' },
  );
  await Promise.all([keep(order), keep(order)]);
  expect(await balances()).toEqual([{ amount: naira(PRICE), setAside: null }]);
  expect(await bookedCredit()).toBe(PRICE);
});

test('it lowers what is to be paid for the next order, is set aside for it, and stands on its paper', async () => {
  await keepOf(500_000);
  const priced = await quote('harmony');
  expect(priced).toMatchObject({
    total: naira(12_500_000),
    fromCredit: naira(500_000),
    toPay: naira(12_000_000),
  });
  const order = await place('harmony');
  expect(order).toMatchObject({ fromCredit: naira(500_000), missing: naira(12_000_000), status: 'open' });
  expect(payments.begun.get(order.reference)).toMatchObject({ amountMinor: 12_000_000 });
  expect(await balances()).toEqual([{ amount: naira(500_000), setAside: naira(500_000) }]);
  // What is set aside counts for nothing else.
  expect(await quote('forever')).toMatchObject({ fromCredit: null, toPay: naira(22_500_000) });

  expect(await pay(order, 12_000_000)).toMatchObject({ status: 'paid', missing: null, method: 'card' });
  expect(await balances()).toEqual([]);
  expect(await bookedCredit()).toBe(0);
  const { happened } = (await ada.call(findTimeline, { params: { id: order._id } })).body;
  expect(happened.map(({ text }: { text: string }) => text)).toContain('₦5,000 of credit counted for it.');
  const came = await rows(
    `select p.provider, c.amount_minor::float8 as minor from allocation c join payment p on p.id = c.payment_id
      where c.order_id = $1 order by p.provider`,
    order._id,
  );
  expect(came).toEqual([
    { provider: 'credit', minor: 500_000 },
    { provider: 'paystack', minor: 12_000_000 },
  ]);
  await world.features.billing.trialBalance.check();
});

test('an order that is given up lets go of it', async () => {
  await keepOf(500_000);
  const order = await place('harmony');
  await ada.call(calls.cancelOrder, { params: { id: order._id } });
  expect(await balances()).toEqual([{ amount: naira(500_000), setAside: null }]);
  // Money that comes late takes it once more.
  const late = await payLate(order, 12_000_000);
  expect(late).toMatchObject({ status: 'paid', fromCredit: naira(500_000) });
  expect(await balances()).toEqual([]);
});

test('late money for an order whose credit went elsewhere is a part of the whole price', async () => {
  await keepOf(500_000);
  const first = await place('harmony');
  await ada.call(calls.cancelOrder, { params: { id: first._id } });
  const other = await place('forever');
  expect(await pay(other, 22_000_000)).toMatchObject({ status: 'paid' });
  const late = await payLate(first, 12_000_000);
  expect(late).toMatchObject({ status: 'part_paid', fromCredit: null, missing: naira(500_000) });
  await world.features.billing.trialBalance.check();
});

test('an order that it covers is paid at once, by whatever way it was placed, and by two taps once', async () => {
  await keepOf(PRICE + 100_000);
  const priced = await quote();
  expect(priced).toMatchObject({ toPay: naira(0), methods: ['credit'] });
  const body = { quoteId: priced._id, method: 'credit' as const };
  const both = await Promise.all([
    ada.call(calls.placeOrder, { body }),
    ada.call(calls.placeOrder, { body }),
  ]);
  const made = both.find(({ status }) => status === 200)!.body;
  expect(made).toMatchObject({ status: 'paid', method: 'credit', missing: null, fromCredit: naira(PRICE) });
  expect(await balances()).toEqual([{ amount: naira(100_000), setAside: null }]);
  expect(await rows('select 1 from invoice where order_id = $1', made._id)).toHaveLength(1);
  await world.features.billing.trialBalance.check();
});

test('credit cannot be chosen for what it does not cover', async () => {
  await keepOf(500_000);
  const body = { quoteId: (await quote())._id, method: 'credit' as const };
  const refused = await ada.call(calls.placeOrder, { body });
  expect(refused).toMatchObject({ status: 400, body: { fields: { method: expect.any(String) } } });
});

test('what was paid with it is credit again when it is sent back, without a provider', async () => {
  await keepOf(PRICE);
  const made = await place('blossom', 'credit');
  const [{ id: paymentId }] = await rows(
    `select p.id from payment p join payment_attempt a on a.id = p.attempt_id where a.order_id = $1`,
    made._id,
  );
  const asked = { amountMinor: PRICE, reason: 'she asked us to' };
  expect((await bello.call(askRefund, { params: { id: paymentId }, body: asked })).status).toBe(200);
  const [back] = await refundOf(made, 'order');
  expect((await amara.call(approveRefund, { params: { id: back!.id }, ...said })).status).toBe(200);
  expect(await find(made)).toMatchObject({ status: 'refunded' });
  expect(await balances()).toEqual([{ amount: naira(PRICE), setAside: null }]);
  await world.features.billing.trialBalance.check();
});

test('with the account it is owed back, and sent from the bank once two people have seen to it', async () => {
  const kept = await keepOf(500_000);
  const gone = await ada.call(deleteAccount, { body: { proof: { password: SIGN_UP.password } } });
  expect(gone.status).toBe(200);
  expect(await bookedCredit()).toBe(0);
  const [back] = await refundOf(kept, 'credit');
  expect(back).toMatchObject({ state: 'requested', sent_from: 'bank' });
  const { refunds } = (await bello.call(listRefunds, { query: {} })).body;
  expect(refunds).toContainEqual(
    expect.objectContaining({ _id: back!.id, amount: naira(500_000), of: 'credit' }),
  );
  await world.features.billing.trialBalance.check();
  expect((await amara.call(approveRefund, { params: { id: back!.id }, ...said })).status).toBe(200);
  // A rule asked for it: whoever approved it is the first of the two.
  const alone = await amara.call(noteRefundSent, { params: { id: back!.id }, ...said });
  expect(alone).toMatchObject({ status: 409, refusal: { message: expect.stringMatching(/somebody else/) } });
  expect((await bello.call(noteRefundSent, { params: { id: back!.id }, ...said })).status).toBe(200);
  await world.features.billing.trialBalance.check();
});

test('a price that the screen showed with other credit than there is now is not taken unseen', async () => {
  await keepOf(500_000);
  const { _id: quoteId } = await quote();
  const order = (fromCredit: number) =>
    ada.call(calls.placeOrder, { body: { quoteId, fromCredit, method: 'card' as const } });
  expect((await order(0)).status).toBe(409);
  expect((await order(500_000)).body).toMatchObject({ fromCredit: naira(500_000) });
});
