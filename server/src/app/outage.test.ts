// With mail, SMS and the payment provider away, booking goes on; what was due leaves once, and soon, when they are back.
import { randomUUID } from 'node:crypto';
import { placeOrder } from '@ijeuwa/contract/billing';
import * as calls from '@ijeuwa/contract/schedule';
import { cancelByCounsellor } from '@ijeuwa/contract/staff-schedule';
import { chooseTherapyPlan } from '@ijeuwa/contract/therapy';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { deliverDue } from '#test/deliver.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { linkCounsellors } from '#test/link-counsellors.ts';
import { enterMember, type Member } from '#test/members.ts';
import { attemptOf } from '#test/orders.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
let away = false;
const refuseWhileAway = () => {
  if (away) throw new Error('connect ECONNREFUSED');
};
let world: World;
const people = {} as Record<'ada' | 'obi' | 'eve' | 'uche', Member>;
beforeAll(async () => {
  const mailer = {
    async send(mail: World['mails'][number]) {
      refuseWhileAway();
      world.mails.push(mail);
    },
  };
  const sms = {
    async send(text: World['texts'][number]) {
      refuseWhileAway();
      world.texts.push(text);
    },
  };
  world = await makeWorld({}, { payments: payments.provider, mailer, sms });
  await linkCounsellors(world.db);
  for (const name of ['ada', 'obi', 'eve', 'uche'] as const)
    people[name] = await enterMember(world, name, { package: 'none', cardStatus: 'none', photos: 0 });
  await world.platform.pool.query('update member set email_verified_at = now()');
});
afterAll(() => world.close());
const setAway = (is: boolean) => {
  away = is;
  payments.state.away = is;
};

const book = async (who: Member, day: number, more: object) => {
  const startsAt = new Date(Date.UTC(2026, 11, day, 8)).toISOString();
  const whose = { name: 'Ada Okeke', email: 'ada@example.com', phone: '08031234567' };
  const body = {
    id: randomUUID(),
    counsellor: 'ibrahim-bello',
    kind: 'session' as const,
    startsAt,
    ...whose,
  };
  const reply = await who.call(calls.bookAppointment, { body: { ...body, ...more } });
  expect([reply.status, reply.refusal]).toEqual([200, reply.refusal]);
  return reply.body;
};
const order = (who: Member, { quote }: calls.Appointment, method: 'card' | 'bank_transfer') =>
  who.call(placeOrder, { body: { quoteId: quote!._id, method } });
const pay = async (reference: string) => {
  payments.pay(reference);
  const notice = { method: 'POST' as const, url: '/api/webhooks/paystack', ...payments.notice(reference) };
  expect((await world.app.inject(notice)).statusCode).toBe(200);
  await world.features.billing.payments.handleWaiting();
};
const stateOf = async (who: Member, id: string) =>
  (await who.call(calls.findAppointment, { params: { id } })).body.state;
const waiting = async () =>
  (await world.platform.pool.query("select count(*)::int as n from delivery where state = 'waiting'")).rows[0]
    .n;
const givePlan = async (who: Member) => {
  const id = randomUUID();
  await who.call(chooseTherapyPlan, { body: { id, package: 'starter' } });
  const paid = { memberId: who.id, orderId: randomUUID(), subjectId: id, paidAt: world.clock.now() };
  await world.db.transaction((tx) => world.features.therapy.plans.sells.give(tx, paid));
};
/** What the running product does each few minutes. */
const goOn = async (ms: number) => {
  world.pass(ms);
  await deliverDue(world.features.notifications.outbox);
  await world.features.billing.payments.handleWaiting();
  await world.features.schedule.paid.clearRunOut();
};

