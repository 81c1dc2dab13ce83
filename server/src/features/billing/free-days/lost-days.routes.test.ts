// Days that were lost by our fault: finance adds them once for each click, with a reason, and the member is told.

import { randomUUID } from 'node:crypto';
import * as agreements from '@ijeuwa/contract/agreements';
import * as billing from '@ijeuwa/contract/billing';
import { findReasons } from '@ijeuwa/contract/books';
import { addLostDays } from '@ijeuwa/contract/guarantee';
import { listAudit } from '@ijeuwa/contract/staff';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments, visa } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
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
  member = await world.as(`loses${++count}`);
});
afterAll(() => world.close());

const buy = async (renews = true) => {
  const made = await placedBy(member, { packageId: 'harmony', method: 'card', renews });
  payments.pay(made.reference, { card: { ...visa, code: `AUTH_lost${count}` } });
  await member.call(billing.findOrder, { params: { id: made._id } });
  return made;
};
const add = (days: number, { click = randomUUID() as string, who = bello } = {}) =>
  who.call(addLostDays, { params: { id: member.id }, body: { days, click, reason: 'out for four days' } });
const agreement = async () => (await member.call(agreements.findAgreement, {})).body.agreement!;
const inDays = (moment: string, days: number) => new Date(+new Date(moment) + days * DAY_MS).toISOString();

test('the days are added before the renewal, the member is told, and the reason is in the audit', async () => {
  const { _id } = await buy();
  const { endsAt, renewsAt } = await agreement();
  expect((await add(4)).status).toBe(200);
  expect(await agreement()).toMatchObject({ endsAt: inDays(endsAt!, 4), renewsAt: inDays(renewsAt!, 4) });
  const { happened } = (await member.call(findTimeline, { params: { id: _id } })).body;
  expect(happened.at(-1)?.text).toBe('4 free days in place of days that were lost were added.');
  await world.deliver();
  const subjects = world.mails.filter(({ to }) => to === member.user.email).map(({ subject }) => subject);
  expect(subjects).toContain('4 days of Harmony added');
  const { entries } = (await amara.call(listAudit, { query: {} })).body;
  expect(entries).toContainEqual(
    expect.objectContaining({ act: 'add lost days', reason: 'out for four days' }),
  );
  const { reasons } = (await bello.call(findReasons, { query: { member: member.id } })).body;
  expect(reasons.find(({ cause }) => cause === 'given')).toMatchObject({ free: 'lost' });
  const { earning, trialBalance } = world.features.billing;
  await earning.earn();
  await trialBalance.check();
});

test('one click adds them once, also twice at once; another click adds others', async () => {
  await buy();
  const { endsAt } = await agreement();
  const click = randomUUID();
  const both = await Promise.all([add(3, { click }), add(3, { click, who: amara })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await agreement()).endsAt).toBe(inDays(endsAt!, 3));
  await add(1);
  expect((await agreement()).endsAt).toBe(inDays(endsAt!, 4));
});

test('between one and thirty-one days, with a reason, and only to what was bought', async () => {
  expect((await add(2)).status).toBe(409);
  await buy(false);
  expect([(await add(0)).status, (await add(32)).status, (await add(31)).status]).toEqual([400, 400, 200]);
  const unsaid = { days: 2, click: randomUUID(), reason: '' };
  expect((await bello.call(addLostDays, { params: { id: member.id }, body: unsaid })).status).toBe(400);
});

test('nothing is added to what is paused: staff is told why', async () => {
  await buy();
  world.pass(60_000);
  await member.call(agreements.pauseAgreement, { body: { days: 5 } });
  const { status, refusal } = await add(2);
  expect([status, refusal.message]).toEqual([
    409,
    'The package is paused. Days can be added once it goes on.',
  ]);
});
