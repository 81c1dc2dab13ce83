// What the database refuses, whoever writes: one bad row for each rule, and no column that forgot its own.
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BAD_ROWS, OPEN_COLUMNS, SAMPLES } from '#test/bad-rows.ts';
import { makeWorld, type World } from '#test/test-world.ts';

type Row = Record<string, unknown>;

const FOLDER = join(import.meta.dirname, 'tables');
const tables: PgTable[] = [];
for (const file of readdirSync(FOLDER)) {
  const found: Record<string, unknown> = await import(join(FOLDER, file));
  tables.push(...Object.values(found).filter((one) => is(one, PgTable)));
}
const byName = new Map(tables.map((table) => [getTableName(table), getTableConfig(table).columns]));

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const BY_TYPE: [RegExp, () => unknown][] = [
  [/\[\]$/, () => []],
  [/^uuid/, randomUUID],
  [/^(text|varchar)/, () => 'x'],
  [/^char/, () => 'NG'],
  [/^(smallint|integer|bigint|real)/, () => 1],
  [/^boolean/, () => false],
  [/^timestamp/, () => '2026-01-01T00:00:00Z'],
  [/^date/, () => '1996-01-01'],
  [/^jsonb/, () => ({})],
];

/** A row of the table that nothing is wrong with. */
const sampleOf = (table: string): Row => {
  const needed = byName.get(table)!.filter((column) => column.notNull && !column.hasDefault);
  const made = needed.map((column: PgColumn) => {
    const type = column.getSQLType();
    const value = type.endsWith(']') ? [] : column.enumValues?.[0];
    return [column.name, value ?? BY_TYPE.find(([pattern]) => pattern.test(type))?.[1]()];
  });
  return { ...Object.fromEntries(made), ...SAMPLES[table] };
};

const insert = (client: PoolClient, table: string, row: Row) => {
  const columns = Object.keys(row)
    .map((name) => `"${name}"`)
    .join(', ');
  return client.query(
    `insert into "${table}" (${columns}) select ${columns} from jsonb_populate_record(null::"${table}", $1)`,
    [JSON.stringify(row)],
  );
};

/** What a row refers to need not be there. */
const forgetOthers = (table: string): string => `do $$ declare name text; begin
  for name in select conname from pg_constraint where contype = 'f' and conrelid = '"${table}"'::regclass loop
    execute format('alter table "${table}" drop constraint %I', name);
  end loop; end $$`;

/** Writes rows that refer to nobody, and takes them back: the name of what refuses one of them, if anything does. */
const refusalOf = async (table: string, ...rows: Row[]): Promise<string | undefined> => {
  const client = await world.platform.pool.connect();
  try {
    await client.query(`begin; ${forgetOthers(table)}`);
    for (const row of rows) await insert(client, table, row);
    return undefined;
  } catch (error) {
    const { constraint, message } = error as { constraint?: string; message: string };
    return constraint ?? message;
  } finally {
    await client.query('rollback');
    client.release();
  }
};

type Check = { name: string; tableName: string; definition: string; columns: string[] };
const listChecks = async (): Promise<Check[]> => {
  const { rows } = await world.platform.pool.query<Check>(`
    select c.conname as name, t.relname as "tableName", pg_get_constraintdef(c.oid) as definition,
      array(select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum = any (c.conkey)) as columns
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.contype = 'c' and t.relnamespace = 'public'::regnamespace`);
  return rows;
};

it.each([...byName.keys()])('%s takes an ordinary row', async (table) => {
  expect(await refusalOf(table, sampleOf(table))).toBeUndefined();
});

it.each(BAD_ROWS)('%s refuses a bad row by name: %s', async (table, constraint, ...bad) => {
  const rows = bad.map((one) => ({ ...sampleOf(table), ...one }));
  expect(await refusalOf(table, ...rows)).toBe(constraint);
});

it('shows a bad row for every check there is', async () => {
  const shown = new Set(BAD_ROWS.map(([, constraint]) => constraint));
  expect((await listChecks()).map((one) => one.name).filter((name) => !shown.has(name))).toEqual([]);
});

it('checks every column of words against a closed set, or names it as open', async () => {
  const { rows } = await world.platform.pool.query<{ at: string }>(`
    select table_name || '.' || column_name as at
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and (data_type in ('text', 'character varying', 'character') or udt_name = '_text')`);
  const checked = new Set(
    (await listChecks()).flatMap((one) => one.columns.map((column) => `${one.tableName}.${column}`)),
  );
  const unchecked = rows.map((one) => one.at).filter((at) => !checked.has(at));
  expect(unchecked.sort()).toEqual([...OPEN_COLUMNS].sort());
});

it('lets a column of a closed set hold exactly the words that the code knows', async () => {
  const checks = await listChecks();
  const closed = tables.flatMap((table) =>
    getTableConfig(table)
      .columns.map((column) => ({ name: `${getTableName(table)}_${column.name}_known`, column }))
      .flatMap(({ name, column }) => {
        const { enumValues } = 'baseColumn' in column ? (column.baseColumn as PgColumn) : column;
        return enumValues?.length ? [{ name, words: [...enumValues].sort() }] : [];
      }),
  );
  const kept = closed.map(({ name }) => {
    const definition = checks.find((one) => one.name === name)?.definition ?? '';
    return { name, words: [...definition.matchAll(/'([^']+)'::text/g)].map(([, word]) => word).sort() };
  });
  expect(kept).toEqual(closed);
  expect(closed.length).toBeGreaterThan(30);
});

it('bounds every amount, and every period', async () => {
  const checks = await listChecks();
  const bounded = (table: string, column: string) =>
    checks.some((one) => one.tableName === table && one.columns.includes(column));
  const missing = [...byName].flatMap(([table, columns]) => {
    const names = columns.map((column) => column.name);
    const begins = names.some((name) => ['created_at', 'starts_at'].includes(name));
    return names
      .filter((name) => name.endsWith('_minor') || (begins && ['expires_at', 'ends_at'].includes(name)))
      .filter((name) => !bounded(table, name))
      .map((name) => `${table}.${name}`);
  });
  expect(missing).toEqual([]);
});
