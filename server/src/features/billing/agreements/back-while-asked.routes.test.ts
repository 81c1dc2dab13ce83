// Money goes back while nobody knows what a charge of its renewal came to: that is said, and what comes of it goes back too.
import * as calls from '@ijeuwa/contract/agreements';
import * as billing from '@ijeuwa/contract/billing';
import * as back from '@ijeuwa/contract/refunds';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments, visa } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { countWaiting } from '#test/waiting-for-locks.ts';

const payments = honestPayments();
let world: World;
let bello: Client;
let amara: Client;
let member: Person;
let first: string;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance', 'admin']);
  // Whoever takes money in stands still before the commit, as long as a test holds it there.
  await world.platform.pool.query(`create function stand_still() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(4712); return new; end $$;
    create trigger stand_still after insert on payment for each row execute function stand_still()`);
});
beforeEach(async () => {
  // Whose renewals others test are not due here.
  await rows("update agreement set state = 'ended', ended_because = 'left', card_sealed = null");
  await rows('update agreement_renewal set next_look_at = null');
  member = await world.as(`asked${++count}`);
  first = await buy();
  Object.assign(payments.state, { charged: [], nextCharges: ['late'] });
  await goTo((await agreement())!.renewsAt!);
  await renew();
  expect(world.takeErrors()).toHaveLength(1);
});
afterAll(() => world.close());

const goTo = async (moment: string | Date) => {
  world.time.now = new Date(moment);
  await staySignedIn(world);
};
const wait = (ms: number) => goTo(new Date(+world.clock.now() + ms));
const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const buy = async (): Promise<string> => {
  const made = await placedBy(member, { packageId: 'harmony', method: 'card', renews: true });
  payments.pay(made.reference, { card: visa });
  await member.call(billing.findOrder, { params: { id: made._id } });
  return made.reference;
};
const agreement = async () => (await member.call(calls.findAgreement, {})).body.agreement;
const subscription = async () => (await member.call(billing.findSubscription, {})).body;
const renew = () => world.features.billing.renewing.renew();
const sweep = () => world.features.billing.payments.sweep();
const giveBack = async () => {
  const query = { reference: first };
  const [payment] = (await bello.call(back.listRefunds, { query })).body.payments;
  const body = { amountMinor: payment!.left.amountMinor, reason: 'she asked us to' };
  await bello.call(back.askRefund, { params: { id: payment!._id }, body });
  const [asked] = (await bello.call(back.listRefunds, { query })).body.refunds;
  const approve = { params: { id: asked!._id }, body: { reason: 'looked at it' } };
  expect((await amara.call(back.approveRefund, approve)).status).toBe(200);
};
const told = async (words: string) => {
  await world.deliver();
  return world.mails.findLast(({ to, text }) => to === member.user.email && text.includes(words))?.text;
};
/** The order of the renewal, as its member reads it. */
const renewal = async () => {
  const [found] = await rows(
    `select o.id from purchase_order o join agreement_renewal r on r.order_id = o.id
      where o.member_id = $1 order by o.id desc limit 1`,
    member.id,
  );
  const params = { id: found.id };
  const order = (await member.call(billing.findOrder, { params })).body;
  return { ...order, ...(await member.call(findTimeline, { params })).body };
};
const standings = async () =>
  (
    await rows(
      `select p.standing, coalesce(r.amount_minor, 0)::int as owed from payment p join payment_attempt a on a.id = p.attempt_id
        join purchase_order o on o.id = a.order_id left join refund r on r.payment_id = p.id and r."of" = 'owed'
        where o.member_id = $1 order by p.id`,
      member.id,
    )
  ).map(({ standing, owed }) => `${standing} ${owed}`);

test('while the charge is asked about, the refund says so; what was taken by it goes back whole, and begins nothing', async () => {
  await giveBack();
  expect(await agreement()).toMatchObject({ state: 'ended', endedBecause: 'refunded' });
  const words = await told('We send');
  expect(words).not.toContain('nothing more is charged');
  expect(words).toMatch(
    /Its renewal has ended too\. We had sent a charge of ₦125,000 to your card on .*, and ask the payment provider whether it was paid\. If it was, it goes back to you in full; nothing else is charged\./,
  );
  const asked = await renewal();
  expect(asked).toMatchObject({ status: 'cancelled', endedBecause: 'given_back' });
  expect(asked.happened.at(-1)!.text).toBe('Its renewal ended: money that was paid for a package went back.');
  expect(asked.next.map(({ text }) => text)).toEqual([
    `We ask the payment provider whether ${asked.reference} was paid. If it was, it goes back by itself.`,
  ]);
  payments.arrive();
  await wait(HOUR_MS);
  await sweep();
  expect(await standings()).toEqual(['fits 0', 'paid_twice 12500000']);
  expect((await subscription()).packageId).not.toBe('harmony');
  expect(await told('We send it back to you too')).toContain(
    '₦125,000 came for Harmony after its renewal had ended, as money that was paid for a package went back. We send it back to you too.',
  );
  const after = await renewal();
  expect(after.happened.map(({ text }) => text)).toContain(
    '₦125,000 came after the renewal had ended, and goes back.',
  );
});

