// Money of an upgrade that goes back: what was paid for it, to where it came from, and what it ended goes on.
import { payOrder } from '@ijeuwa/contract/billing';
import { askRefund, listRefunds } from '@ijeuwa/contract/refunds';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { makeUpgrader } from '#test/upgrades.ts';

const payments = honestPayments();
let world: World;
let bello: Client;
let amara: Client;
let member: Person;
let her: ReturnType<typeof makeUpgrader>;
let count = 0;
/** Each test has years of its own: the clock never goes back, and no night is earned twice. */
const on = (day: string, yearsOn = 0) => `${2024 + 2 * count + yearsOn}-${day}`;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance', 'admin']);
});
beforeEach(async () => {
  member = await world.as(`back${++count}`);
  her = makeUpgrader(world, payments, member);
  await her.goTo(on('11-24T09:00:00Z'));
});
afterAll(() => world.close());

const CREDIT = 8_288_100;
const both = async () => {
  const before = await her.buy('harmony');
  await her.goTo(on('12-24T15:00:00Z'));
  return { before, after: await her.buy('forever', { upgrade: true }) };
};
const mayGoBack = async (reference: string) =>
  (await bello.call(listRefunds, { query: { reference } })).body.payments[0]?.left.amountMinor;
const giveBack = (reference: string, amountMinor: number) =>
  her.giveBack(reference, amountMinor, bello, amara);

test('all that was paid for it goes back, and Harmony goes on with the days that were left', async () => {
  const { before, after } = await both();
  const query = { reference: after.reference };
  const asked = (await bello.call(listRefunds, { query })).body.payments;
  expect(asked.map(({ restores }) => restores)).toEqual([['Harmony']]);
  await her.goTo(on('12-30T15:00:00Z'));
  await her.night();
  expect(await giveBack(after.reference, 14_211_900)).toBe(200);
  // To the millisecond what was left on the 24th, counted from now.
  expect(await her.subscription()).toMatchObject({ label: 'Harmony', endsAt: on('03-02T09:00:00.000Z', 1) });
  expect(await mayGoBack(before.reference)).toBe(12_500_000);
  await her.night();
  await her.goTo(on('04-01T09:00:00Z', 1));
  await her.night();
  expect(await her.books()).toEqual({
    'asset:provider:paystack': 12_500_000,
    'income:package': -12_500_000,
  });
});

test('and then what was paid for Harmony may go back as well, up to all of it', async () => {
  const { before, after } = await both();
  await giveBack(after.reference, 14_211_900);
  expect(await giveBack(before.reference, 12_500_000)).toBe(200);
  expect((await her.subscription()).label).toBe('No package yet');
  await her.night();
  expect(await her.books()).toEqual({});
});

test('what a short month took of Blossom is not lost by an upgrade that is undone', async () => {
  await her.goTo(on('01-31T09:00:00Z', 1));
  await her.buy('blossom');
  await her.goTo(on('02-10T09:00:00Z', 1));
  const { reference } = await her.buy('harmony', { upgrade: true });
  expect(await giveBack(reference, (await mayGoBack(reference))!)).toBe(200);
  expect((await her.subscription()).endsAt).toBe(on('02-28T09:00:00.000Z', 1));
  await her.buy('blossom');
  const until = 'select max(upper(in_force)) as at from package_grant where member_id = $1';
  expect((await her.rows(until, member.id))[0].at.toISOString()).toBe(on('03-31T09:00:00.000Z', 1));
});

test.each([
  ['refund', (reference: string) => giveBack(reference, 14_211_900)],
  ['chargeback', (reference: string) => dispute(reference, 14_211_900, 'lost')],
])('a %s between the night’s earning and its check leaves books that agree', async (_, undo) => {
  const { after } = await both();
  await her.goTo(on('12-29T23:15:00Z'));
  await her.night();
  await undo(after.reference);
  expect((await her.subscription()).label).toBe('Harmony');
  await world.features.billing.trialBalance.check();
  // Nor does the next night find what was caught up.
  await her.goTo(on('12-30T23:15:00Z'));
  await her.night();
});

const mailOf = async (subject: string) => {
  await world.deliver();
  return world.mails.findLast((one) => one.to === member.user.email && one.subject.startsWith(subject))!.text;
};
test.each([
  ['that renewed', true],
  ['that did not renew', false],
])(
  'whoever moved up from a package %s reads whether it renews again once that is undone',
  async (_, renews) => {
    await her.buy('harmony', { renews });
    await her.goTo(on('12-24T15:00:00Z'));
    const after = await her.buy('forever', { upgrade: true });
    expect(await giveBack(after.reference, 14_211_900)).toBe(200);
    const words = await mailOf('We send ₦142,119 back');
    expect(words).toContain('What else you have paid for goes on: Harmony until');
    expect(words.includes('Harmony no longer renews: nothing more is charged.')).toBe(renews);
  },
);

test('a part of it leaves the upgrade as it is', async () => {
  const { after } = await both();
  expect(await giveBack(after.reference, 1_000_000)).toBe(200);
  expect((await her.subscription()).label).toBe('My Forever');
  await her.night();
  expect((await her.books())['liability:deferred']).toBe(-21_500_000);
});

