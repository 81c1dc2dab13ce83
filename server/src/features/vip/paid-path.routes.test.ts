// VIP from the price to the match, with real orders: how many fit, the clock, the proposals, both answers; and what its order says once it has ended.
import { findOrder, placeOrder } from '@ijeuwa/contract/billing';
import { listMatches } from '@ijeuwa/contract/matching';
import { listNotifications } from '@ijeuwa/contract/notifications';
import * as desk from '@ijeuwa/contract/staff-vip';
import { findTimeline } from '@ijeuwa/contract/timelines';
import * as calls from '@ijeuwa/contract/vip';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS, later } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { makeCouples } from '#test/couples.ts';
import { addGrant } from '#test/grants.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { enterMember, type Member, man } from '#test/members.ts';
import { savePackageOnce } from '#test/packages.ts';
import type { Client } from '#test/people.ts';
import { sendBack } from '#test/refunds.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
let world: World;
let bisi: Client;
let bello: Client;
let couples: ReturnType<typeof makeCouples>;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  couples = makeCouples(world);
  bisi = await signInStaff(world, 'bisi', ['matchmaker']);
  bello = await signInStaff(world, 'bello', ['finance']);
});
afterAll(() => world.close());

const view = async (who: Member) => (await who.call(calls.findVip, {})).body;
const caseOf = async (who: Member) => (await view(who)).case!;
const submit = (who: Member) =>
  who.call(calls.submitVip, { body: { interests: ['Travel'], priorities: [], lookingFor: 'Kind.' } });
const hold = async (who: Member) => (await who.call(calls.quoteVip, { body: { currency: 'NGN' } })).body;
/** By card. */
const buy = async (who: Member) => {
  const { quote } = await hold(who);
  const order = (await who.call(placeOrder, { body: { quoteId: quote._id, method: 'card' } })).body;
  payments.pay(order.reference);
  await who.call(findOrder, { params: { id: order._id } });
  return order;
};
const client = async (men = 1) => {
  const { ada, obi } = await couples.couple({ package: 'none' });
  const only = { ageMin: couples.age(), ageMax: couples.age() + 1 };
  const others = [obi];
  for (let n = 1; n < men; n++)
    others.push(
      await enterMember(world, `Uche${couples.age()}${n}`, man({ age: couples.age(), wish: only })),
    );
  await submit(ada);
  return { ada, others };
};
const propose = async (id: string, people: Member[]) => {
  const params = { id };
  await bisi.call(desk.claimVipCase, { params });
  const body = { people: people.map((one) => ({ member: one.id, why: undefined })) };
  return bisi.call(desk.proposePeople, { params, body });
};
const answer = (who: Member, id: string, yes: boolean) =>
  who.call(calls.answerIntroduction, { params: { id }, body: { yes, reason: undefined } });
const close = async (who: Member) => {
  const { ground, givesBack } = await caseOf(who);
  return who.call(calls.closeVip, { body: { ground, givesBack } });
};
const line = async (who: Member, id: string) => (await who.call(findTimeline, { params: { id } })).body;
const lastOf = async (who: Member, id: string) => (await line(who, id)).happened.at(-1)!.text;

test('how many fit is said before payment; paid, three are proposed within a day, and both yes is a match', async () => {
  const { ada, others } = await client(4);
  // One to nine are one figure.
  expect((await hold(ada)).case).toMatchObject({ fits: 1, fitsCountedAt: expect.any(String), ground: null });
  const { _id: orderId } = await buy(ada);
  const now = world.clock.now();
  const { _id: id, ...begun } = await caseOf(ada);
  expect(begun).toMatchObject({
    ...{ state: 'paid', ground: 'payment', owner: null },
    ownerDueAt: later(now, 4 * HOUR_MS).toISOString(),
    dueAt: later(now, 24 * HOUR_MS).toISOString(),
  });
  const { people } = (
    await (async () => {
      await bisi.call(desk.claimVipCase, { params: { id } });
      return bisi.call(desk.listFitting, { params: { id } });
    })()
  ).body;
  expect(people.map(({ _id }) => _id).sort()).toEqual(others.map((one) => one.id).sort());
  expect((await propose(id, others)).status).toBe(400);
  const three = others.slice(0, 3);
  expect((await propose(id, three)).status).toBe(200);
  const seen = await caseOf(ada);
  expect(seen).toMatchObject({ state: 'proposed', owner: 'bisi', dueAt: null, nobodyElseAt: null });
  const of = (who: Member) => seen.proposals.find(({ card }) => card?._id === who.id)!._id;
  const [obi, uche] = three as [Member, Member];
  expect((await answer(ada, of(uche), false)).status).toBe(200);
  expect((await answer(ada, of(obi), true)).body).toEqual({ matchId: null });
  const { matchId } = (await answer(obi, of(obi), true)).body;
  for (const one of [ada, obi])
    expect((await one.call(listMatches, {})).body.matches.map(({ _id }) => _id)).toEqual([matchId]);
  expect(await caseOf(ada)).toMatchObject({ state: 'introduced' });
  expect(await lastOf(ada, orderId)).toBe('It was given.');
  await close(ada);
  expect(await view(ada)).toMatchObject({
    case: null,
    closed: { because: 'member', askedBack: false, paid: true, met: true },
  });
  expect(await lastOf(ada, orderId)).toBe(
    'You closed it. People had been proposed since it was paid, so nothing goes back.',
  );
});

