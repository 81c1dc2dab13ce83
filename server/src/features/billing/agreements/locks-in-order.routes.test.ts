// Whoever settles, gives back or loses money of a member holds their renewal before any order, as whoever charges by it does.
import * as calls from '@ijeuwa/contract/agreements';
import * as billing from '@ijeuwa/contract/billing';
import { keepAsCredit } from '@ijeuwa/contract/credit';
import * as back from '@ijeuwa/contract/refunds';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments, visa } from '#test/honest-payments.ts';
import { makeLeavingRaces } from '#test/leaving-races.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { countWaiting } from '#test/waiting-for-locks.ts';
import { lockPurchase } from '../checkout/orders.repository.ts';
import { makeLosingCredit } from '../credit/losing-credit.ts';

const ROUNDS = 4;
const payments = honestPayments();
let world: World;
let bello: Client;
let amara: Client;
let member: Person;
let count = 0;
let creditWasFree = false;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance', 'admin']);
});
beforeEach(async () => {
  member = await world.as(`locks${++count}`);
  payments.state.nextCharges = [];
});
afterAll(() => world.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const place = (method: 'card' | 'bank_transfer' = 'card', renews?: boolean, packageId = 'harmony') =>
  placedBy(member, { packageId, method, renews });
const look = (id: string) => member.call(billing.findOrder, { params: { id } });
const buy = async (renews?: boolean) => {
  const order = await place('card', renews);
  payments.pay(order.reference, renews ? { card: visa } : {});
  return (await look(order._id)).body;
};
const agreement = async () => (await member.call(calls.findAgreement, {})).body.agreement;
/** A renewal that was refused, and is being paid on the page with another card that may be charged from now on. */
const payRefused = async () => {
  await buy(true);
  // Of all whose time has come by then, in whatever order they are charged.
  payments.state.nextCharges = Array(2 * count + 2 * ROUNDS).fill('declined');
  world.time.now = new Date((await agreement())!.renewsAt!);
  await staySignedIn(world);
  await world.features.billing.renewing.renew();
  payments.state.nextCharges = [];
  const [renewal] = (await member.call(billing.listOrders, {})).body.orders;
  const asked = { params: { id: renewal!._id }, body: { method: 'card' as const, renews: true } };
  const shown = (await member.call(billing.payOrder, asked)).body;
  payments.pay(shown.reference, { card: { ...visa, code: `AUTH_${shown.reference}`, last4: '9999' } });
  return shown;
};
const waits = () => countWaiting(world);
const SLOW = 'money that comes slowly';
/** Money is taken in once nobody holds that lock. */
const slowly = async () => {
  await rows(`create or replace function slow_money() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(hashtextextended('${SLOW}', 0)); return new; end $$`);
  await rows('create trigger slow_money before insert on payment for each row execute function slow_money()');
};
/** Who waits so: with an order in hand, taking its money in, or before it. */
const takes = async () =>
  (
    await rows(
      `select count(*)::int as n from pg_locks where not granted and locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`,
    )
  )[0].n;
/** While somebody holds the renewal, as whoever charges does: what the deed waits with in its hands. */
const heldBy = async (deed: () => Promise<unknown>, orderId: string) => {
  const holder = await world.platform.pool.connect();
  try {
    await holder.query('begin');
    await holder.query("select id from agreement where member_id = $1 and state <> 'ended' for update", [
      member.id,
    ]);
    const done = deed();
    await expect.poll(waits, { timeout: 10_000 }).toBeGreaterThan(0);
    const free = await holder.query('select id from purchase_order where id = $1 for update skip locked', [
      orderId,
    ]);
    const credit = 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as free';
    creditWasFree = (await holder.query(credit, [`credit:${member.id}`])).rows[0].free;
    await holder.query('commit');
    await done;
    return free.rows.length === 0;
  } finally {
    holder.release();
  }
};

test('money that pays a refused renewal waits for whoever charges, without its order in hand', async () => {
  const { _id } = await payRefused();
  expect(await heldBy(() => look(_id), _id)).toBe(false);
});

test('so does a refund that is approved', async () => {
  const { _id, reference } = await buy(true);
  const query = { reference };
  const [payment] = (await bello.call(back.listRefunds, { query })).body.payments;
  const body = { amountMinor: payment!.left.amountMinor, reason: 'she asked us to' };
  await bello.call(back.askRefund, { params: { id: payment!._id }, body });
  const [asked] = (await bello.call(back.listRefunds, { query })).body.refunds;
  const approve = { params: { id: asked!._id }, body: { reason: 'looked at it' } };
  expect(await heldBy(() => amara.call(back.approveRefund, approve), _id)).toBe(false);
});

test('so does whoever loses credit that was kept, without the credit in hand', async () => {
  await buy(true);
  const order = await place('bank_transfer', undefined, 'blossom');
  const body = { reason: 'seen on the statement', amountMinor: order.total.amountMinor + 500_000 };
  const params = { id: await attemptOf(world, order._id) };
  await bello.call(confirmTransfer, { params, body });
  expect((await member.call(keepAsCredit, { params: { id: order._id } })).status).toBe(200);
  const bought = await buy();
  const { ledger, credit } = world.features.billing;
  const never = async () => Promise.reject(new Error('nothing is lost here'));
  const losing = makeLosingCredit({ ...world.platform, ...credit, ledger, chargeback: never });
  const lose = () => world.db.transaction((tx) => losing.prepare(tx, member.id, 'NGN', 500_000));
  expect(await heldBy(lose, bought._id)).toBe(false);
  expect(creditWasFree).toBe(true);
});

test('a renewal that is replaced while it is waited for: what took its place is held before the order', async () => {
  const { _id } = await buy(true);
  const other = await place('bank_transfer', undefined, 'blossom');
  const [{ purchase_id: purchaseId }] = await rows(
    'select purchase_id from purchase_order where id = $1',
    _id,
  );
  const holder = await world.platform.pool.connect();
  try {
    await holder.query('begin');
    const living = "select id from agreement where member_id = $1 and state <> 'ended' for update";
    const { id } = (await holder.query(living, [member.id])).rows[0];
    const free = world.db.transaction(async (tx) => {
      await lockPurchase(tx, purchaseId);
      return (await rows(`${living} skip locked`, member.id)).length;
    });
    await expect.poll(waits, { timeout: 10_000 }).toBeGreaterThan(0);
    await holder.query("update agreement set state = 'ended', ended_because = 'replaced' where id = $1", [
      id,
    ]);
    await holder.query(
      `insert into agreement (member_id, consent_id, order_id, state, card_sealed, began_at, changed_at)
        select member_id, consent_id, $2, 'running', card_sealed, began_at, changed_at from agreement where id = $1`,
      [id, other._id],
    );
    await holder.query('commit');
    expect(await free).toBe(0);
  } finally {
    holder.release();
  }
});

test('whoever leaves waits for what they are ordering with nothing of theirs in hand but what they book', async () => {
  const { somebody, leaves } = await makeLeavingRaces(world);
  const leaver = await somebody();
  const holder = await world.platform.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`buying:${leaver.id}`]);
    const gone = leaves(leaver);
    const waiting = `pid in (select pid from pg_locks where not granted and locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database()))`;
    await expect
      .poll(async () => (await rows(`select 1 from pg_stat_activity where ${waiting}`)).length, {
        timeout: 10_000,
      })
      .toBe(1);
    const held = await rows(
      `select ((classid::bigint << 32) | objid::bigint) = hashtextextended($1, 0) as booking
        from pg_locks where granted and locktype = 'advisory' and ${waiting}`,
      `booking:${leaver.id}`,
    );
    expect(held).toEqual([{ booking: true }]);
    await holder.query('commit');
    await gone;
  } finally {
    holder.release();
  }
});

