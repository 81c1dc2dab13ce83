// An upgrade: what is left of a package counts in the price of a better one, as it was shown, and the books add up.
import { findAgreement } from '@ijeuwa/contract/agreements';
import type { Quote } from '@ijeuwa/contract/billing';
import { listOwedOrders } from '@ijeuwa/contract/books';
import { findInvoices } from '@ijeuwa/contract/invoices';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { makeCodeBuyers } from '#test/code-buyers.ts';
import { honestPayments } from '#test/honest-payments.ts';
import type { Client, Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { makeUpgrader } from '#test/upgrades.ts';

const payments = honestPayments();
let world: World;
let bello: Client;
let member: Person;
let her: ReturnType<typeof makeUpgrader>;
let count = 0;
/** Each test has years of its own: the clock never goes back, and no night is earned twice. */
const on = (day: string, yearsOn = 0) => `${2024 + 2 * count + yearsOn}-${day}`;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  bello = await signInStaff(world, 'bello', ['finance']);
});
beforeEach(async () => {
  member = await world.as(`moves${++count}`);
  her = makeUpgrader(world, payments, member);
  await her.goTo(on('11-24T09:00:00Z'));
});
afterAll(() => world.close());

const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });
/** 61 of its 92 days are left. */
const christmasEve = () => on('12-24T15:00:00.000Z');
const moveUp = async (how: Parameters<typeof her.order>[1] = {}) => {
  await her.goTo(christmasEve());
  return her.buy('forever', { upgrade: true, ...how });
};
const agreement = async () => (await member.call(findAgreement, {})).body.agreement;

test('₦125,000 with 61 of 92 days left gives ₦82,881, and My Forever costs ₦142,119: shown, and charged', async () => {
  await her.buy('harmony');
  await her.goTo(christmasEve());
  const { body: quote } = await her.quote('forever', { upgrade: true });
  expect(quote).toMatchObject({
    price: naira(22_500_000),
    credits: [
      {
        packageName: 'Harmony',
        paid: naira(12_500_000),
        daysLeft: 61,
        daysInAll: 92,
        amount: naira(8_288_100),
      },
    ],
    total: naira(14_211_900),
    beginsAt: null,
  } satisfies Partial<Quote>);
  const placed = (await her.place(quote._id)).body;
  expect(placed).toMatchObject({ total: quote.total, credit: naira(8_288_100) });
  expect((await her.subscription()).label).toBe('Harmony');
  payments.pay(placed.reference);
  expect((await her.find(placed._id)).status).toBe('paid');
  const asked = await her.rows('select amount_minor from payment_attempt where order_id = $1', placed._id);
  expect(asked).toEqual([{ amount_minor: '14211900' }]);
});

test('the better one begins at once and the lesser one ends: nothing of it follows', async () => {
  await her.buy('harmony');
  await moveUp();
  expect(await her.subscription()).toMatchObject({
    label: 'My Forever',
    startsAt: christmasEve(),
    endsAt: on('06-24T15:00:00.000Z', 1),
  });
  // One notice tells all of it, and two mails: what has changed, and the receipt.
  expect(await her.titles()).toEqual(['Payment received', 'You have My Forever now']);
  const [bell] = await her.rows(
    "select message from notification where member_id = $1 and title = 'You have My Forever now'",
    member.id,
  );
  expect(bell.message).toMatch(
    /^Your payment of ₦142,119 has come, and My Forever is yours until 24 June \d{4}\. It has taken the place of Harmony: ₦82,881/,
  );
  await her.goTo(on('06-25T00:00:00Z', 1));
  expect((await her.subscription()).label).toBe('No package yet');
});

test('what counted for the better one is left in no credit of its member', async () => {
  await her.buy('harmony');
  await moveUp();
  const query = { account: 'liability:credit', currency: 'NGN' } as const;
  const { orders } = (await bello.call(listOwedOrders, { query })).body;
  expect(orders.filter((one) => one.member?._id === member.id)).toEqual([]);
});

