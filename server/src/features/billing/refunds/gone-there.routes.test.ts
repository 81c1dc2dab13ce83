// Money that goes back at a provider without a word of ours, through HTTP: by hand in its pages, or reversed by itself.
import * as calls from '@ijeuwa/contract/billing';
import { listRefunds } from '@ijeuwa/contract/refunds';
import { listOddPayments } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { type HonestPayments, honestPayments } from '#test/honest-payments.ts';
import type { Client, Person } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { paypalSubject } from '../../../adapters/payments/paypal-notices.ts';

const PRICE = 2_000;
let world: World;
let cards: HonestPayments;
let paypal: HonestPayments;
let bello: Client;
let member: Person;
let order: calls.Order;
let count = 0;
beforeAll(async () => {
  cards = honestPayments();
  const serves = { paypal: ['USD', 'EUR'] as const };
  paypal = honestPayments({ name: 'paypal', serves, subjectOf: paypalSubject });
  world = await makeWorld({}, { payments: [cards.provider, paypal.provider] });
  bello = await signInStaff(world, 'bello', ['finance']);
});
beforeEach(async () => {
  member = await world.as(`m${++count}`);
});
afterAll(() => world.close());

const rows = async (sql: string, ...values: unknown[]) => (await world.platform.pool.query(sql, values)).rows;
const place = async (method: 'paypal' | 'card' = 'paypal') => {
  const { body: quote } = await member.call(calls.makeQuote, {
    body: { packageId: 'blossom', currency: 'USD' },
  });
  order = (await member.call(calls.placeOrder, { body: { quoteId: quote._id, method } })).body;
  return order;
};
const status = async () => (await member.call(calls.findOrder, { params: { id: order._id } })).body.status;
const bought = async (method: 'paypal' | 'card' = 'paypal') => {
  await place(method);
  (method === 'card' ? cards : paypal).pay(order.reference);
  expect(await status()).toBe('paid');
};
const hear = async (
  kind: string,
  payload: Record<string, unknown> = {},
  at: 'paypal' | 'paystack' = 'paypal',
  reference = order.reference,
) => {
  const told = (at === 'paypal' ? paypal : cards).notice(reference, kind, payload);
  await world.app.inject({ method: 'POST', url: `/api/webhooks/${at}`, ...told });
  await world.features.billing.payments.handleWaiting();
  await expect
    .poll(() => rows('select 1 from provider_notice where tries = 0 and handled_at is null'))
    .toEqual([]);
};
const held = async () => {
  const found = await rows(
    `select sum(l.amount_minor)::int as minor from ledger_line l join ledger_transaction t on t.id = l.transaction_id
      where t.order_id = $1 and l.account like 'asset:provider:%'`,
    order._id,
  );
  return found[0].minor;
};
const balanced = async () => {
  await world.features.billing.earning.earn();
  await world.features.billing.trialBalance.check();
};

test('a refund made by hand at the provider ends the package, once, however often it is told', async () => {
  await bought();
  paypal.sendBackThere(order.reference, PRICE);
  await hear('PAYMENT.CAPTURE.REFUNDED', { nth: 1 });
  await hear('PAYMENT.CAPTURE.REFUNDED', { nth: 2 });
  expect([await status(), await held()]).toEqual(['refunded', 0]);
  const { refunds } = (await bello.call(listRefunds, { query: { reference: order.reference } })).body;
  expect(refunds).toMatchObject([{ state: 'done', amount: { amountMinor: PRICE } }]);
  expect((await member.call(calls.findSubscription, {})).body.label).toBe('No package yet');
  await balanced();
  await world.deliver();
  expect(
    world.mails.filter(({ to, subject }) => to === member.user.email && /sent back/.test(subject)),
  ).toHaveLength(1);
});

test('of Paystack too, in parts, and before word of the payment came', async () => {
  await place('card');
  cards.pay(order.reference);
  cards.sendBackThere(order.reference, 500);
  await hear('refund.processed', { nth: 3 }, 'paystack');
  expect([await status(), await held()]).toEqual(['paid', PRICE - 500]);
  cards.sendBackThere(order.reference, PRICE - 500);
  await hear('refund.processed', { nth: 4 }, 'paystack');
  expect([await status(), await held()]).toEqual(['refunded', 0]);
  await balanced();
});

test('what the provider reversed ends the package as a lost dispute does', async () => {
  await bought();
  const id = paypal.sendBackThere(order.reference, PRICE);
  await hear('PAYMENT.CAPTURE.REVERSED', { id });
  await hear('PAYMENT.CAPTURE.REVERSED', { id, nth: 2 });
  expect([await status(), await held()]).toEqual(['charged_back', 0]);
  await balanced();
});

test('a part that the provider reversed leaves the rest of what a rule wants, and counts for it', async () => {
  await bought();
  const { askingBack } = world.features.billing;
  const wanted = { orderId: order._id, reason: 'By a rule.', amountMinor: PRICE };
  await world.db.transaction((tx) => askingBack.once(tx, wanted));
  const id = paypal.sendBackThere(order.reference, 500);
  await hear('PAYMENT.CAPTURE.REVERSED', { id });
  await askingBack.askWaiting();
  const { refunds } = (await bello.call(listRefunds, { query: { reference: order.reference } })).body;
  expect(refunds.map(({ state, amount }) => [state, amount.amountMinor])).toEqual([
    ['requested', PRICE - 500],
    ['refused', PRICE],
  ]);
  await balanced();
});

