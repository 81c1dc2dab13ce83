// Signals between processes: what is said while others are on their way goes together, in one statement and in order.
import type pg from 'pg';

/** How the adapter of the sockets says it; whatever else it asks goes its own way. */
const SIGNAL = 'SELECT pg_notify($1, $2)';
const SEND = `select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) with ordinality s (channel, payload, at)
  order by at`;

type Signal = { channel: string; payload: string; sent(): void; failed(error: unknown): void };

export type Signals = {
  /** What the adapter of the sockets asks. */
  pool: pg.Pool;
  /** When everything that was said is on its way: before the database is closed. */
  allSent(): Promise<void>;
};

/**
 * Each signal by itself is a transaction, and the database lets only one of these that signals end at a time. A message
 * tells two things, and others write at the same moment.
 */
export const gatherSignals = (pool: pg.Pool): Signals => {
  const waiting: Signal[] = [];
  let sending: Promise<void> | undefined;

  /** PostgreSQL tells what stands twice in one transaction once: the second of them waits for the next. */
  const nextOnes = (): Signal[] => {
    const said = new Set<string>();
    const cut = waiting.findIndex(({ channel, payload }) => {
      const what = `${channel} ${payload}`;
      return said.has(what) || !said.add(what);
    });
    return waiting.splice(0, cut < 0 ? waiting.length : cut);
  };
  const sendAll = async (): Promise<void> => {
    // What is told in one go is there before the first leaves.
    await Promise.resolve();
    while (waiting.length > 0) {
      const ones = nextOnes();
      const values = [ones.map(({ channel }) => channel), ones.map(({ payload }) => payload)];
      try {
        await pool.query({ name: 'signals', text: SEND, values });
        for (const { sent } of ones) sent();
      } catch (error) {
        for (const { failed } of ones) failed(error);
      }
    }
    sending = undefined;
  };
  const signal = (channel: string, payload: string): Promise<void> =>
    new Promise((sent, failed) => {
      waiting.push({ channel, payload, sent, failed });
      sending ??= sendAll();
    });

  const asked = {
    connect: () => pool.connect(),
    query: (text: string, values: [string, string]) =>
      text === SIGNAL ? signal(...values) : pool.query(text, values),
  };
  return { pool: asked as unknown as pg.Pool, allSent: async () => sending };
};
