// A statement that is written once, when the program starts, and planned once by the database for each connection.
import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type * as z from 'zod';
import type { Queryable } from './connect.ts';
import { rowsOf } from './rows.ts';

const dialect = new PgDialect();
/** By their names; one text may be written by several who are put together alike. */
const named = new Map<string, string>();

/** The connections, or within a transaction the one that it holds. */
const clientOf = (db: Queryable) =>
  (db as unknown as { session: { client: Pick<pg.ClientBase, 'query'> } }).session.client;

/**
 * For what is asked on every call. What changes stands in the text as `sql.placeholder('name')`; columns are named one
 * by one, for a plan must not outlive its columns. A moment comes as a Date; a day is to be asked for as text.
 */
export const prepared = <Values extends Record<string, unknown>, Row extends object>(
  name: string,
  text: SQL,
  row: z.ZodType<Row>,
) => {
  const { sql, params } = dialect.sqlToQuery(text);
  if ((named.get(name) ?? sql) !== sql) throw new Error(`Two statements are called ${name}.`);
  named.set(name, sql);
  return async (db: Queryable, values: Values): Promise<Row[]> => {
    const asked = { name, text: sql, values: fillPlaceholders(params, values) };
    return rowsOf(row, await clientOf(db).query(asked));
  };
};
