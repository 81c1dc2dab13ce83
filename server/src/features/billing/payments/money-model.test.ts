// Money against a model: whatever members, provider and staff do in whatever order, the server ends where the facts lead.
import * as calls from '@ijeuwa/contract/billing';
import type { Currency } from '@ijeuwa/contract/fields';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#platform/clock.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import { addStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { MoneyModel } from '#test/money-model.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const SEQUENCES = 200;
const payments = honestPayments();
let world: World;
let bello: StaffViewer;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({ TWO_STAFF_ABOVE_NAIRA: '1000000' }, { payments: payments.provider });
  bello = await addStaff(world, 'bello');
});
afterAll(() => world.close());

type Method = calls.Order['method'];
type Attempt = { id: string; orderId: string; packageId: string; reference: string; method: Method };
/** What really happens to one member, beside the model of it. */
type Real = { member: Person; attempts: Attempt[]; paid: Set<string> };

const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;

const WAITING = ['open', 'part_paid'];
const remember = async (model: MoneyModel, real: Real, order: calls.Order): Promise<void> => {
  if (!model.orders.has(order._id)) {
    const same = real.attempts.find(({ orderId, packageId }) => {
      const { purchase, state } = model.orders.get(orderId)!;
      return packageId === order.packageId && WAITING.includes(state) && !model.settled.has(purchase);
    });
    model.place(order._id, order.total, same?.orderId);
  }
  const known = new Set(real.attempts.map(({ id }) => id));
  const found = await rows(
    'select id, reference, method from payment_attempt where order_id = $1',
    order._id,
  );
  for (const one of found)
    if (!known.has(one.id)) real.attempts.push({ ...one, orderId: order._id, packageId: order.packageId });
};

const expectAsModel = async (model: MoneyModel, { member }: Real): Promise<void> => {
  const found = await rows(
    `select case when l.account in ('liability:deferred', 'income:package') then 'sold' else l.account end
        || ' ' || l.currency as of, sum(l.amount_minor)::float8 as amount
      from ledger_line l join ledger_transaction t on t.id = l.transaction_id
        join purchase_order o on o.id = t.order_id
      where o.member_id = $1 group by 1 having sum(l.amount_minor) <> 0`,
    member.id,
  );
  expect(Object.fromEntries(found.map(({ of, amount }) => [of, amount]))).toEqual(model.balances());
  const orders = await rows('select id, status from purchase_order where member_id = $1', member.id);
  expect(Object.fromEntries(orders.map(({ id, status }) => [id, status]))).toEqual(
    Object.fromEntries([...model.orders].map(([id, { state }]) => [id, state])),
  );
  const given = await rows(
    `select count(*)::int as n from package_grant where member_id = $1 and cause = 'purchase'`,
    member.id,
  );
  expect(given[0].n).toBe(model.settled.size);
};

type Step = fc.AsyncCommand<MoneyModel, Real>;
const step = (name: string, run: (model: MoneyModel, real: Real) => Promise<void>): Step => ({
  check: () => true,
  toString: () => name,
  async run(model, real) {
    await run(model, real);
    await expectAsModel(model, real);
  },
});
const ofIndex = <T>(all: readonly T[], n: number): T | undefined => all[n % Math.max(all.length, 1)];

const buy = (packageId: string, method: Method, currency: Currency) =>
  step(`buy ${packageId} by ${method} in ${currency}`, async (model, real) => {
    const quote = await real.member.call(calls.makeQuote, { body: { packageId, currency } });
    const body = { quoteId: quote.body._id, method };
    const placed = await real.member.call(calls.placeOrder, { body });
    if (placed.status === 200) await remember(model, real, placed.body);
  });

const again = (n: number, method: Method) =>
  step(`pay order ${n} again by ${method}`, async (model, real) => {
    const attempt = ofIndex(real.attempts, n);
    if (!attempt) return;
    const params = { id: attempt.orderId };
    const made = await real.member.call(calls.payOrder, { params, body: { method } });
    if (made.status === 200) await remember(model, real, made.body);
  });

const notice = ({ reference }: Attempt, kind?: string) =>
  world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...payments.notice(reference, kind) });

