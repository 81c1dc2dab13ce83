// Bringing a database up to date: on a server that fits, and from several processes at once.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { expect, test } from 'vitest';
import { makeDatabase, migrationsBefore } from '#test/migrations.ts';
import { migrateDatabase, refuseUnfitServer } from './migrate.ts';

test('processes that start at once bring an empty database up to date, once', async () => {
  const url = await makeDatabase();
  await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select hash from drizzle.__drizzle_migrations');
  await client.end();
  expect(new Set(rows.map((one) => one.hash)).size).toBe(rows.length);
});

test('reports from before keep who, whom and what, and block for whoever reported', async () => {
  const url = await makeDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: migrationsBefore('reports') });
  const { rows } = await client.query(`
    with people as (insert into member (email) values ('a@example.com'), ('b@example.com') returning id, email),
      named as (insert into profile (member_id, name) select id, email from people)
    insert into report (reporter_id, reported_id, reason, details, reported_at)
    select a.id, b.id, 'harassment', 'Rude.', now() from people a, people b where a.email < b.email
    returning *`);
  await migrateDatabase(url);
  const kept = await client.query(
    'select r.*, t.content, b.blocker_id from report r join report_text t on t.report_id = r.id join block b on b.blocked_id = r.reported_id',
  );
  await client.end();
  expect(kept.rows).toMatchObject([
    {
      id: rows[0].id,
      reporter_id: rows[0].reporter_id,
      blocker_id: rows[0].reporter_id,
      reason: 'harassment',
      content: { reporter: 'a@example.com', reported: 'b@example.com', details: 'Rude.' },
    },
  ]);
});

test('faith and children that nobody consented to are gone, and so is the card that was made of them', async () => {
  const url = await makeDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: migrationsBefore('only_with_consent') });
  await client.query(`
    with people as (insert into member (email) values ('with@example.com'), ('without@example.com') returning id, email),
      named as (insert into profile (member_id, name, religion) select id, email, 'christianity' from people),
      shown as (insert into card (member_id, status) select id, 'active' from people)
    insert into consent (member_id, purpose, version, given_at)
    select id, 'faith-and-family', '1', now() from people where email = 'with@example.com'`);
  await migrateDatabase(url);
  const { rows } = await client.query(
    'select p.name, p.religion, c.status from profile p join card c using (member_id) order by 1',
  );
  await client.end();
  expect(rows).toEqual([
    { name: 'with@example.com', religion: 'christianity', status: 'active' },
    { name: 'without@example.com', religion: null, status: 'paused' },
  ]);
});

test('what the checks would refuse is put right, and nobody is lost', async () => {
  const url = await makeDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: migrationsBefore('before_checks') });
  await client.query(`
    with people as (insert into member (email, created_at) values ('Ada@example.com', '2026-01-01'),
        ('ADA@example.com', '2026-01-02'), ('Obi@example.com', '2026-01-03'), ('obi@example.com', '2026-01-04')
        returning id, email),
      ada as (select id from people where email = 'Ada@example.com'),
      shown as (insert into photo (id, member_id, position, is_primary, placeholder, perceptual_hash, width, height)
        select key, ada.id, position, first, '', '', 8, 8 from ada,
          (values ('a', 1, true), ('b', 1, false), ('c', 4, true)) p (key, position, first)),
      wished as (insert into wish (member_id, genders, age_min, age_max, place_kind, distance_km, education,
          accept_children, goal, importance)
        select id, '{male}', 70, 70, 'country', 50, 'phd', 'yes', 'Marriage', '{}' from ada)
    insert into consent (member_id, purpose, version, given_at)
    select id, purpose, version, given::timestamptz from ada, (values ('faith-and-family', '1', '2026-01-01'),
      ('faith-and-family', '2', '2026-01-02'), ('terms', '1', '2026-01-01'), ('terms', '2', '2026-01-02')) c
      (purpose, version, given)`);
  await migrateDatabase(url);
  const rows = async (text: string) => (await client.query({ text, rowMode: 'array' })).rows;
  const emails = await rows(
    "select regexp_replace(email, '[0-9a-f-]{36}', 'id') from member order by created_at",
  );
  const photos = await rows('select id, position, is_primary from photo order by position');
  const consents = await rows(
    'select purpose, version from consent where withdrawn_at is null order by 1, 2',
  );
  const ended = await rows('select purpose, version from consent where withdrawn_at is not null');
  const ages = await rows('select age_min, age_max from wish');
  await client.end();
  expect(emails.flat()).toEqual([
    'ada@example.com',
    'ada@example.com.id.invalid',
    'obi@example.com.id.invalid',
    'obi@example.com',
  ]);
  expect(photos).toEqual([
    ['a', 0, true],
    ['b', 1, false],
    ['c', 2, false],
  ]);
  expect(ended).toEqual([['faith-and-family', '1']]);
  expect(consents).toEqual([
    ['faith-and-family', '2'],
    ['terms', '1'],
    ['terms', '2'],
  ]);
  expect(ages).toEqual([[69, 70]]);
});

