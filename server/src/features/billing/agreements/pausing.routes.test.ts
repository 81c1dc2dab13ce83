// A pause: the package stands still, its end moves by exactly that many days, and what was said before is what happens.
import * as calls from '@ijeuwa/contract/agreements';
import * as billing from '@ijeuwa/contract/billing';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments, visa } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { sendBack } from '#test/refunds.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { countWaiting } from '#test/waiting-for-locks.ts';

const payments = honestPayments();
let world: World;
let member: Person;
let count = 0;
let bello: Client;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  bello = await signInStaff(world, 'bello', ['finance']);
});
let orderId: string;
beforeEach(async () => {
  member = await world.as(`pauses${++count}`);
  payments.state.charged = [];
  const made = await placedBy(member, { packageId: 'harmony', method: 'card', renews: true });
  orderId = made._id;
  payments.pay(made.reference, { card: { ...visa, code: `AUTH_${count}` } });
  await member.call(billing.findOrder, { params: { id: made._id } });
});
afterAll(() => world.close());

const wait = async (ms: number) => {
  world.pass(ms);
  await staySignedIn(world);
};
const agreement = async () => (await member.call(calls.findAgreement, {})).body.agreement!;
const subscription = async () => (await member.call(billing.findSubscription, {})).body;
const pause = (days: number) => member.call(calls.pauseAgreement, { body: { days } });
const preview = (days: number) => member.call(calls.previewPause, { query: { days } });
const goOn = () => member.call(calls.endPause, {});
const jobs = async () => {
  await world.features.billing.ends.noticeEnds();
  await world.features.billing.renewal.pausing.endOver();
  await world.features.billing.renewing.renew();
};
const titles = async () =>
  (
    await world.platform.pool.query('select title from notification where member_id = $1', [member.id])
  ).rows.map(({ title }) => title as string);
const inDays = (moment: string, days: number) => new Date(+new Date(moment) + days * DAY_MS).toISOString();

test('what is paused gives nothing, goes on by itself, and ends by exactly as many days later', async () => {
  await wait(10 * DAY_MS);
  const { endsAt, renewsAt } = await agreement();
  const said = (await preview(12)).body;
  expect(said).toEqual({
    goesOnAt: new Date(+world.clock.now() + 12 * DAY_MS).toISOString(),
    endsAt: inDays(endsAt!, 12),
    renewsAt: inDays(renewsAt!, 12),
  });
  expect((await pause(12)).body.agreement).toMatchObject({
    pausedUntil: said.goesOnAt,
    endsAt: said.endsAt,
    renewsAt: said.renewsAt,
    pausesLeft: 1,
  });
  await jobs();
  expect(await subscription()).toMatchObject({
    label: 'Paused',
    mayStartTrial: false,
    pausedUntil: said.goesOnAt,
  });
  expect((await member.call(billing.startTrial, { body: {} })).status).toBe(409);
  expect(await titles()).not.toContain('Your package has ended');
  await wait(12 * DAY_MS);
  await jobs();
  await jobs();
  expect([(await subscription()).label, (await agreement()).pausedUntil]).toEqual(['Harmony', null]);
  expect((await titles()).filter((one) => one === 'Harmony goes on')).toHaveLength(1);
  world.time.now = new Date(said.renewsAt);
  await jobs();
  expect(payments.state.charged).toHaveLength(1);
});

test('the books agree with a package that stands still, goes on, and stands still again', async () => {
  const { earning, trialBalance } = world.features.billing;
  const night = async () => {
    await earning.earn();
    await trialBalance.check();
  };
  await wait(5 * DAY_MS);
  await night();
  await pause(20);
  await night();
  await wait(6 * DAY_MS);
  await goOn();
  await night();
  await pause(3);
  await wait(4 * DAY_MS);
  await jobs();
  await night();
});

test.each([
  ['a pause that ends', 5],
  ['a pause that begins', 0],
  ['a better package', 1],
])(
  'between the night’s earning and its check %s moves nothing that the books do not have',
  async (what, days) => {
    const { earning, trialBalance } = world.features.billing;
    await wait(5 * DAY_MS);
    // By dates what is left of a day may be one more or one less, once it begins at another hour.
    await wait(60 * 60_000);
    if (what === 'a pause that ends') await pause(20);
    // Ten minutes past midnight in Lagos, and ten more.
    world.time.now = new Date(
      `${new Date(+world.clock.now() + days * DAY_MS).toISOString().slice(0, 10)}T23:10:00Z`,
    );
    await staySignedIn(world);
    await earning.earn();
    world.pass(10 * 60_000);
    if (what === 'a pause that ends') await goOn();
    if (what === 'a pause that begins') await pause(3);
    if (what === 'a better package') {
      const made = await placedBy(member, { packageId: 'forever', method: 'card' });
      payments.pay(made.reference, { card: visa });
      await member.call(billing.findOrder, { params: { id: made._id } });
    }
    world.pass(20 * 60_000);
    await trialBalance.check();
  },
);

test('who goes on earlier loses no more than the days that stood still', async () => {
  const { endsAt } = await agreement();
  const line = async () => (await member.call(findTimeline, { params: { id: orderId } })).body;
  await pause(30);
  expect((await line()).next.map(({ text }) => text)).toEqual(['Harmony goes on.']);
  await wait(4 * DAY_MS);
  expect((await goOn()).body.agreement).toMatchObject({ pausedUntil: null, endsAt: inDays(endsAt!, 4) });
  expect((await subscription()).label).toBe('Harmony');
  expect((await goOn()).body.agreement?.endsAt).toBe(inDays(endsAt!, 4));
  // The end that was said with the pause holds no more: told, once.
  expect((await titles()).filter((one) => one === 'Harmony goes on')).toHaveLength(1);
  const { happened, next } = await line();
  expect(happened.slice(-2).map(({ text }) => text)).toEqual([
    'It was paused, and goes on with the days that were left.',
    'It went on sooner.',
  ]);
  // The day of the charge, as the subscription says it.
  expect(next).toEqual([{ text: 'Harmony renews, for ₦125,000.', by: (await agreement()).renewsAt }]);
});

