// A database that breaks, freezes or comes back: what waits is told, and no connection is lost for it.
import { createServer, type Socket, connect as toServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { databaseIsAway, type OpenDatabase, openDatabase } from './connect.ts';

const SILENCE_MS = 300;
let database: OpenDatabase;
let line: Awaited<ReturnType<typeof makeLine>>;
beforeEach(async () => {
  line = await makeLine(new URL(inject('databaseUrl')));
  database = openDatabase(line.url, { connections: 1, connectMs: 500, silenceMs: SILENCE_MS });
});
afterEach(async () => {
  await database.close();
  line.close();
});

/** A line to the test's database that can be cut, or swallow everything. */
const makeLine = async (target: URL) => {
  const sockets = new Set<Socket>();
  let silent = false;
  const server = createServer((near) => {
    const far = toServer(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => void (silent || to.write(bytes)));
      from.on('error', () => {});
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.toString(),
    cut: () => sockets.forEach((one) => void one.destroy()),
    silence(is: boolean) {
      silent = is;
    },
    close() {
      this.cut();
      server.close();
    },
  };
};

const ask = () => database.db.execute(sql`select 1`);
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error) => databaseIsAway(error),
  );

test('a server that freezes is given up on after a while, and asked again when it is back', async () => {
  await ask();
  line.silence(true);
  expect(await refusalOf(ask())).toBe(true);
  expect(await refusalOf(database.db.transaction((tx) => tx.execute(sql`select 1`)))).toBe(true);
  line.silence(false);
  expect((await ask()).rows).toHaveLength(1);
});

test('a connection may be idle for as long as it likes, and a statement take nearly as long', async () => {
  const { pid } = (await database.pool.query('select pg_backend_pid() as pid')).rows[0];
  await new Promise((go) => setTimeout(go, SILENCE_MS * 2));
  await database.pool.query(`select pg_sleep(${(SILENCE_MS * 0.6) / 1000})`);
  expect((await database.pool.query('select pg_backend_pid() as pid')).rows[0].pid).toBe(pid);
});

test('a connection that breaks as a transaction begins is replaced', async () => {
  for (let again = 0; again < 3; again++) {
    database.pool.once('acquire', () => queueMicrotask(line.cut));
    expect(await refusalOf(database.db.transaction(async () => {}))).toBe(true);
  }
  expect((await ask()).rows).toHaveLength(1);
});

test('a connection that breaks within a transaction, or while it listens, is given back once', async () => {
  const broken = database.db.transaction(async (tx) => {
    line.cut();
    await tx.execute(sql`select 1`);
  });
  expect(await refusalOf(broken)).toBe(true);
  const listening = await database.pool.connect();
  line.cut();
  await new Promise((gone) => listening.once('end', gone));
  expect((await ask()).rows).toHaveLength(1);
  expect(() => listening.release()).not.toThrow();
});

test('what only looks like an error is known as the absence of the database too', () => {
  expect(databaseIsAway({ code: 'ECONNREFUSED', message: 'connect ECONNREFUSED', queue: 'sweep' })).toBe(
    true,
  );
  expect(databaseIsAway(new Error('a fault', { cause: { code: '57P01' } }))).toBe(true);
  for (const other of [undefined, null, 'ECONNREFUSED', {}, new Error('a fault')])
    expect(databaseIsAway(other)).toBe(false);
});

test('a transaction that cannot begin gives its connection back', async () => {
  const unheard = { isolationLevel: 'unheard of' as 'serializable' };
  for (let again = 0; again < 3; again++)
    await expect(database.db.transaction(async () => {}, unheard)).rejects.toThrow();
  expect((await ask()).rows).toHaveLength(1);
});
