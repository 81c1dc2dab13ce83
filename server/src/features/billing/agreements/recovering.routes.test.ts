// A renewal whose card is refused until it is paid by hand: the mail, the line of time and the subscription agree.
import * as calls from '@ijeuwa/contract/agreements';
import * as billing from '@ijeuwa/contract/billing';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { makePayRequest, openPayRequest } from '@ijeuwa/contract/pay-requests';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { honestPayments, visa } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import type { Person } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
let world: World;
let member: Person;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  member = await world.as('recovers');
});
afterAll(() => world.close());

const goTo = async (moment: string | Date) => {
  world.time.now = new Date(moment);
  await staySignedIn(world);
};
const buy = async (renews?: boolean) => {
  const made = await placedBy(member, { packageId: 'harmony', method: 'card', renews });
  payments.pay(made.reference, renews ? { card: visa } : {});
  return (await member.call(billing.findOrder, { params: { id: made._id } })).body;
};
const agreement = async () => (await member.call(calls.findAgreement, {})).body.agreement;
const renew = () => world.features.billing.renewing.renew();
/** The newest mail of a refusal. */
const told = async () => {
  await world.deliver();
  const isIts = ({ to, subject }: { to: string; subject: string }) =>
    to === member.user.email && subject.includes('refused');
  return world.mails.findLast(isIts)!.text;
};
const dayIn = (moment: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' }).format(new Date(moment));

test('a renewal that fails and recovers: what is read on every day agrees with the grace and the tries', async () => {
  const made = await buy(true);
  const first = (await agreement())!;
  payments.state.nextCharges = Array(9).fill('declined');
  await goTo(first.renewsAt!);
  await renew();
  const firstTry = +world.clock.now();
  const graceUntil = new Date(+new Date(first.endsAt!) + 7 * DAY_MS).toISOString();
  const { orders } = (await member.call(billing.listOrders, {})).body;
  const { _id: renewalId, reference } = orders.find(({ _id }) => _id !== made._id)!;
  expect(await told()).toContain(reference);
  const next = async () => (await member.call(findTimeline, { params: { id: renewalId } })).body.next;
  const payable = {
    text: 'Until then Harmony goes on, and this order can be paid by card or by transfer. Unpaid, it ends.',
    by: graceUntil,
  };
  for (const days of [1, 3, 5]) {
    const triedAt = new Date(firstTry + days * DAY_MS).toISOString();
    expect(await agreement()).toMatchObject({ charge: 'refused', renewsAt: triedAt, graceUntil });
    expect(await next()).toEqual([{ text: 'The card is charged again.', by: triedAt }, payable]);
    expect(await told()).toContain(dayIn(triedAt));
    expect(await told()).toContain(dayIn(graceUntil));
    expect(await told()).toContain(`/billing-process?order=${renewalId}`);
    await goTo(triedAt);
    await renew();
  }
  expect(await agreement()).toMatchObject({
    state: 'running',
    charge: 'refused',
    renewsAt: null,
    graceUntil,
  });
  expect(await next()).toEqual([{ text: 'The card is not charged again by us.', by: null }, payable]);
  payments.state.nextCharges = [];
  await buy();
  const renewed = (await agreement())!;
  expect(renewed).toMatchObject({ state: 'running', charge: null, graceUntil: null });
  expect(+new Date(renewed.renewsAt!)).toBeGreaterThan(+new Date(graceUntil));
});

test('of renewal the bell calls to the newest word alone: each before it is out of date', async () => {
  member = await world.as('reads-later');
  const unread = async () =>
    (await member.call(listNotifications, {})).body.notifications
      .filter(({ type, read }) => type === 'billing' && !read)
      .map(({ title }) => title);
  await buy(true);
  expect(await unread()).toEqual(['Harmony will renew', 'Payment received']);
  payments.state.nextCharges = Array(9).fill('declined');
  await goTo((await agreement())!.renewsAt!);
  await renew();
  expect(await unread()).toEqual(['Your card was refused', 'Payment received']);
  payments.state.nextCharges = [];
  await goTo((await agreement())!.renewsAt!);
  await renew();
  expect(await unread()).toEqual(['Harmony has renewed', 'Payment received']);
  await member.call(calls.cancelAgreement, { body: {} });
  expect(await unread()).toEqual(['Harmony does not renew any more', 'Payment received']);
});

test.each([
  ['paid by hand as a new order', () => buy()],
  [
    'paid by hand with its own order',
    async () => {
      const { orders } = (await member.call(billing.listOrders, {})).body;
      const params = { id: orders.find(({ renewalUntil }) => renewalUntil)!._id };
      payments.pay(
        (await member.call(billing.payOrder, { params, body: { method: 'card' } })).body.reference,
      );
      return member.call(billing.findOrder, { params });
    },
  ],
] as const)('once it is %s, the bell does not call to the refusal any more', async (way, pay) => {
  member = await world.as(way.replaceAll(' ', '-'));
  const refusal = async () =>
    (await member.call(listNotifications, {})).body.notifications.find(
      ({ title }) => title === 'Your card was refused',
    );
  await buy(true);
  payments.state.nextCharges = Array(9).fill('declined');
  await goTo((await agreement())!.renewsAt!);
  await renew();
  expect(await refusal()).toMatchObject({ read: false });
  payments.state.nextCharges = [];
  await pay();
  expect(await agreement()).toMatchObject({ charge: null, graceUntil: null });
  expect(await refusal()).toMatchObject({ read: true });
});

test('that it goes on was agreed to before: a no while it is paid is refused, and not passed over', async () => {
  member = await world.as('says-no');
  const made = await buy(true);
  // Others renew on that day too.
  payments.state.nextCharges = Array(9).fill('declined');
  await goTo((await agreement())!.renewsAt!);
  await renew();
  payments.state.nextCharges = [];
  const { orders } = (await member.call(billing.listOrders, {})).body;
  const params = { id: orders.find(({ _id }) => _id !== made._id)!._id };
  const pay = (renews?: boolean) =>
    member.call(billing.payOrder, { params, body: { method: 'card', renews } });
  expect((await pay(false)).refusal).toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/^The renewal goes on as you agreed\./),
  });
  expect(await agreement()).toMatchObject({ state: 'running', charge: 'refused' });
  expect((await pay()).status).toBe(200);
  await member.call(calls.cancelAgreement, { body: {} });
  expect((await pay(false)).status).toBe(200);
});

