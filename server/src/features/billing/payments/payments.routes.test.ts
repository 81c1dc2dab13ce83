// Provider notices and what they lead to: signed, kept once, asked about, and given exactly once.
import * as calls from '@ijeuwa/contract/billing';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type HonestPayments, honestPayments } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import type { Person } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const MINUTE = 60_000;
const payments = honestPayments();
let world: World;
let member: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
});
beforeEach(async () => {
  member = await world.as(`member${++count}`);
});
afterAll(() => world.close());

/** Time passes, and everybody stays signed in. */
const wait = async (ms: number) => {
  world.pass(ms);
  await staySignedIn(world);
};
const buy = (packageId = 'blossom', method: 'card' | 'bank_transfer' = 'card') =>
  placedBy(member, { packageId, method });
type Sent = ReturnType<HonestPayments['notice']>;
const deliver = ({ payload, headers }: Sent) =>
  world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', payload, headers });
const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const outcomeOf = (reference: string) =>
  vi.waitFor(
    async () => {
      const [row] = await rows('select outcome from provider_notice where reference = $1', reference);
      if (!row?.outcome) throw new Error('not handled yet');
      return row.outcome as string;
    },
    { timeout: 15_000 },
  );
const statusOf = async (id: string) =>
  (await rows('select status from purchase_order where id = $1', id))[0].status;
const kept = async (orderId: string) =>
  (
    await rows(
      `select p.standing from payment p join payment_attempt a on a.id = p.attempt_id where a.order_id = $1`,
      orderId,
    )
  ).map(({ standing }) => standing);
const subscription = async () => (await member.call(calls.findSubscription, {})).body;
const given = (orderId: string) => rows('select * from package_grant where order_id = $1', orderId);
const linesOf = (orderId: string) =>
  rows(
    `select l.* from ledger_line l join ledger_transaction t on t.id = l.transaction_id where t.order_id = $1`,
    orderId,
  );

test('a paid card gives the package, a receipt, a notice in the bell and a balanced ledger', async () => {
  const order = await buy('harmony');
  payments.pay(order.reference);
  const reply = await deliver(payments.notice(order.reference));
  expect([reply.statusCode, reply.json()]).toEqual([200, { received: true }]);
  expect(await outcomeOf(order.reference)).toBe('paid');
  expect(await subscription()).toEqual({
    packageId: 'harmony',
    label: 'Harmony',
    trial: false,
    startsAt: '2026-11-24T09:00:00.000Z',
    endsAt: '2027-02-24T09:00:00.000Z',
    mayStartTrial: false,
    reviewWithinHours: 3,
  });
  const lines = await linesOf(order._id);
  expect(lines.map((one) => `${one.account} ${one.amount_minor} ${one.currency}`).sort()).toEqual([
    'asset:provider:paystack 12500000 NGN',
    'liability:deferred -12500000 NGN',
  ]);
  const bell = await member.call(listNotifications, {});
  expect(bell.body.notifications[0]).toMatchObject({ type: 'billing', title: 'Payment received' });
  await world.deliver();
  const receipt = world.mails.find((mail) => mail.subject === 'Your receipt for Harmony');
  expect(receipt).toMatchObject({ to: member.user.email });
  expect(receipt?.text).toContain('₦125,000');
  expect(receipt?.text).toContain(order.reference);
  expect(world.live).toContainEqual({
    memberId: member.id,
    event: 'changed',
    payload: { what: 'subscription' },
  });
});

test('a forged, bent or missing signature is refused and leaves no trace', async () => {
  const order = await buy();
  payments.pay(order.reference);
  const { payload, headers } = payments.notice(order.reference);
  const signature = headers['x-paystack-signature'];
  const bent = Buffer.from(payload);
  bent[bent.length - 3]! ^= 1;
  const bad: Sent[] = [
    { payload, headers: { ...headers, 'x-paystack-signature': '' } },
    { payload, headers: { ...headers, 'x-paystack-signature': signature.replace(/./, 'x') } },
    { payload: bent, headers },
    { payload: Buffer.alloc(0), headers },
    { payload: Buffer.concat([payload, Buffer.from(' ')]), headers },
  ];
  for (const one of bad) expect((await deliver(one)).statusCode).toBe(401);
  expect(await rows('select * from provider_notice where reference = $1', order.reference)).toEqual([]);
  expect(await given(order._id)).toEqual([]);
});

