// Renewal as a member has it: agreed to with a tick, charged once on the last day, and never after it was cancelled.
import * as calls from '@ijeuwa/contract/agreements';
import * as billing from '@ijeuwa/contract/billing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { honestPayments, visa } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import type { Person } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
let world: World;
let member: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
});
beforeEach(async () => {
  // Whose renewals others test are not due here.
  await rows("update agreement set state = 'ended', ended_because = 'left', card_sealed = null");
  await rows('update agreement_renewal set next_look_at = null');
  member = await world.as(`renews${++count}`);
  Object.assign(payments.state, { away: false, nextCharges: [], charged: [], beforeCharge: undefined });
  payments.state.forgotten.clear();
});
afterAll(() => world.close());

const goTo = async (moment: string | Date) => {
  world.time.now = new Date(moment);
  await staySignedIn(world);
};
const wait = (ms: number) => goTo(new Date(+world.clock.now() + ms));
const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
type Way = { renews?: boolean; card?: typeof visa; packageId?: string; method?: 'card' | 'bank_transfer' };
const order = ({ renews, packageId = 'harmony', method = 'card' }: Way = {}) =>
  placedBy(member, { packageId, method, renews });
const buy = async (way: Way = { renews: true }) => {
  const made = await order(way);
  payments.pay(made.reference, { card: 'card' in way ? way.card : visa });
  return (await member.call(billing.findOrder, { params: { id: made._id } })).body;
};
const agreement = async () => (await member.call(calls.findAgreement, {})).body.agreement;
const subscription = async () => (await member.call(billing.findSubscription, {})).body;
const renew = () => world.features.billing.renewing.renew();
const charged = () => payments.state.charged.length;
const titles = async () =>
  (await rows('select title from notification where member_id = $1 order by id', member.id)).map(
    ({ title }) => title as string,
  );
/** Harmony, bought at ten in Lagos: it ends three months later, to be charged at nine. */
const lastDay = async () => goTo((await agreement())!.renewsAt!);

test('what is bought with the tick renews, and says when, for how much and from which card', async () => {
  await goTo('2026-11-24T09:00:00Z');
  expect(await agreement()).toBeNull();
  await buy();
  expect(await agreement()).toEqual({
    state: 'running',
    endedBecause: null,
    packageId: 'harmony',
    packageName: 'Harmony',
    insteadOf: null,
    price: { amountMinor: 12_500_000, currency: 'NGN' },
    period: '3 months',
    agreedAt: '2026-11-24T09:00:00.000Z',
    endsAt: '2027-02-24T09:00:00.000Z',
    renewsAt: '2027-02-24T08:00:00.000Z',
    held: false,
    card: { brand: 'Visa', last4: '4081', expires: '12/30' },
    newPrice: null,
    charge: null,
    graceUntil: null,
    afterPaidAt: null,
    mayResume: false,
    pausedUntil: null,
    pausesLeft: 2,
  });
  expect(await titles()).toContain('Harmony will renew');
  const kept = await rows(
    'select a.card_sealed, c.words from agreement a join renewal_consent c on c.id = a.consent_id where a.member_id = $1',
    member.id,
  );
  expect(kept).toEqual([{ card_sealed: expect.any(String), words: calls.RENEWAL_WORDS }]);
  expect(kept[0].card_sealed).not.toContain('AUTH_visa');
});

test.each([
  ['without the tick', { renews: undefined }],
  ['with the tick taken away', { renews: false }],
])('%s nothing renews', async (_, way) => {
  await buy(way);
  expect(await agreement()).toBeNull();
});

test('the last word before paying counts', async () => {
  const quote = await member.call(billing.makeQuote, { body: { packageId: 'harmony' } });
  const place = (renews: boolean) =>
    member.call(billing.placeOrder, { body: { quoteId: quote.body._id, method: 'card', renews } });
  await place(true);
  const { reference, _id: id } = (await place(false)).body;
  payments.pay(reference, { card: visa });
  await member.call(billing.findOrder, { params: { id } });
  expect(await agreement()).toBeNull();
});

test('a card that cannot be charged again renews nothing, and its holder is told', async () => {
  await buy({ renews: true, card: undefined });
  expect(await agreement()).toBeNull();
  expect(await titles()).toContain('Harmony does not renew');
});

test('on the last day it is charged once, by however many at once, and goes on where it ended', async () => {
  await buy();
  const { endsAt, renewsAt } = (await agreement())!;
  await goTo(new Date(+new Date(renewsAt!) - 1));
  await renew();
  expect(charged()).toBe(0);
  await goTo(renewsAt!);
  await Promise.all([renew(), renew(), renew()]);
  await renew();
  expect(payments.state.charged).toEqual([
    { reference: expect.stringMatching(/^harmony-\d+$/), amountMinor: 12_500_000, code: 'AUTH_visa' },
  ]);
  expect(await agreement()).toMatchObject({ state: 'running', graceUntil: null });
  const paid = await rows(
    `select g.starts_at, o.status from package_grant g join purchase_order o on o.id = g.order_id
      where g.member_id = $1 order by g.starts_at`,
    member.id,
  );
  expect(paid).toEqual([
    { starts_at: expect.any(Date), status: 'paid' },
    { starts_at: new Date(endsAt!), status: 'paid' },
  ]);
  const told = ['Payment received', 'Harmony has renewed'];
  expect((await titles()).filter((one) => told.includes(one))).toEqual(told);
});

