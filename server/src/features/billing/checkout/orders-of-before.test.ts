// The migration that makes attempts and payments of orders: nobody loses a paid order, and no money is forgotten.
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { expect, test } from 'vitest';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { makeDatabase, migrationsBefore } from '#test/migrations.ts';

/** A member, a package, and a price for each of these numbers. */
const GROUND = `
  with buyer as (insert into member (email) values ('ada@example.com') returning id),
    teller as (insert into staff (email, name, roles) values ('t@example.com', 'Teller', '{finance}')),
    entry as (insert into catalogue_entry (kind, key) values ('package', 'harmony')),
    sold as (insert into catalogue_version (kind, key, version, data, ended, valid_from) values ('package', 'harmony', 1,
      '{"name":"Harmony","months":3,"price":1,"priceUSD":1,"priceEUR":1,"position":2}', false, now()) returning id)
  insert into quote (id, member_id, package_version_id, amount_minor, currency, expires_at)
  select ('00000000-0000-7000-8000-00000000000' || n)::uuid, buyer.id, sold.id, 100, 'NGN', now() from buyer, sold, generate_series(1, 9) n`;

const uuidOf = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;

/** Its name, its price, the price of its purchase, and how it stood. */
type Old = [
  reference: string,
  price: number,
  purchase: number,
  method: 'card' | 'bank_transfer',
  status: string,
  more?: string,
];
const ORDERS: Old[] = [
  // Both ways of one price: the card was paid, the transfer came a second time and went back.
  [
    'card-1',
    1,
    1,
    'card',
    'paid',
    "page_url = 'https://p/1', paid_at = '2026-11-02', asked_at = '2026-11-02'",
  ],
  ['bank-1', 1, 1, 'bank_transfer', 'refunded', "announced_at = '2026-11-02', paid_at = '2026-11-03'"],
  // The transfer was paid first, the card is owed back.
  ['card-2', 2, 2, 'card', 'refund_due', "page_url = 'https://p/2', paid_at = '2026-11-04'"],
  ['bank-2', 2, 2, 'bank_transfer', 'paid', "paid_at = '2026-11-03'"],
  // Nothing came yet: a card that was refused, and a transfer that is announced and half approved.
  ['card-3', 3, 3, 'card', 'failed', "page_url = 'https://p/3'"],
  ['bank-3', 3, 3, 'bank_transfer', 'open', "announced_at = '2026-11-05', buyer_sealed = 'sealed'"],
  // The same package at another price, of the same purchase.
  ['card-4', 4, 3, 'card', 'open', "page_url = 'https://p/4'"],
  ['card-5', 5, 5, 'card', 'expired', ''],
  ['card-6', 6, 6, 'card', 'cancelled', ''],
  // It came when its buyer was gone.
  ['card-7', 7, 7, 'card', 'refund_due', "page_url = 'https://p/7', paid_at = '2026-11-06'"],
  ['bank-8', 8, 8, 'bank_transfer', 'open', ''],
];
const POSTED: [reference: string, kind: string][] = [
  ['card-1', 'payment'],
  ['bank-1', 'second payment'],
  ['bank-1', 'refund'],
  ['bank-2', 'payment'],
  ['card-2', 'second payment'],
  ['card-7', 'stray payment'],
];
const NOTICES: [eventId: string, reference: string, outcome: string | null][] = [
  ['owed:1', 'bank-1', 'paid_twice'],
  ['owed:2', 'card-2', 'paid_twice'],
  ['owed:7', 'card-7', 'account_closed'],
  ['asked:4', 'card-4', 'mismatch'],
  ['charge:9', 'nobody', 'unknown_reference'],
  ['charge:1', 'card-1', 'paid'],
  ['charge:10', 'card-3', null],
];

