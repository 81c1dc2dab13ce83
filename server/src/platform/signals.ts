// Signals between processes: what is said while others are on their way goes together, in one statement and in order;
// what is for the screens of others is not said where nobody else is.
import type pg from 'pg';

/** How the adapter of the sockets says it; whatever else it asks goes its own way. */
const SIGNAL = 'SELECT pg_notify($1, $2)';
const SEND = `select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) with ordinality s (channel, payload, at)
  order by at`;

/** What the adapter tells to screens; that a process is there, and that a session has ended, is always said. */
const TO_SCREENS = '{"type":3,';
/**
 * A process says every five seconds that it is there. One that was silent for so long, and speaks again, has lost its
 * screens meanwhile: they come anew, and ask for what they missed.
 */
const ALONE_AFTER_MS = 60_000;

type Signal = { channel: string; payload: string };
type Needs = { onError(error: unknown): void; now?: () => number };

export type Signals = {
  /** What the adapter of the sockets asks. */
  pool: pg.Pool;
  /** When everything that was said is on its way. */
  allSent(): Promise<void>;
  /** The same, and what listens is given back, also what was still being asked for: before the database is closed. */
  close(): Promise<void>;
};

/** The last of this name: what members wrote stands before it. */
const uidOf = (payload: string): string => {
  const at = payload.lastIndexOf('"uid":"');
  return at < 0 ? '' : payload.slice(at + 7, payload.indexOf('"', at + 7));
};

/**
 * Each signal by itself is a transaction, and the database lets only one of these that signals end at a time. A message
 * tells two things, and others write at the same moment. Whoever signals waits for none of it: the own screens are told
 * at once.
 */
export const gatherSignals = (pool: pg.Pool, { onError, now = () => performance.now() }: Needs): Signals => {
  const waiting: Signal[] = [];
  let sending: Promise<void> | undefined;
  /** How this process calls itself, in each namespace. */
  const own = new Set<string>();
  let lastOthers = Number.POSITIVE_INFINITY;
  const isAlone = (): boolean => now() - lastOthers > ALONE_AFTER_MS;

  /** The adapter gives back what it listens by, but not what it waits for while it is closed: that would be held for ever. */
  const listeners = new Set<pg.PoolClient>();
  let connecting: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const listen = async (): Promise<pg.PoolClient> => {
    // Refused, it would ask again and again.
    if (isClosed) return new Promise(() => {});
    const asked = pool.connect();
    connecting = Promise.allSettled([connecting, asked]);
    const client = await asked;
    const giveBack = client.release.bind(client);
    listeners.add(client);
    client.release = (broken) => {
      if (listeners.delete(client)) giveBack(broken);
    };
    lastOthers = now();
    client.on('notification', ({ payload = '' }) => {
      if (!own.has(uidOf(payload))) lastOthers = now();
    });
    // Whoever hears nobody does not know who is there.
    client.once('end', () => {
      lastOthers = Number.POSITIVE_INFINITY;
    });
    return client;
  };

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
      await pool.query({ name: 'signals', text: SEND, values }).catch(onError);
    }
    sending = undefined;
  };
  const signal = async (channel: string, payload: string): Promise<void> => {
    own.add(uidOf(payload));
    if (payload.startsWith(TO_SCREENS) && isAlone()) return;
    waiting.push({ channel, payload });
    sending ??= sendAll();
  };

  const asked = {
    connect: listen,
    query: (text: string, values: [string, string]) =>
      text === SIGNAL ? signal(...values) : pool.query(text, values),
  };
  return {
    pool: asked as unknown as pg.Pool,
    allSent: async () => sending,
    async close() {
      isClosed = true;
      await connecting;
      for (const client of listeners) client.release(true);
      await sending;
    },
  };
};
