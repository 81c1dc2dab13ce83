// Money of a package that was left for a better one, which a bank takes back: what the books, the papers and the member have then.
import { findAgreement } from '@ijeuwa/contract/agreements';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import type { Client, Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { makeUpgrader } from '#test/upgrades.ts';

const PAID = 12_500_000;
/** What of Harmony counts after thirty of its days, and what Forever costs beside it. */
const CREDIT = 8_288_100;
const REST = 14_211_900;
const payments = honestPayments();
let world: World;
let bello: Client;
let amara: Client;
let member: Person;
let her: ReturnType<typeof makeUpgrader>;
let count = 0;
let told = 0;
/** Each test has years of its own: the clock never goes back, and no night is earned twice. */
const on = (day: string, yearsOn = 0) => `${2024 + 2 * count + yearsOn}-${day}`;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance', 'admin']);
});
beforeEach(async () => {
  member = await world.as(`taken${++count}`);
  her = makeUpgrader(world, payments, member);
  await her.goTo(on('11-24T09:00:00Z'));
});
afterAll(() => world.close());

const say = async (reference: string, id: string, amountMinor: number, state: 'waiting' | 'lost') => {
  const openedAt = world.clock.now();
  payments.dispute({ id, reference, amountMinor, currency: 'NGN', category: 'chargeback', state, openedAt });
  const kind = state === 'lost' ? 'resolve' : 'create';
  const notice = payments.notice(reference, `charge.dispute.${kind}`, { id, told: ++told });
  await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...notice });
  const waits = 'select 1 from provider_notice where handled_at is null and reference = $1';
  await expect.poll(() => her.rows(waits, reference)).toEqual([]);
};
const bankTakes = async (reference: string, amountMinor: number) => {
  const id = `d-${reference}-${amountMinor}`;
  await say(reference, id, amountMinor, 'waiting');
  await say(reference, id, amountMinor, 'lost');
};
/** What was booked as lost of no order, of her payments. */
const lostOfNone = async () => {
  const [found] = await her.rows(
    `select coalesce(sum(l.amount_minor), 0)::float8 as minor from ledger_line l
      join ledger_transaction t on t.id = l.transaction_id
      where t.order_id is null and t.posted_at >= $1 and l.account = 'expense:chargeback'`,
    on('11-24T09:00:00Z'),
  );
  return found!.minor as number;
};
const mail = async () => {
  await world.deliver();
  const all = world.mails.filter(
    ({ to, subject }) => to === member.user.email && subject === 'Your bank has taken your payment back',
  );
  return all.at(-1)!.text;
};
const both = async (how: { renews?: boolean } = {}) => {
  const before = await her.buy('harmony', how);
  await her.goTo(on('12-24T15:00:00Z'));
  return { before, after: await her.buy('forever', { upgrade: true, ...how }) };
};
const agreement = async () => (await member.call(findAgreement, {})).body.agreement!;

test('all that was paid for Harmony is lost after it counted for Forever: what counted is a loss of no order', async () => {
  const { before } = await both();
  await bankTakes(before.reference, PAID);
  expect((await her.subscription()).label).toBe('My Forever');
  expect((await her.find(before._id)).status).toBe('charged_back');
  const told = await mail();
  expect(told).toContain('You had moved up from Harmony to My Forever since, and My Forever stays as it is.');
  expect(told).not.toMatch(/has ended|choose a package anew/);
  await her.night();
  expect(await lostOfNone()).toBe(CREDIT);
  const books = await her.books();
  expect(books['expense:chargeback']).toBe(PAID - CREDIT);
  // Less what no order lost.
  expect(books['asset:provider:paystack']).toBe(REST + CREDIT);
  await her.goTo(on('11-24T09:00:00Z', 2));
  await her.night();
  expect((await her.books())['liability:deferred']).toBeUndefined();
});

test('all that was paid for Harmony is lost: Forever stays as it is, and so does its renewal', async () => {
  const { before } = await both({ renews: true });
  const agreed = await agreement();
  expect(agreed).toMatchObject({ state: 'running', packageName: 'My Forever' });
  await bankTakes(before.reference, PAID);
  expect(await agreement()).toEqual(agreed);
  expect(await mail()).toContain('My Forever stays as it is.');
  await her.goTo(agreed.renewsAt!);
  await world.features.billing.renewing.renew();
  expect(payments.state.charged).toHaveLength(1);
  expect(await agreement()).toMatchObject({ state: 'running' });
});

