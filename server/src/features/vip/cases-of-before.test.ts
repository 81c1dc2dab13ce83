// The migrations that give cases of before a day by which their search goes on, and what is known of them.
import { readFileSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { makeDatabase, migrationsBefore } from '#test/migrations.ts';

test('what it sets is a moment that the clock can ring for, and a page can end at', async () => {
  const url = await makeDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: migrationsBefore('vip_messages') });
  const { rows: members } = await client.query(
    `insert into member (email) select 'vip' || n || '@example.com' from generate_series(1, 3) n returning id`,
  );
  const [ada, eve, obi] = members.map(({ id }) => id);
  const { rows: team } = await client.query(
    `insert into staff (email, name, roles) values ('bisi@staff.example', 'Bisi', array['matchmaker']) returning id`,
  );
  const { rows: cases } = await client.query(
    `insert into vip_case (member_id, file_sealed, submitted_at, started_at, ground, state)
     select unnest($1::uuid[]), '', now(), now(), 'payment', unnest(array['searching', 'introduced']) returning id`,
    [[ada, eve]],
  );
  await client.query(
    `insert into vip_proposal (case_id, other_id, staff_id, state, proposed_at, answer_until, client_answered_at)
     select unnest($1::uuid[]), $2, $3, 'refused', now(), now(), now()`,
    [cases.map(({ id }) => id), obi, team[0].id],
  );
  await migrateDatabase(url);
  const { rows } = await client.query(
    `select state, round(extract(epoch from due_at - now()) / 86400)::int as due,
       round(extract(epoch from alarm_at - now()) / 86400)::int as alarm,
       coalesce(due_at = date_trunc('milliseconds', due_at), true)
         and alarm_at = date_trunc('milliseconds', alarm_at) as whole
     from vip_case order by state desc`,
  );
  await client.end();
  expect(rows).toEqual([
    { state: 'searching', due: 7, alarm: 6, whole: true },
    { state: 'introduced', due: null, alarm: 30, whole: true },
  ]);
});

test('somebody was proposed in a case of before, also where whoever it was has erased; a pause was its member’s', async () => {
  const url = await makeDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: migrationsBefore('vip_facts') });
  const { rows: members } = await client.query(
    `insert into member (email) select 'vip' || n || '@example.com' from generate_series(1, 4) n returning id`,
  );
  const [obi, ...clients] = members.map(({ id }) => id);
  const { rows: team } = await client.query(
    `insert into staff (email, name, roles) values ('bisi@staff.example', 'Bisi', array['matchmaker']) returning id`,
  );
  const { rows: cases } = await client.query(
    `insert into vip_case (member_id, file_sealed, submitted_at, started_at, ground, state, paused_from, paused_at)
     select unnest($1::uuid[]), '', '2026-11-01', '2026-11-01', 'payment', unnest(array['paused', 'proposed', 'assigned']),
       unnest(array['searching', null, null]), unnest(array['2026-11-20'::timestamptz, null, null]) returning id`,
    [clients],
  );
  await client.query(
    `insert into vip_proposal (case_id, other_id, staff_id, state, proposed_at, answer_until)
     values ($1, $2, $3, 'gone', '2026-11-05', '2026-11-19')`,
    [cases[0].id, obi, team[0].id],
  );
  await migrateDatabase(url);
  const { rows } = await client.query(
    `select id, proposed_at::date::text as proposed, paused_by as by, nobody_else_at as nobody from vip_case`,
  );
  await client.end();
  const of = ({ id }: { id: string }) => rows.find((one) => one.id === id);
  expect(cases.map(of)).toMatchObject([
    { proposed: '2026-11-05', by: 'member', nobody: null },
    { proposed: '2026-11-01', by: null, nobody: null },
    { proposed: null, by: null, nobody: null },
  ]);
});

