// A server on which every call is undone afterwards: each finds the same world, whatever the ones before it did.
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { wasGivenUp } from '#platform/database/run-again.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import type { FileStore } from '#platform/ports/file-store.ts';
import { type IdentityProvider, IdentityProviderError } from '#platform/ports/identity-provider.ts';
import { buildApp } from '../../src/app/build-app.ts';
import { type Features, wireFeatures } from '../../src/app/wire-features.ts';
import { namesOfPlans, plannedOnce } from '../statements.ts';
import type { World } from '../test-world.ts';

type Whole = { text: string; name?: string };
const TRIES = 5;
type Asked = [string | Whole, ...unknown[]];

/** All that a server asks travels on one connection, within one transaction; its own are savepoints. */
class UndonePool {
  readonly #client: pg.Client;
  readonly #nameOf = namesOfPlans();
  #last: Promise<unknown> = Promise.resolve();
  #opened = 0;
  /** By the database, since somebody asked last. */
  gaveUp = false;
  constructor(client: pg.Client) {
    this.#client = client;
  }

  query(...[first, ...others]: Asked): Promise<unknown> {
    const asked: Whole = typeof first === 'string' ? { text: first } : first;
    const named = { ...asked, name: asked.name ?? this.#nameOf(asked.text) };
    const answered = this.#last.then(() => this.#client.query(named, ...(others as [unknown[]])));
    this.#last = answered.catch((error) => {
      this.gaveUp ||= wasGivenUp(error);
    });
    return answered;
  }

  async connect() {
    const point = `within_${this.#opened++}`;
    const instead: Record<string, string> = {
      begin: `savepoint ${point}`,
      commit: `release savepoint ${point}`,
      rollback: `rollback to savepoint ${point}`,
    };
    return {
      query: (...[first, ...others]: Asked) => {
        const text = (typeof first === 'string' ? first : first.text).trim().toLowerCase();
        return instead[text] ? this.query(instead[text]) : this.query(first, ...others);
      },
      release: () => {},
    };
  }
}

const noLimits: Limits = {
  take: async () => {},
  // What was said in this world by sockets, for good, has taken points.
  pointsOf: () => 1_000_000,
  now: () => Date.now(),
  takeByAddress: async () => {},
  takeHere: async () => {},
  giveBackHere: async () => {},
  giveBack: async () => {},
  forgive: async () => {},
};
const everyFile: FileStore = {
  read: async () => Buffer.from('x'),
  write: async () => {},
  remove: async () => {},
};
const refused = async (): Promise<never> => {
  throw new IdentityProviderError('refused', 'no such attempt');
};
const identity: IdentityProvider = { begin: refused, finish: refused, readToken: refused };

export const STAFF = 'staff';

/** What a test plants, to see that it is found. */
export type Planted = { features?: (features: Features) => Features; live?: (live: Live) => Live };

export const openUndone = async (world: World, planted: Planted = {}) => {
  const client = new pg.Client({ connectionString: plannedOnce(world.databaseUrl) });
  await client.connect();
  const undoing = new UndonePool(client);
  const pool = undoing as unknown as pg.Pool;
  /** Which member was told something; staff are told as one. */
  const told: string[] = [];
  /** What a cell came to that nobody refused. */
  const faults: string[] = [];
  const live: Live = {
    toMember: (...[memberId]) => void told.push(memberId),
    toMembers: (...[memberIds]) => void told.push(...memberIds),
    toOthersBeside: (...[{ data }]) => void told.push(data.memberId),
    toScreen: () => {},
    toRoles: () => void told.push(STAFF),
    toColleague: () => void told.push(STAFF),
    disconnect: () => {},
    disconnectStaff: () => {},
  };
  const platform = {
    ...world.platform,
    db: drizzle(pool),
    pool,
    limits: noLimits,
    files: everyFile,
    identity,
    live: planted.live?.(live) ?? live,
    onError: (error: unknown) => void faults.push(String(error)),
  };
  const features = wireFeatures(platform);
  const app = await buildApp(platform, planted.features?.(features) ?? features);
  await app.ready();
  await client.query('begin');
  return {
    app,
    told,
    faults,
    client,
    /** Several work side by side, and each holds what a call took until it is undone: what is given up for another is asked again. */
    async undone<T>(deed: () => Promise<T>): Promise<T> {
      for (let tries = 1; ; tries++) {
        told.length = 0;
        faults.length = 0;
        undoing.gaveUp = false;
        const done = await deed().finally(() => client.query('rollback; begin'));
        if (!undoing.gaveUp || tries === TRIES) return done;
      }
    },
    async close() {
      await app.close();
      await client.end();
    },
  };
};
export type Undone = Awaited<ReturnType<typeof openUndone>>;
