// What an appointment says of its money by what became of it: what went back of its own price, what a bank took, and what nobody sends.
import { randomUUID } from 'node:crypto';
import { findOrder, placeOrder } from '@ijeuwa/contract/billing';
import { listInvoices } from '@ijeuwa/contract/invoices';
import { askRefund, listRefunds, refuseRefund } from '@ijeuwa/contract/refunds';
import * as calls from '@ijeuwa/contract/schedule';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS, later, MINUTE_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { linkCounsellors } from '#test/link-counsellors.ts';
import type { Client } from '#test/people.ts';
import { sendBack } from '#test/refunds.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { findPaidOrder } from './paid-order.repository.ts';

const payments = honestPayments();
let world: World;
let bello: Client;
let amara: Client;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  await linkCounsellors(world.db);
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance']);
});
afterAll(() => world.close());

const NOTHING = { text: 'Nothing of what you paid goes back.', by: null };
const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const DAYS = ['07', '09'];
const HOURS = ['08', '09', '10', '13', '14', '15'];
let count = 0;
const bookPaid = async () => {
  const at = count++;
  const ada = await world.as(`went${at}`);
  const startsAt = `2026-12-${DAYS[Math.floor(at / HOURS.length)]}T${HOURS[at % HOURS.length]}:00:00Z`;
  const what = { id: randomUUID(), counsellor: 'ibrahim-bello', kind: 'session' as const, startsAt };
  const who = { name: 'Ada', email: 'ada@example.com', phone: '08031234567' };
  const { body: held } = await ada.call(calls.bookAppointment, { body: { ...what, ...who } });
  const order = (await ada.call(placeOrder, { body: { quoteId: held.quote!._id, method: 'card' } })).body;
  payments.pay(order.reference);
  await world.features.billing.payments.askProvider(order._id);
  const id = held._id;
  const see = async () => (await ada.call(calls.findAppointment, { params: { id } })).body;
  const cancel = async () => (await ada.call(calls.cancelAppointment, { params: { id } })).body;
  return { ada, id, order, startsAt, see, cancel };
};
type Booked = Awaited<ReturnType<typeof bookPaid>>;
const miss = async ({ id, startsAt }: Booked) => {
  const before = world.time.now;
  world.time.now = later(new Date(startsAt), 20 * MINUTE_MS);
  await world.features.schedule.desk.attendByRoom(id, 'member_absent');
  world.time.now = before;
};
const dispute = async ({ order }: Booked, state: 'waiting' | 'lost', kind = 'create') => {
  const { reference, total } = order;
  const id = `d-${reference}`;
  const openedAt = world.clock.now();
  const one = { id, reference, ...total, category: 'chargeback', state, openedAt };
  payments.dispute({ ...one, currency: 'NGN' });
  const notice = payments.notice(reference, `charge.dispute.${kind}`, { id, kind });
  await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...notice });
  await expect
    .poll(() => rows('select 1 from provider_notice where handled_at is null and reference = $1', reference))
    .toEqual([]);
};
const paidTwice = async ({ order }: Booked, state: 'done' | 'approved') => {
  const now = world.clock.now();
  await rows(
    `with again as (insert into payment (provider, transaction, attempt_id, amount_minor, currency, received_at, standing)
       select 'paystack', $2, id, $3, 'NGN', $4::timestamptz, 'paid_twice' from payment_attempt where order_id = $1 returning id)
     insert into refund (payment_id, amount_minor, reason, state, requested_at, owed_at, done_at)
       select id, $3, 'paid_twice', $5, $4::timestamptz, $4::timestamptz, case when $5 = 'done' then $4::timestamptz end from again`,
    ...[order._id, randomUUID(), order.total.amountMinor, now, state],
  );
};
const ask = async ({ order }: Booked, amountMinor: number) => {
  const { payments: paid } = (await bello.call(listRefunds, { query: { reference: order.reference } })).body;
  const body = { amountMinor, reason: 'a part, for her patience' };
  expect((await bello.call(askRefund, { params: { id: paid[0]!._id }, body })).status).toBe(200);
};

