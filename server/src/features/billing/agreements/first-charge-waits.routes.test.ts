// The first charge of a renewal waits for whoever has a page for the same, as a later one does, and no page slips past a charge.
import { findAgreement } from '@ijeuwa/contract/agreements';
import { listOrders } from '@ijeuwa/contract/billing';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { honestPayments } from '#test/honest-payments.ts';
import type { Person } from '#test/people.ts';
import { renewingOf } from '#test/renewing.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { countWaiting } from '#test/waiting-for-locks.ts';

const payments = honestPayments();
let world: World;
let member: Person;
let renewing: ReturnType<typeof renewingOf>;
let people = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  renewing = renewingOf(world, payments, () => member);
});
beforeEach(async () => {
  member = await world.as(`first-${++people}`);
  await world.platform.pool.query('update agreement_renewal set next_look_at = null');
  await world.platform.pool.query("update agreement set state = 'ended', ended_because = 'left'");
  Object.assign(payments.state, { nextCharges: [], charged: [], beforePage: undefined });
});
afterAll(() => world.close());

/** A page that is opened an hour before the card is charged for the first time. */
const pageBefore = async () => {
  await renewing.buy(true);
  const at = new Date((await renewing.agreement())!.renewsAt!);
  await renewing.goTo(new Date(at.getTime() - 3_600_000));
  const { body } = await renewing.place(await renewing.quoted());
  expect(body.pageUrl).not.toBeNull();
  await renewing.goTo(at);
  await renewing.renew();
  return body;
};

test('while a page for the same can be paid, the card is not charged, and says so; what it pays renews', async () => {
  const { _id, reference, expiresAt } = await pageBefore();
  expect(payments.state.charged).toHaveLength(0);
  expect((await member.call(findAgreement, {})).body.agreement).toMatchObject({
    state: 'running',
    charge: null,
    renewsAt: expiresAt,
    graceUntil: expect.any(String),
  });
  const { orders } = (await member.call(listOrders, {})).body;
  const id = orders.find(({ renewalUntil }) => renewalUntil)!._id;
  const { next } = (await member.call(findTimeline, { params: { id } })).body;
  expect(next[0]).toMatchObject({ text: 'The card is charged.', by: expiresAt });
  payments.pay(reference);
  expect((await renewing.found(_id)).status).toBe('paid');
  await renewing.goTo(expiresAt);
  await renewing.renew();
  expect(payments.state.charged).toHaveLength(0);
  expect(await renewing.agreement()).toMatchObject({ state: 'running', graceUntil: null });
});

test('and where nobody pays it, the card is charged once it is over', async () => {
  const { expiresAt } = await pageBefore();
  await renewing.goTo(expiresAt);
  await renewing.renew();
  expect(payments.state.charged).toHaveLength(1);
  expect(await renewing.agreement()).toMatchObject({ state: 'running', charge: null, graceUntil: null });
});

test('paid on that page after all once the card was charged: the second is owed back, told, and gives nothing', async () => {
  const { _id, reference, expiresAt } = await pageBefore();
  await renewing.goTo(expiresAt);
  await renewing.renew();
  expect(payments.state.charged).toHaveLength(1);
  const before = (await renewing.agreement())!;
  payments.pay(reference);
  await world.features.billing.payments.sweep();
  const { owedBack, total, status } = await renewing.found(_id);
  expect(owedBack).toEqual(total);
  expect(status).not.toBe('paid');
  expect(await renewing.agreement()).toEqual(before);
  const told = (await member.call(listNotifications, {})).body.notifications;
  expect(told.filter(({ title }) => title === 'We received a second payment')).toHaveLength(1);
  await world.deliver();
  const mails = world.mails.filter(
    ({ to, subject }) => to === member.user.email && /back to you/.test(subject),
  );
  expect(mails).toHaveLength(1);
});

test('a page that was opened while the charge was looked at is seen as it is claimed: nothing is charged', async () => {
  await renewing.buy(true);
  await renewing.goTo((await renewing.agreement())!.renewsAt!);
  const { pool } = world.platform;
  // The look has found no page, and stands still before its charge is claimed.
  await pool.query(`create function stand_still() returns trigger language plpgsql as $$
    begin if new.next_look_at is not null then perform pg_advisory_xact_lock(4713); end if; return new; end $$`);
  await pool.query(
    'create trigger stand_still after update on agreement_renewal for each row execute function stand_still()',
  );
  const holder = await pool.connect();
  await holder.query('select pg_advisory_lock(4713)');
  const looking = renewing.renew();
  await expect.poll(() => countWaiting(world)).toBe(1);
  const quoteId = await renewing.quoted();
  const paying = renewing.place(quoteId);
  await new Promise((go) => setTimeout(go, 700));
  await holder.query('select pg_advisory_unlock(4713)');
  holder.release();
  const { status, body } = await paying;
  await looking;
  await pool.query('drop trigger stand_still on agreement_renewal');
  await pool.query('drop function stand_still()');
  // Either of the two, and never both.
  const isOpen = status === 200 && body.pageUrl !== null;
  expect(payments.state.charged.length + (isOpen ? 1 : 0)).toBe(1);
});

test('a charge that begins while the page opens, without a word about renewing: nobody is given that page', async () => {
  await renewing.buy(true);
  await renewing.goTo((await renewing.agreement())!.renewsAt!);
  const quoteId = await renewing.quoted();
  payments.state.beforePage = async () => {
    payments.state.beforePage = undefined;
    await renewing.renew();
  };
  const { status, refusal } = await renewing.place(quoteId);
  expect([status, refusal?.message]).toEqual([409, expect.stringContaining('has been paid already')]);
  expect(payments.state.charged).toHaveLength(1);
});