test('photos of before stay their members’, and a file that hung on none is nobody’s', async () => {
  const url = await makeDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: migrationsBefore('private_files') });
  await client.query(`
    with ada as (insert into member (email) values ('ada@example.com') returning id),
      loose as (insert into loose_file (name, since) values ('b-l.webp', now()))
    insert into photo (id, member_id, position, is_primary, placeholder, perceptual_hash, width, height)
    select 'a', id, 0, true, '', '', 8, 8 from ada`);
  await migrateDatabase(url);
  const { rows } = await client.query({
    text: `select f.name, m.email, f.kind, f.kept_at = p.created_at from private_file f
      left join member m on m.id = f.owner_id left join photo p on p.member_id = m.id order by 1`,
    rowMode: 'array',
  });
  await client.end();
  expect(rows).toEqual([
    ['a-l.webp', 'ada@example.com', 'photo', true],
    ['a-s.webp', 'ada@example.com', 'photo', true],
    ['b-l.webp', null, 'photo', null],
  ]);
});

test('an enquiry of before is due by the hours that everybody was promised, from when it was opened last', async () => {
  const url = await makeDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: migrationsBefore('enquiries_by_due') });
  await client.query(`insert into enquiry (client_id, kind, content_sealed, received_at, reopened_at) values
    (gen_random_uuid(), 'contact', '', '2026-11-01T09:00:00Z', null),
    (gen_random_uuid(), 'help', '', '2026-11-01T09:00:00Z', '2026-11-05T10:00:00Z')`);
  await migrateDatabase(url);
  const { rows } = await client.query('select due_at from enquiry where queued_at = due_at order by due_at');
  await client.end();
  const due = ['2026-11-02T09:00:00Z', '2026-11-06T10:00:00Z'];
  expect(rows).toEqual(due.map((at) => ({ due_at: new Date(at) })));
});

test('packages of before are versions of the catalogue with their ids, and what was bought names them', async () => {
  const url = await makeDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: migrationsBefore('packages_to_catalogue') });
  const content = {
    name: 'Blossom',
    priceMinor: { NGN: 7_500_000, USD: 2000, EUR: 1800 },
    months: 1,
    period: '1 month',
    features: ['Live sessions'],
    color: 'wine',
  };
  const byStaff = { ...content, priceMinor: { ...content.priceMinor, NGN: 8_000_000 } };
  const reworded = { ...byStaff, name: 'Blossom Plus', filePriceMinor: content.priceMinor };
  await client.query(
    `with people as (insert into staff (email, name, password_hash, roles) values ('e@example.com', 'Ebo', 'x', '{}') returning id)
    insert into package_version (package_id, version, position, content, file_hash, created_at, changed_by, reason)
    select 'blossom', n, 2, c, case when n <> 2 then 'x' end, '2026-01-01', case when n = 2 then people.id end,
      case when n = 2 then 'the new year' end
    from people, (values (1, $1::jsonb), (2, $2::jsonb), (3, $3::jsonb)) v (n, c)`,
    [content, byStaff, reworded],
  );
  await client.query(`
    with people as (insert into member (email) values ('a@example.com') returning id)
    insert into quote (member_id, package_version_id, amount_minor, currency, expires_at)
    select people.id, v.id, 8000000, 'NGN', now() from people, package_version v where v.version = 2`);
  const before = await client.query('select id, version from package_version order by version');
  await migrateDatabase(url);
  const after = await client.query('select id, version from package_version order by version');
  const { rows } = await client.query(`
    select v.version, v.data, v.reason, s.name, e.file_data, q.amount_minor from catalogue_version v
      join catalogue_entry e using (kind, key) left join staff s on s.id = v.changed_by
      left join quote q on q.package_version_id = v.id where v.key = 'blossom' order by v.version`);
  await client.end();
  const { priceMinor: _, ...words } = content;
  const data = { ...words, price: 75_000, priceUSD: 20, priceEUR: 18, position: 2 };
  const file_data = { ...data, name: 'Blossom Plus' };
  expect(after.rows).toEqual(before.rows);
  expect(rows).toEqual([
    { version: 1, data, reason: null, name: null, file_data, amount_minor: null },
    {
      version: 2,
      data: { ...data, price: 80_000 },
      reason: 'the new year',
      name: 'Ebo',
      file_data,
      amount_minor: '8000000',
    },
    {
      version: 3,
      data: { ...file_data, price: 80_000 },
      reason: null,
      name: null,
      file_data,
      amount_minor: null,
    },
  ]);
});

