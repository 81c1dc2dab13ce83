// An ordinary row of any table, for tests that look at all of them.
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { SAMPLES } from './bad-rows.ts';

export type Row = Record<string, unknown>;

const FOLDER = join(import.meta.dirname, '../src/platform/database/tables');
export const tables: PgTable[] = [];
for (const file of readdirSync(FOLDER)) {
  const found: Record<string, unknown> = await import(join(FOLDER, file));
  tables.push(...Object.values(found).filter((one) => is(one, PgTable)));
}
export const columnsByTable = new Map(
  tables.map((table) => [getTableName(table), getTableConfig(table).columns]),
);

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
export const sampleOf = (table: string): Row => {
  const needed = columnsByTable.get(table)!.filter((column) => column.notNull && !column.hasDefault);
  const made = needed.map((column: PgColumn) => {
    const type = column.getSQLType();
    const value = type.endsWith(']') ? [] : column.enumValues?.[0];
    return [column.name, value ?? BY_TYPE.find(([pattern]) => pattern.test(type))?.[1]()];
  });
  return { ...Object.fromEntries(made), ...SAMPLES[table] };
};

export const insertRow = (client: Pick<pg.Pool, 'query'>, table: string, row: Row) => {
  const columns = Object.keys(row)
    .map((name) => `"${name}"`)
    .join(', ');
  return client.query(
    `insert into "${table}" (${columns}) select ${columns} from jsonb_populate_record(null::"${table}", $1)`,
    [JSON.stringify(row)],
  );
};