test('a second payment that went back is not the price: who was not there has nothing back', async () => {
  const one = await bookPaid();
  await paidTwice(one, 'done');
  await miss(one);
  expect((await one.see()).back).toEqual({ steps: [NOTHING], order: one.order._id });
});

test('a part of the price that went back is told as a part', async () => {
  const one = await bookPaid();
  await ask(one, 2_500_000);
  await sendBack(world, amara, payments, one.order.reference);
  await miss(one);
  const { steps } = (await one.see()).back!;
  expect(steps).toEqual([
    { text: expect.stringMatching(/^₦25,000 of ₦[\d,]+ went back to you\.$/), by: null },
  ]);
});

test('what staff send back of one that takes place is told as soon as it is decided, and not before', async () => {
  const one = await bookPaid();
  expect((await one.see()).back).toBeNull();
  await ask(one, 2_500_000);
  expect((await one.see()).back).toBeNull();
  const [asked] = (await amara.call(listRefunds, { query: { reference: one.order.reference } })).body.refunds;
  await rows(
    "update refund set state = 'approved', owed_at = $2 where id = $1",
    asked!._id,
    world.clock.now(),
  );
  const { steps } = (await one.see()).back!;
  expect(steps).toMatchObject([{ text: expect.stringContaining('₦25,000 goes back'), by: /^2026/ }]);
});

test('a bank took it: nobody says that nothing goes back', async () => {
  const one = await bookPaid();
  await dispute(one, 'waiting');
  await dispute(one, 'lost', 'resolve');
  const seen = await one.see();
  expect(seen).toMatchObject({ state: 'cancelled', back: { steps: [{ text: expect.any(String) }] } });
  expect(seen.back!.steps).toEqual([{ text: 'The bank took back what you paid.', by: null }]);
});

test('what finance refused is promised no more', async () => {
  const one = await bookPaid();
  await one.cancel();
  await world.features.billing.askingBack.askWaiting();
  expect((await one.see()).back!.steps[0]!.text).toContain('is to go back');
  const [asked] = (await bello.call(listRefunds, { query: { reference: one.order.reference } })).body.refunds;
  const body = { reason: 'it was held after all' };
  expect((await bello.call(refuseRefund, { params: { id: asked!._id }, body })).status).toBe(200);
  expect((await one.see()).back!.steps).toEqual([
    {
      text: 'It was decided that what you paid does not go back. If that is wrong, please write to us.',
      by: null,
    },
  ]);
});

test('while a bank asks for it too no day is promised, on the card and by mail', async () => {
  const one = await bookPaid();
  await dispute(one, 'waiting');
  const { back } = await one.cancel();
  expect(back!.steps[0]).toEqual({
    text: expect.stringMatching(/is to go back: our team looks at it once it is decided what a bank/),
    by: null,
  });
  await world.deliver();
  const { text } = world.mails.find(
    ({ to, subject }) => to === one.ada.user.email && /cancelled/.test(subject),
  )!;
  expect(text).not.toContain('two working days');
  expect(text).toContain('once it is decided what a bank or PayPal asked back');
});

test('late, and a bank asks for it: what is decided is told beside that nothing goes back', async () => {
  const one = await bookPaid();
  await dispute(one, 'waiting');
  await miss(one);
  const { steps } = (await one.see()).back!;
  expect(steps.map(({ text }) => text)).toEqual([NOTHING.text, 'We answer the bank.']);
});

test('all that is on its way is told, each with its day', async () => {
  const one = await bookPaid();
  await paidTwice(one, 'approved');
  const { back } = await one.cancel();
  const { next } = (await one.ada.call(findTimeline, { params: { id: one.order._id } })).body;
  expect(next).toHaveLength(2);
  expect(back!.steps).toEqual(next);
});

