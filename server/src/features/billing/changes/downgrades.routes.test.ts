// A smaller package from the next renewal on: said before, charged as it was said, and taken back until then.
import { cancelAgreement, findAgreement, pauseAgreement } from '@ijeuwa/contract/agreements';
import * as calls from '@ijeuwa/contract/changes';
import type { Money } from '@ijeuwa/contract/fields';
import { findTimeline } from '@ijeuwa/contract/timelines';
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
/** Each test has years of its own: the clock never goes back. */
const on = (day: string, yearsOn = 0) => `${2024 + 2 * count + yearsOn}-${day}`;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
});
beforeEach(async () => {
  member = await world.as(`less${++count}`);
  her = makeUpgrader(world, payments, member);
  // Whose renewals others test are not due here.
  await her.rows("update agreement set state = 'ended', ended_because = 'left', card_sealed = null");
  await her.rows('update agreement_renewal set next_look_at = null');
  await her.goTo(on('11-24T09:00:00Z'));
  payments.state.charged = [];
});
afterAll(() => world.close());

const BLOSSOM = { amountMinor: 7_500_000, currency: 'NGN' as const };
const preview = (packageId: string) => member.call(calls.previewDowngrade, { query: { packageId } });
const choose = (packageId = 'blossom', price: Money = BLOSSOM) =>
  member.call(calls.chooseDowngrade, { body: { packageId, price } });
const takeBack = () => member.call(calls.takeBackDowngrade, {});
const agreement = async () => (await member.call(findAgreement, {})).body.agreement!;
const renew = async () => {
  await her.goTo(on('02-24T08:00:00Z', 1));
  await world.features.billing.renewing.renew();
};
const charged = () => payments.state.charged.map(({ amountMinor }) => amountMinor);

test('its price and its dates are said, nothing is charged, and the next charge is what was said', async () => {
  const { _id } = await her.buy('harmony', { renews: true });
  const said = (await preview('blossom')).body;
  expect(said).toEqual({
    packageId: 'blossom',
    packageName: 'Blossom',
    price: BLOSSOM,
    period: '1 month',
    renewsAt: on('02-24T08:00:00.000Z', 1),
    beginsAt: on('02-24T09:00:00.000Z', 1),
  });
  expect((await choose('blossom', said.price)).body.agreement).toMatchObject({
    packageName: 'Blossom',
    insteadOf: 'Harmony',
    price: BLOSSOM,
    renewsAt: said.renewsAt,
  });
  expect(charged()).toEqual([]);
  expect((await her.subscription()).label).toBe('Harmony');
  expect(await her.titles()).toContain('Harmony will renew as Blossom');
  const { body: line } = await member.call(findTimeline, { params: { id: _id } });
  expect(line.next).toEqual([{ text: 'Harmony renews as Blossom, for ₦75,000.', by: said.renewsAt }]);
  await renew();
  expect(charged()).toEqual([7_500_000]);
  await her.goTo(on('02-24T10:00:00Z', 1));
  expect(await her.subscription()).toMatchObject({ label: 'Blossom', startsAt: said.beginsAt });
  expect(await agreement()).toMatchObject({ packageName: 'Blossom', insteadOf: null, price: BLOSSOM });
  await her.night();
});

test('it is taken back until then, and renews as before', async () => {
  await her.buy('harmony', { renews: true });
  await choose();
  expect((await takeBack()).body.agreement).toMatchObject({ packageName: 'Harmony', insteadOf: null });
  expect((await takeBack()).status).toBe(409);
  expect(await her.titles()).toContain('Harmony renews as before');
  await renew();
  expect(charged()).toEqual([12_500_000]);
});

test('chosen twice at once it is one choice; another one takes its place, and back leads to the first package', async () => {
  await her.buy('forever', { renews: true });
  const both = await Promise.all([choose(), choose()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const harmony = (await preview('harmony')).body.price;
  expect((await choose('harmony', harmony)).body.agreement).toMatchObject({
    packageName: 'Harmony',
    insteadOf: 'My Forever',
  });
  const open = await her.rows(
    `select 1 from downgrade d join agreement a on a.id = d.agreement_id
      where a.member_id = $1 and d.taken_back_at is null`,
    member.id,
  );
  expect(open).toHaveLength(1);
  expect((await takeBack()).body.agreement).toMatchObject({ packageName: 'My Forever', insteadOf: null });
});

test('a price that is another one meanwhile is not agreed to', async () => {
  await her.buy('harmony', { renews: true });
  expect((await choose('blossom', { ...BLOSSOM, amountMinor: 1 })).status).toBe(409);
  expect((await choose('blossom', { ...BLOSSOM, currency: 'USD' })).status).toBe(409);
  expect(await agreement()).toMatchObject({ packageName: 'Harmony' });
});

test('only of what renews, only a smaller one, and not while it is being charged', async () => {
  expect((await preview('blossom')).status).toBe(409);
  await her.buy('harmony', { renews: true });
  expect([(await preview('harmony')).status, (await preview('forever')).status]).toEqual([409, 409]);
  expect((await preview('nothing')).status).toBe(404);
  payments.state.nextCharges = ['declined'];
  await renew();
  expect([(await preview('blossom')).status, (await choose()).status, (await takeBack()).status]).toEqual([
    409, 409, 409,
  ]);
  await member.call(cancelAgreement, { body: {} });
  expect((await choose()).status).toBe(409);
});

test('whoever cancels after choosing loses neither: nothing is charged, and the larger one runs to its end', async () => {
  await her.buy('harmony', { renews: true });
  await choose();
  await member.call(pauseAgreement, { body: { days: 2 } });
  expect(await her.titles()).toContain('Harmony is paused');
  await member.call(cancelAgreement, { body: {} });
  expect(await her.titles()).toContain('Harmony does not renew any more');
  expect(await agreement()).toMatchObject({ insteadOf: 'Harmony', packageName: 'Blossom' });
  await renew();
  expect(charged()).toEqual([]);
  await her.goTo(on('02-28T09:00:00Z', 1));
  await world.features.billing.renewing.renew();
  // What never ran gives it no name, after its end neither.
  expect(await agreement()).toMatchObject({ state: 'ended', insteadOf: 'Harmony' });
});