test('two first payments of a member: the second waits before its order is in hand, for there is no renewal yet to hold', async () => {
  await slowly();
  const first = await place('card', true);
  expect((await member.call(billing.cancelOrder, { params: { id: first._id } })).status).toBe(200);
  const second = await place('card', true, 'blossom');
  for (const { reference } of [first, second]) payments.pay(reference, { card: visa });
  const holder = await world.platform.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [SLOW]);
    const { askProvider } = world.features.billing.payments;
    const both = [askProvider(first._id)];
    await expect.poll(takes, { timeout: 10_000 }).toBe(1);
    both.push(askProvider(second._id));
    await expect.poll(takes, { timeout: 10_000 }).toBe(2);
    const free = 'select id from purchase_order where id = $1 for update skip locked';
    expect((await holder.query(free, [second._id])).rows).toHaveLength(1);
    await holder.query('commit');
    await Promise.all(both);
    for (const { _id } of [first, second]) expect((await look(_id)).body.status).toBe('paid');
  } finally {
    holder.release();
    await rows('drop trigger slow_money on payment');
  }
  const living = await rows(
    "select id from agreement where member_id = $1 and state <> 'ended'",
    member.user._id,
  );
  expect(living).toHaveLength(1);
});

test('paying a renewal with another card while it is cancelled: the database gives neither up, in any round', async () => {
  const deadlocks = async () =>
    (await rows('select deadlocks::int as n from pg_stat_database where datname = current_database()'))[0].n;
  await slowly();
  const before = await deadlocks();
  for (let round = 0; round < ROUNDS; round++) {
    member = await world.as(`locks-round${round}`);
    const { _id } = await payRefused();
    const holder = await world.platform.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [SLOW]);
      const paid = look(_id);
      await expect.poll(takes, { timeout: 10_000 }).toBe(1);
      const cancelled = member.call(calls.cancelAgreement, { body: {} });
      await expect.poll(waits, { timeout: 10_000 }).toBe(2);
      await holder.query('commit');
      expect([(await paid).body.status, (await cancelled).status]).toEqual(['paid', 200]);
    } finally {
      holder.release();
    }
    expect((await agreement())!.state).toBe('ended');
  }
  await rows('drop trigger slow_money on payment');
  // What a server process counts it tells the others with delay.
  await new Promise((done) => setTimeout(done, 1500));
  expect(await deadlocks()).toBe(before);
});