test('for half a day everything outside is away', async () => {
  const { ada, obi, eve, uche } = people;
  const [bello, admin] = [
    await signInStaff(world, 'bello', ['finance']),
    await signInStaff(world, 'ngozi', ['admin']),
  ];
  await givePlan(ada);
  const paidBefore = await book(uche, 2, {});
  await pay((await order(uche, paidBefore, 'card')).body.reference);
  await world.deliver();
  const [mailsBefore, textsBefore] = [world.mails.length, world.texts.length];

  setAway(true);
  // With a session of a plan: booked, moved, cancelled, and booked again.
  const first = await book(ada, 4, { useCredit: true });
  const to = { startsAt: '2026-12-07T08:00:00.000Z', version: first.version };
  const moved = await ada.call(calls.moveAppointment, { params: { id: first._id }, body: to });
  expect([moved.status, moved.body.state]).toEqual([200, 'confirmed']);
  const ended = await ada.call(calls.cancelAppointment, { params: { id: first._id } });
  expect([ended.status, ended.body.state]).toEqual([200, 'cancelled']);
  const kept = await book(ada, 9, { useCredit: true });
  // By transfer to our own account, which finance sees there.
  const byTransfer = await book(obi, 11, { byTransfer: true });
  const { reference } = (await order(obi, byTransfer, 'bank_transfer')).body;
  const [{ id: orderId }] = (
    await world.platform.pool.query('select id from purchase_order where reference = $1', [reference])
  ).rows;
  const seen = { params: { id: await attemptOf(world, orderId) }, body: { reason: 'It is on our account.' } };
  expect((await bello.call(confirmTransfer, seen)).status).toBe(200);
  expect(await stateOf(obi, byTransfer._id)).toBe('confirmed');
  // By card nobody can pay now: it is said in words, and the time is held meanwhile.
  const byCard = await book(eve, 14, {});
  const refused = await order(eve, byCard, 'card');
  expect([refused.status, refused.refusal.code]).toEqual([503, 'unavailable']);
  expect(await stateOf(eve, byCard._id)).toBe('held');
  // What was paid before goes back in full, as soon as it can.
  const one = { params: { id: paidBefore._id }, body: { reason: 'She is ill.' } };
  expect((await admin.call(cancelByCounsellor, one)).status).toBe(200);
  await world.db.transaction((tx) =>
    world.features.notifications.notify(tx, {
      onceKey: 'sms of the outage',
      category: 'security',
      sms: { to: '+2348031230000', text: 'hello' },
    }),
  );
  for (let passed = 0; passed < 12 * HOUR_MS; passed += 15 * MINUTE_MS) await goOn(15 * MINUTE_MS);
  expect(world.takeErrors().length).toBeGreaterThan(20);
  expect([world.mails.length, world.texts.length]).toEqual([mailsBefore, textsBefore]);
  expect(await stateOf(eve, byCard._id)).toBe('lapsed');
  const due = await waiting();
  expect(due).toBeGreaterThanOrEqual(6);

  setAway(false);
  const again = await book(eve, 14, {});
  await pay((await order(eve, again, 'card')).body.reference);
  expect(await stateOf(eve, again._id)).toBe('confirmed');
  // The first mail that leaves takes the others along; an SMS has its own carrier, and its own next try.
  for (let minutes = 0; minutes < 7; minutes += 1) await goOn(MINUTE_MS);
  const late = await world.platform.pool.query(
    "select once_key from delivery where state = 'waiting' and channel = 'mail'",
  );
  expect(late.rows).toEqual([]);
  for (let passed = 0; (await waiting()) > 0 && passed < 5 * HOUR_MS; passed += 15 * MINUTE_MS)
    await goOn(15 * MINUTE_MS);

  const left = [...world.mails.slice(mailsBefore), ...world.texts.slice(textsBefore)];
  const { rows } = await world.platform.pool.query(
    "select state, once_key, tries from delivery where channel in ('mail', 'sms')",
  );
  expect(rows.filter(({ state }) => state !== 'sent')).toEqual([]);
  expect(rows).toHaveLength(mailsBefore + textsBefore + left.length);
  expect(new Set(world.mails.map(({ id }) => id)).size).toBe(world.mails.length);
  expect(world.texts.slice(textsBefore)).toHaveLength(1);
  // What changed meanwhile is told in full: a calendar shows the latest of an appointment, in whatever order they arrive.
  const sequences = world.mails.slice(mailsBefore).flatMap(({ attachments = [] }) => {
    const text = attachments.map(({ content }) => String(content)).join('');
    return text.includes(first._id) ? [Number(/SEQUENCE:(\d+)/.exec(text)?.[1])] : [];
  });
  // The member's and the counsellor's.
  expect(sequences.sort()).toEqual([0, 0, 1, 1, 2, 2]);
  const refunds = await world.platform.pool.query('select 1 from refund');
  expect(refunds.rows).toHaveLength(1);
  expect(await stateOf(ada, kept._id)).toBe('confirmed');
  expect(world.takeErrors()).toEqual([]);
});