test('the books add up on the day, each night, and to the end: all that was paid is income by the days', async () => {
  await her.buy('harmony');
  await her.goTo(on('12-10T09:00:00Z'));
  await her.night();
  await moveUp();
  expect(await her.books()).toMatchObject({ 'asset:provider:paystack': 26_711_900 });
  await her.night();
  expect(await her.books()).toEqual({
    'asset:provider:paystack': 26_711_900,
    'liability:deferred': -22_500_000,
    'income:package': -(12_500_000 - 8_288_100),
  });
  await her.goTo(on('03-25T09:00:00Z', 1));
  await her.night();
  await her.goTo(on('07-01T09:00:00Z', 1));
  await her.night();
  expect(await her.books()).toEqual({
    'asset:provider:paystack': 26_711_900,
    'income:package': -26_711_900,
  });
});

test('what a code took off is no credit: only what was paid counts, and the books know it', async () => {
  const own = await makeCodeBuyers(world, payments, count);
  await own.add({ validUntil: '2099-12-31' });
  member = await own.confirmed('saves');
  her = makeUpgrader(world, payments, member);
  await own.pay(member, await own.buy(member, 'card', { packageId: 'harmony' }));
  await her.goTo(christmasEve());
  const { credits } = (await her.quote('forever', { upgrade: true })).body;
  expect(credits).toMatchObject([{ paid: naira(9_375_000), amount: naira(6_216_100) }]);
  await her.buy('forever', { upgrade: true });
  await her.night();
  expect((await her.books())['liability:deferred']).toBe(-22_500_000);
  const { status, refusal } = await her.quote('personalized', { upgrade: true, code: own.code });
  expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['code']]);
});

test('a price of yesterday is refused, and made anew by the member alone', async () => {
  await her.buy('harmony');
  await her.goTo(on('12-24T22:50:00Z'));
  const { body: quote } = await her.quote('forever', { upgrade: true });
  await her.goTo(on('12-24T23:05:00Z'));
  const refused = await her.place(quote._id);
  expect([refused.status, refused.refusal.code]).toEqual([410, 'expired']);
  const anew = (await her.quote('forever', { upgrade: true })).body;
  expect(anew.credits[0]?.daysLeft).toBe(60);
  expect((await her.place(anew._id)).body.total).toEqual(anew.total);
});

test('while an order waits its price holds, over midnight too', async () => {
  await her.buy('harmony');
  await her.goTo(on('12-24T22:50:00Z'));
  const placed = await her.order('forever', { upgrade: true });
  await her.goTo(on('12-25T09:00:00Z'));
  payments.pay(placed.reference);
  expect((await her.find(placed._id)).status).toBe('paid');
  expect(await her.subscription()).toMatchObject({ label: 'My Forever' });
  await her.night();
});

test('of money that comes after its order has ended nothing counts: the whole price is due, and Harmony goes on', async () => {
  await her.buy('harmony');
  await her.goTo(christmasEve());
  const placed = await her.order('forever', { upgrade: true });
  await her.goTo(on('12-27T15:00:00Z'));
  await her.rows("update purchase_order set status = 'expired' where id = $1", placed._id);
  payments.pay(placed.reference);
  const notice = payments.notice(placed.reference);
  await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...notice });
  await expect.poll(async () => (await her.find(placed._id)).status).toBe('part_paid');
  expect(await her.find(placed._id)).toMatchObject({
    total: naira(22_500_000),
    credit: null,
    missing: naira(8_288_100),
  });
  expect((await her.subscription()).label).toBe('Harmony');
  await her.night();
});

test('up, and up again: what counted once counts on, with what was paid since', async () => {
  await her.buy('blossom');
  await her.goTo(on('12-01T09:00:00Z'));
  const first = (await her.quote('harmony', { upgrade: true })).body;
  expect(first.credits).toMatchObject([{ daysLeft: 22, daysInAll: 30, amount: naira(5_500_000) }]);
  await her.buy('harmony', { upgrade: true });
  await her.goTo(on('12-01T09:05:00Z'));
  const again = (await her.quote('forever', { upgrade: true })).body;
  expect(again.credits).toMatchObject([{ paid: naira(12_500_000), daysLeft: 89, daysInAll: 90 }]);
  await her.buy('forever', { upgrade: true });
  await her.night();
  expect((await her.books())['liability:deferred']).toBe(-22_500_000);
});

