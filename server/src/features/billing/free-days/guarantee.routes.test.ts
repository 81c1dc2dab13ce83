// The guarantee: counted from what was bought on, taken once, before any renewal, and for nothing in the books.
import * as agreements from '@ijeuwa/contract/agreements';
import * as billing from '@ijeuwa/contract/billing';
import { listReportRights } from '@ijeuwa/contract/compatibility';
import { findGuarantee, takeGuarantee } from '@ijeuwa/contract/guarantee';
import { approveRefund, askRefund, listRefunds } from '@ijeuwa/contract/refunds';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { passedOthers, wasShown, wrote } from '#test/activity.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments, visa } from '#test/honest-payments.ts';
import { matchThem } from '#test/matched.ts';
import { placedBy } from '#test/orders.ts';
import type { Person } from '#test/people.ts';
import { sendBack } from '#test/refunds.ts';
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
  member = await world.as(`hopes${++count}`);
  payments.state.charged = [];
});
afterAll(() => world.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const wait = async (ms: number) => {
  world.pass(ms);
  await staySignedIn(world);
};
const buy = async ({ packageId = 'harmony', renews = false } = {}) => {
  const made = await placedBy(member, { packageId, method: 'card', renews });
  payments.pay(made.reference, { card: { ...visa, code: `AUTH_hope${count}` } });
  await member.call(billing.findOrder, { params: { id: made._id } });
  return made;
};
/** Thirty days have passed, with all that the guarantee asks for. */
const meet = async () => {
  await wait(29 * DAY_MS);
  await wasShown(world, member.id, 30);
  await passedOthers(world, member.id, 50);
};
const stands = async () => (await member.call(findGuarantee, {})).body.guarantee;
const take = () => member.call(takeGuarantee, {});
const agreement = async () => (await member.call(agreements.findAgreement, {})).body.agreement!;
const inDays = (moment: string, days: number) => new Date(+new Date(moment) + days * DAY_MS).toISOString();
const given = () =>
  rows("select starts_at, ends_at from package_grant where member_id = $1 and cause = 'given'", member.id);
const end = async (): Promise<string> =>
  (
    await rows(
      `select max(upper(in_force)) as at from package_grant where member_id = $1 and not isempty(in_force)`,
      member.id,
    )
  )[0].at.toISOString();

test('who bought nothing has no guarantee, and can take none', async () => {
  expect(await stands()).toBeNull();
  expect((await take()).status).toBe(409);
});

test('it says what is met and what is missing, and is given only when all of it is met', async () => {
  await wasShown(world, member.id, 40);
  await passedOthers(world, member.id, 60);
  await buy();
  // What was before counts for nothing; the day of the purchase does.
  expect(await stands()).toMatchObject({ cardDays: 1, answers: 60, talked: false, mayTake: false });
  await wait(20 * DAY_MS);
  await rows('delete from card_stretch');
  await wasShown(world, member.id, 20);
  expect(await stands()).toMatchObject({ packageName: 'Harmony', cardDays: 20, mayTake: false });
  expect((await take()).status).toBe(409);
  await wait(9 * DAY_MS);
  await rows('update card_stretch set until_day = until_day + 9');
  expect(await stands()).toMatchObject({ cardDays: 29, mayTake: false });
  await wait(DAY_MS);
  await rows('update card_stretch set until_day = until_day + 1');
  expect(await stands()).toMatchObject({ cardDays: 30, mayTake: true, givenAt: null });
  expect((await take()).status).toBe(200);
});

test('thirty days are added behind what runs, once however often it is tapped, and the member is told', async () => {
  const { _id } = await buy();
  await meet();
  const before = await end();
  const both = await Promise.all([take(), take()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await given()).toHaveLength(1);
  expect(await end()).toBe(inDays(before, 30));
  expect(await stands()).toMatchObject({ mayTake: false, givenAt: expect.any(String) });
  expect((await take()).status).toBe(200);
  expect(await given()).toHaveLength(1);
  const { happened } = (await member.call(findTimeline, { params: { id: _id } })).body;
  expect(happened.at(-1)?.text).toMatch(/^A compatibility report, worth (US)?\$29\.99, came with it\.$/);
  expect((await member.call(listReportRights, {})).body.rights).toMatchObject([
    { value: { amountMinor: 2999, currency: 'USD' }, usedAt: null },
  ]);
  expect(happened.at(-2)).toMatchObject({
    text: '30 free days of the guarantee were added.',
    period: { from: before, to: inDays(before, 30) },
  });
  await world.deliver();
  expect(
    world.mails.find(({ subject, to }) => to === member.user.email && /free/.test(subject)),
  ).toMatchObject({ subject: '30 free days of Harmony' });
});

test('a match in which both wrote three messages is what was promised; fewer, or of one alone, are not', async () => {
  const other = await world.as(`other${count}`);
  await buy();
  await meet();
  const matchId = await matchThem(world, member, other);
  await rows('insert into conversation (match_id) values ($1)', matchId);
  await wrote(world, matchId, member.id, 5);
  await wrote(world, matchId, other.id, 2);
  expect(await stands()).toMatchObject({ talked: false, mayTake: true });
  await wrote(world, matchId, other.id, 1);
  expect(await stands()).toMatchObject({ talked: true, mayTake: false });
  expect((await take()).status).toBe(409);
});

test('what renews is charged exactly thirty days later, and only then', async () => {
  await buy({ renews: true });
  await meet();
  const { endsAt, renewsAt } = await agreement();
  await take();
  expect(await agreement()).toMatchObject({ endsAt: inDays(endsAt!, 30), renewsAt: inDays(renewsAt!, 30) });
  await wait(+new Date(renewsAt!) - +world.clock.now());
  await world.features.billing.renewing.renew();
  expect(payments.state.charged).toHaveLength(0);
  await wait(30 * DAY_MS);
  await world.features.billing.renewing.renew();
  expect(payments.state.charged).toHaveLength(1);
});

test('beside the charge of a renewal it is either before it, or refused while it lasts', async () => {
  await buy({ renews: true });
  await meet();
  const { endsAt, renewsAt } = await agreement();
  await wait(+new Date(renewsAt!) - +world.clock.now());
  const [answer] = await Promise.all([take(), world.features.billing.renewing.renew()]);
  const came = payments.state.charged.length;
  expect([answer.status, came]).toEqual(answer.status === 200 && came === 0 ? [200, 0] : [409, 1]);
  if (came === 0) expect(await end()).toBe(inDays(endsAt!, 30));
  else expect((await agreement()).endsAt! > endsAt!).toBe(true);
});

test('while the package is paused it waits, and says so', async () => {
  await buy({ renews: true });
  await meet();
  await member.call(agreements.pauseAgreement, { body: { days: 5 } });
  expect(await stands()).toMatchObject({
    mayTake: false,
    waitsFor: 'The package is paused. Days can be added once it goes on.',
  });
  expect((await take()).status).toBe(409);
  await member.call(agreements.endPause, {});
  expect((await take()).status).toBe(200);
});

test('it can be taken until thirty days after the end of what was paid for, and begins then', async () => {
  await buy({ packageId: 'blossom' });
  await meet();
  await wait(25 * DAY_MS);
  expect((await member.call(billing.findSubscription, {})).body.packageId).toBeNull();
  expect((await take()).status).toBe(200);
  expect((await member.call(billing.findSubscription, {})).body).toMatchObject({
    packageId: 'blossom',
    endsAt: inDays(world.clock.now().toISOString(), 30),
  });
  member = await world.as(`late${count}`);
  await buy({ packageId: 'blossom' });
  await meet();
  await wait(40 * DAY_MS);
  expect(await stands()).toBeNull();
  expect((await take()).status).toBe(409);
});

test('free days earn nothing of their own, and the books agree each night', async () => {
  const { _id } = await buy();
  const { earning, trialBalance } = world.features.billing;
  const night = async () => {
    await earning.earn();
    await trialBalance.check();
  };
  const earned = async () =>
    Number(
      (
        await rows(
          `select coalesce(sum(l.amount_minor), 0) as minor from ledger_line l
           join ledger_transaction t on t.id = l.transaction_id
           where t.order_id = $1 and l.account = 'liability:deferred' and t.kind = 'earned'`,
          _id,
        )
      )[0].minor,
    );
  await meet();
  await night();
  const before = await earned();
  await take();
  await night();
  expect(await earned()).toBe(before);
  await wait(70 * DAY_MS);
  await night();
  expect(await earned()).toBe(12_500_000);
  expect((await member.call(billing.findSubscription, {})).body.packageId).toBe('harmony');
  await wait(30 * DAY_MS);
  await night();
  expect(await earned()).toBe(12_500_000);
});

test('with all of the money of a purchase go the days that were given because of it', async () => {
  const { reference } = await buy();
  await meet();
  await take();
  const bello = await signInStaff(world, 'bello', ['finance']);
  const amara = await signInStaff(world, 'amara', ['finance', 'admin']);
  const [payment] = (await bello.call(listRefunds, { query: { reference } })).body.payments;
  const body = { amountMinor: payment!.left.amountMinor, reason: 'her profile was refused' };
  await bello.call(askRefund, { params: { id: payment!._id }, body });
  await sendBack(world, amara, payments, reference);
  expect((await member.call(billing.findSubscription, {})).body.packageId).toBeNull();
  expect(await stands()).toBeNull();
});

test('while all of the money goes back, none is offered, and none is given', async () => {
  const { reference } = await buy();
  await meet();
  const bello = await signInStaff(world, 'beatrice', ['finance']);
  const amara = await signInStaff(world, 'amarachi', ['finance', 'admin']);
  const [payment] = (await bello.call(listRefunds, { query: { reference } })).body.payments;
  const body = { amountMinor: payment!.left.amountMinor, reason: 'agreed with them' };
  await bello.call(askRefund, { params: { id: payment!._id }, body });
  // What somebody only asked for is decided by nobody yet.
  expect(await stands()).toMatchObject({ mayTake: true });
  const [asked] = (await bello.call(listRefunds, { query: { reference } })).body.refunds;
  await amara.call(approveRefund, { params: { id: asked!._id }, body: { reason: 'approved' } });
  expect(await stands()).toBeNull();
  expect((await take()).status).toBe(409);
});

test('who has met it is told once, and before the charge it is given by itself: nothing is charged', async () => {
  await buy({ renews: true });
  await meet();
  await world.features.billing.guarantee.tellWhoMet();
  await world.features.billing.guarantee.tellWhoMet();
  await world.deliver();
  const subjects = world.mails.filter(({ to }) => to === member.user.email).map(({ subject }) => subject);
  expect(subjects.filter((one) => one === '30 free days of Harmony are yours')).toHaveLength(1);
  const { endsAt } = await agreement();
  const left = (days: number) => +new Date(endsAt!) - world.clock.now().getTime() - days * DAY_MS;
  await wait(left(6));
  await world.features.billing.renewal.reminders.remind();
  await world.deliver();
  const reminder = world.mails.findLast(({ subject }) => subject.startsWith('Harmony renews on'));
  expect(reminder?.text).toContain('Our guarantee is met today');
  await wait(left(1));
  await world.features.billing.guarantee.giveBeforeRenewals();
  await world.features.billing.guarantee.giveBeforeRenewals();
  await world.features.billing.renewing.renew();
  expect(await given()).toHaveLength(1);
  expect(await agreement()).toMatchObject({ endsAt: inDays(endsAt!, 30) });
  expect(payments.state.charged).toEqual([]);
});