test('a notice is read as it came, whatever type it claims', async () => {
  const order = await buy();
  const { payload, headers } = payments.notice(order.reference);
  const plain = { ...headers, 'content-type': 'text/plain' };
  expect((await deliver({ payload, headers: plain })).statusCode).toBe(200);
});

test('fifty replays at once, the page that polls, and the job together activate once', async () => {
  const order = await buy('forever');
  payments.pay(order.reference);
  const notice = payments.notice(order.reference);
  const { billing } = world.features;
  const replies = await Promise.all([
    ...Array.from({ length: 50 }, () => deliver(notice)),
    ...Array.from({ length: 5 }, () => member.call(calls.findOrder, { params: { id: order._id } })),
    ...Array.from({ length: 5 }, () => billing.payments.handleWaiting()),
    billing.payments.sweep(),
  ]);
  expect(replies.slice(0, 50).every((one) => (one as { statusCode: number }).statusCode === 200)).toBe(true);
  expect(await outcomeOf(order.reference)).toBe('paid');
  expect(await given(order._id)).toHaveLength(1);
  expect(await linesOf(order._id)).toHaveLength(2);
  const bell = await member.call(listNotifications, {});
  expect(bell.body.notifications.filter((one) => one.title === 'Payment received')).toHaveLength(1);
});

test('nothing is believed unasked: a signed notice of money that never came has no effect', async () => {
  const order = await buy();
  await deliver(payments.notice(order.reference));
  await world.features.billing.payments.handleWaiting();
  expect(await statusOf(order._id)).toBe('open');
  await wait(25 * 60 * MINUTE);
  await world.features.billing.payments.handleWaiting();
  expect(await outcomeOf(order.reference)).toBe('not_confirmed');
  expect(await given(order._id)).toEqual([]);
});

test.each([
  ['too little money', { amountMinor: 100 }, 'short', 'part_paid'],
  ['another currency', { currency: 'USD' }, 'other_currency', 'open'],
])('%s is kept once, gives nothing, and is written down for staff', async (_, change, outcome, status) => {
  const order = await buy();
  payments.pay(order.reference, change);
  await deliver(payments.notice(order.reference));
  await deliver(payments.notice(order.reference, 'charge.success.again'));
  expect(await outcomeOf(order.reference)).toBe('paid');
  await world.features.billing.payments.handleWaiting();
  expect(await kept(order._id)).toEqual([outcome]);
  const odd = await rows('select outcome from odd_payment where reference = $1', order.reference);
  expect(odd).toEqual([{ outcome }]);
  expect(await statusOf(order._id)).toBe(status);
  expect(await given(order._id)).toEqual([]);
  expect((await subscription()).label).toBe('No package yet');
});

test.each([
  ['an answer about another reference', { reference: 'blossom-1' }],
  ['no money', { amountMinor: 0 }],
  ['a currency that nobody here knows', { currency: 'XAF' }],
])('%s has no effect and is written down for staff', async (_, change) => {
  const order = await buy();
  payments.pay(order.reference, change);
  await deliver(payments.notice(order.reference));
  expect(await outcomeOf(order.reference)).toBe('mismatch');
  expect(await kept(order._id)).toEqual([]);
  expect(await statusOf(order._id)).toBe('open');
  expect((await subscription()).label).toBe('No package yet');
});

test('a notice about an unknown reference, a refund or a dispute is left to staff', async () => {
  await deliver(payments.notice('blossom-0000'));
  expect(await outcomeOf('blossom-0000')).toBe('unknown_reference');
  const order = await buy();
  await deliver(payments.notice(order.reference, 'refund.processed'));
  expect(await outcomeOf(order.reference)).toBe('for_staff');
});

