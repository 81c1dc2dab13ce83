// The points of the limits in the database: what is taken or given back at one moment is written in one statement.
import { getTableName, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import * as z from 'zod';
import { rowsOf } from './database/rows.ts';
import { rateLimit } from './database/tables/limits.ts';
import { gather } from './gather.ts';

export const limitsTableName = getTableName(rateLimit);

/** How the library asks for it; whatever else it asks goes its own way. */
const ONE = `${limitsTableName}:rlflx-upsert`;
/**
 * What rows (key, points, expire) take, each key once, as a part of a statement; answers what is taken by now, and until
 * when. Always in one order, so that two processes do not wait for each other.
 */
export const taking = (taken: SQL, now: SQL): SQL => sql`
  insert into rate_limit (key, points, expire)
  select key, points, expire from (${taken}) taken order by key
  on conflict (key) do update set
    points = case when rate_limit.expire <= ${now} then excluded.points
      else rate_limit.points + excluded.points end,
    expire = case when rate_limit.expire <= ${now} then excluded.expire else rate_limit.expire end
  returning key, points, expire`;
// Nobody waits for the disk: what a power cut takes away is the count of the last second.
const ALL = new PgDialect().sqlToQuery(
  taking(
    sql.raw(`select * from unnest($1::varchar[], $2::int[], $3::bigint[]) asked (key, points, expire)
      where set_config('synchronous_commit', 'off', true) = 'off'`),
    sql.raw('$4'),
  ),
).sql;
const Left = z.object({ key: z.string(), points: z.number(), expire: z.string() });

type Asked = { name?: string; text: string; values: unknown[] };
type Taking = [key: string, points: number, expire: number, now: number];

/** What the library holds for a client of the database. */
export const gatherPoints = (pool: pg.Pool) => {
  const take = gather<Taking, { rows: object[] }>({
    // A statement changes a row once.
    keysOf: ([key]) => [key],
    async doAll(taken) {
      const columns = [0, 1, 2].map((at) => taken.map((one) => one[at]));
      const now = Math.max(...taken.map(([, , , moment]) => moment));
      const answered = await pool.query({ name: 'limit-points', text: ALL, values: [...columns, now] });
      const left = new Map(rowsOf(Left, answered).map((row) => [row.key, row]));
      return taken.map(([key]) => ({ rows: [left.get(key)!] }));
    },
  });
  return {
    query: (asked: Asked) => (asked.name === ONE ? take(asked.values as Taking) : pool.query(asked)),
  };
};