test('all that was paid for Forever is lost: it is said that what was left of Harmony goes on', async () => {
  const { after } = await both();
  await bankTakes(after.reference, REST);
  expect((await her.subscription()).label).toBe('Harmony');
  const told = await mail();
  expect(told).toContain(
    'With it the time of My Forever that this order paid for has ended. What else you have paid for goes on: Harmony until ',
  );
  expect(told).not.toContain('choose a package anew');
  await her.night();
});

test('a part within what Harmony still has is a loss of Harmony alone; a part beyond it is one of no order', async () => {
  const { before } = await both();
  await bankTakes(before.reference, 2_000_000);
  expect(await lostOfNone()).toBe(0);
  expect((await her.books())['expense:chargeback']).toBe(2_000_000);
  await bankTakes(before.reference, 5_000_000);
  expect(await lostOfNone()).toBe(2_000_000 + 5_000_000 - (PAID - CREDIT));
  expect((await her.subscription()).label).toBe('My Forever');
  await her.night();
  expect((await her.books())['liability:deferred']).toBe(-REST - CREDIT);
});

test('what a bank has taken is not given again when the upgrade goes back', async () => {
  const { before, after } = await both();
  await bankTakes(before.reference, PAID);
  expect(await her.giveBack(after.reference, REST, bello, amara)).toBe(200);
  expect((await her.subscription()).label).toBe('No package yet');
  await her.night();
  const books = await her.books();
  expect(books['liability:deferred']).toBeUndefined();
  expect(books['income:package']! + books['expense:chargeback']! + (await lostOfNone())).toBe(0);
  await her.goTo(on('04-01T09:00:00Z', 1));
  await her.night();
  expect(await her.books()).toEqual(books);
});

test('where a bank took a part beyond what was left beside the upgrade, so much less is there when that goes back', async () => {
  const { before, after } = await both();
  await bankTakes(before.reference, 7_000_000);
  expect(await her.giveBack(after.reference, REST, bello, amara)).toBe(200);
  expect((await her.subscription()).label).toBe('Harmony');
  await her.night();
  expect(await her.giveBack(before.reference, PAID - 7_000_000, bello, amara)).toBe(200);
  expect((await her.subscription()).label).toBe('No package yet');
  await her.night();
  const books = await her.books();
  expect(books['liability:deferred']).toBeUndefined();
  expect(books['income:package']! + books['expense:chargeback']! + (await lostOfNone())).toBe(0);
});

test('where a bank took a part, an upgrade counts what stayed, and what is lost later is lost once', async () => {
  const before = await her.buy('harmony');
  await bankTakes(before.reference, 2_500_000);
  await her.goTo(on('12-24T15:00:00Z'));
  const after = await her.buy('forever', { upgrade: true });
  const credit = Math.ceil(((PAID - 2_500_000) * 61) / 92 / 100) * 100;
  expect(after).toMatchObject({ status: 'paid', credit: { amountMinor: credit } });
  await her.night();
  await bankTakes(before.reference, PAID - 2_500_000);
  expect(await lostOfNone()).toBe(credit);
  await her.night();
  await her.goTo(on('11-24T09:00:00Z', 2));
  await her.night();
  expect((await her.books())['liability:deferred']).toBeUndefined();
});

test('who has moved up keeps the days of grace of the better package while its card is asked, whatever a bank takes of the one they left', async () => {
  const { before } = await both({ renews: true });
  const { renewsAt, endsAt } = await agreement();
  const id = `d-${before.reference}`;
  await say(before.reference, id, PAID, 'waiting');
  await her.goTo(renewsAt!);
  payments.state.charged = [];
  await world.features.billing.renewing.renew();
  await her.goTo(new Date(+new Date(endsAt!) + 3_600_000));
  expect((await her.subscription()).label).toBe('My Forever');
  await say(before.reference, id, PAID, 'lost');
  expect((await her.subscription()).label).toBe('My Forever');
  expect(await agreement()).toMatchObject({ state: 'running' });
  await world.features.billing.renewing.renew();
  expect(payments.state.charged).toHaveLength(1);
});

test('what is left of Harmony is sent back: Forever stays as it is, and so does its renewal', async () => {
  const { before } = await both({ renews: true });
  const agreed = await agreement();
  expect(await her.giveBack(before.reference, PAID - CREDIT, bello, amara)).toBe(200);
  expect((await her.subscription()).label).toBe('My Forever');
  expect(await agreement()).toEqual(agreed);
  await world.deliver();
  const told = world.mails.findLast(
    ({ to, text }) => to === member.user.email && text.includes('of what you paid for Harmony back'),
  )!.text;
  expect(told).not.toMatch(/renewal has ended/);
  expect(told).toContain('My Forever until');
});