test('a notice that came while the provider was away takes effect when it answers again', async () => {
  const order = await buy();
  payments.pay(order.reference);
  payments.state.away = true;
  expect((await deliver(payments.notice(order.reference))).statusCode).toBe(200);
  // What it means is found out behind the answer: once that was tried, it is put back.
  const tries = async () =>
    (await rows('select tries from provider_notice where reference = $1', order.reference))[0].tries;
  await expect.poll(tries).toBe(1);
  payments.state.away = false;
  expect(world.takeErrors()).toContainEqual(expect.objectContaining({ reason: 'unreachable' }));
  expect(await statusOf(order._id)).toBe('open');
  await world.features.billing.payments.handleWaiting();
  expect(await statusOf(order._id)).toBe('paid');
});

test('a payment without any notice is found by asking', async () => {
  const order = await buy();
  payments.pay(order.reference);
  await wait(2 * MINUTE);
  await world.features.billing.payments.sweep();
  expect(await statusOf(order._id)).toBe('paid');
});

test('the member who comes back from the page sees the payment at once', async () => {
  const order = await buy();
  payments.pay(order.reference);
  const found = await member.call(calls.findOrder, { params: { id: order._id } });
  expect(found.body).toMatchObject({ status: 'paid', pageUrl: null });
});

test('the member who asks while the timetable is asking waits for what it finds', async () => {
  const order = await buy();
  payments.pay(order.reference);
  const { confirm } = payments.provider;
  let answer = () => {};
  const asked = vi.spyOn(payments.provider, 'confirm').mockImplementationOnce(async (reference) => {
    await new Promise<void>((go) => {
      answer = go;
    });
    return confirm(reference);
  });
  const sweep = world.features.billing.payments.sweep();
  await expect.poll(() => asked.mock.calls).toHaveLength(1);
  const found = member.call(calls.findOrder, { params: { id: order._id } });
  // Everything that the call does by itself is behind it: it has read the order.
  await member.call(calls.findSubscription, {});
  answer();
  await sweep;
  expect((await found).body.status).toBe('paid');
  asked.mockRestore();
});

test('a refused card is said to have failed, and a later success still counts', async () => {
  const order = await buy();
  payments.fail(order.reference);
  const failed = await member.call(calls.findOrder, { params: { id: order._id } });
  expect(failed.body.status).toBe('failed');
  payments.pay(order.reference);
  await deliver(payments.notice(order.reference));
  expect(await outcomeOf(order.reference)).toBe('paid');
  expect(await given(order._id)).toHaveLength(1);
});

test('money that arrives after the order was given up or ran out still gives the package', async () => {
  const cancelled = await buy();
  await member.call(calls.cancelOrder, { params: { id: cancelled._id } });
  const expired = await buy();
  await wait(25 * 60 * MINUTE);
  await world.features.billing.payments.expireOrders();
  expect([await statusOf(cancelled._id), await statusOf(expired._id)]).toEqual(['cancelled', 'expired']);
  for (const order of [cancelled, expired]) {
    payments.pay(order.reference);
    await deliver(payments.notice(order.reference));
    expect(await outcomeOf(order.reference)).toBe('paid');
    expect(await given(order._id)).toHaveLength(1);
  }
  const [first, second] = await rows(
    'select starts_at, ends_at from package_grant where member_id = $1 order by starts_at',
    member.id,
  );
  expect(second.starts_at).toEqual(first.ends_at);
});

test('a card order is not given up while the provider cannot say whether money came', async () => {
  const order = await buy();
  await wait(25 * 60 * MINUTE);
  payments.state.away = true;
  await world.features.billing.payments.expireOrders();
  payments.state.away = false;
  expect(world.takeErrors()).toEqual([expect.objectContaining({ reason: 'unreachable' })]);
  expect(await statusOf(order._id)).toBe('open');
  payments.pay(order.reference);
  await world.features.billing.payments.expireOrders();
  expect(await statusOf(order._id)).toBe('paid');
});

test('everything that these payments posted sums to nothing in each currency', async () => {
  const sums = await rows(
    'select currency, sum(amount_minor)::int as sum from ledger_line group by currency order by currency',
  );
  expect(sums).toEqual([
    { currency: 'NGN', sum: 0 },
    { currency: 'USD', sum: 0 },
  ]);
});
