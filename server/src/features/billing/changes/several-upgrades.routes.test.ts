// Several upgrades at once, and which of them are offered: what is left of a package counts in one of them.
import { pauseAgreement } from '@ijeuwa/contract/agreements';
import type { Order } from '@ijeuwa/contract/billing';
import { listUpgrades } from '@ijeuwa/contract/changes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { honestPayments } from '#test/honest-payments.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { makeUpgrader } from '#test/upgrades.ts';

const payments = honestPayments();
let world: World;
let member: Person;
let her: ReturnType<typeof makeUpgrader>;
let count = 0;
/** Each test has years of its own: the clock never goes back, and no night is earned twice. */
const on = (day: string) => `${2024 + 2 * count}-${day}`;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
});
beforeEach(async () => {
  member = await world.as(`several${++count}`);
  her = makeUpgrader(world, payments, member);
  await her.goTo(on('11-24T09:00:00Z'));
});
afterAll(() => world.close());

const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });
/** 61 of its 92 days are left. */
const christmasEve = () => on('12-24T15:00:00.000Z');

test('two upgrades at once: one counts what is left, and what came for the other is owed back', async () => {
  await her.buy('harmony');
  await her.goTo(christmasEve());
  const one = await her.order('forever', { upgrade: true });
  const other = await her.order('personalized', { upgrade: true });
  payments.pay(one.reference);
  payments.pay(other.reference);
  await Promise.all([her.find(one._id), her.find(other._id)]);
  const said = async ({ _id, reference, total }: Order) => {
    // The one that was ended by the other is not asked about by looking at it.
    await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...payments.notice(reference) });
    const waits = 'select 1 from provider_notice where handled_at is null and reference = $1';
    await expect.poll(() => her.rows(waits, reference)).toEqual([]);
    const { status, owedBack } = await her.find(_id);
    return [status, owedBack?.amountMinor === total.amountMinor];
  };
  expect([await said(one), await said(other)].sort()).toEqual([
    ['cancelled', true],
    ['paid', false],
  ]);
  const [{ taken }] = await her.rows(
    `select count(*)::int as taken from upgrade_credit u join purchase_order o on o.id = u.order_id
      where o.member_id = $1 and u.taken_at is not null`,
    member.id,
  );
  expect(taken).toBe(1);
  expect(await her.titles()).toContain('We received a second payment');
  await her.night();
});

test('an upgrade that was begun before the one that was paid is not wanted any more', async () => {
  await her.buy('harmony');
  await her.goTo(christmasEve());
  const first = await her.order('forever', { upgrade: true });
  await her.find(first._id);
  expect(payments.state.wanted).toBe(true);
  await her.buy('personalized', { upgrade: true });
  expect(await her.find(first._id)).toMatchObject({ status: 'cancelled', endedBecause: 'overtaken' });
  const asked = payments.state.asked;
  const notice = payments.notice(first.reference);
  await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...notice });
  await expect.poll(() => payments.state.asked).toBeGreaterThan(asked);
  expect(payments.state.wanted).toBe(false);
  await her.night();
});

const offered = async () => (await member.call(listUpgrades, {})).body.upgrades;

test('what is offered is what a quote answers, at its price; what a quote refuses is not offered', async () => {
  expect(await offered()).toEqual([]);
  await her.buy('harmony', { renews: true });
  await her.goTo(christmasEve());
  const [forever, personalized] = await offered();
  expect(forever).toEqual({
    packageId: 'forever',
    packageName: 'My Forever',
    price: naira(22_500_000),
    credit: naira(8_288_100),
    total: naira(14_211_900),
  });
  expect(personalized?.total).toEqual((await her.quote('personalized', { upgrade: true })).body.total);
  expect(await offered()).toHaveLength(2);
  await member.call(pauseAgreement, { body: { days: 2 } });
  expect(await offered()).toEqual([]);
});