test('what waits behind the running one counts whole; what we gave for nothing counts nothing, and follows', async () => {
  await her.buy('blossom');
  await her.buy('blossom');
  await her.rows(
    `insert into package_grant (member_id, package_version_id, cause, anchor_day, starts_at, ends_at, recorded_at)
      select member_id, package_version_id, 'given', 24, $2, $3, recorded_at
      from package_grant where member_id = $1 limit 1`,
    member.id,
    on('01-24T09:00:00Z', 1),
    on('02-03T09:00:00Z', 1),
  );
  await her.goTo(on('11-24T09:05:00Z'));
  const { credits } = (await her.quote('personalized', { upgrade: true })).body;
  expect(credits.map(({ daysLeft, daysInAll }) => [daysLeft, daysInAll]).sort()).toEqual([
    [29, 30],
    [31, 31],
  ]);
  await her.buy('personalized', { upgrade: true });
  await her.goTo(on('11-25T09:00:00Z', 1));
  expect(await her.subscription()).toMatchObject({ label: 'Blossom', endsAt: on('12-04T09:05:00.000Z', 1) });
  await her.night();
});

test('what would have begun later on the day of the upgrade counts whole, and leaves nothing behind', async () => {
  await her.buy('blossom');
  await her.goTo(on('11-25T09:00:00Z'));
  await her.buy('blossom');
  // The second month begins at the hour at which the first was bought.
  await her.goTo(on('12-24T05:00:00Z'));
  const { credits } = (await her.quote('personalized', { upgrade: true })).body;
  expect(credits).toMatchObject([{ daysLeft: 31, daysInAll: 31 }]);
  await her.buy('personalized', { upgrade: true });
  await her.night();
});

test('with the tick it renews at its own price; without it nothing renews any more', async () => {
  await her.buy('harmony', { renews: true });
  await moveUp({ renews: true });
  expect(await agreement()).toMatchObject({
    state: 'running',
    packageId: 'forever',
    price: naira(22_500_000),
    endsAt: on('06-24T15:00:00.000Z', 1),
  });
  const other = await world.as(`still${count}`);
  her = makeUpgrader(world, payments, other);
  await her.goTo(on('11-24T09:00:00Z'));
  await her.buy('harmony', { renews: true });
  await moveUp();
  expect((await other.call(findAgreement, {})).body.agreement).toMatchObject({
    state: 'ended',
    endedBecause: 'replaced',
  });
});

test('the invoice says what was left, and adds up; the line of time tells both orders', async () => {
  const before = await her.buy('harmony');
  const after = await moveUp();
  await world.features.billing.invoices.makeWaiting();
  const { invoices } = (await bello.call(findInvoices, { query: { number: after.reference } })).body;
  expect(invoices).toMatchObject([{ amount: '₦142,119' }]);
  await world.deliver();
  const mailed = world.mails.findLast(
    ({ to, subject }) => to === member.user.email && subject === 'Your receipt for My Forever',
  )!.text;
  expect(mailed).toContain('For: My Forever\n');
  expect(mailed).toContain('Left of Harmony: 61 of 92 days: less ₦82,881');
  const told = async (id: string) =>
    (await member.call(findTimeline, { params: { id } })).body.happened.map(({ text }) => text);
  const left = '₦82,881, left of Harmony for 61 of 92 days, counted for My Forever';
  expect(await told(before._id)).toContain(`${left}, which took its place.`);
  expect(await told(after._id)).toContain(`${left}.`);
});

test('nothing to count is said, and costs nothing', async () => {
  const say = async (packageId: string) => {
    const { status, refusal } = await her.quote(packageId, { upgrade: true });
    return [status, refusal.message];
  };
  expect(await say('forever')).toEqual([409, expect.stringContaining('No package that you paid for')]);
  await her.buy('harmony');
  expect(await say('harmony')).toEqual([409, expect.stringContaining('no larger package')]);
  expect(await say('blossom')).toEqual([409, expect.stringContaining('no larger package')]);
  const { status, refusal } = await her.quote('forever', { upgrade: true, currency: 'USD' });
  expect([status, refusal.fields]).toEqual([400, { currency: expect.stringContaining('same currency') }]);
  await her.goTo(new Date(+new Date(on('02-24T09:00:00Z', 1)) - DAY_MS));
  expect(await say('forever')).toEqual([409, expect.stringContaining('Nothing is left')]);
});
