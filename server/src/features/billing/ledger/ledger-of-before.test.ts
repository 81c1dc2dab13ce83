// The migration that copies the ledger of before: nothing of it is lost, and what was paid for waits to be earned.
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { expect, test } from 'vitest';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { makeDatabase, migrationsBefore } from '#test/migrations.ts';

const ORDERS = `
  with buyer as (insert into member (email) values ('ada@example.com') returning id),
    entry as (insert into catalogue_entry (kind, key) values ('package', 'harmony')),
    sold as (insert into catalogue_version (kind, key, version, data, ended, valid_from)
      values ('package', 'harmony', 1, '{"months":3,"price":1,"priceUSD":1,"priceEUR":1,"position":2}', false, now())
      returning id),
    price as (insert into quote (member_id, package_version_id, amount_minor, currency, expires_at)
      select buyer.id, sold.id, 100, 'NGN', now() from buyer, sold returning *)
  insert into purchase_order (reference, member_id, quote_id, purchase_id, package_version_id, amount_minor, currency,
    method, status, created_at, expires_at)
  select method, member_id, id, id, package_version_id, 100, 'NGN', method, status, now(), now() + interval '1 day'
  from price, (values ('card', 'paid'), ('bank_transfer', 'refunded')) o (method, status)`;

const ENTRIES = `
  insert into ledger_entry (order_id, kind, account, amount_minor, currency, posted_at)
  select id, kind, account, amount, 'NGN', day::timestamptz from purchase_order join (values
    ('card', 'payment', 'cash:paystack', 100, '2026-11-01'), ('card', 'payment', 'income:harmony', -100, '2026-11-01'),
    ('bank_transfer', 'second payment', 'cash:bank', 100, '2026-11-02'),
    ('bank_transfer', 'second payment', 'owed:refunds', -100, '2026-11-02'),
    ('bank_transfer', 'refund', 'cash:bank', -100, '2026-11-03'),
    ('bank_transfer', 'refund', 'owed:refunds', 100, '2026-11-03')
  ) e (reference, kind, account, amount, day) using (reference)`;

test('what stood in the ledger of before stands in the ledger once, in the accounts of today, and there it stays', async () => {
  const url = await makeDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: migrationsBefore('ledger') });
  await client.query(ORDERS);
  await client.query(ENTRIES);
  const before = (await client.query('select * from ledger_entry order by id')).rows;
  await migrateDatabase(url);
  await migrateDatabase(url);
  const { rows } = await client.query({
    text: `select o.reference, replace(t.source, o.id::text, 'id'), t.kind, t.posted_at::date::text, l.account,
        l.amount_minor::int, l.currency
      from ledger_transaction t join purchase_order o on o.id = t.order_id
        join ledger_line l on l.transaction_id = t.id order by l.id`,
    rowMode: 'array',
  });
  const kept = (await client.query('select * from ledger_entry order by id')).rows;
  await client.end();
  const payment = 'card entry:id:payment payment 2026-11-01';
  const second = 'bank_transfer entry:id:second payment second payment 2026-11-02';
  const refund = 'bank_transfer entry:id:refund refund 2026-11-03';
  expect(rows.map((row) => row.join(' ')).sort()).toEqual([
    `${refund} asset:bank:main -100 NGN`,
    `${refund} liability:refunds_due 100 NGN`,
    `${second} asset:bank:main 100 NGN`,
    `${second} liability:refunds_due -100 NGN`,
    `${payment} asset:provider:paystack 100 NGN`,
    `${payment} liability:deferred -100 NGN`,
  ]);
  expect(kept).toEqual(before);
  expect(kept).toHaveLength(6);
});