test('what a package had proposed before is none of what was paid, where nobody can have been proposed since', async () => {
  const url = await makeDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: migrationsBefore('vip_proposed_since_paid') });
  const { rows: members } = await client.query(
    `insert into member (email) select 'vip' || n || '@example.com' from generate_series(1, 6) n returning id`,
  );
  const [obi, ...clients] = members.map(({ id }) => id);
  const { rows: team } = await client.query(
    `insert into staff (email, name, roles) values ('bisi@staff.example', 'Bisi', array['matchmaker']) returning id`,
  );
  const { rows: cases } = await client.query(
    `insert into vip_case (member_id, file_sealed, submitted_at, started_at, ground, state, proposed_at)
     select unnest($1::uuid[]), '', '2026-10-01', '2026-11-01',
       unnest(array['payment', 'payment', 'payment', 'payment', 'package']), 'proposed', '2026-10-05' returning id`,
    [clients],
  );
  const [stands, erased, unused, untold, byPackage] = cases.map(({ id }) => id);
  await client.query(
    `insert into vip_proposal (case_id, other_id, staff_id, state, proposed_at, answer_until)
     values ($1, $2, $3, 'gone', '2026-11-05', '2026-11-19')`,
    [stands, obi, team[0].id],
  );
  // What matchmakers did stays written down when whom they proposed is a member no more.
  const acts = [
    [erased, '2026-10-05'],
    [erased, '2026-11-07'],
    [unused, '2026-10-05'],
  ];
  for (const [at, [id, day]] of acts.entries())
    await client.query(
      `insert into audit_entry (seq, at, staff_id, act, subject, reason, previous_hash, hash)
       values ($1, $2, $3, 'propose people', 'VIP case ' || $4::text || ': ' || $5::text, 'work on the case', '', '')`,
      [at + 1, day, team[0].id, id, obi],
    );
  await migrateDatabase(url);
  const { rows } = await client.query('select id, proposed_at::date::text as proposed from vip_case');
  await client.end();
  const of = (id: string) => rows.find((one) => one.id === id)?.proposed;
  expect([stands, erased, unused, untold, byPackage].map(of)).toEqual([
    '2026-11-05',
    '2026-11-07',
    null,
    '2026-10-05',
    '2026-10-05',
  ]);
});

