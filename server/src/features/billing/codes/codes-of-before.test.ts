// The migration that lets go of codes which were taken though no order was made.
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { expect, test } from 'vitest';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { makeDatabase, migrationsBefore } from '#test/migrations.ts';

const uuidOf = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
const [ADA, WITHOUT, OPEN, PAID, PACKAGE] = [1, 2, 3, 4, 5].map(uuidOf);

test('a code that is held for no order is let go, and no other', async () => {
  const url = await makeDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: migrationsBefore('declined_once') });
  await client.query(
    `with entry as (insert into catalogue_entry (kind, key) values ('package', 'harmony'))
     insert into catalogue_version (id, kind, key, version, data, ended, valid_from) values ($1, 'package', 'harmony', 1,
       '{"name":"Harmony","months":3,"price":1,"priceUSD":1,"priceEUR":1,"position":2}', false, now())`,
    [PACKAGE],
  );
  await client.query(`insert into member (id, email) values ($1, 'ada@example.com')`, [ADA]);
  for (const [id, key] of [
    [WITHOUT, 'without'],
    [OPEN, 'open'],
    [PAID, 'paid'],
  ])
    await client.query(
      `insert into quote (id, member_id, package_version_id, amount_minor, currency, code_key, discount_minor, expires_at)
       values ($1, $2, $3, 100, 'NGN', $4, 10, now())`,
      [id, ADA, PACKAGE, key],
    );
  for (const [key, purchase, state] of [
    ['without', WITHOUT, 'reserved'],
    ['open', OPEN, 'reserved'],
    ['paid', PAID, 'used'],
    ['trial', null, 'used'],
  ])
    await client.query(
      `insert into code_use (code_key, member_id, purchase_id, state, taken_at, used_at)
       values ($1, $2, $3, $4, now(), case when $4 = 'used' then now() end)`,
      [key, ADA, purchase, state],
    );
  // An order alone, without its lines.
  await client.query('alter table purchase_order disable trigger user');
  for (const [id, status] of [
    [OPEN, 'open'],
    [PAID, 'paid'],
  ])
    await client.query(
      `insert into purchase_order (reference, member_id, quote_id, purchase_id, amount_minor, currency, status, settled_at,
         created_at, expires_at)
       values ($1, $2, $3, $3, 100, 'NGN', $1, case when $1 = 'paid' then now() end, now(), now() + interval '1 day')`,
      [status, ADA, id],
    );
  await client.query('alter table purchase_order enable trigger user');
  await migrateDatabase(url);
  const { rows } = await client.query({
    text: 'select code_key, state from code_use order by 1',
    rowMode: 'array',
  });
  await client.end();
  expect(rows).toEqual([
    ['open', 'reserved'],
    ['paid', 'used'],
    ['trial', 'used'],
    ['without', 'released'],
  ]);
});
