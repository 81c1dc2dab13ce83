// A charge that was claimed before its member left, or said no: its money is owed back, or waited for, and never taken twice.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { honestPayments } from '#test/honest-payments.ts';
import { makeLeavingRaces } from '#test/leaving-races.ts';
import type { Member } from '#test/members.ts';
import { renewingOf } from '#test/renewing.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { makeLosingCredit } from '../credit/losing-credit.ts';

const payments = honestPayments();
let world: World;
let races: Awaited<ReturnType<typeof makeLeavingRaces>>;
let member: Member;
let renewing: ReturnType<typeof renewingOf>;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  races = await makeLeavingRaces(world);
  renewing = renewingOf(world, payments, () => member);
});
beforeEach(async () => {
  await rows("update agreement set state = 'ended', ended_because = 'left', card_sealed = null");
  await rows('update agreement_renewal set next_look_at = null');
  member = await races.somebody();
  Object.assign(payments.state, { nextCharges: [], charged: [], beforeCharge: undefined });
  payments.state.forgotten.clear();
});
afterAll(() => world.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const charged = () => payments.state.charged.length;
const standings = async () =>
  (
    await rows(
      `select p.standing, o.status from payment p join payment_attempt a on a.id = p.attempt_id
        join purchase_order o on o.id = a.order_id where o.member_id = $1 order by p.id`,
      member.id,
    )
  ).map(({ standing, status }) => `${standing}: ${status}`);
/** What of theirs is to go back by itself. */
const owed = () =>
  rows(
    `select r.amount_minor = p.amount_minor as whole, r.owed_at is not null as owed from refund r
      join payment p on p.id = r.payment_id join payment_attempt a on a.id = p.attempt_id
      join purchase_order o on o.id = a.order_id where o.member_id = $1`,
    member.id,
  );

test('whoever leaves while a claimed charge is with the provider has its money back, and nothing is given for it', async () => {
  await renewing.buy(true);
  await renewing.goTo((await renewing.agreement())!.renewsAt!);
  payments.state.beforeCharge = async () => {
    payments.state.beforeCharge = undefined;
    await races.leaves(member);
  };
  await renewing.renew();
  expect([charged(), await standings()]).toEqual([1, ['fits: paid', 'account_closed: cancelled']]);
  expect(await owed()).toEqual([{ whole: true, owed: true }]);
  const [{ grants }] = await rows(
    "select count(*)::int as grants from package_grant where member_id = $1 and cause = 'purchase'",
    member.id,
  );
  expect(grants).toBe(1);
});

test('a no that is tapped twice: neither is shown a page while the card may still be charged', async () => {
  const done: string[] = [];
  let both: Promise<unknown> | undefined;
  await renewing.whileTriedAgain(async () => {
    payments.state.nextCharges = ['declined'];
    const quoteId = await renewing.quoted();
    const tap = async () => {
      const { status } = await renewing.place(quoteId, false);
      done.push(`answered ${status}`);
    };
    const first = tap();
    await renewing.ordered(3);
    both = Promise.all([first, tap()]);
    await new Promise((go) => setTimeout(go, 700));
    done.push('charged');
  });
  await both;
  expect(done).toEqual(['charged', 'answered 200', 'answered 200']);
});

test('a no while the card is charged, and it goes through: no page is shown for what is paid', async () => {
  let answer: ReturnType<typeof renewing.place> | undefined;
  const pages = payments.state.pages.length;
  await renewing.whileTriedAgain(async () => {
    const quoteId = await renewing.quoted();
    answer = renewing.place(quoteId, false);
    await renewing.ordered(3);
  });
  const { status, refusal } = await answer!;
  expect([status, refusal!.message]).toEqual([409, expect.stringContaining('has been paid already')]);
  expect(payments.state.pages).toHaveLength(pages + 1);
  expect(await standings()).toEqual(['fits: paid', 'fits: paid']);
});

test('whoever leaves waits for what they are booking without their renewal in hand, as whoever books takes them', async () => {
  await renewing.buy(true);
  const leaver = member;
  const holder = await world.platform.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`booking:${leaver.id}`]);
    const gone = races.leaves(leaver);
    const waiting = `select 1 from pg_locks where not granted and locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await rows(waiting)).length).toBe(1);
    const free = "select id from agreement where member_id = $1 and state = 'running' for update skip locked";
    expect((await holder.query(free, [leaver.id])).rows).toHaveLength(1);
    await holder.query('commit');
    await gone;
  } finally {
    holder.release();
  }
});

/** What is done while the card is charged, and how far it had come by the time that the charge was answered. */
const whileCharged = async (deed: () => Promise<unknown>, isDone: () => Promise<boolean>) => {
  let doing: Promise<unknown> | undefined;
  let wasDone: boolean | undefined;
  await renewing.whileTriedAgain(async () => {
    doing = deed();
    await new Promise((go) => setTimeout(go, 700));
    wasDone = await isDone();
  });
  await doing;
  await expect.poll(isDone, { timeout: 10_000 }).toBe(true);
  return wasDone;
};

test('a bank that takes money back waits until the charge is answered; what that brings is owed back whole', async () => {
  const isLost = async () =>
    (
      await rows(
        `select 1 from dispute d join payment p on p.id = d.payment_id join payment_attempt a on a.id = p.attempt_id
          join purchase_order o on o.id = a.order_id where o.member_id = $1 and d.state = 'lost'`,
        member.id,
      )
    ).length > 0;
  const lose = async () => {
    const [{ reference, amount_minor: amountMinor }] = await rows(
      'select reference, amount_minor::int from purchase_order where member_id = $1 order by id limit 1',
      member.id,
    );
    const id = `d-${reference}`;
    const lost = { currency: 'NGN', category: 'fraud', state: 'lost' as const, openedAt: world.clock.now() };
    payments.dispute({ id, reference, amountMinor, ...lost });
    const notice = payments.notice(reference, 'charge.dispute.resolve', { id });
    await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...notice });
  };
  expect(await whileCharged(lose, isLost)).toBe(false);
  expect(charged()).toBe(2);
  expect(await standings()).toEqual(['fits: charged_back', 'paid_twice: cancelled']);
  expect(await owed()).toEqual([{ whole: true, owed: true }]);
});

test('whoever loses credit that was kept waits for it too', async () => {
  let isHeld = false;
  const { ledger, credit } = world.features.billing;
  const chargeback = () => Promise.reject(new Error('nothing is lost here'));
  const losing = makeLosingCredit({ ...world.platform, ...credit, ledger, chargeback });
  const lose = async () => {
    await world.db.transaction((tx) => losing.prepare(tx, member.id, 'NGN', 500_000));
    isHeld = true;
  };
  expect(await whileCharged(lose, async () => isHeld)).toBe(false);
});
