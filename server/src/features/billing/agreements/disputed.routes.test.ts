// A bank asks money back while a package is to renew: nothing is charged, no paid day is lost, and the end says why.
import * as calls from '@ijeuwa/contract/agreements';
import * as billing from '@ijeuwa/contract/billing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, later } from '#platform/clock.ts';
import { honestPayments, visa } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import type { Person } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
let world: World;
let member: Person;
let endsAt: Date;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
});
beforeEach(async () => {
  // Whose renewals others test are not due here.
  await rows("update agreement set state = 'ended', ended_because = 'left', card_sealed = null");
  await rows('update agreement_renewal set next_look_at = null');
  await rows("update dispute set state = 'won', ended_at = now() where ended_at is null");
  Object.assign(payments.state, { nextCharges: [], charged: [] });
  member = await world.as(`disputes${++count}`);
  await buy();
  endsAt = new Date((await agreement())!.endsAt!);
});
afterAll(() => world.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const goTo = async (moment: string | Date) => {
  world.time.now = new Date(moment);
  await staySignedIn(world);
};
const buy = async () => {
  const made = await placedBy(member, { packageId: 'harmony', method: 'card', renews: true });
  payments.pay(made.reference, { card: visa });
  await member.call(billing.findOrder, { params: { id: made._id } });
};
const setPrice = (price: number) =>
  rows(
    `insert into catalogue_version (kind, key, version, data, ended, valid_from)
      select kind, key, version + 1, jsonb_set(data, '{price}', to_jsonb($1::int)), false, $2 from catalogue_version
      where kind = 'package' and key = 'harmony' order by version desc limit 1`,
    price,
    world.clock.now(),
  );
const remind = () => world.features.billing.renewal.reminders.remind();
const bells = async (title: RegExp) =>
  (await rows('select title, message from notification where member_id = $1 order by id', member.id)).filter(
    (one) => title.test(one.title),
  ) as { title: string; message: string }[];
const agreement = async () => (await member.call(calls.findAgreement, {})).body.agreement;
const subscription = async () => (await member.call(billing.findSubscription, {})).body;
const renew = () => world.features.billing.renewing.renew();
const charged = () => payments.state.charged.length;
const open = () =>
  rows(
    `insert into dispute (payment_id, provider, provider_id, asked_minor, amount_minor, currency, category, opened_at, due_at)
      select p.id, p.provider, 'of-' || p.id, p.amount_minor, p.amount_minor, p.currency, 'fraud', $2, $2
      from payment p join payment_attempt a on a.id = p.attempt_id join purchase_order o on o.id = a.order_id
      where o.member_id = $1`,
    member.id,
    world.clock.now(),
  );
const win = () => rows("update dispute set state = 'won', ended_at = now() where ended_at is null");
const lose = async () => {
  const [paid] = await rows('select id from purchase_order where member_id = $1', member.id);
  await world.db.transaction((tx) => world.features.billing.grants.takeBack(tx, paid.id, 'chargeback'));
  await rows("update dispute set state = 'lost', ended_at = now() where ended_at is null");
};
const mails = async () => {
  await world.deliver();
  return world.mails.filter(({ to }) => to === member.user.email);
};

test('what is won after the end is charged from the old end on, and gave all its rights meanwhile', async () => {
  await open();
  expect((await agreement())!.held).toBe(true);
  await goTo((await agreement())!.renewsAt!);
  await renew();
  await renew();
  await goTo(later(endsAt, 5 * DAY_MS));
  await renew();
  expect(charged()).toBe(0);
  expect(await subscription()).toMatchObject({ packageId: 'harmony' });
  await win();
  await renew();
  expect(charged()).toBe(1);
  const given = await rows(
    "select starts_at from package_grant where member_id = $1 and cause = 'purchase' order by starts_at",
    member.id,
  );
  expect(given[1]).toEqual({ starts_at: endsAt });
  expect(await agreement()).toMatchObject({ state: 'running', graceUntil: null, held: false });
});

test('what is not decided in seven days ends without a charge, and the mail says why', async () => {
  await open();
  await goTo((await agreement())!.renewsAt!);
  await renew();
  await goTo(later(endsAt, 7 * DAY_MS));
  await renew();
  expect(charged()).toBe(0);
  expect(await agreement()).toMatchObject({ state: 'ended', endedBecause: 'disputed' });
  expect(await subscription()).toMatchObject({ packageId: null });
  const told = (await mails()).find(({ subject }) => subject === 'Harmony was not renewed')!;
  expect(told.text).toContain('money that you paid is still asked back');
  expect(told.text).not.toContain('could not be charged');
});

test('asked back between two tries of a refused card: the end after seven days says so too', async () => {
  payments.state.nextCharges = ['declined'];
  await goTo((await agreement())!.renewsAt!);
  await renew();
  expect(charged()).toBe(1);
  await open();
  await goTo(later(endsAt, 7 * DAY_MS));
  await renew();
  await renew();
  expect(charged()).toBe(1);
  expect(await agreement()).toMatchObject({ state: 'ended', endedBecause: 'disputed' });
});

test('what is lost ends at once, and with it the days that were given meanwhile', async () => {
  await open();
  await goTo((await agreement())!.renewsAt!);
  await renew();
  await lose();
  await goTo(later(endsAt, DAY_MS));
  await renew();
  expect(await subscription()).toMatchObject({ packageId: null });
  expect(await agreement()).toMatchObject({ state: 'ended', endedBecause: 'refunded' });
  expect(charged()).toBe(0);
});

test('no card is charged of which nobody was told: seven days and one day before, though nothing is decided yet', async () => {
  await open();
  for (const days of [7, 1]) {
    await goTo(later(endsAt, -days * DAY_MS));
    await remind();
  }
  await goTo(later(endsAt, 2 * DAY_MS));
  await renew();
  expect(charged()).toBe(0);
  await win();
  await renew();
  expect(charged()).toBe(1);
  const said = await bells(/^Harmony renews once a decision has come$/);
  expect(said).toHaveLength(2);
  expect(said[0]!.message).toMatch(
    /we charge nothing\. Once it is decided .* we charge ₦125,000 to your Visa/,
  );
});

test('a higher price is asked about meanwhile too, and what ends for it says so', async () => {
  await open();
  await setPrice(130_000);
  await goTo(later(endsAt, -DAY_MS));
  await remind();
  expect(await bells(/another price now/)).toHaveLength(1);
  await goTo(later(endsAt, 7 * DAY_MS));
  await renew();
  expect(await agreement()).toMatchObject({ state: 'ended', endedBecause: 'price' });
  expect(charged()).toBe(0);
  await setPrice(125_000);
});

test('a price that falls again in the last hours is charged a day after that is said, and nothing is lost by it', async () => {
  await setPrice(130_000);
  await goTo(later(endsAt, -DAY_MS));
  await remind();
  const { renewsAt } = (await agreement())!;
  expect(renewsAt).toBeNull();
  await goTo(later(endsAt, -DAY_MS / 4));
  await setPrice(125_000);
  await goTo((await agreement())!.renewsAt!);
  await renew();
  await renew();
  expect(charged()).toBe(0);
  expect(await agreement()).toMatchObject({ state: 'running', charge: null, graceUntil: null });
  const [said] = await bells(/^Harmony renews on/);
  expect(said!.message).toContain('We will charge ₦125,000');
  await goTo(later(endsAt, DAY_MS / 2));
  expect(await subscription()).toMatchObject({ packageId: 'harmony' });
  await goTo((await agreement())!.renewsAt!);
  await renew();
  expect(charged()).toBe(1);
  const given = await rows(
    "select starts_at from package_grant where member_id = $1 and cause = 'purchase' order by starts_at",
    member.id,
  );
  expect(given[1]).toEqual({ starts_at: endsAt });
  expect(await bells(/card was refused/)).toEqual([]);
});

test('a price that rises and falls after the reminder: the later day is told too, and charged', async () => {
  const due = new Date((await agreement())!.renewsAt!);
  await goTo(later(due, -DAY_MS));
  await remind();
  await goTo(later(due, -DAY_MS / 4));
  await setPrice(130_000);
  await goTo(later(due, -DAY_MS / 8));
  await setPrice(125_000);
  await goTo(due);
  await renew();
  expect(charged()).toBe(0);
  expect(await bells(/^Harmony renews on/)).toHaveLength(2);
  await goTo((await agreement())!.renewsAt!);
  await renew();
  expect(charged()).toBe(1);
});

test('a price that falls on the last day of the seven more: no charge is announced that could not be made', async () => {
  await open();
  await setPrice(130_000);
  await goTo(later(endsAt, 6.5 * DAY_MS));
  await setPrice(125_000);
  await win();
  await renew();
  await renew();
  expect(await bells(/^Harmony renews on/)).toEqual([]);
  await goTo(later(endsAt, 7 * DAY_MS));
  await renew();
  expect(charged()).toBe(0);
  expect(await agreement()).toMatchObject({ state: 'ended', endedBecause: 'price' });
  const told = (await mails()).find(({ subject }) => subject === 'Harmony was not renewed')!;
  expect(told.text).toContain('cost more than you agreed to when it was to renew');
});

test('whoever takes the renewal up again meanwhile reads that nothing is charged before the decision', async () => {
  await open();
  await member.call(calls.cancelAgreement, { body: { keepCard: true } });
  expect((await member.call(calls.resumeAgreement, {})).status).toBe(200);
  const [said] = await bells(/^Harmony renews again$/);
  expect(said!.message).toMatch(/We charge ₦125,000 .* once it is decided .*, but not before/);
});
