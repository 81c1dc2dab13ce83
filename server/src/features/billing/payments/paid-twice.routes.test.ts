// One price paid by card and by transfer, in every order and at once: it gives its package once, and loses no money.
import * as calls from '@ijeuwa/contract/billing';
import { listNotifications } from '@ijeuwa/contract/notifications';
import {
  closeOddPayment,
  confirmTransfer,
  listOddPayments,
  listTransfers,
  recordRefund,
} from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import type { Client, Person } from '#test/people.ts';
import { sendBack } from '#test/refunds.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const PRICE = { amountMinor: 7_500_000, currency: 'NGN' };
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
});
beforeEach(async () => {
  member = await world.as(`member${++count}`);
});
afterAll(() => world.close());

const quote = async () =>
  (await member.call(calls.makeQuote, { body: { packageId: 'blossom' } })).body._id as string;
const place = (quoteId: string, method: 'card' | 'bank_transfer') =>
  member.call(calls.placeOrder, { body: { quoteId, method } });
const bothWays = async () => {
  const quoteId = await quote();
  return {
    card: (await place(quoteId, 'card')).body,
    transfer: (await place(quoteId, 'bank_transfer')).body,
  };
};
const find = (order: calls.Order) => member.call(calls.findOrder, { params: { id: order._id } });
const announce = (order: calls.Order) => member.call(calls.announceTransfer, { params: { id: order._id } });
const confirm = async (order: calls.Order) => {
  const [{ id }] = await rows('select id from payment_attempt where reference = $1', order.reference);
  return bello.call(confirmTransfer, { params: { id }, body: { reason: 'statement' } });
};
const notice = (order: calls.Order) =>
  world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...payments.notice(order.reference) });
const waiting = async (order: calls.Order) =>
  (await bello.call(listTransfers, { query: {} })).body.transfers.find(
    (one) => one.reference === order.reference,
  );
const toSendBack = async (order: calls.Order) =>
  (await bello.call(listOddPayments, { query: {} })).body.payments.filter(
    (one) => one.reference === order.reference && one.isOwed,
  );
const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const periods = () => rows('select 1 from package_grant where member_id = $1', member.id);
const books = async () =>
  Object.fromEntries(
    (
      await rows(
        `select l.account, sum(l.amount_minor)::int as amount
         from ledger_line l join ledger_transaction t on t.id = l.transaction_id
           join purchase_order o on o.id = t.order_id
         where o.member_id = $1 group by 1`,
        member.id,
      )
    ).map(({ account, amount }) => [account, amount]),
  );
const rung = async () =>
  (await member.call(listNotifications, {})).body.notifications.map((one) => one.title).sort();

test('a card payment pays the order of both ways, which cannot be paid again', async () => {
  const made = await bothWays();
  expect(made.card._id).toBe(made.transfer._id);
  expect(made.card.reference).not.toBe(made.transfer.reference);
  payments.pay(made.card.reference);
  expect((await find(made.card)).body).toMatchObject({
    status: 'paid',
    method: 'card',
    reference: made.card.reference,
    bank: null,
  });
  expect(await waiting(made.transfer)).toBeUndefined();

  const quoteId = await quote();
  const { body: card } = await place(quoteId, 'card');
  payments.pay(card.reference);
  await find(card);
  expect((await place(quoteId, 'bank_transfer')).refusal).toMatchObject({
    code: 'conflict',
    message: 'This has been paid already. You can see it under your orders.',
  });
});

test('what is paid in one tab is not ordered in another at the price from before: by no way', async () => {
  const before = await quote();
  world.pass(60_000);
  const { body: paid } = await place(await quote(), 'card');
  payments.pay(paid.reference);
  world.pass(1000);
  expect((await find(paid)).body.status).toBe('paid');
  for (const method of ['card', 'bank_transfer'] as const)
    expect((await place(before, method)).refusal).toMatchObject({
      code: 'conflict',
      message: 'This has been paid already. You can see it under your orders.',
    });
  // Whoever wants it once more is told when that begins, and may.
  world.pass(1000);
  expect((await place(await quote(), 'card')).body).toMatchObject({ status: 'open' });
});

test('staff see a transfer once the member has said that it was sent, and with the card paid that it goes back', async () => {
  const made = await bothWays();
  expect(await waiting(made.transfer)).toBeUndefined();
  await announce(made.transfer);
  expect(await waiting(made.transfer)).toMatchObject({ orderId: made.transfer._id });
  payments.pay(made.card.reference);
  await find(made.card);
  expect(await waiting(made.transfer)).toMatchObject({ paidAlready: true });
  expect((await find(made.transfer)).body).toMatchObject({ status: 'paid', bank: null });
});

test('a transfer that waits is answered again to whoever chooses the same price anew, and the card of that price closes it', async () => {
  const { body: transfer } = await place(await quote(), 'bank_transfer');
  const later = await quote();
  expect((await place(later, 'bank_transfer')).body._id).toBe(transfer._id);
  const crossing = await Promise.all([await quote(), await quote()].map((id) => place(id, 'bank_transfer')));
  expect(new Set(crossing.map((one) => one.body.reference))).toEqual(new Set([transfer.reference]));
  const { body: card } = await place(later, 'card');
  expect(card._id).not.toBe(transfer._id);
  payments.pay(card.reference);
  await find(card);
  expect((await find(transfer)).body).toMatchObject({ status: 'cancelled', endedBecause: 'paid_otherwise' });
  expect((await confirm(transfer)).body).toMatchObject({ paid: false, refundDue: true });
  expect((await find(transfer)).body).toMatchObject({ status: 'cancelled', owedBack: PRICE });
  expect(await periods()).toHaveLength(1);
  const anew = await place(await quote(), 'bank_transfer');
  expect(anew.body).toMatchObject({ status: 'open' });
  expect(anew.body._id).not.toBe(transfer._id);
});

