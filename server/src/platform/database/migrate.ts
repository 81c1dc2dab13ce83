// Brings the database's tables up to date; several processes may start at once.
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import * as z from 'zod';
import { APPEND_ONLY_GUARDS } from './append-only.ts';
import { rowsOf } from './rows.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));
const LOCK = 7_212_026;
const OLDEST_VERSION = 180_000;

const Server = z.object({ number: z.number(), version: z.string(), encoding: z.string(), gist: z.boolean() });
/** The server that DATABASE_URL names must be one that the tables and queries were made for. */
export const refuseUnfitServer = async (client: Pick<pg.Client, 'query'>): Promise<void> => {
  const answered = await client.query(`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
      current_setting('server_encoding') as encoding,
      exists (select from pg_available_extensions where name = 'btree_gist') as gist`);
  const [server] = rowsOf(Server, answered);
  const { number, version, encoding, gist } = server!;
  if (number < OLDEST_VERSION)
    throw new Error(`DATABASE_URL: this server is PostgreSQL ${version}; 18 or later is needed.`);
  if (encoding !== 'UTF8')
    throw new Error(`DATABASE_URL: this database is encoded in ${encoding}; UTF8 is needed.`);
  if (!gist)
    throw new Error(
      'DATABASE_URL: this server has no btree_gist. Please install the contrib package of PostgreSQL there.',
    );
};

export const migrateDatabase = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  // When the server goes away meanwhile, the statement that waits is refused; that is enough to know.
  client.on('error', () => {});
  await client.connect();
  try {
    await refuseUnfitServer(client);
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    for (const statement of APPEND_ONLY_GUARDS) await client.query(statement);
  } finally {
    await client.end();
  }
};