test('a year of renewals keeps the anchor day', async () => {
  await goTo('2027-01-31T09:00:00Z');
  await buy({ renews: true, packageId: 'blossom' });
  const ends: string[] = [];
  for (let month = 0; month < 4; month++) {
    ends.push((await agreement())!.endsAt!.slice(0, 10));
    await lastDay();
    await renew();
  }
  expect(ends).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
});

test('a refused card is tried after one, three and five days; what is recovered begins at the old end', async () => {
  await buy();
  const { endsAt, renewsAt } = (await agreement())!;
  payments.state.nextCharges = ['declined', 'declined'];
  await goTo(renewsAt!);
  await renew();
  await renew();
  expect([charged(), (await agreement())?.charge, (await agreement())?.graceUntil]).toEqual([
    1,
    'refused',
    new Date(+new Date(endsAt!) + 7 * DAY_MS).toISOString(),
  ]);
  expect(await titles()).toContain('Your card was refused');
  await wait(DAY_MS);
  await renew();
  expect([charged(), (await subscription()).label, (await subscription()).reviewWithinHours]).toEqual([
    2,
    'Harmony',
    3,
  ]);
  await wait(2 * DAY_MS - 1);
  await renew();
  expect(charged()).toBe(2);
  await wait(1);
  await renew();
  expect(charged()).toBe(3);
  expect((await agreement())?.graceUntil).toBeNull();
  const given = await rows(
    `select g.cause, lower(g.in_force) as starts from package_grant g where g.member_id = $1 and g.cause <> 'grace'
      order by g.starts_at`,
    member.id,
  );
  expect(given.map(({ starts }) => starts)).toEqual([expect.any(Date), new Date(endsAt!)]);
  await world.features.billing.ends.noticeEnds();
  expect(await titles()).not.toContain('Your package has ended');
});

test('what is refused four times goes on for seven days, and ends', async () => {
  await buy();
  const { endsAt } = (await agreement())!;
  payments.state.nextCharges = Array(9).fill('declined');
  await lastDay();
  for (let day = 0; day < 7; day++) {
    await renew();
    await world.features.billing.ends.noticeEnds();
    expect((await subscription()).label).toBe('Harmony');
    await wait(DAY_MS);
  }
  await goTo(new Date(+new Date(endsAt!) + 7 * DAY_MS));
  // Whichever job comes first.
  await world.features.billing.ends.noticeEnds();
  await renew();
  await world.features.billing.ends.noticeEnds();
  expect([charged(), (await subscription()).label]).toEqual([4, 'No package yet']);
  expect(await agreement()).toMatchObject({ state: 'ended', endedBecause: 'not_paid', card: null });
  expect((await titles()).filter((title) => /was not renewed|has ended/.test(title))).toEqual([
    'Harmony was not renewed',
  ]);
  const [said] = await rows(
    "select message from notification where member_id = $1 and title = 'Harmony was not renewed'",
    member.id,
  );
  expect(said.message).toContain('so it has ended');
  await world.features.billing.renewal.forgetCards();
  expect(payments.state.forgotten).toContain('AUTH_visa');
});

test('a charge whose answer was lost is not sent again: the provider is asked, and it was paid', async () => {
  await buy();
  payments.state.nextCharges = ['lost'];
  await lastDay();
  await renew();
  await renew();
  expect(world.takeErrors()).toHaveLength(1);
  expect([charged(), (await agreement())?.graceUntil]).toEqual([1, null]);
});

test('a charge that the provider has not decided blocks every other, and the package goes on meanwhile', async () => {
  await buy();
  payments.state.nextCharges = ['stuck'];
  await lastDay();
  for (let day = 0; day < 6; day++) {
    await renew();
    // Nobody is told that the card was refused, or to pay again: it may have been charged.
    expect(await agreement()).toMatchObject({ charge: 'asked', graceUntil: expect.any(String) });
    await wait(DAY_MS);
  }
  expect([charged(), (await subscription()).label]).toEqual([1, 'Harmony']);
  payments.pay(payments.state.charged[0]!.reference);
  await renew();
  expect(await agreement()).toMatchObject({ state: 'running', charge: null, graceUntil: null });
});

test('a bank that wants its holder to confirm shows them where, and the card is tried again later', async () => {
  await buy();
  payments.state.nextCharges = ['paused'];
  await lastDay();
  await renew();
  expect(await titles()).toContain('Your bank asks you to confirm a payment');
  const { orders } = (await member.call(billing.listOrders, {})).body;
  expect(orders[0]).toMatchObject({
    status: 'open',
    pageUrl: expect.stringContaining('https://pay.example/'),
  });
  payments.pay(payments.state.charged[0]!.reference);
  await renew();
  await wait(DAY_MS);
  await renew();
  expect([charged(), (await agreement())?.graceUntil]).toEqual([1, null]);
});

test('whoever pays the package by hand while the card is refused has renewed it', async () => {
  await buy();
  const { endsAt } = (await agreement())!;
  payments.state.nextCharges = ['declined'];
  await lastDay();
  await renew();
  await wait(DAY_MS / 2);
  const made = await order({});
  payments.pay(made.reference, { card: visa });
  await member.call(billing.findOrder, { params: { id: made._id } });
  await wait(DAY_MS);
  await renew();
  expect(charged()).toBe(1);
  const [, second] = await rows(
    "select lower(in_force) as starts from package_grant where member_id = $1 and cause = 'purchase' order by starts_at",
    member.id,
  );
  expect(second.starts).toEqual(new Date(endsAt!));
  expect(await agreement()).toMatchObject({ state: 'running', graceUntil: null });
});
