// What a rule promised back stays promised, whatever else a bank or somebody at the provider does with the same payment.
import * as calls from '@ijeuwa/contract/billing';
import * as back from '@ijeuwa/contract/refunds';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import type { Client, Person } from '#test/people.ts';
import { sendBack } from '#test/refunds.ts';
import { nobodySells, type ServiceRoom, serviceRoom } from '#test/service-room.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { countWaiting } from '#test/waiting-for-locks.ts';

const PRICE = 15_000_000;
const WHY = 'Cancelled more than 24 hours before.';
const payments = honestPayments();
let world: World;
let bello: Client;
let room: ServiceRoom;
let member: Person;
let subjectId: string;
let order: calls.Order;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider }, { services: nobodySells });
  bello = await signInStaff(world, 'bello', ['finance']);
  room = serviceRoom(world, 'therapy_plan');
});
beforeEach(async () => {
  member = await world.as(`member${++count}`);
  await buy();
});
afterAll(() => world.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const buy = async () => {
  const offered = await room.offer(member.user._id, { title: 'Essential: 8 sessions' });
  const body = { quoteId: offered.quote._id, method: 'card' as const };
  order = (await member.call(calls.placeOrder, { body })).body;
  ({ subjectId } = offered);
  payments.pay(order.reference);
  expect((await find()).status).toBe('paid');
};
const find = async () => (await member.call(calls.findOrder, { params: { id: order._id } })).body;
let told = 0;
const hear = async (kind: string, payload: Record<string, unknown>) => {
  const notice = payments.notice(order.reference, kind, { ...payload, told: ++told });
  await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...notice });
  await world.features.billing.payments.handleWaiting();
  await expect
    .poll(() =>
      rows('select 1 from provider_notice where handled_at is null and reference = $1', order.reference),
    )
    .toEqual([]);
};
const dispute = async (state: 'waiting' | 'won' | 'lost', amountMinor = PRICE, name = 'd') => {
  const id = `${name}-${count}`;
  const about = { reference: order.reference, currency: 'NGN', category: 'chargeback' };
  payments.dispute({ id, ...about, amountMinor, state, openedAt: world.clock.now() });
  await hear('charge.dispute.create', { id });
};
const sentThere = async (amountMinor: number) => {
  payments.sendBackThere(order.reference, amountMinor);
  await hear('refund.processed', {});
};
const later = (atOnce?: number) => world.features.billing.askingBack.askWaiting(atOnce);
const asked = async () =>
  (await bello.call(back.listRefunds, { query: { reference: order.reference } })).body.refunds
    .map(({ state, amount, why }) => ({ state, minor: amount.amountMinor, byRule: why === WHY }))
    .toReversed();
const line = async () =>
  (await member.call(findTimeline, { params: { id: order._id } })).body.next.map(({ text }) => text);
const mail = async (subject: RegExp) => {
  await world.deliver();
  return world.mails.filter((one) => one.to === member.user.email && subject.test(one.subject)).at(-1)?.text;
};
const settled = async () => {
  await world.features.billing.earning.earn();
  await world.features.billing.trialBalance.check();
};
const refused = { state: 'refused', minor: PRICE, byRule: true };

test('a dispute that is won leaves it promised: it is asked for again, and said so meanwhile', async () => {
  await room.giveBack(subjectId, WHY);
  await dispute('waiting');
  await later();
  expect(await asked()).toEqual([refused]);
  expect(await line()).toContain(
    '₦150,000 is to go back: our team looks at it once it is decided what a bank or PayPal asked back.',
  );
  await dispute('won');
  await dispute('won');
  await later();
  expect(await asked()).toEqual([refused, { state: 'requested', minor: PRICE, byRule: true }]);
  expect(await line()).toEqual([
    '₦150,000 is to go back, and is there by then. Our team looks at it and releases it first, within one working day.',
  ]);
  const won = await mail(/stays as it is/);
  expect(won).toContain('₦150,000 of it is to go back to you, as before');
  expect(won).not.toContain('nothing changes for you');
  await sendBack(world, bello, payments, order.reference);
  expect(await find()).toMatchObject({ status: 'refunded', sentBack: { amountMinor: PRICE } });
  await later();
  expect(await asked()).toHaveLength(2);
  await settled();
});