test('two first transfers of one price at the same moment are one', async () => {
  const quotes = [await quote(), await quote(), await quote()];
  const made = await Promise.all(quotes.map((id) => place(id, 'bank_transfer')));
  expect(new Set(made.map((one) => one.body._id)).size).toBe(1);
});

test('a transfer that comes after the card gives nothing again, and is sent back by staff, once', async () => {
  const made = await bothWays();
  await announce(made.transfer);
  payments.pay(made.card.reference);
  await find(made.card);
  expect(await waiting(made.transfer)).toMatchObject({ paidAlready: true, confirmedByMe: false });
  expect((await confirm(made.transfer)).body).toMatchObject({ paid: false, refundDue: true, approvals: 1 });
  expect((await confirm(made.transfer)).body).toMatchObject({ paid: false, refundDue: true, approvals: 1 });
  expect((await find(made.transfer)).body).toMatchObject({ status: 'paid', owedBack: PRICE, sentBack: null });
  // The order is paid: its second payment goes back.
  expect((await find(made.transfer)).body.goesBack).toBeUndefined();
  expect(await periods()).toHaveLength(1);
  expect(await books()).toEqual({
    'asset:provider:paystack': 7_500_000,
    'liability:deferred': -7_500_000,
    'asset:bank:main': 7_500_000,
    'liability:refunds_due': -7_500_000,
  });
  expect(await rung()).toEqual(['Payment received', 'We received a second payment']);

  const [odd, ...others] = await toSendBack(made.transfer);
  expect([odd, others]).toMatchObject([{ outcome: 'paid_twice', toSendBack: PRICE, closed: null }, []]);
  const sent = { params: { id: odd!._id }, body: { reason: 'bank reference 7' } };
  expect((await bello.call(closeOddPayment, sent)).refusal.message).toMatch(/This money goes back/);
  const replies = await Promise.all([bello.call(recordRefund, sent), bello.call(recordRefund, sent)]);
  expect(replies.map((one) => one.status).sort()).toEqual([200, 409]);
  await sendBack(world, amara, payments, made.transfer.reference);
  expect((await find(made.transfer)).body).toMatchObject({ status: 'paid', owedBack: null, sentBack: PRICE });
  expect(await toSendBack(made.transfer)).toEqual([]);
  expect(await books()).toMatchObject({
    'asset:bank:main': 0,
    'liability:refunds_due': 0,
    'asset:provider:paystack': 7_500_000,
  });
  await world.deliver();
  expect(world.mails.map((one) => one.subject)).toContain('₦75,000 was sent back to you');
  const none = { ...sent, params: { id: '019a0000-0000-7000-8000-000000000000' } };
  expect((await bello.call(recordRefund, none)).status).toBe(404);
});

test('a card that is paid after the transfer is noticed however often one asks, and owed once', async () => {
  const made = await bothWays();
  expect((await confirm(made.transfer)).body.paid).toBe(true);
  expect((await find(made.card)).body).toMatchObject({ status: 'paid', method: 'bank_transfer' });
  payments.pay(made.card.reference);
  world.pass(2 * 3_600_000);
  await staySignedIn(world);
  const { billing } = world.features;
  await Promise.all([billing.payments.sweep(), notice(made.card), notice(made.card)]);
  await billing.payments.handleWaiting();
  await billing.payments.sweep();
  expect((await find(made.card)).body).toMatchObject({ status: 'paid', owedBack: PRICE });
  expect(await toSendBack(made.card)).toHaveLength(1);
  expect(await periods()).toHaveLength(1);
});

test('both at once, from every side, end as one package and one debt', async () => {
  for (let round = 0; round < 8; round++) {
    member = await world.as(`crossing${round}`);
    const made = await bothWays();
    payments.pay(made.card.reference);
    const { billing } = world.features;
    const sides = [
      () => find(made.card),
      () => notice(made.card),
      () => confirm(made.transfer),
      () => confirm(made.transfer),
      () => billing.payments.handleWaiting(),
      () => announce(made.transfer),
    ];
    await Promise.all([...sides.slice(round % sides.length), ...sides].map((act) => act()));
    await billing.payments.handleWaiting();
    await confirm(made.transfer);
    expect((await find(made.card)).body).toMatchObject({ status: 'paid', owedBack: PRICE });
    expect(await periods()).toHaveLength(1);
    const { 'liability:refunds_due': owed, 'liability:deferred': given } = await books();
    expect([owed, given]).toEqual([-7_500_000, -7_500_000]);
    expect(await rung()).toEqual(['Payment received', 'We received a second payment']);
  }
});

test('money of a transfer that was given up is looked for when the member says that it was sent', async () => {
  const { body: order } = await place(await quote(), 'bank_transfer');
  await member.call(calls.cancelOrder, { params: { id: order._id } });
  expect(await waiting(order)).toBeUndefined();
  expect((await announce(order)).status).toBe(200);
  expect(await waiting(order)).toMatchObject({ paidAlready: false });
  expect((await confirm(order)).body.paid).toBe(true);
  expect((await announce(order)).refusal.message).toBe('This order is paid already.');
});
