// The migrations that give cases of before a day by which their search goes on, and what is known of them.
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { expect, test } from 'vitest';
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

test('how what was paid for a closed case had ended is known of those of before', async () => {
  const url = await makeDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: migrationsBefore('vip_paid_end') });
  const { rows: members } = await client.query(
    `insert into member (email) select 'vip' || n || '@example.com' from generate_series(1, 5) n returning id`,
  );
  await client.query(
    `insert into vip_case (member_id, file_sealed, submitted_at, started_at, ground, state, closed_at, closed_because, served_until)
     select unnest($1::uuid[]), '', '2026-05-01', '2026-05-01', unnest($2::text[]), 'closed', '2026-11-02', unnest($3::text[]),
       unnest($4::timestamptz[])`,
    [
      members.map(({ id }) => id),
      ['payment', 'payment', 'payment', 'payment', 'package'],
      ['member', 'ended', 'ended', 'money_back', 'member'],
      ['2027-05-01', '2026-11-01', '2027-05-01', '2027-05-01', null],
    ],
  );
  await migrateDatabase(url);
  const { rows } = await client.query(
    'select because, asked_back, goes_on from vip_paid_end order by because',
  );
  await client.end();
  const kept = { asked_back: false, goes_on: false };
  expect(rows).toEqual(
    ['member', 'months', 'refunded', 'suspension'].map((because) => ({ because, ...kept })),
  );
});