test('a charge that came to nothing ends in words of its own, and nothing is charged', async () => {
  await giveBack();
  await wait(11 * MINUTE_MS);
  await sweep();
  await wait(HOUR_MS);
  await sweep();
  expect((await renewal()).next.map(({ text }) => text)).toEqual([
    'Its renewal ended: money that was paid for a package went back. Nothing is waited for. If money for it is on its way all the same, it goes back by itself.',
  ]);
  await renew();
  expect([payments.state.charged.length, await standings()]).toEqual([1, ['fits 0']]);
});

test('who had cancelled while it was asked about is told the same, and gets the same back', async () => {
  await member.call(calls.cancelAgreement, { body: { keepCard: true } });
  await giveBack();
  expect(await agreement()).toMatchObject({ state: 'ended', endedBecause: 'refunded' });
  expect(await told('We send')).toContain('If it was, it goes back to you in full');
  payments.arrive();
  await wait(HOUR_MS);
  await sweep();
  expect(await standings()).toEqual(['fits 0', 'paid_twice 12500000']);
});

test('who buys anew after it keeps what they bought, and only the charge of before goes back', async () => {
  await giveBack();
  await buy();
  payments.arrive();
  await wait(HOUR_MS);
  await sweep();
  expect(await standings()).toEqual(['fits 0', 'fits 0', 'paid_twice 12500000']);
  expect((await subscription()).packageId).toBe('harmony');
  expect(await agreement()).toMatchObject({ state: 'running', graceUntil: null });
});

/** As if what this test has done had been done so many days before. */
const longAgo = (days: number) =>
  rows(
    `with moved as (update purchase_order set ended_at = ended_at - $2 * interval '1 day' where member_id = $1 and ended_at is not null)
      update payment_attempt a set created_at = a.created_at - $2 * interval '1 day', sent_at = a.sent_at - $2 * interval '1 day'
      from purchase_order o where o.id = a.order_id and o.member_id = $1 and a.status = 'unknown'`,
    member.id,
    days,
  );

test('what was sent days before is still asked about where that is promised, and goes back', async () => {
  await longAgo(4);
  await giveBack();
  expect(await told('We send')).toContain('and ask the payment provider whether it was paid.');
  const asked = await renewal();
  expect(asked.next.map(({ text }) => text)).toEqual([
    `We ask the payment provider whether ${asked.reference} was paid. If it was, it goes back by itself.`,
  ]);
  payments.arrive();
  await wait(HOUR_MS);
  await sweep();
  expect(await standings()).toEqual(['fits 0', 'paid_twice 12500000']);
});

test('of a charge that nobody asks about any more nothing is promised, and a cancelled renewal stays so', async () => {
  await member.call(calls.cancelAgreement, { body: { keepCard: true } });
  await longAgo(4);
  await giveBack();
  expect(await told('We send')).toContain(
    'You had cancelled the renewal, and that stands: nothing is charged.',
  );
  expect(await agreement()).toMatchObject({ state: 'cancelled' });
});

test('a part of it that came goes back with it: its rest is asked for by nobody', async () => {
  payments.arrive();
  payments.pay((await renewal()).reference, { amountMinor: 5_000_000 });
  await wait(HOUR_MS);
  await sweep();
  expect(await renewal()).toMatchObject({ status: 'part_paid', missing: { amountMinor: 7_500_000 } });
  await giveBack();
  expect((await renewal()).methods).toEqual([]);
  await world.features.billing.rest.giveUpLate();
  expect(await renewal()).toMatchObject({ status: 'cancelled', endedBecause: 'part_went_back' });
  expect(await standings()).toEqual(['fits 0', 'short 5000000']);
  expect(await told('cannot be paid any more')).toContain(
    'Harmony cannot be paid any more. We send ₦50,000 back',
  );
});

test.each([['it runs'], ['it was cancelled']])(
  'what its charge brings while the refund is decided is promised back only if it goes back: %s',
  async (how) => {
    if (how === 'it was cancelled') await member.call(calls.cancelAgreement, { body: { keepCard: true } });
    payments.arrive();
    await wait(HOUR_MS);
    const holder = await world.platform.pool.connect();
    await holder.query('select pg_advisory_lock(4712)');
    const waiting = () => countWaiting(world);
    const taking = sweep();
    await expect.poll(waiting).toBe(1);
    const deciding = giveBack();
    await Promise.race([deciding, expect.poll(waiting).toBe(2)]);
    await holder.query('select pg_advisory_unlock(4712)');
    holder.release();
    await Promise.all([taking, deciding]);
    expect(await standings()).toEqual(['fits 0', 'fits 0']);
    const words = await told('We send');
    expect(words).not.toContain('If it was, it goes back to you in full');
    expect(words).toContain('What else you have paid for goes on: Harmony until');
    expect((await subscription()).packageId).toBe('harmony');
  },
);
