// The night job that makes income of what was paid for, on a real database: by the day, once, to the kobo.
import * as calls from '@ijeuwa/contract/billing';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import type { Person } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { lockEarning } from './deferred.repository.ts';
import { linesOf } from './ledger.rules.ts';

const payments = honestPayments();
let world: World;
let member: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
});
beforeEach(async () => {
  member = await world.as(`member${++count}`);
});
afterAll(() => world.close());

const buy = async (packageId: string): Promise<string> => {
  const order = await placedBy(member, { packageId, method: 'card' });
  payments.pay(order.reference);
  await member.call(calls.findOrder, { params: { id: order._id } });
  return order._id;
};
const earn = () => world.features.billing.earning.earn();
const pass = async (days: number) => {
  world.pass(days * DAY_MS);
  await staySignedIn(world);
};
const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const nights = (orderId: string) =>
  rows(
    `select t.source, l.amount_minor::int as minor from ledger_transaction t join ledger_line l on l.transaction_id = t.id
    where t.order_id = $1 and t.kind = 'earned' and l.account = 'liability:deferred' order by t.id`,
    orderId,
  );
const books = async (orderId: string) =>
  Object.fromEntries(
    (
      await rows(
        `select account, sum(amount_minor)::int as minor from ledger_line l
        join ledger_transaction t on t.id = l.transaction_id where t.order_id = $1 group by 1 order by 1`,
        orderId,
      )
    ).map(({ account, minor }) => [account, minor]),
  );

test('each night earns its day once, however often and by however many it is done', async () => {
  const id = await buy('harmony');
  await earn();
  expect(await nights(id)).toEqual([]);
  await pass(1);
  await Promise.all([earn(), earn(), earn(), earn()]);
  await earn();
  expect(await nights(id)).toEqual([{ source: `earned:${id}:2026-11-25`, minor: 135_869 }]);
  expect(await books(id)).toEqual({
    'asset:provider:paystack': 12_500_000,
    'income:package': -135_869,
    'liability:deferred': 135_869 - 12_500_000,
  });
});

test('nights that were missed are caught up, and in the end the whole price is income', async () => {
  const id = await buy('harmony');
  await pass(31);
  await earn();
  expect((await nights(id)).map((one) => one.minor)).toEqual([4_211_956]);
  await pass(60);
  await earn();
  await pass(1);
  await earn();
  await pass(30);
  await earn();
  expect(await nights(id)).toHaveLength(3);
  expect(await books(id)).toEqual({
    'asset:provider:paystack': 12_500_000,
    'income:package': -12_500_000,
    'liability:deferred': 0,
  });
});

const LOCKED_OUT = `select 1 from pg_locks where locktype = 'advisory' and not granted
  and database = (select oid from pg_database where datname = current_database())`;

test('a process that is late is waited for, and what it earned is not earned again', async () => {
  const id = await buy('harmony');
  const client = await world.platform.pool.connect();
  const late = drizzle(client);
  await client.query('begin');
  await lockEarning(late);
  await world.features.billing.ledger.post(late, {
    source: `earned:${id}:the night before`,
    kind: 'earned',
    orderId: id,
    lines: linesOf({ kind: 'earned', of: 'package', amountMinor: 135_869 }, 'NGN'),
  });
  await pass(2);
  const next = earn();
  await expect.poll(() => rows(LOCKED_OUT)).toHaveLength(1);
  await client.query('commit');
  client.release();
  await next;
  expect((await nights(id)).map((one) => one.minor)).toEqual([135_869, 135_870]);
});

test('what begins later is earned later', async () => {
  await buy('blossom');
  const second = await buy('blossom');
  await pass(20);
  await earn();
  expect(await nights(second)).toEqual([]);
  await pass(20);
  await earn();
  expect(await nights(second)).toHaveLength(1);
});

test('a day is one of Lagos: bought an hour before its midnight, a day is over an hour later', async () => {
  world.time.now = new Date('2028-03-01T22:59:00Z');
  await pass(0);
  const id = await buy('blossom');
  world.time.now = new Date('2028-03-01T23:10:00Z');
  await earn();
  expect(await nights(id)).toEqual([{ source: `earned:${id}:2028-03-02`, minor: 241_935 }]);
});

