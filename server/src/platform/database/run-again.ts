// Runs again what the database gave up for the sake of others: nothing of it was kept, and alone it succeeds.
import { setTimeout as pause } from 'node:timers/promises';
import type { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { keepingForCommit, keepingForWhole } from './after-commit.ts';

// A serialization failure and a deadlock; PostgreSQL asks for both to be tried again.
const GIVEN_UP = new Set(['40001', '40P01']);
const TRIES = 5;
/** Longer each time, and by chance, so that the same two do not meet again. */
const PAUSE_MS = 20;

/** Whether the database asks for it to be tried again. */
export const wasGivenUp = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (GIVEN_UP.has((cause as { code?: string }).code ?? '')) return true;
  return false;
};

const runAgain = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries >= TRIES || !wasGivenUp(error)) throw error;
      await pause(PAUSE_MS * tries * (0.5 + Math.random()));
    }
  }
};

type Begins<Tx> = { transaction: <T>(work: (part: Tx) => Promise<T>, settings?: never) => Promise<T> };
/** A transaction within it is a part of it. */
const inParts = <Tx extends Begins<Tx>>(tx: Tx): Tx => {
  const begin = tx.transaction.bind(tx);
  tx.transaction = (work) => keepingForWhole(() => begin((part) => work(inParts(part))));
  return tx;
};

/**
 * A whole transaction runs again, and so does a statement that is one by itself. What a transaction's callback does
 * must therefore all be in the database, or wait for its end (`afterCommit`), or do no harm when it is done twice.
 */
export const runAgainWhatWasGivenUp = <D extends ReturnType<typeof drizzle>>(
  db: D,
  pool: pg.Pool,
  onError: (error: unknown) => void,
): D => {
  const transaction = db.transaction.bind(db);
  db.transaction = (work, settings) =>
    runAgain(() => keepingForCommit(() => transaction((tx) => work(inParts(tx)), settings), onError));
  const query = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>;
  pool.query = ((...asked: unknown[]) =>
    typeof asked.at(-1) === 'function'
      ? query(...asked)
      : runAgain(() => query(...asked))) as typeof pool.query;
  return db;
};
