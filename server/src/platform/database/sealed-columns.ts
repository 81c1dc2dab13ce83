// What is sealed in the database, whichever room it belongs to: every column `x_sealed`, and beside it a digest in
// `x_digest` where one was made: of the same text, or of one that stood there before.
import type pg from 'pg';
import * as z from 'zod';
import { rowsOf } from './rows.ts';

type Asks = Pick<pg.Pool, 'query'>;
const SealedColumn = z.object({ table: z.string(), column: z.string(), digest: z.nullable(z.string()) });
export type SealedColumn = z.infer<typeof SealedColumn>;
const SealedText = z.object({ at: z.string(), sealed: z.string(), digest: z.nullable(z.string()) });
export type SealedText = z.infer<typeof SealedText>;

export const listSealedColumns = async (pool: Asks): Promise<SealedColumn[]> => {
  const answered = await pool.query(`
    select c.table_name as "table", c.column_name as "column", d.column_name as digest
    from information_schema.columns c
    left join information_schema.columns d on d.table_schema = c.table_schema and d.table_name = c.table_name
      and d.column_name = regexp_replace(c.column_name, '_sealed$', '_digest')
    where c.table_schema = 'public' and c.column_name like '%\\_sealed'
    order by 1, 2`);
  return rowsOf(SealedColumn, answered);
};

const SealedBy = z.object({ name: z.string(), sealed: z.string() });
/** The names of the keys that this column is sealed with, each with one of its texts; what was emptied has none. */
export const listKeysOf = async (
  pool: Asks,
  { table, column }: SealedColumn,
): Promise<Map<string, string>> => {
  const answered = await pool.query(`
    select split_part("${column}", '.', 1) as name, min("${column}") as sealed
    from "${table}" where "${column}" <> '' group by 1`);
  return new Map(rowsOf(SealedBy, answered).map((row) => [row.name, row.sealed]));
};

/** Some that another key has sealed or digested, held until the transaction ends. */
export const holdOthers = async (
  client: Asks,
  { table, column, digest }: SealedColumn,
  { name, most }: { name: string; most: number },
): Promise<SealedText[]> => {
  const digestOfAnother = digest ? `or not starts_with("${digest}", $1)` : '';
  const answered = await client.query(
    `select ctid::text as at, "${column}" as sealed, ${digest ? `"${digest}"` : 'null'} as digest from "${table}"
    where "${column}" <> '' and (not starts_with("${column}", $1) ${digestOfAnother})
    limit $2 for update`,
    [`${name}.`, most],
  );
  return rowsOf(SealedText, answered);
};

export const replaceSealed = async (
  client: Asks,
  { table, column, digest }: SealedColumn,
  texts: readonly SealedText[],
): Promise<void> => {
  await client.query(
    `update "${table}" t set "${column}" = v.sealed ${digest ? `, "${digest}" = v.digest` : ''}
    from unnest($1::text[]::tid[], $2::text[], $3::text[]) v(at, sealed, digest) where t.ctid = v.at`,
    [texts.map((one) => one.at), texts.map((one) => one.sealed), texts.map((one) => one.digest)],
  );
};

const KnownKey = z.object({ name: z.string(), mark: z.string() });
export const listKnownKeys = async (pool: Asks): Promise<Map<string, string>> => {
  const known = rowsOf(KnownKey, await pool.query('select name, mark from sealing_key'));
  return new Map(known.map((row) => [row.name, row.mark]));
};

/** Two processes may start at once: the first one's word stands. */
export const rememberKeyOnce = async (pool: Asks, name: string, mark: string): Promise<void> => {
  await pool.query('insert into sealing_key (name, mark) values ($1, $2) on conflict do nothing', [
    name,
    mark,
  ]);
};

export const forgetOtherKeys = async (pool: Asks, name: string): Promise<void> => {
  await pool.query('delete from sealing_key where name <> $1', [name]);
};