test('whom nobody fits is told so honestly within the day, and has all of it back on closing', async () => {
  const { ada, others } = await client();
  await world.platform.pool.query('delete from active_card where member_id = $1', [others[0]!.id]);
  const { _id: orderId, reference } = await buy(ada);
  const { _id: id } = await caseOf(ada);
  expect((await propose(id, [])).status).toBe(200);
  expect(await caseOf(ada)).toMatchObject({
    nobodyElseAt: world.clock.now().toISOString(),
    dueAt: null,
    givesBack: true,
  });
  await close(ada);
  expect(await view(ada)).toMatchObject({ closed: { because: 'member', askedBack: true, met: false } });
  const { happened, next } = await line(ada, orderId);
  expect(happened.at(-1)!.text).toBe(
    'You closed it. Nobody had been proposed since it was paid, so all of it was asked back.',
  );
  expect(next[0]!.text).toContain('₦525,000 is to go back');
  await sendBack(world, bello, payments, reference);
  expect(await lastOf(ada, orderId)).toBe('₦525,000 was sent back to where it came from.');
  // The closed page says what it said, and a new one can be begun and paid.
  expect(await view(ada)).toMatchObject({ closed: { because: 'member', askedBack: true } });
  await submit(ada);
  expect(await view(ada)).toMatchObject({ case: { state: 'submitted' }, closed: null });
  expect((await buy(ada))._id).not.toBe(orderId);
  expect(await caseOf(ada)).toMatchObject({ state: 'paid', ground: 'payment' });
  await world.features.billing.trialBalance.check();
});

describe('a bank that takes the price back', () => {
  const chargeBack = async ({ reference }: { reference: string }) => {
    const dispute = { id: `d-${reference}`, reference, amountMinor: 52_500_000, currency: 'NGN' };
    const openedAt = world.clock.now();
    payments.dispute({ ...dispute, category: 'chargeback', state: 'lost', openedAt });
    const notice = payments.notice(reference, 'charge.dispute.resolve', { id: dispute.id });
    await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...notice });
    const waits = 'select 1 from provider_notice where handled_at is null and reference = $1';
    await expect.poll(async () => (await world.platform.pool.query(waits, [reference])).rows).toEqual([]);
  };
  const rung = async (who: Member) =>
    (await who.call(listNotifications, {})).body.notifications.map(({ message }) => message);

  test('ends the case, which says why', async () => {
    const { ada } = await client();
    const order = await buy(ada);
    await chargeBack(order);
    expect(await view(ada)).toMatchObject({
      case: null,
      closed: { because: 'charged_back', askedBack: false },
    });
    expect((await line(ada, order._id)).happened.map(({ text }) => text)).toContain(
      'What was paid is no longer with us, so it ended.',
    );
  });

  test('beside a package: its member is told what ends and what goes on', async () => {
    const { ada } = await client();
    const order = await buy(ada);
    const now = world.clock.now();
    const features = ['Personal matches'];
    const packageVersionId = await savePackageOnce(world.db, { packageId: 'mine' }, { features }, now);
    const endsAt = later(now, 1000 * HOUR_MS);
    await addGrant(world.db, { memberId: ada.id, packageVersionId, startsAt: now, endsAt });
    await chargeBack(order);
    expect(await caseOf(ada)).toMatchObject({ ground: 'introductions' });
    expect(await rung(ada)).toContain(
      'What was paid for your matchmaking is no longer with us, so what was paid for has ended. Your package goes on: a matchmaker introduces you to one person a month.',
    );
    expect((await line(ada, order._id)).happened.map(({ text }) => text)).toContain(
      'What was paid is no longer with us, so it ended. What the package has of matchmaking goes on.',
    );
  });
});