test('of what counted for an upgrade nothing goes back beside it', async () => {
  const { before } = await both();
  expect(await mayGoBack(before.reference)).toBe(12_500_000 - CREDIT);
  expect(await giveBack(before.reference, 12_500_000)).toBe(400);
  expect(await giveBack(before.reference, 12_500_000 - CREDIT)).toBe(200);
  expect((await her.subscription()).label).toBe('My Forever');
  await her.night();
});

test('of an order that was paid in two parts, each offers its own, and both never more than is left of it', async () => {
  const placed = await her.order('harmony', { method: 'bank_transfer' });
  const came = (id: string, amountMinor: number) =>
    bello.call(confirmTransfer, { params: { id }, body: { amountMinor, reason: 'seen on the statement' } });
  await came(await attemptOf(world, placed._id), 8_000_000);
  await came(await attemptOf(world, placed._id), 4_500_000);
  expect((await her.find(placed._id)).status).toBe('paid');
  await her.goTo(on('12-24T15:00:00Z'));
  await her.buy('forever', { upgrade: true });
  const query = { reference: placed.reference };
  const paid = async () => (await bello.call(listRefunds, { query })).body.payments;
  const offered = async () => (await paid()).map(({ left }) => left.amountMinor);
  const left = 12_500_000 - CREDIT;
  expect(await offered()).toEqual([left, left]);
  const [first, second] = await paid();
  const ask = (id: string, amountMinor: number) =>
    bello.call(askRefund, { params: { id }, body: { amountMinor, reason: 'agreed with her' } });
  expect((await ask(first!._id, left - 100_000)).status).toBe(200);
  expect(await offered()).toEqual([100_000, 100_000]);
  expect((await ask(second!._id, left)).status).toBe(400);
  expect((await ask(second!._id, 100_000)).status).toBe(200);
});

test('up, back, and up again: each time by what is there', async () => {
  const { after } = await both();
  await giveBack(after.reference, 14_211_900);
  const again = await her.buy('forever', { upgrade: true });
  expect(again).toMatchObject({ status: 'paid', credit: { amountMinor: CREDIT } });
  await giveBack(again.reference, again.total.amountMinor);
  expect((await her.subscription()).label).toBe('Harmony');
  await her.night();
});

test('where a part of what counts goes back meanwhile, so much less counts, and only that is missing', async () => {
  const before = await her.buy('harmony');
  await her.goTo(on('12-24T15:00:00Z'));
  const placed = await her.order('forever', { upgrade: true });
  await giveBack(before.reference, 200_000);
  payments.pay(placed.reference);
  // 61 of 92 days of ₦123,000, rounded up.
  expect(await her.find(placed._id)).toMatchObject({
    status: 'part_paid',
    credit: { amountMinor: 8_155_500 },
    missing: { amountMinor: CREDIT - 8_155_500 },
  });
  await her.night();
  const body = { method: 'card' as const };
  const { body: rest } = await member.call(payOrder, { params: { id: placed._id }, body });
  payments.pay(rest.reference);
  expect((await her.find(placed._id)).status).toBe('paid');
  expect((await her.subscription()).label).toBe('My Forever');
  await her.night();
  expect((await her.books())['liability:deferred']).toBe(-22_500_000);
});

test('where all of it goes back meanwhile nothing counts, and the whole price is due', async () => {
  const before = await her.buy('harmony');
  await her.goTo(on('12-24T15:00:00Z'));
  const placed = await her.order('forever', { upgrade: true });
  await giveBack(before.reference, 12_500_000);
  payments.pay(placed.reference);
  expect(await her.find(placed._id)).toMatchObject({ status: 'part_paid', credit: null });
  await her.night();
});

/** A bank asks for the money of an order back, and is given it or waits. */
const dispute = async (reference: string, amountMinor: number, state: 'waiting' | 'lost') => {
  const about = { id: `d-${reference}`, reference, amountMinor, currency: 'NGN' };
  payments.dispute({ ...about, category: 'chargeback', state, openedAt: world.clock.now() });
  const kind = state === 'lost' ? 'resolve' : 'create';
  const notice = payments.notice(reference, `charge.dispute.${kind}`, { id: about.id, told: ++told });
  await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...notice });
  const waiting = 'select 1 from provider_notice where handled_at is null and reference = $1';
  await expect.poll(() => her.rows(waiting, reference)).toEqual([]);
};
let told = 0;

test('a bank that takes its money back ends it, and what was left of Harmony goes on', async () => {
  const { after } = await both();
  await dispute(after.reference, 14_211_900, 'waiting');
  expect((await her.quote('personalized', { upgrade: true })).status).toBe(409);
  await dispute(after.reference, 14_211_900, 'lost');
  expect((await her.subscription()).label).toBe('Harmony');
  await her.night();
});

test('a bank that takes the money of both back leaves nothing that runs without any', async () => {
  const { before, after } = await both();
  await dispute(before.reference, 12_500_000, 'lost');
  expect((await her.subscription()).label).toBe('My Forever');
  await her.night();
  await dispute(after.reference, 14_211_900, 'lost');
  expect((await her.subscription()).label).toBe('No package yet');
  await her.goTo(on('12-30T15:00:00Z'));
  await her.night();
  const { 'liability:deferred': deferred, 'asset:provider:paystack': cash } = await her.books();
  // What the first bank took beyond what its order still had is a loss of no order.
  expect([deferred, cash]).toEqual([undefined, CREDIT]);
});