test.each(['', '?days=', '?days=0', '?days=31', '?days=1.5', '?days=soon'])(
  'days that are none are answered in words, in the address too: %s',
  async (query) => {
    const { body } = await member.send('GET', `/api/agreement/pause${query}`);
    expect(JSON.stringify(body)).toContain('Please choose between 1 and 30 days.');
  },
);

test('a package that ends early in a short month, paused and taken up again, renews to where it would have', async () => {
  world.time.now = new Date('2027-01-31T09:00:00Z');
  await staySignedIn(world);
  member = await world.as('pauses-in-january');
  const { _id: id, reference } = await placedBy(member, { method: 'card', renews: true });
  payments.pay(reference, { card: { ...visa, code: 'AUTH_january' } });
  await member.call(billing.findOrder, { params: { id } });
  expect((await agreement()).endsAt).toBe('2027-02-28T09:00:00.000Z');
  world.time.now = new Date('2027-02-10T09:00:00Z');
  await staySignedIn(world);
  expect((await pause(12)).body.agreement?.endsAt).toBe('2027-03-12T09:00:00.000Z');
  expect((await goOn()).body.agreement?.endsAt).toBe('2027-02-28T09:00:00.000Z');
  world.time.now = new Date('2027-02-28T08:00:00Z');
  await staySignedIn(world);
  await jobs();
  expect(payments.state.charged).toHaveLength(1);
  expect((await agreement()).endsAt).toBe('2027-03-31T09:00:00.000Z');
});

test('at most thirty days, twice a year, one at a time, and only what renews', async () => {
  expect([(await pause(0)).status, (await pause(31)).status, (await preview(31)).status]).toEqual([
    400, 400, 400,
  ]);
  const [one, other] = await Promise.all([pause(2), pause(2)]);
  expect([one.status, other.status].sort()).toEqual([200, 409]);
  await goOn();
  expect((await pause(1)).status).toBe(200);
  await goOn();
  expect([(await pause(1)).status, (await preview(1)).status]).toEqual([409, 409]);
  await member.call(calls.cancelAgreement, { body: {} });
  await wait(366 * DAY_MS);
  expect((await pause(1)).status).toBe(409);
});

test('what waits behind it may go back: the pause lasts as it was said', async () => {
  const waiting = await placedBy(member, { method: 'card' });
  payments.pay(waiting.reference);
  await member.call(billing.findOrder, { params: { id: waiting._id } });
  await pause(12);
  const paused = await subscription();
  expect(paused.label).toBe('Paused');
  await world.db.transaction((tx) =>
    world.features.billing.askingBack.once(tx, {
      ...{ orderId: waiting._id, reason: 'By a rule.', amountMinor: 7_500_000 },
    }),
  );
  await world.platform.pool.query("update staff_session set expires_at = 'infinity'");
  await sendBack(world, bello, payments, waiting.reference);
  expect((await member.call(billing.findOrder, { params: { id: waiting._id } })).body.status).toBe(
    'refunded',
  );
  expect(await subscription()).toEqual(paused);
  expect(await agreement()).toMatchObject({ pausedUntil: paused.pausedUntil });
});

const openPauses = async () =>
  (
    await world.platform.pool.query(
      'select id from agreement_pause where member_id = $1 and ended_at is null',
      [member.id],
    )
  ).rowCount;

test('what is paused may go back itself: its pause ends with it, and nothing goes on one day', async () => {
  await pause(12);
  expect(await openPauses()).toBe(1);
  const { reference } = (await member.call(billing.findOrder, { params: { id: orderId } })).body;
  const reason = 'By a rule.';
  await world.db.transaction((tx) =>
    world.features.billing.askingBack.once(tx, { orderId, reason, amountMinor: 12_500_000 }),
  );
  await staySignedIn(world);
  await sendBack(world, bello, payments, reference);
  expect([(await subscription()).label, await openPauses()]).toEqual(['No package yet', 0]);
  await wait(13 * DAY_MS);
  await jobs();
  expect(await titles()).not.toContain('Harmony goes on');
});

test('a better package in the place of one that is paused ends its pause', async () => {
  await pause(12);
  const made = await placedBy(member, { packageId: 'forever', method: 'card' });
  payments.pay(made.reference, { card: visa });
  await member.call(billing.findOrder, { params: { id: made._id } });
  expect([(await subscription()).label, await openPauses()]).toEqual(['My Forever', 0]);
});

test('whoever ends a pause waits for what is being given to its member before it touches the pause', async () => {
  await pause(12);
  const { pool } = world.platform;
  const giver = await pool.connect();
  await giver.query('begin');
  await giver.query('select pg_advisory_xact_lock(hashtext($1))', [`grants:${member.id}`]);
  const ending = goOn();
  await expect.poll(() => countWaiting(world)).toBe(1);
  await giver.query('select from agreement_pause where member_id = $1 for update nowait', [member.id]);
  await giver.query('commit');
  giver.release();
  expect((await ending).status).toBe(200);
  expect([(await subscription()).label, await openPauses()]).toEqual(['Harmony', 0]);
});
