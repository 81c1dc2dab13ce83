// The checks that tables share: a closed set of words, a figure within bounds, a period that ends after it began.
import { getTableName, type SQL, sql } from 'drizzle-orm';
import { check, type PgColumn } from 'drizzle-orm/pg-core';

const checkOf = (column: PgColumn, claim: string, holds: SQL) =>
  check(`${getTableName(column.table)}_${column.name}_${claim}`, holds);

const inSql = (words: readonly string[]): SQL =>
  sql.raw(words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', '));

/** One of these words, or nothing where the column may be empty. */
export const known = (column: PgColumn, words: readonly string[]) =>
  checkOf(column, 'known', sql`${column} in (${inSql(words)})`);

/** Each of them one of these words. */
export const allKnown = (column: PgColumn, words: readonly string[]) =>
  checkOf(column, 'known', sql`${column} <@ array[${inSql(words)}]`);

export const positive = (column: PgColumn) => checkOf(column, 'positive', sql`${column} > 0`);

export const notNegative = (column: PgColumn) => checkOf(column, 'not_negative', sql`${column} >= 0`);

export const within = (column: PgColumn, least: number, most: number) =>
  checkOf(column, 'within', sql`${column} between ${sql.raw(`${least}`)} and ${sql.raw(`${most}`)}`);

export const endsAfter = (end: PgColumn, start: PgColumn) =>
  checkOf(end, `after_${start.name}`, sql`${end} > ${start}`);

/** What is said of something that is not there would be untrue. */
export const needs = (fact: PgColumn, of: PgColumn) =>
  checkOf(fact, `needs_${of.name}`, sql`${fact} is null or ${of} is not null`);

/** An address is compared as it is kept; the collation is the server's own, the same on every machine. */
export const lowerCase = (column: PgColumn) =>
  checkOf(column, 'lower_case', sql`${column} = lower(${column} collate "pg_c_utf8")`);