test('said while a dispute is open, it waits for its end, and stands in the line of time', async () => {
  await dispute('waiting');
  await room.giveBack(subjectId, WHY);
  expect(await line()).toContainEqual(
    expect.stringMatching(/^₦150,000 is to go back: .* once it is decided/),
  );
  await dispute('won');
  expect(await asked()).toEqual([{ state: 'requested', minor: PRICE, byRule: true }]);
});

test('what a lost dispute leaves goes back, and its member reads that it does', async () => {
  await room.giveBack(subjectId, WHY);
  await dispute('waiting', 4_000_000);
  await dispute('lost', 4_000_000);
  await later();
  expect(await asked()).toEqual([refused, { state: 'requested', minor: 11_000_000, byRule: true }]);
  const lost = await mail(/has taken your payment back/);
  expect(lost).toContain('Of the rest of what was paid, ₦110,000 is to go back to you, as before');
  expect(lost).not.toContain('The rest of what was paid stays');
  await sendBack(world, bello, payments, order.reference);
  expect(room.takenOf(subjectId)).toEqual(['refunded']);
  await settled();
});

test('what a bank took counts for the part that a rule wants, so that nothing goes back twice', async () => {
  await room.giveBack(subjectId, WHY, 5_000_000);
  await dispute('waiting', 4_000_000);
  await dispute('lost', 4_000_000);
  await later();
  expect((await asked()).at(-1)).toEqual({ state: 'requested', minor: 1_000_000, byRule: true });
});

test('of a dispute that was lost whole nothing is asked for, and nothing promised', async () => {
  await room.giveBack(subjectId, WHY);
  await dispute('waiting');
  await dispute('lost');
  await later();
  expect(await asked()).toEqual([refused]);
  expect(await line()).toEqual(['Nothing is waited for.']);
  await settled();
});

test('two disputes: it waits for both', async () => {
  await room.giveBack(subjectId, WHY);
  await dispute('waiting', 5_000_000, 'one');
  await dispute('waiting', 6_000_000, 'other');
  await dispute('won', 5_000_000, 'one');
  await later();
  expect(await asked()).toEqual([refused]);
  expect(await mail(/stays as it is/)).not.toContain('nothing changes for you');
  await dispute('lost', 6_000_000, 'other');
  await later();
  expect(await asked()).toEqual([refused, { state: 'requested', minor: 9_000_000, byRule: true }]);
  await settled();
});

test('most of it is lost, and the rest asked for: another dispute that is won leaves that promised too', async () => {
  await dispute('waiting', 10_000_000, 'one');
  await dispute('lost', 10_000_000, 'one');
  expect(await asked()).toEqual([{ state: 'requested', minor: 5_000_000, byRule: false }]);
  await dispute('waiting', 5_000_000, 'other');
  await dispute('won', 5_000_000, 'other');
  await later();
  expect((await asked()).at(-1)).toEqual({ state: 'requested', minor: 5_000_000, byRule: false });
});

test('a part that somebody sends at the provider leaves the rest promised', async () => {
  await room.giveBack(subjectId, WHY);
  await sentThere(1_000_000);
  await later();
  expect(await asked()).toEqual([
    refused,
    { state: 'done', minor: 1_000_000, byRule: false },
    { state: 'requested', minor: 14_000_000, byRule: true },
  ]);
  await settled();
});

test('and where a rule wants a part, what was sent there counts for it', async () => {
  await room.giveBack(subjectId, WHY, 5_000_000);
  await sentThere(2_000_000);
  await later();
  expect((await asked()).at(-1)).toEqual({ state: 'requested', minor: 3_000_000, byRule: true });
  await sentThere(4_000_000);
  await later();
  expect((await asked()).filter(({ state }) => state === 'requested')).toEqual([]);
});

test('what finance refused stays refused, whatever a bank decides', async () => {
  await room.giveBack(subjectId, WHY);
  const { refunds } = (await bello.call(back.listRefunds, { query: { reference: order.reference } })).body;
  await bello.call(back.refuseRefund, { params: { id: refunds[0]!._id }, body: { reason: 'It was used.' } });
  await dispute('waiting');
  await dispute('won');
  await later();
  expect(await asked()).toEqual([refused]);
  expect(await mail(/stays as it is/)).toContain('nothing changes for you');
});

