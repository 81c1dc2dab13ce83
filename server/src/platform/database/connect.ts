// The pool of connections and the typed query builder on it.
import type { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { AppError } from '../app-error.ts';
import { runAgainWhatWasGivenUp } from './run-again.ts';

export type Database = ReturnType<typeof drizzle>;
/** Inside `db.transaction(tx => …)`; a repository takes either. */
export type Queryable = Pick<
  Database,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'with'
  | '$with'
  | 'update'
  | 'delete'
  | 'execute'
  | 'transaction'
>;

export type OpenDatabase = { db: Database; pool: pg.Pool; close(): Promise<void> };

const STATEMENT_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** Longer than any statement may take: whoever is silent for so long while asked is not there any more. */
const SILENCE_MS = 15_000;

/** Of at most so many `connections` that many are `kept` once they are open. */
export const openDatabase = (
  url: string,
  {
    connections = 20,
    kept = 0,
    connectMs = CONNECT_TIMEOUT_MS,
    silenceMs = SILENCE_MS,
    onError = (_: unknown) => {},
  } = {},
): OpenDatabase => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    min: kept,
    connectionTimeoutMillis: connectMs,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'ijeuwa',
    keepAlive: true,
  });
  // A connection that breaks is replaced by the pool, idle or at work; without listeners it would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    cutWhenSilent(client, silenceMs);
    giveBackUnbegun(client);
  });
  returnBroken(pool);
  return { db: runAgainWhatWasGivenUp(drizzle(pool), pool, onError), pool, close: () => pool.end() };
};

/** Opens connections before they are needed: each takes the database tens of milliseconds, and in a burst all wait. */
export const openAhead = async (pool: pg.Pool, count: number): Promise<void> => {
  const open = await Promise.all(Array.from({ length: count }, () => pool.connect()));
  for (const one of open) one.release();
};

/** A server that froze, or a network that swallows everything, would be waited for without end. */
const cutWhenSilent = (client: pg.PoolClient, silenceMs: number): void => {
  const { connection, _getActiveQuery } = client as unknown as {
    connection: { stream: Socket };
    _getActiveQuery(): unknown;
  };
  const { stream } = connection;
  stream.setTimeout(silenceMs, () => {
    if (_getActiveQuery.call(client)) stream.destroy(new Error('Connection terminated: no answer'));
  });
};

/** A transaction takes its connection before anybody watches: where it cannot begin, nobody else would give it back. */
const giveBackUnbegun = (client: pg.PoolClient): void => {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  client.query = ((...asked: unknown[]) => {
    const answer = query(...asked);
    const { text } = Object(asked[0]) as { text?: string };
    if (answer instanceof Promise && text?.startsWith('begin')) answer.catch(() => client.release(true));
    return answer;
  }) as typeof client.query;
};

/** Whoever held a connection that broke may never give it back, and the pool would run dry: it is given back here. */
const returnBroken = (pool: pg.Pool): void => {
  const connect = pool.connect.bind(pool);
  const returning = (client: pg.PoolClient): pg.PoolClient => {
    const release = client.release.bind(client);
    let given = false;
    const giveBack = (broken?: Error | boolean) => {
      client.off('end', lost);
      if (!given) release(broken);
      given = true;
    };
    const lost = () => giveBack(true);
    client.release = giveBack;
    client.once('end', lost);
    return client;
  };
  // The pool itself connects with a callback, and gives back whatever happens.
  pool.connect = ((callback?: Parameters<typeof connect>[0]) =>
    callback ? connect(callback) : connect().then(returning)) as typeof pool.connect;
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

/** The queue of jobs hands on what looks like an error and is none. */
type Fault = { code?: string; message?: string; cause?: Fault };

const hasCode = (error: unknown, codes: ReadonlySet<string>): boolean => {
  for (let cause = error as Fault | undefined; cause instanceof Object; cause = cause.cause)
    if (cause.code && codes.has(cause.code)) return true;
  return false;
};

// Of PostgreSQL: disk, memory, connections, an error of reading or writing; of this machine's own disk the other three.
const NO_ROOM = new Set(['53100', '53200', '53300', '58030', 'ENOSPC', 'EDQUOT', 'EIO']);

/** Whether a fault means that a disk is full, or another thing of which there is only so much: somebody must see to it. */
export const hasNoRoom = (error: unknown): boolean => hasCode(error, NO_ROOM);

// A statement's time and a lock's; a serialization failure and a deadlock, after it was run again in vain.
const WAITED = new Set(['57014', '55P03', '40001', '40P01']);

/** Whether a statement was ended because of what somebody else holds, or did; a later one may come through. */
export const waitedTooLong = (error: unknown): boolean => hasCode(error, WAITED);

/** Whether a fault means that the database is away for the moment. */
export const databaseIsAway = (error: unknown): boolean => {
  if (hasCode(error, AWAY)) return true;
  for (let cause = error as Fault | undefined; cause instanceof Object; cause = cause.cause) {
    if (
      /Connection terminated|timeout exceeded when trying to connect|Connection ended|is not queryable/i.test(
        cause.message ?? '',
      )
    )
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
