// Every reference and every clearing away finds its rows by an index: what nobody feels with ten rows stands still with a million.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitsTableName } from '#platform/limit-points.ts';
import type { Statement } from '#test/statements.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { listWaitingNotices } from '../features/billing/payments/notices.repository.ts';
import { listOrderIds } from '../features/billing/timeline/sought.repository.ts';
import { claimDeliveries } from '../features/notifications/outbox.repository.ts';
import { jobsOf } from './run-jobs.ts';

let world: World;
let client: pg.Client;
beforeAll(async () => {
  world = await makeWorld();
  client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await world.close();
});

/** The first columns of an index, in whatever order, are those of the reference; a part of the rows is not enough. */
const REFERENCES_WITHOUT_INDEX = `
  select fk.conrelid::regclass || '(' || string_agg(col.attname, ', ' order by col.attnum) || ')' as reference
  from pg_constraint fk
  join pg_attribute col on col.attrelid = fk.conrelid and col.attnum = any (fk.conkey)
  where fk.contype = 'f' and fk.connamespace = 'public'::regnamespace
    and not exists (
      select from pg_index i where i.indrelid = fk.conrelid and i.indpred is null
        and (i.indkey::int2[])[0:cardinality(fk.conkey) - 1] @> fk.conkey)
  group by fk.oid, fk.conrelid order by 1`;

test('every reference to another table has an index', async () => {
  const { rows } = await client.query(REFERENCES_WITHOUT_INDEX);
  expect(rows.map((row) => row.reference)).toEqual([]);
});

/** What the timetable deletes, as it reaches the database; and the one that the limiter's library sends every five minutes. */
const deletions = async (): Promise<Statement[]> => {
  const asked = await world.countStatements(async () => {
    for (const job of jobsOf(world.platform, world.features)) await job.run();
  });
  return [
    ...asked.filter(({ text }) => /^\s*delete /i.test(text)),
    { text: `delete from "${limitsTableName}" where "${limitsTableName}"."expire" < $1`, values: [0] },
  ];
};

const LEADING_COLUMNS = `
  select distinct i.indrelid::regclass || '.' || col.attname as leads
  from pg_index i join pg_attribute col on col.attrelid = i.indrelid and col.attnum = i.indkey[0]`;

test('whatever is cleared away by its age is found by an index that begins with it', async () => {
  const all = await deletions();
  expect(all.length).toBeGreaterThan(8);
  const { rows } = await client.query(LEADING_COLUMNS);
  const leading = new Set(rows.map((row) => row.leads));
  const aged = all.flatMap(({ text }) => [...text.matchAll(/"?(\w+)"?\."(\w+)" < /g)]);
  expect(aged.map(([, table, column]) => `${table}.${column}`).filter((one) => !leading.has(one))).toEqual(
    [],
  );
  // A table of a few rows is read whole even so: what can be found otherwise is then found otherwise.
  await client.query('set enable_seqscan = off');
  const scanned: string[] = [];
  for (const { text, values } of all) {
    const plan = await client.query(`explain ${text}`, [...values]);
    if (plan.rows.some((row) => /Seq Scan/.test(row['QUERY PLAN']))) scanned.push(text);
  }
  expect(scanned).toEqual([]);
});

/** How the database does it where it may neither read a table whole nor sort, if there is another way. */
const plansOf = async (deed: () => Promise<unknown>): Promise<string> => {
  const asked = await world.countStatements(deed);
  await client.query('set enable_seqscan = off; set enable_sort = off; set enable_incremental_sort = off');
  const plans: string[] = [];
  for (const { text, values } of asked)
    for (const row of (await client.query(`explain ${text}`, [...values])).rows)
      plans.push(row['QUERY PLAN']);
  return plans.join('\n');
};

test('what is due is taken in the order in which it is due, however much is, without sorting it', async () => {
  const now = world.clock.now();
  const when = { now, until: now, most: 10 };
  const claims = await plansOf(() => claimDeliveries(world.db, 'mail', when));
  const notices = await plansOf(() => listWaitingNotices(world.db, now, 10));
  for (const plan of [claims, notices]) {
    expect(plan).toMatch(/Index (?:Only )?Scan/);
    expect(plan).not.toMatch(/Sort/);
  }
});

test('orders are found by the figures alone of their references', async () => {
  const plan = await plansOf(() => listOrderIds(world.db, { reference: '1803456000000' }, 10));
  expect(plan).toContain('order_figures');
  expect(plan).toContain('payment_attempt_figures');
});