test.each(['dispute first', 'reversal first'])(
  'a reversal and the dispute behind it take the money once: %s',
  async (which) => {
    await bought();
    const { reference } = order;
    const about = {
      reference,
      amountMinor: PRICE,
      currency: 'USD',
      category: 'x',
      openedAt: world.clock.now(),
    };
    const dispute = {
      ...about,
      id: `d-${reference}`,
      dueAt: new Date(world.clock.now().getTime() + 86_400_000),
    };
    const opened = async () => {
      paypal.dispute({ ...dispute, state: 'waiting' });
      await hear('CUSTOMER.DISPUTE.CREATED', { id: dispute.id });
    };
    const reversed = async () => {
      const id = paypal.sendBackThere(reference, PRICE);
      await hear('PAYMENT.CAPTURE.REVERSED', { id });
    };
    if (which === 'dispute first') await opened();
    await reversed();
    if (which === 'reversal first') await opened();
    paypal.dispute({ ...dispute, state: 'lost' });
    await hear('CUSTOMER.DISPUTE.RESOLVED', { id: dispute.id });
    world.pass(2 * 3_600_000);
    await staySignedIn(world);
    await world.features.billing.payments.handleWaiting();
    expect([await status(), await held()]).toEqual(['charged_back', 0]);
    expect(await rows('select 1 from provider_notice where handled_at is null')).toEqual([]);
    await balanced();
  },
);

test('a dispute that opens while the provider is asked books nothing; once it is won the money is gone all the same', async () => {
  await bought();
  const { reference } = order;
  const about = { reference, amountMinor: PRICE, currency: 'USD', category: 'x' };
  const openedAt = world.clock.now();
  const dueAt = new Date(openedAt.getTime() + 86_400_000);
  const dispute = { ...about, id: `d-${reference}`, openedAt, dueAt };
  const id = paypal.sendBackThere(reference, PRICE);
  paypal.dispute({ ...dispute, state: 'waiting' });
  let opened = false;
  paypal.state.beforeRefund = async () => {
    if (!opened) await world.features.billing.disputes.hear('paypal', dispute.id);
    opened = true;
  };
  await hear('PAYMENT.CAPTURE.REVERSED', { id });
  paypal.state.beforeRefund = undefined;
  expect(opened).toBe(true);
  const losses = () =>
    rows(
      'select asked_minor::int as asked, amount_minor::int as lost from dispute where provider_id = $1',
      `refund ${id}`,
    );
  expect(await losses()).toEqual([]);
  paypal.dispute({ ...dispute, state: 'won' });
  await hear('CUSTOMER.DISPUTE.RESOLVED', { id: dispute.id });
  world.pass(2 * 3_600_000);
  await staySignedIn(world);
  await world.features.billing.payments.handleWaiting();
  expect(await losses()).toEqual([{ asked: PRICE, lost: PRICE }]);
  expect([await status(), await held()]).toEqual(['charged_back', 0]);
  await balanced();
});

test('money that nothing of ours asked for stands as nobody’s, before finance, until it has gone back', async () => {
  order = { ...order, reference: 'somebody-elses' };
  cards.pay(order.reference, { amountMinor: 700, currency: 'NGN', providerId: 'T-1' });
  await hear('charge.success', { nth: 1 }, 'paystack');
  await hear('charge.success', { nth: 2 }, 'paystack');
  const nobodys = async () =>
    (
      await rows(
        "select sum(amount_minor)::int as minor from ledger_line where account = 'liability:unidentified'",
      )
    )[0].minor;
  const seen = async () =>
    (await bello.call(listOddPayments, { query: { reference: order.reference } })).body.payments.filter(
      ({ outcome }) => outcome === 'unidentified',
    );
  expect(await nobodys()).toBe(-700);
  expect(await seen()).toMatchObject([{ amount: { amountMinor: 700 }, toSendBack: null, closed: null }]);
  await balanced();
  cards.sendBackThere(order.reference, 700);
  await world.features.billing.unidentified.lookAtAll();
  await hear('refund.processed', { nth: 5 }, 'paystack');
  expect(await nobodys()).toBe(0);
  expect(await seen()).toMatchObject([{ closed: expect.anything() }]);
  await balanced();
});

test('a dispute that nobody’s money is lost by leaves nothing of it in the books', async () => {
  order = { ...order, reference: 'nobody-2' };
  cards.pay(order.reference, { amountMinor: 900, currency: 'NGN', providerId: 'T-2' });
  const about = { reference: 'nobody-2', amountMinor: 900, currency: 'NGN', category: 'x' };
  cards.dispute({ ...about, id: 'd-n', openedAt: world.clock.now(), state: 'lost' });
  await hear('charge.dispute.resolve', { id: 'd-n' }, 'paystack');
  expect(await rows("select state from dispute where provider_id = 'd-n'")).toEqual([{ state: 'lost' }]);
  await balanced();
});