const fill = async (client: pg.Client): Promise<void> => {
  await client.query(GROUND);
  for (const [reference, price, purchase, method, status, more] of ORDERS) {
    await client.query(
      `insert into purchase_order (reference, member_id, quote_id, purchase_id, package_version_id, amount_minor, currency,
         method, status, created_at, expires_at)
       select $1, member_id, id, $3::uuid, package_version_id, 100, 'NGN', $4, $5, '2026-11-01', '2026-11-20'
       from quote where id = $2::uuid`,
      [reference, uuidOf(price), uuidOf(purchase), method, status],
    );
    if (more) await client.query(`update purchase_order set ${more} where reference = $1`, [reference]);
  }
  for (const [reference, kind] of POSTED)
    await client.query(
      `with posted as (insert into ledger_transaction (source, kind, order_id, posted_at)
         select 'entry:' || id || ':' || $2, $2, id, '2026-11-09' from purchase_order where reference = $1 returning id)
       insert into ledger_line (transaction_id, account, amount_minor, currency)
       select id, account, amount, 'NGN' from posted,
         (values ('asset:bank:main', 100), ('liability:refunds_due', -100)) e (account, amount)`,
      [reference, kind],
    );
  for (const [eventId, reference, outcome] of NOTICES)
    await client.query(
      `insert into provider_notice (provider, event_id, reference, kind, received_at, handled_at, outcome)
       values ('paystack', $1, $2, 'told', '2026-11-08', case when $3::text is not null then now() end, $3)`,
      [eventId, reference, outcome],
    );
  await client.query(`
    insert into transfer_approval (order_id, staff_id, approved_at)
    select o.id, s.id, now() from purchase_order o, staff s where o.reference = 'bank-3'`);
  await client.query(`
    insert into package_grant (member_id, package_version_id, order_id, cause, paid_by, anchor_day, starts_at, ends_at, recorded_at)
    select member_id, package_version_id, id, 'purchase', method, 2, paid_at, paid_at + interval '1 day', paid_at
    from purchase_order where status = 'paid'`);
  // What was given for money that went back later, and was cut.
  await client.query(`
    with gone as (insert into package_grant (member_id, package_version_id, order_id, cause, paid_by, anchor_day, starts_at,
        ends_at, recorded_at)
      select member_id, package_version_id, id, 'purchase', method, 2, day::timestamptz, day::timestamptz + interval '1 day', now()
      from purchase_order join (values ('bank-1', '2026-12-01'), ('bank-3', '2026-12-03')) g (reference, day) using (reference)
      returning id, starts_at)
    insert into grant_cut (grant_id, at, why, recorded_at) select id, starts_at, 'refund', now() from gone`);
  await client.query(`
    with taken as (insert into bank_statement (staff_id, uploaded_at, first_day, last_day, line_count, new_count)
      select id, now(), '2026-11-03', '2026-11-05', 2, 2 from staff returning id)
    insert into statement_line (statement_id, position, once_key, on_day, amount_minor, narration_sealed, reversal, state,
      transfer_id, settled_at)
    select t.id, n, n::text, '2026-11-03', 100, '', false, case when n = 1 then 'confirmed' else 'open' end, o.id,
      case when n = 1 then now() end
    from taken t, (values (1, 'bank-1'), (2, 'bank-3')) l (n, reference) join purchase_order o using (reference)`);
};