test('whatever comes at once after it is decided, it is asked for once', async () => {
  await room.giveBack(subjectId, WHY);
  await dispute('waiting');
  await Promise.all([dispute('won'), later(), dispute('won'), later(), dispute('won')]);
  await later();
  expect(await asked()).toEqual([refused, { state: 'requested', minor: PRICE, byRule: true }]);
});

test('approved in the moment in which a bank asks, it goes back once all the same', async () => {
  for (let again = 0; again < 3; again++) {
    await room.giveBack(subjectId, WHY);
    const { refunds } = (await bello.call(back.listRefunds, { query: { reference: order.reference } })).body;
    const approving = { params: { id: refunds[0]!._id }, body: { reason: 'It was cancelled.' } };
    const [approved] = await Promise.all([bello.call(back.approveRefund, approving), dispute('waiting')]);
    const [first] = await asked();
    expect(first!.state === 'refused').toBe(approved.status === 409);
    // What had left us before it was asked for is the bank's to see.
    await dispute('won');
    await later();
    const going = (await asked()).filter(({ state }) => state !== 'refused');
    expect(going.map(({ minor }) => minor)).toEqual([PRICE]);
    count++;
    await buy();
  }
});

test('what waits for a bank keeps no other waiting', async () => {
  await dispute('waiting');
  await room.giveBack(subjectId, WHY);
  count++;
  await buy();
  await dispute('waiting');
  await room.giveBack(subjectId, WHY);
  await rows("update dispute set state = 'won', ended_at = now() where provider_id = $1", `d-${count}`);
  await later(1);
  expect(await asked()).toEqual([{ state: 'requested', minor: PRICE, byRule: true }]);
});

const nightCheck = async () => String(await settled().catch((error: Error) => error.message));
/** As a dispute that was decided before promises outlived it had left it: refused by it, and thought asked for. */
const lostBefore = async () => {
  await room.giveBack(subjectId, WHY);
  await rows(
    `update refund set state = 'refused', said = 'A bank asks it back.' where payment_id in (select p.id from payment p
      join payment_attempt a on a.id = p.attempt_id where a.order_id = $1)`,
    order._id,
  );
};

test('a promise that was lost before is named by night with its reference, until somebody asks for it', async () => {
  await lostBefore();
  await later();
  expect(await nightCheck()).toContain(
    `NGN 150000.00 of ${order.reference} was to go back by a rule (${WHY}), and nothing asks for it any more`,
  );
  const { payments: paid } = (await bello.call(back.listRefunds, { query: { reference: order.reference } }))
    .body;
  const body = { amountMinor: PRICE, reason: 'Promised before the dispute.' };
  expect((await bello.call(back.askRefund, { params: { id: paid[0]!._id }, body })).status).toBe(200);
  expect(await nightCheck()).not.toContain(order.reference);
});

test('while a bank asks for it, or once it took it, a lost promise is nobody’s to ask for', async () => {
  await lostBefore();
  await dispute('waiting');
  expect(await nightCheck()).not.toContain(order.reference);
  await dispute('lost');
  expect(await nightCheck()).not.toContain(order.reference);
});

test('whoever takes a promise up again holds the order first, and nothing of it before', async () => {
  await dispute('waiting');
  await room.giveBack(subjectId, WHY);
  await rows("update dispute set state = 'won', ended_at = now() where provider_id = $1", `d-${count}`);
  const holder = await world.platform.pool.connect();
  try {
    await holder.query('begin');
    await holder.query(
      'select 1 from quote q join purchase_order o on o.purchase_id = q.id where o.id = $1 for update of q',
      [order._id],
    );
    const taking = later();
    await expect.poll(() => countWaiting(world)).toBeGreaterThan(0);
    // Free for whoever holds the order, as whoever decides a dispute does.
    await holder.query('select 1 from service_give_back where order_id = $1 for update nowait', [order._id]);
    await holder.query('commit');
    await taking;
  } finally {
    holder.release();
  }
  expect((await asked()).at(-1)).toEqual({ state: 'requested', minor: PRICE, byRule: true });
});