test('what is on its way back stands beside the order and its invoice too, with the day', async () => {
  const one = await bookPaid();
  const seen = async () => {
    const order = (await one.ada.call(findOrder, { params: { id: one.order._id } })).body;
    const { invoices } = (await one.ada.call(listInvoices, {})).body;
    return [order.goingBack, ...invoices.map(({ goingBack }) => goingBack)];
  };
  expect(await seen()).toEqual([undefined, undefined]);
  await one.cancel();
  await world.features.billing.askingBack.askWaiting();
  const by = '2026-12-08T09:00:00.000Z';
  expect(await seen()).toEqual([
    { amount: one.order.total, stands: 'asked', by },
    { amount: '₦150,000', stands: 'asked', by, awaited: null },
  ]);
});

test('what a rule has still to ask for counts beside the order and its invoice, without a day', async () => {
  const one = await bookPaid();
  await ask(one, 4_000_000);
  await rows(
    `update refund set state = 'approved', owed_at = $2 where payment_id in (select p.id from payment p
       join payment_attempt a on a.id = p.attempt_id where a.order_id = $1)`,
    ...[one.order._id, world.clock.now()],
  );
  const { back } = await one.cancel();
  expect(back!.steps.map(({ text }) => text)).toEqual([
    expect.stringContaining('₦40,000'),
    expect.stringMatching(/^₦110,000 is to go back: our team looks at it as soon as/),
  ]);
  const order = (await one.ada.call(findOrder, { params: { id: one.order._id } })).body;
  const { invoices } = (await one.ada.call(listInvoices, {})).body;
  expect(order.goingBack).toEqual({ amount: one.order.total, stands: 'asked', by: null });
  expect(invoices.map(({ goingBack }) => goingBack)).toMatchObject([
    { amount: '₦150,000', stands: 'asked', by: null },
  ]);
  await dispute(one, 'waiting');
  await dispute(one, 'lost', 'resolve');
  expect((await one.ada.call(findOrder, { params: { id: one.order._id } })).body.goingBack).toBeUndefined();
});

test('of its order alone it reads refunds, however many others have', async () => {
  const all: Booked[] = [];
  for (let at = 0; at < 2; at += 1) all.push(await bookPaid());
  for (const one of all) await one.cancel();
  await world.features.billing.askingBack.askWaiting();
  const read = await world.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    // What this connection has read and not yet reported, also for whoever had it before.
    const soFar = async () => {
      const { rows: counted } = await tx.execute<{ read: number }>(
        sql`select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'refund'`,
      );
      return counted[0]!.read;
    };
    const before = await soFar();
    await findPaidOrder(tx, all[0]!.id);
    return (await soFar()) - before;
  });
  expect(read).toBe(1);
});

test('a session that is back is told as back as long as what gave it stands', async () => {
  const ada = await world.as('planned');
  const planId = randomUUID();
  const usableUntil = later(world.clock.now(), 60 * 24 * HOUR_MS);
  const plan = {
    memberId: ada.id,
    planId,
    title: 'Starter plan',
    kind: 'session',
    sessions: 4,
    usableUntil,
  } as const;
  await world.db.transaction((tx) => world.features.schedule.credits.grant(tx, plan));
  const what = { id: randomUUID(), counsellor: 'ibrahim-bello', kind: 'session', useCredit: true } as const;
  const body = { ...what, startsAt: '2026-12-14T09:00:00Z', name: 'Ada', email: 'ada@example.com' };
  const { body: booked } = await ada.call(calls.bookAppointment, { body });
  const { back } = (await ada.call(calls.cancelAppointment, { params: { id: booked._id } })).body;
  expect(back!.steps.map(({ text }) => text)).toEqual(['The session is back in your Starter plan.']);
  await world.db.transaction((tx) => world.features.schedule.credits.revoke(tx, planId, 'refunded'));
  const seen = (await ada.call(calls.findAppointment, { params: { id: booked._id } })).body;
  expect(seen.back!.steps.map(({ text }) => text)).toEqual([
    'No session comes back: the one that it was booked with was taken back meanwhile, or is booked already.',
  ]);
});