test('a no with a new order that pays for a refused renewal is kept: nothing is charged by itself any more', async () => {
  member = await world.as('says-no-anew');
  const made = await buy(true);
  payments.state.nextCharges = Array(9).fill('declined');
  await goTo((await agreement())!.renewsAt!);
  await renew();
  payments.state.nextCharges = [];
  expect(await agreement()).toMatchObject({ state: 'running', charge: 'refused' });
  const paid = await buy(false);
  expect(paid.status).toBe('paid');
  expect(await agreement()).toMatchObject({ state: 'ended', endedBecause: 'cancelled', card: null });
  await world.deliver();
  const isIts = ({ to, subject }: { to: string; subject: string }) =>
    to === member.user.email && subject === 'Harmony does not renew any more';
  expect(world.mails.filter(isIts).map(({ text }) => text)).toEqual([
    expect.stringContaining('You ordered it once more without renewal'),
  ]);
  const charged = payments.state.charged.length;
  const { orders } = (await member.call(billing.listOrders, {})).body;
  expect(orders.map(({ _id, status }) => [_id === made._id || _id === paid._id, status])).toEqual([
    [true, 'paid'],
    [false, 'cancelled'],
    [true, 'paid'],
  ]);
  for (const days of [1, 3, 5, 100]) {
    await goTo(new Date(+world.clock.now() + days * DAY_MS));
    await renew();
  }
  expect(payments.state.charged.length).toBe(charged);
  expect((await member.call(billing.listOrders, {})).body.orders).toHaveLength(3);
});

test('to the end of its grace the order of a refused renewal is paid as its mail says: by its member, or by a link', async () => {
  member = await world.as('pays-late');
  const made = await buy(true);
  payments.state.nextCharges = Array(9).fill('declined');
  const first = (await agreement())!;
  await goTo(first.renewsAt!);
  await renew();
  for (const days of [1, 3, 5]) {
    await goTo(new Date(+new Date(first.renewsAt!) + days * DAY_MS));
    await renew();
  }
  payments.state.nextCharges = [];
  const { graceUntil } = (await agreement())!;
  const { orders } = (await member.call(billing.listOrders, {})).body;
  const params = { id: orders.find(({ _id }) => _id !== made._id)!._id };
  const methods = async () => (await member.call(billing.findOrder, { params })).body.methods;
  expect(await methods()).toEqual(['card', 'bank_transfer']);
  await goTo(new Date(+new Date(graceUntil!) - 3_600_000));
  // A transfer would come too late by then.
  expect(await methods()).toEqual(['card']);
  const link = (await member.call(makePayRequest, { params })).body.request!;
  const token = link.url.split('/').at(-1)!;
  expect((await world.stranger().call(openPayRequest, { params: { token } })).body).toMatchObject({
    state: 'open',
    until: graceUntil,
  });
  const again = await member.call(billing.payOrder, { params, body: { method: 'card' } });
  expect([again.status, again.body.expiresAt]).toEqual([200, graceUntil]);
  payments.pay(again.body.reference, {});
  expect((await member.call(billing.findOrder, { params })).body.status).toBe('paid');
  expect(await agreement()).toMatchObject({ state: 'running', charge: null, graceUntil: null });
});
