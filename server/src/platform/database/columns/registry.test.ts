// Each column of the live schema is registered, once, and what the registry says of it holds in the database.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#test/test-world.ts';
import { PARTS } from './registered.ts';
import { copiedColumns, REGISTRY, registeredColumns } from './registry.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const listColumns = async (): Promise<string[]> => {
  const { rows } = await world.platform.pool.query(`
    select table_name || '.' || column_name as at
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> '__drizzle_migrations'`);
  return rows.map((row) => row.at);
};

const registered = (): string[] =>
  Object.entries(REGISTRY).flatMap(([table, one]) =>
    registeredColumns(one).map((name) => `${table}.${name}`),
  );

test('every column there is stands in the registry once, and no other', async () => {
  expect(registered().sort()).toEqual((await listColumns()).sort());
});

test('a column that nobody registered is found', async () => {
  await world.platform.pool.query('alter table profile add column forgotten text');
  const known = new Set(registered());
  expect((await listColumns()).filter((at) => !known.has(at))).toEqual(['profile.forgotten']);
  await world.platform.pool.query('alter table profile drop column forgotten');
});

const NOBODY = '019a0000-0000-7000-8000-000000000000';

test('each condition and each value is one that the database understands', async () => {
  const client = await world.platform.pool.connect();
  try {
    await client.query('begin');
    for (const [table, { copied, erased }] of Object.entries(REGISTRY)) {
      const asks = [
        ...(copied
          ? [`select ${copied.columns.split(' ').join(', ')} from "${table}" where ${copied.of}`]
          : []),
        ...('goes' in erased ? [`delete from "${table}" where ${erased.goes}`] : []),
      ];
      for (const asked of asks)
        expect((await client.query(asked.replaceAll('$1', `'${NOBODY}'::uuid`))).rowCount).toBe(0);
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('what goes with another row goes with it by the database’s own word', async () => {
  const { rows } = await world.platform.pool.query(`
    select conrelid::regclass::text as table, confrelid::regclass::text as with
    from pg_constraint where contype = 'f' and confdeltype = 'c'`);
  const cascades = new Set(rows.map((row) => `${row.table} ${row.with}`));
  const claimed = Object.entries(REGISTRY).flatMap(([table, { erased }]) =>
    'goesWith' in erased ? [`${table} ${erased.goesWith}`] : [],
  );
  expect(claimed.filter((one) => !cascades.has(one))).toEqual([]);
});

test('what is left of somebody names why, and every part of a copy has something in it', () => {
  const all = Object.values(REGISTRY);
  expect(all.filter(({ erased }) => 'stays' in erased && erased.stays.length < 10)).toEqual([]);
  expect(new Set(all.flatMap(({ copied }) => copied?.part ?? []))).toEqual(new Set(PARTS));
  expect(
    all.filter((one) =>
      copiedColumns(one).some((name) => /_(hash|digest)$/.test(name) && name !== 'perceptual_hash'),
    ),
  ).toEqual([]);
});