test('subscriptions of before are grants with their dates; what was not paid counts nothing, what stood at once follows', async () => {
  const url = await makeDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: migrationsBefore('grants') });
  await client.query(`
    with entry as (insert into catalogue_entry (kind, key) values ('package', 'blossom')),
      version as (insert into catalogue_version (kind, key, version, data, ended, valid_from)
        values ('package', 'blossom', 1, '{"price":1,"priceUSD":1,"priceEUR":1,"months":1,"position":0}', false, now())
        returning id),
      person as (insert into member (email) values ('a@example.com') returning id),
      price as (insert into quote (member_id, package_version_id, amount_minor, currency, expires_at)
        select p.id, v.id, 1, 'NGN', now() from person p, version v, generate_series(1, 3) returning id),
      numbered as (select id, row_number() over (order by id) as n from price),
      bought as (insert into purchase_order (reference, member_id, quote_id, purchase_id, package_version_id, amount_minor,
          currency, method, status, created_at, expires_at, paid_at)
        select 'order-' || n, p.id, q.id, q.id, v.id, 1, 'NGN', case n when 1 then 'card' else 'bank_transfer' end,
          case n when 3 then 'refunded' else 'paid' end, '2027-01-31', '2027-02-28', '2027-01-31'
        from person p, version v, numbered q returning id, reference)
    insert into subscription (member_id, package_version_id, order_id, trial, starts_at, ends_at, end_noticed_at)
    select p.id, v.id, b.id, s.trial, s.starts_at::timestamptz, s.ends_at::timestamptz, s.noticed::timestamptz
    from person p, version v, (values
      (null, true, '2027-01-20 09:00Z', '2027-01-27 09:00Z', '2027-01-27 09:01Z'),
      ('order-1', false, '2027-01-31 23:30Z', '2027-02-28 23:30Z', null),
      ('order-2', false, '2027-02-27 23:30Z', '2027-03-27 23:30Z', null),
      ('order-3', false, '2027-02-01 09:00Z', '2027-05-01 09:00Z', null)) s (reference, trial, starts_at, ends_at, noticed)
      left join bought b on b.reference = s.reference`);
  const before = await client.query('select id from subscription order by id');
  await migrateDatabase(url);
  const after = await client.query('select id from package_grant order by id');
  const { rows } = await client.query({
    text: `select o.reference, g.cause, g.paid_by, g.anchor_day, g.starts_at, upper(g.in_force), g.end_noticed_at is null, c.why
      from package_grant g left join purchase_order o on o.id = g.order_id left join grant_cut c on c.grant_id = g.id
      order by g.starts_at`,
    rowMode: 'array',
  });
  await client.end();
  const at = (text: string) => new Date(`2027-${text}Z`);
  expect(after.rows).toEqual(before.rows);
  expect(rows).toEqual([
    [null, 'trial', null, 20, at('01-20T09:00'), at('01-27T09:00'), false, null],
    ['order-1', 'purchase', 'card', 1, at('01-31T23:30'), at('02-28T23:30'), true, null],
    ['order-3', 'purchase', 'bank_transfer', 1, at('02-01T09:00'), null, true, 'refund'],
    ['order-2', 'purchase', 'bank_transfer', 1, at('02-28T23:30'), at('03-28T23:30'), true, null],
  ]);
});

test('a server that is too old, or lacks what the tables need, is refused', async () => {
  const old = { number: 170_005, version: '17.5', encoding: 'UTF8', gist: true };
  const refusalOf = (server: object) =>
    refuseUnfitServer({ query: async () => ({ rows: [server] }) } as unknown as pg.Client);
  await expect(refusalOf(old)).rejects.toThrow(
    'DATABASE_URL: this server is PostgreSQL 17.5; 18 or later is needed.',
  );
  await expect(refusalOf({ ...old, number: 180_001, gist: false })).rejects.toThrow('no btree_gist');
});

test('a database that cannot hold every name is refused', async () => {
  const url = await makeDatabase("encoding 'LATIN1' locale 'C' template template0");
  await expect(migrateDatabase(url)).rejects.toThrow(
    'DATABASE_URL: this database is encoded in LATIN1; UTF8 is needed.',
  );
});

test('the tables are as the last migration leaves them: there is nothing to generate', async () => {
  const folder = join(import.meta.dirname, '../../../migrations/meta');
  const last = readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)!;
  const tables: Record<string, unknown> = {};
  const shapes = join(import.meta.dirname, 'tables');
  for (const file of readdirSync(shapes)) Object.assign(tables, await import(join(shapes, file)));
  const known = JSON.parse(readFileSync(join(folder, last), 'utf8'));
  expect(await generateMigration(known, generateDrizzleJson(tables, known.id))).toEqual([]);
});