/** What the payer sends against what was asked for. */
type Sent = 'exact' | 'less' | 'more' | 'other currency';
const amountOf = (asked: { amountMinor: number; currency: Currency }, sent: Sent) => {
  if (sent === 'less') return { ...asked, amountMinor: Math.ceil(asked.amountMinor / 3) };
  if (sent === 'more') return { ...asked, amountMinor: asked.amountMinor + 5_000 };
  if (sent === 'exact') return asked;
  return { ...asked, currency: asked.currency === 'NGN' ? ('USD' as const) : ('NGN' as const) };
};
const payCard = (n: number, sent: Sent, notices: number) =>
  step(`pay ${sent} by card at attempt ${n}, told ${notices} times`, async (model, real) => {
    const attempt = ofIndex(
      real.attempts.filter(({ method }) => method === 'card'),
      n,
    );
    if (!attempt) return;
    const { orderId, reference } = attempt;
    const before = model.orders.get(orderId)!.state;
    if (!real.paid.has(reference)) {
      real.paid.add(reference);
      const money = amountOf(payments.begun.get(reference)!, sent);
      payments.pay(reference, money);
      model.receive(orderId, 'paystack', money);
    }
    // Of what was given up days ago the provider has to tell us: it is not asked for ever.
    const told = Math.max(notices, WAITING.includes(before) ? 0 : 1);
    const look = real.member.call(calls.findOrder, { params: { id: orderId } });
    await Promise.all([look, ...Array.from({ length: told }, () => notice(attempt))]);
    await world.features.billing.payments.handleWaiting();
    world.pass(2 * MINUTE_MS);
    await world.features.billing.payments.sweep();
  });

const decline = (n: number) =>
  step(`the card of attempt ${n} is declined`, async (_, real) => {
    const attempt = ofIndex(
      real.attempts.filter(({ method, reference }) => method === 'card' && !real.paid.has(reference)),
      n,
    );
    if (!attempt) return;
    payments.fail(attempt.reference);
    await notice(attempt, 'charge.failed');
    await world.features.billing.payments.handleWaiting();
  });

const confirm = (n: number, times: number) =>
  step(`staff confirm transfer ${n}, ${times} at once`, async (model, real) => {
    const attempt = ofIndex(
      real.attempts.filter(({ method }) => method === 'bank_transfer'),
      n,
    );
    if (!attempt) return;
    const { id, orderId, reference } = attempt;
    const [asked] = await rows('select amount_minor, currency from payment_attempt where id = $1', id);
    const confirmOnce = () =>
      world.features.billing.transfers.confirm(bello, id, { reason: 'seen on the statement' });
    await Promise.all(Array.from({ length: times }, confirmOnce));
    if (real.paid.has(reference)) return;
    real.paid.add(reference);
    model.receive(orderId, 'bank', { amountMinor: Number(asked.amount_minor), currency: asked.currency });
  });

const cancel = (n: number) =>
  step(`give up order ${n}`, async (model, real) => {
    const attempt = ofIndex(real.attempts, n);
    if (!attempt) return;
    await real.member.call(calls.cancelOrder, { params: { id: attempt.orderId } });
    model.cancel(attempt.orderId);
  });

const pass = (hours: number) =>
  step(`${hours} hours pass`, async (model) => {
    world.pass(hours * HOUR_MS);
    await world.features.billing.payments.expireOrders();
    const ended = await rows(`select id from purchase_order where status = 'expired'`);
    for (const { id } of ended) {
      const order = model.orders.get(id);
      // Time ends nothing but what was open.
      if (order?.state === 'open') order.state = 'expired';
    }
  });

const nth = fc.nat(5);
const method = fc.constantFrom<Method>('card', 'bank_transfer');
const sent = fc.constantFrom<Sent>('exact', 'exact', 'less', 'more', 'other currency');
const STEPS = [
  fc
    .tuple(fc.constantFrom('blossom', 'harmony'), method, fc.constantFrom<Currency>('NGN', 'USD'))
    .map((of) => buy(...of)),
  fc.tuple(nth, method).map((of) => again(...of)),
  fc.tuple(nth, sent, fc.integer({ min: 0, max: 3 })).map((of) => payCard(...of)),
  fc.tuple(nth, fc.integer({ min: 1, max: 3 })).map((of) => confirm(...of)),
  nth.map(decline),
  nth.map(cancel),
  fc.constantFrom(1, 25, 60).map(pass),
];

test('whatever is ordered, paid, told twice, confirmed, given up or late: books, orders and grants are as the facts say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(STEPS, { maxCommands: 14, size: '+1' }), async (commands) => {
      // Of those before nobody asks any more: a sweep asks a hundred at a time.
      await rows(`update payment_attempt set status = 'abandoned' where status <> 'succeeded'`);
      const member = await world.as(`modelled${++count}`);
      const real: Real = { member, attempts: [], paid: new Set() };
      await fc.asyncModelRun(() => ({ model: new MoneyModel(), real }), commands);
    }),
    { numRuns: SEQUENCES },
  );
  const { earning, trialBalance } = world.features.billing;
  await earning.earn();
  await trialBalance.check();
}, 300_000);
