// What the database refuses, whoever writes: one bad row for each rule, and no column that forgot its own.
import { getTableName } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BAD_ROWS } from '#test/bad-rows.ts';
import { OPEN_COLUMNS } from '#test/open-columns.ts';
import { columnsByTable as byName, insertRow, type Row, sampleOf, tables } from '#test/sample-rows.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

/** What a row refers to need not be there, and a frozen table takes one more. */
const forgetOthers = (table: string): string => `do $$ declare name text; begin
  for name in select conname from pg_constraint where contype = 'f' and conrelid = '"${table}"'::regclass loop
    execute format('alter table "${table}" drop constraint %I', name);
  end loop; end $$;
  drop trigger if exists frozen on "${table}"`;

/** Writes rows that refer to nobody, and takes them back: the name of what refuses one of them, if anything does. */
const refusalOf = async (table: string, ...rows: Row[]): Promise<string | undefined> => {
  const client = await world.platform.pool.connect();
  try {
    await client.query(`begin; ${forgetOthers(table)}`);
    for (const row of rows) await insertRow(client, table, row);
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
