// What its member reads of a renewal: that it renewed by itself, from which card, what is next, and what to do while nobody knows.
import * as calls from '@ijeuwa/contract/agreements';
import * as billing from '@ijeuwa/contract/billing';
import { makePayRequest, payRequested } from '@ijeuwa/contract/pay-requests';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments, visa } from '#test/honest-payments.ts';
import type { Person } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
const mastercard = { ...visa, code: 'AUTH_master', brand: 'Mastercard', last4: '5100' };
let world: World;
let member: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  await signInStaff(world, 'bello', ['finance']);
});
beforeEach(async () => {
  await rows("update agreement set state = 'ended', ended_because = 'left', card_sealed = null");
  await rows('update agreement_renewal set next_look_at = null');
  member = await world.as(`renewed${++count}`);
  Object.assign(payments.state, { nextCharges: [], charged: [] });
});
afterAll(() => world.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const goTo = async (moment: string | Date) => {
  world.time.now = new Date(moment);
  await staySignedIn(world);
};
const wait = (ms: number) => goTo(new Date(+world.clock.now() + ms));
const look = async (id: string) => (await member.call(billing.findOrder, { params: { id } })).body;
/** `unasked`: of a renewal that is paid once more, where its screen has no tick. */
const buy = async (renews: true | 'unasked' = true, card = visa) => {
  const quote = await member.call(billing.makeQuote, { body: { packageId: 'harmony' } });
  const body = { quoteId: quote.body._id, method: 'card' as const, ...(renews === true && { renews }) };
  const made = (await member.call(billing.placeOrder, { body })).body;
  payments.pay(made.reference, { card });
  return look(made._id);
};
const agreement = async () => (await member.call(calls.findAgreement, {})).body.agreement;
const renew = () => world.features.billing.renewing.renew();
/** Bought with the tick, and charged on its last day. */
const charge = async (fate?: 'declined' | 'stuck') => {
  await buy();
  payments.state.nextCharges = fate ? [fate] : [];
  await goTo((await agreement())!.renewsAt!);
  await renew();
  const [renewal] = (await member.call(billing.listOrders, {})).body.orders;
  return renewal!;
};
const line = async ({ _id: id }: billing.Order) => (await member.call(findTimeline, { params: { id } })).body;
const dayOf = (moment: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' }).format(new Date(moment));
const mailsTo = async (to: string, part: string) => {
  await world.deliver();
  return world.mails.filter((mail) => mail.to === to && mail.subject.includes(part));
};

test('a renewal is told as one: by itself, from which card, and what is charged next, when and how much', async () => {
  const renewal = await charge();
  const { renewsAt } = (await agreement())!;
  const next = `The next charge is ₦125,000 on ${dayOf(renewsAt!)}, unless you cancel before.`;
  const said =
    'Harmony has renewed, as you agreed: ₦125,000 was taken by itself from your Visa ending in 4081.';
  const bells = await rows('select title, message from notification where member_id = $1', member.id);
  expect(bells).toContainEqual({ title: 'Harmony has renewed', message: `${said} ${next}` });
  expect(bells.filter(({ title }) => title === 'Payment received')).toHaveLength(1);
  await world.features.billing.invoices.makeWaiting();
  const [receipt] = await mailsTo(member.user.email, 'Harmony has renewed');
  expect(receipt!.text).toContain(said);
  expect(receipt!.text).toContain(next);
  expect(receipt!.text).not.toContain('Thank you for your payment');
  await wait(2 * HOUR_MS);
  const { happened, next: then } = await line(renewal);
  const texts = happened.map(({ text }) => text);
  // By the order’s own name, where its payment has another: its receipt bears both.
  expect(texts[0]).toMatch(/^Harmony was to renew, for ₦125,000, (as order harmony-\d+, )?as was agreed\.$/);
  expect(texts[1]).toMatch(/^The Visa ending in 4081 was charged by itself, with the reference harmony-/);
  expect(texts).toContain('All of it has come: Harmony has renewed.');
  expect(then).toContainEqual({ text: 'Harmony renews, for ₦125,000.', by: renewsAt });
});

test('each try of a card is told with its own moment, and that it was refused', async () => {
  const renewal = await charge('declined');
  const first = world.clock.now().toISOString();
  payments.state.nextCharges = ['declined'];
  await goTo((await agreement())!.renewsAt!);
  const second = world.clock.now().toISOString();
  await renew();
  const tried = (await line(renewal)).happened.filter(({ text }) => text.includes('was charged by itself'));
  expect(tried.map(({ at }) => at)).toEqual([first, second]);
  expect(tried.every(({ text }) => text.endsWith(', and was refused.'))).toBe(true);
});

test('the card with which a refused renewal is paid takes its place, and the refused one is forgotten', async () => {
  await charge('declined');
  const { afterPaidAt } = (await agreement())!;
  await buy('unasked', mastercard);
  const now = (await agreement())!;
  expect(now).toMatchObject({ state: 'running', card: { brand: 'Mastercard', last4: '5100' } });
  // As it was said before paying.
  expect(now.renewsAt).toBe(afterPaidAt);
  await world.features.billing.renewal.forgetCards();
  expect(payments.state.forgotten).toContain(visa.code);
  payments.state.charged = [];
  await goTo(now.renewsAt!);
  await renew();
  expect(payments.state.charged).toMatchObject([{ code: mastercard.code }]);
  payments.state.forgotten.clear();
});

test('the card of whoever was asked to pay it is never kept: the renewal stays with its own', async () => {
  const { _id: id } = await charge('declined');
  const { url } = (await member.call(makePayRequest, { params: { id } })).body.request!;
  const params = { token: url.split('/').at(-1)! };
  const begun = await world.stranger().call(payRequested, { params, body: { method: 'card' } });
  payments.pay(begun.body.reference, { card: mastercard });
  expect(await look(id)).toMatchObject({ status: 'paid' });
  expect(await agreement()).toMatchObject({ state: 'running', card: { brand: 'Visa', last4: '4081' } });
});

test('while nobody knows whether it was charged its member reads what to do, and finance is told each day', async () => {
  const renewal = await charge('stuck');
  const texts = async () => (await line(renewal)).next.map(({ text }) => text).join(' ');
  expect(await texts()).toMatch(/You need not do anything, and please do not pay again meanwhile/);
  const sound = async () => {
    await renew();
    await world.features.billing.alarms.oddMoney.sound();
    return (await mailsTo('bello@staff.example', 'overdue')).length;
  };
  const told: number[] = [];
  for (let day = 0; day < 6; day++) {
    told.push(await sound());
    await wait(DAY_MS);
  }
  // Looked at after a day, due a working day later, and then each day.
  expect(told.at(-1)! - told.at(-2)!).toBe(1);
  expect(told.at(-2)! - told.at(-3)!).toBe(1);
  payments.pay(payments.state.charged[0]!.reference);
  await renew();
  await wait(2 * DAY_MS);
  expect(await sound()).toBe(told.at(-1)!);
});

test('what was never decided of a period that is over does not keep the next one from renewing', async () => {
  await charge('stuck');
  await member.call(calls.cancelAgreement, { body: { keepCard: true } });
  await member.call(calls.resumeAgreement, {});
  payments.state.charged = [];
  await renew();
  // Of this period it may still be taken.
  expect(payments.state.charged).toEqual([]);
  await buy('unasked');
  await goTo((await agreement())!.renewsAt!);
  await renew();
  expect(payments.state.charged).toHaveLength(1);
});
