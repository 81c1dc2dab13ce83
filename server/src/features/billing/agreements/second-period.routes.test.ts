// The second period of a package goes back whole: the first runs on, and what is charged next is said as it is.
import * as calls from '@ijeuwa/contract/agreements';
import * as billing from '@ijeuwa/contract/billing';
import * as back from '@ijeuwa/contract/refunds';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, later } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments, visa } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
let world: World;
let bello: Client;
let amara: Client;
let member: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance', 'admin']);
});
beforeEach(async () => {
  member = await world.as(`twice${++count}`);
  payments.state.charged = [];
  const { pool } = world.platform;
  await pool.query("update agreement set state = 'ended', ended_because = 'left', card_sealed = null");
  await pool.query('update agreement_renewal set next_look_at = null');
});
afterAll(() => world.close());

const goTo = async (moment: string | Date) => {
  world.time.now = new Date(moment);
  await staySignedIn(world);
};
const buy = async (renews?: boolean, packageId = 'harmony') => {
  const order = await placedBy(member, { packageId, method: 'card', renews });
  payments.pay(order.reference, renews ? { card: visa } : {});
  await member.call(billing.findOrder, { params: { id: order._id } });
  return order;
};
const agreement = async () => (await member.call(calls.findAgreement, {})).body.agreement;
const subscription = async () => (await member.call(billing.findSubscription, {})).body;
const renew = () => world.features.billing.renewing.renew();
/** The whole of an order, asked for by one and approved by another. */
const giveBack = async (reference: string) => {
  const query = { reference };
  const [payment] = (await bello.call(back.listRefunds, { query })).body.payments;
  const body = { amountMinor: payment!.left.amountMinor, reason: 'she asked us to' };
  await bello.call(back.askRefund, { params: { id: payment!._id }, body });
  const [asked] = (await bello.call(back.listRefunds, { query })).body.refunds;
  const approve = { params: { id: asked!._id }, body: { reason: 'looked at it' } };
  expect((await amara.call(back.approveRefund, approve)).status).toBe(200);
};
const told = async () => {
  await world.deliver();
  return world.mails.findLast(({ to, text }) => to === member.user.email && text.includes('We send'))!.text;
};
const days = (moment: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' }).format(new Date(moment));

test('paid ahead without a renewal of its own: the first period stays, and the renewal goes on at its end', async () => {
  await buy(true);
  const before = (await agreement())!;
  const second = await buy();
  expect(+new Date((await agreement())!.endsAt!)).toBeGreaterThan(+new Date(before.endsAt!));
  await giveBack(second.reference);
  expect(await agreement()).toMatchObject({
    state: 'running',
    endsAt: before.endsAt,
    renewsAt: before.renewsAt,
  });
  expect(await subscription()).toMatchObject({ packageId: 'harmony', endsAt: before.endsAt });
  const words = await told();
  expect(words).not.toContain('Harmony has ended');
  expect(words).toContain(`which this order paid for, does not begin.`);
  expect(words).toContain(`What else you have paid for goes on: Harmony until ${days(before.endsAt!)}.`);
  expect(words).toContain(
    `Its renewal goes on: we charge ₦125,000 for Harmony on ${days(before.renewsAt!)}, unless you cancel before.`,
  );
  await goTo(before.renewsAt!);
  await renew();
  expect(payments.state.charged).toHaveLength(1);
});

test('a cancel stands, and so does taking the renewal up again after the refund', async () => {
  await buy(true);
  const second = await buy();
  await member.call(calls.cancelAgreement, { body: { keepCard: true } });
  await giveBack(second.reference);
  expect(await agreement()).toMatchObject({ state: 'cancelled', renewsAt: null });
  expect(await told()).toContain('You had cancelled the renewal, and that stands: nothing is charged.');
  await goTo(later(new Date((await agreement())!.endsAt!), -DAY_MS / 2));
  await renew();
  expect(await agreement()).toMatchObject({ state: 'cancelled' });
  await member.call(calls.resumeAgreement, {});
  await renew();
  expect(payments.state.charged).toHaveLength(1);
});

test('a renewal that was charged and goes back ends the renewal at once, and the mail says so', async () => {
  await buy(true);
  const first = (await agreement())!;
  await goTo(first.renewsAt!);
  await renew();
  const [charged] = payments.state.charged;
  await giveBack(charged!.reference);
  expect(await agreement()).toMatchObject({ state: 'ended', endedBecause: 'refunded', renewsAt: null });
  expect(await subscription()).toMatchObject({ packageId: 'harmony', endsAt: first.endsAt });
  const words = await told();
  expect(words).toContain(`Harmony until ${days(first.endsAt!)}`);
  expect(words).toContain('Its renewal has ended too: nothing more is charged.');
  await goTo(later(new Date(first.endsAt!), DAY_MS));
  await renew();
  expect(payments.state.charged).toHaveLength(1);
});

test('the order of the running period goes back: what was paid for after it begins, and ends the renewal that it began', async () => {
  const first = await buy(true);
  await buy();
  await giveBack(first.reference);
  const { endsAt } = await subscription();
  const words = await told();
  expect(words).toContain('With it the time of Harmony that this order paid for has ended.');
  expect(words).toContain(`What else you have paid for goes on: Harmony until ${days(endsAt!)}.`);
  expect(await agreement()).toMatchObject({ state: 'ended', endedBecause: 'refunded' });
});

test('nobody is charged sooner than they were told: what would be charged within a week ends', async () => {
  await buy(true);
  const second = await buy();
  const { endsAt } = await subscription();
  await goTo(later(new Date(endsAt!), -7 * DAY_MS));
  await giveBack(second.reference);
  expect(await agreement()).toMatchObject({ state: 'ended', endedBecause: 'refunded' });
  expect(await told()).toContain('Its renewal has ended too: nothing more is charged.');
});

test('a refund waits for a charge that is being sent, and nobody else waits for the refund', async () => {
  const first = await buy(true);
  await goTo((await agreement())!.renewsAt!);
  const order: string[] = [];
  let refund: Promise<void> | undefined;
  payments.state.beforeCharge = async () => {
    payments.state.beforeCharge = undefined;
    refund = giveBack(first.reference).then(() => void order.push('given back'));
    // It holds the agreement, so that nothing else is sent by it, and waits with that in hand.
    const free = "select id from agreement where state <> 'ended' and member_id = $1 for update skip locked";
    const held = async () => (await world.platform.pool.query(free, [member.id])).rows.length;
    await expect.poll(held, { timeout: 10_000 }).toBe(0);
    const earning = "select pg_try_advisory_xact_lock(hashtextextended('earning', 0)) as free";
    order.push(`shared ${(await world.platform.pool.query(earning)).rows[0].free}`, 'charged');
  };
  await renew();
  await refund;
  expect(order).toEqual(['shared true', 'charged', 'given back']);
});
