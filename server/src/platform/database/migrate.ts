// Brings the database's tables up to date; several processes may start at once.
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { APPEND_ONLY_GUARDS } from './append-only.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));
const LOCK = 7_212_026;
const OLDEST_VERSION = 180_000;

/** Refuses a PostgreSQL older than 18. */
export const migrateDatabase = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('SHOW server_version_num');
    if (Number(rows[0].server_version_num) < OLDEST_VERSION)
      throw new Error('DATABASE_URL: PostgreSQL 18 or later is needed.');
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    for (const statement of APPEND_ONLY_GUARDS) await client.query(statement);
  } finally {
    await client.end();
  }
};