test('money that is owed back earns nothing', async () => {
  const quote = await member.call(calls.makeQuote, { body: { packageId: 'blossom' } });
  const place = (method: 'card' | 'bank_transfer') =>
    member.call(calls.placeOrder, { body: { quoteId: quote.body._id, method } });
  const [card, transfer] = [(await place('card')).body, (await place('bank_transfer')).body];
  payments.pay(card.reference);
  await member.call(calls.findOrder, { params: { id: card._id } });
  const bello = await signInStaff(world, 'bello', ['finance']);
  const [attempt] = await rows('select id from payment_attempt where reference = $1', transfer.reference);
  const statement = { params: { id: attempt.id }, body: { reason: 'statement' } };
  expect((await bello.call(confirmTransfer, statement)).body.refundDue).toBe(true);
  await pass(10);
  await earn();
  const earned = await nights(card._id);
  expect(earned).toHaveLength(1);
  expect((await books(card._id))['liability:refunds_due']).toBe(-7_500_000);
});

test('what an erased member had left is income: nobody will have it', async () => {
  const id = await buy('harmony');
  await earn();
  expect(await nights(id)).toEqual([]);
  await rows("update member set status = 'erased' where id = $1", member.id);
  await earn();
  expect((await books(id))['liability:deferred']).toBe(0);
});

/** So many members with a paid order of ₦30 for thirty days each, as settlement leaves them. */
const addPaid = (howMany: number) =>
  rows(
    `with sold as (select id from package_version where package_id = 'blossom' limit 1),
      people as (insert into member (email)
        select 'many-' || n || '@example.com' from generate_series(1, $1) n returning id),
      price as (insert into quote (member_id, package_version_id, amount_minor, currency, expires_at)
        select people.id, sold.id, 3000, 'NGN', $2 from sold, people returning *),
      placed as (insert into purchase_order (reference, member_id, quote_id, purchase_id, amount_minor, currency, status,
          settled_at, created_at, expires_at)
        select id::text, member_id, id, id, 3000, 'NGN', 'paid', $2, $2, $2::timestamptz + interval '1 day'
        from price returning *),
      lined as (insert into order_line (order_id, position, kind, package_version_id, title, amount_minor)
        select placed.id, 1, 'package', sold.id, 'Blossom', 3000 from placed, sold),
      came as (insert into payment (provider, transaction, amount_minor, currency, received_at, standing)
        select 'paystack', reference, 3000, 'NGN', $2, 'fits' from placed),
      held as (insert into package_grant (member_id, package_version_id, order_id, cause, paid_by, anchor_day,
          starts_at, ends_at, recorded_at)
        select placed.member_id, sold.id, placed.id, 'purchase', 'card', 1, $2, $2::timestamptz + interval '30 days', $2
        from placed, sold),
      posted as (insert into ledger_transaction (source, kind, order_id, posted_at)
        select 'payment:' || id, 'payment', id, $2 from placed returning id)
    insert into ledger_line (transaction_id, account, amount_minor, currency)
    select id, account, amount, 'NGN' from posted,
      (values ('asset:provider:paystack', 3000), ('liability:deferred', -3000)) l (account, amount)`,
    howMany,
    world.clock.now(),
  );

test('a night earns for every order, however many there are', async () => {
  await addPaid(450);
  await pass(3);
  await earn();
  const earned = await rows(
    `select sum(l.amount_minor)::int as minor, count(*)::int as orders from ledger_line l
    join ledger_transaction t on t.id = l.transaction_id join purchase_order o on o.id = t.order_id
    join member m on m.id = o.member_id
    where m.email like 'many-%' and t.kind = 'earned' and l.account = 'liability:deferred'`,
  );
  expect(earned).toEqual([{ minor: 450 * 300, orders: 450 }]);
  await world.features.billing.trialBalance.check();
});