describe('what was paid for cases of before', () => {
  let client: pg.Client;
  let url: string;
  let clients: string[];
  beforeEach(async () => {
    url = await makeDatabase();
    client = new pg.Client({ connectionString: url });
    await client.connect();
    await migrate(drizzle(client), { migrationsFolder: migrationsBefore('vip_paid_end') });
    const { rows } = await client.query(
      `insert into member (email) select 'vip' || n || '@example.com' from generate_series(1, 7) n returning id`,
    );
    clients = rows.map(({ id }) => id);
    await client.query(
      `with entry as (insert into catalogue_entry (kind, key) values ('vip', 'vip') returning *)
       insert into catalogue_version (kind, key, version, data, ended, valid_from) select kind, key, 1, '{}', false, now() from entry`,
    );
  });
  afterEach(() => client.end());

  type Paid = { memberId: string; subjectId: string; status?: string; days?: number; goesBack?: string };
  const pay = async ({ memberId, subjectId, status = 'paid', days = 184, goesBack }: Paid) => {
    const { rows } = await client.query(
      `with price as (insert into quote (member_id, kind, subject_id, title, catalogue_version_id, amount_minor, currency, expires_at)
         select $1, 'vip', $2, 'VIP', id, 100, 'NGN', '2026-05-03' from catalogue_version returning *),
       bought as (insert into purchase_order (reference, member_id, quote_id, purchase_id, amount_minor, currency, status,
           settled_at, created_at, expires_at)
         select 'vip-' || id, member_id, id, id, 100, 'NGN', $3, '2026-05-01', '2026-05-01', '2026-05-03' from price returning id),
       lined as (insert into order_line (order_id, position, kind, subject_id, title, catalogue_version_id, amount_minor)
         select bought.id, 1, kind, subject_id, title, catalogue_version_id, 100 from bought, price),
       given as (insert into service_stretch (order_id, starts_at, ends_at, recorded_at)
         select id, '2026-05-01', '2026-05-01'::timestamptz + make_interval(days => $4), '2026-05-01' from bought)
       select id from bought`,
      [memberId, subjectId, status, days],
    );
    if (goesBack)
      await client.query(
        `insert into service_give_back (order_id, reason, amount_minor, said_at) values ($1, $2, 100, '2026-10-30')`,
        [rows[0].id, goesBack],
      );
  };
  const SUSPENDED = 'Its member has been suspended for long, and nobody was proposed since it was paid.';
  const MONTHS = 'Its months are over, and nobody was proposed since it was paid.';

  test('how it had ended is known of those that were closed', async () => {
    const { rows: cases } = await client.query(
      `insert into vip_case (member_id, file_sealed, submitted_at, started_at, ground, state, closed_at, closed_because, served_until)
       select unnest($1::uuid[]), '', '2026-05-01', '2026-05-01', unnest($2::text[]), 'closed', '2026-11-02', unnest($3::text[]),
         unnest($4::timestamptz[]) returning id`,
      [
        clients.slice(0, 6),
        ['payment', 'payment', 'payment', 'payment', 'package', 'payment'],
        ['member', 'ended', 'ended', 'money_back', 'member', 'ended'],
        ['2027-05-01', '2026-11-01', '2027-05-01', '2027-05-01', null, '2026-11-01'],
      ],
    );
    // It stood still past the day until which it was served.
    await pay({ memberId: clients[5]!, subjectId: cases[5].id, goesBack: SUSPENDED });
    await migrateDatabase(url);
    const { rows } = await client.query(
      'select because, asked_back, goes_on from vip_paid_end order by because, asked_back',
    );
    const kept = { asked_back: false, goes_on: false };
    expect(rows).toEqual([
      ...['member', 'months', 'refunded', 'suspension'].map((because) => ({ because, ...kept })),
      { because: 'suspension', asked_back: true, goes_on: false },
    ]);
  });

  test('one that went on by a package is sold again under another name, and how what was paid ended is kept', async () => {
    const { rows: cases } = await client.query(
      `insert into vip_case (member_id, file_sealed, submitted_at, started_at, ground, state)
       select unnest($1::uuid[]), '', '2026-05-01', '2026-05-01', unnest($2::text[]), 'paid' returning id`,
      [clients, ['package', 'package', 'package', 'introductions', 'package', 'package', 'payment']],
    );
    const of = (at: number, more: Partial<Paid> = {}) =>
      pay({ memberId: clients[at]!, subjectId: cases[at].id, ...more });
    await of(0);
    await of(1, { status: 'refunded' });
    await of(2, { goesBack: MONTHS });
    await of(3, { goesBack: SUSPENDED, status: 'refunded' });
    // It came late, when the package had it.
    await of(4, { days: 1, goesBack: 'Their package has a matchmaker already.' });
    await of(6);
    await migrateDatabase(url);
    const { rows: ends } = await client.query(
      'select subject_id, case_id, because, asked_back, goes_on, ended_at::date::text as at from vip_paid_end',
    );
    const endOf = (at: number) => ends.find(({ subject_id }) => subject_id === cases[at].id);
    const wentOn = (at: number) => ({ case_id: cases[at].id, goes_on: true });
    expect([0, 1, 2, 3].map(endOf)).toMatchObject([
      { ...wentOn(0), because: 'months', asked_back: false, at: '2026-11-01' },
      { ...wentOn(1), because: 'refunded', asked_back: false },
      { ...wentOn(2), because: 'months', asked_back: true, at: '2026-10-30' },
      { ...wentOn(3), because: 'suspension', asked_back: true },
    ]);
    expect(ends).toHaveLength(4);
    const sold = 'select id, sold_as from vip_case order by id';
    const { rows } = await client.query(sold);
    const named = cases.map(({ id }) => rows.find((one) => one.id === id).sold_as !== null);
    expect(named).toEqual([true, true, true, true, true, false, false]);
    // Said again, it changes nothing.
    const file = new URL('../../../migrations/0137_vip_paid_end.sql', import.meta.url);
    const filled = readFileSync(file, 'utf8').split('--> statement-breakpoint').slice(-3);
    for (const statement of filled) await client.query(statement);
    expect((await client.query(sold)).rows).toEqual(rows);
    expect((await client.query('select from vip_paid_end')).rowCount).toBe(4);
  });
});
