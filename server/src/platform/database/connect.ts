// The pool of connections and the typed query builder on it.
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { AppError } from '../app-error.ts';

export type Database = ReturnType<typeof drizzle>;
/** Inside `db.transaction(tx => …)`; a repository takes either. */
export type Queryable = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

export type OpenDatabase = { db: Database; pool: pg.Pool; close(): Promise<void> };

const STATEMENT_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;

export const openDatabase = (
  url: string,
  { connections = 20, onError = (_: Error) => {} } = {},
): OpenDatabase => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'ijeuwa',
  });
  // A connection that breaks is replaced by the pool, idle or at work; without listeners it would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return { db: drizzle(pool), pool, close: () => pool.end() };
};

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
  '08001',
]);

/** Whether a fault means that the database is away for the moment. */
export const databaseIsAway = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: string }).code;
    if (code && AWAY.has(code)) return true;
    if (/Connection terminated|timeout exceeded when trying to connect|Connection ended/i.test(cause.message))
      return true;
  }
  return false;
};

export const away = () =>
  new AppError('unavailable', 'We are back in a moment. Please try again.', undefined, 2);

/** Whether a fault is the breach of a named unique constraint. */
export const breaks = (error: unknown, constraint: string): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as { constraint?: string }).constraint === constraint) return true;
  }
  return false;
};