test('every order of before is kept with its attempts, its money, and what is owed of it', async () => {
  const url = await makeDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: migrationsBefore('attempts') });
  await fill(client);
  const before = (await client.query('select count(*)::int from ledger_line')).rows;
  await migrateDatabase(url);
  const lines = async (text: string) =>
    (await client.query({ text, rowMode: 'array' })).rows.map((row) => row.join(' '));
  const orders = await lines(`
    select o.reference, o.status, o.settled_at::date::text, right(o.quote_id::text, 1), right(o.purchase_id::text, 1),
      o.buyer_sealed, l.kind, l.title, l.amount_minor
    from purchase_order o left join order_line l on l.order_id = o.id order by 4`);
  const attempts = await lines(`
    select o.reference, a.reference, a.provider, a.method, a.status, a.page_url, a.announced_at::date::text, a.amount_minor
    from payment_attempt a join purchase_order o on o.id = a.order_id order by a.reference`);
  const payments = await lines(`
    select a.reference, p.provider, p.standing, p.received_at::date::text, c.amount_minor, r.state, r.amount_minor, r.done_at::date::text
    from payment p join payment_attempt a on a.id = p.attempt_id left join allocation c on c.payment_id = p.id
      left join refund r on r.payment_id = p.id order by 1`);
  const odd = await lines(`
    select o.reference, o.outcome, a.reference, o.closed_at::date::text from odd_payment o
      left join payment p on p.id = o.payment_id left join payment_attempt a on a.id = p.attempt_id order by 1`);
  const approvals = await lines(
    'select a.reference from transfer_approval t join payment_attempt a on a.id = t.attempt_id',
  );
  const given = await lines(
    `select o.reference, g.cause, g.paid_by, g.starts_at::date::text, isempty(g.in_force) as gone, c.why from package_grant g
      left join purchase_order o on o.id = g.order_id left join grant_cut c on c.grant_id = g.id order by g.starts_at`,
  );
  const said = await lines(
    'select a.reference, l.state from statement_line l join payment_attempt a on a.id = l.transfer_id order by 1',
  );
  const posted = await lines(
    'select distinct o.reference, e.kind from ledger_transaction e join purchase_order o on o.id = e.order_id order by 1, 2',
  );
  const after = (
    await client.query(`select count(*)::int from ledger_line l join ledger_transaction t on t.id = l.transaction_id
      where t.kind <> 'unidentified payment'`)
  ).rows;
  const ofNobody = await lines(
    "select e.source from ledger_transaction e where e.kind = 'unidentified payment' order by 1",
  );
  await client.end();
  expect(orders).toEqual([
    'card-1 paid 2026-11-02 1 1  package Harmony 100',
    'bank-2 paid 2026-11-03 2 2  package Harmony 100',
    expect.stringMatching(/^(card|bank)-3 open {2}3 3 sealed package Harmony 100$/),
    'card-4 open  4 3  package Harmony 100',
    'card-5 expired  5 5  package Harmony 100',
    'card-6 cancelled  6 6  package Harmony 100',
    'card-7 cancelled  7 7  package Harmony 100',
    'bank-8 open  8 8  package Harmony 100',
  ]);
  expect(attempts.map((line) => line.replace(/^\S+ /, ''))).toEqual([
    'bank-1 bank bank_transfer succeeded  2026-11-02 100',
    'bank-2 bank bank_transfer succeeded   100',
    'bank-3 bank bank_transfer pending  2026-11-05 100',
    'bank-8 bank bank_transfer pending   100',
    'card-1 paystack card succeeded https://p/1  100',
    'card-2 paystack card succeeded https://p/2  100',
    'card-3 paystack card failed https://p/3  100',
    'card-4 paystack card pending https://p/4  100',
    'card-5 paystack card abandoned   100',
    'card-6 paystack card abandoned   100',
    'card-7 paystack card succeeded https://p/7  100',
  ]);
  expect(attempts.filter((line) => /-1 |-2 |-3 /.test(line)).map((line) => line.split(' ')[0])).toEqual(
    expect.arrayContaining(['card-1', 'card-1', 'bank-2', 'bank-2']),
  );
  expect(payments).toEqual([
    'bank-1 bank paid_twice 2026-11-03  done 100 2026-11-09',
    'bank-2 bank fits 2026-11-03 100   ',
    'card-1 paystack fits 2026-11-02 100   ',
    'card-2 paystack paid_twice 2026-11-04  requested 100 ',
    'card-7 paystack account_closed 2026-11-06  requested 100 ',
  ]);
  expect(odd).toEqual([
    'bank-1 paid_twice bank-1 2026-11-09',
    'card-2 paid_twice card-2 ',
    'card-4 mismatch  ',
    'card-7 account_closed card-7 ',
    'nobody unknown_reference  ',
  ]);
  expect(approvals).toEqual(['bank-3']);
  expect(given).toEqual([
    'card-1 purchase card 2026-11-02 false ',
    'bank-2 purchase bank_transfer 2026-11-03 false ',
    ' given  2026-12-01 true refund',
    expect.stringMatching(/^(card|bank)-3 purchase bank_transfer 2026-12-03 true refund$/),
  ]);
  expect(said).toEqual(['bank-1 confirmed', 'bank-3 open']);
  expect(posted).toEqual([
    'bank-2 payment',
    'bank-2 second payment',
    'card-1 payment',
    'card-1 refund',
    'card-1 second payment',
    'card-7 stray payment',
  ]);
  expect(after).toEqual(before);
  // The line that proposes bank-3, and that nobody has said to be it.
  expect(ofNobody).toEqual([expect.stringMatching(/^unidentified payment:line:/)]);
});
