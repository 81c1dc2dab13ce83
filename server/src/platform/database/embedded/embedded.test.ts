// The embedded database keeps what was committed, whatever happens to the program that holds it.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { isPostmasterOf, readPostmasterFile, waitUntil } from './process-watch.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

const HOLDER = `
  const { startEmbeddedPostgres } = await import(process.argv[1]);
  try {
    const database = await startEmbeddedPostgres({ dataDir: process.argv[2], log: () => {} });
    process.once('SIGTERM', () => database.stop());
    console.log(database.url);
  } catch (error) {
    console.log(error.message);
  }`;

/** Where a first start was made: what is not about first starts goes on from a copy of it, which takes a tenth of the time. */
let begun: string;
let dataDir: string;
let lines: string[];
let open: EmbeddedPostgres[];
let programs: ChildProcess[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ijeuwa-embedded-'));
  lines = [];
  open = [];
  programs = [];
});

afterEach(async () => {
  for (const program of programs) program.kill('SIGKILL');
  for (const database of open) await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

beforeAll(async () => {
  begun = mkdtempSync(join(tmpdir(), 'ijeuwa-begun-'));
  await (await startEmbeddedPostgres({ dataDir: begun, log: () => {} })).stop();
});
afterAll(() => rmSync(begun, { recursive: true, force: true }));

/** From here on it is a second start. With its owners: run by root, the database works as another user. */
const beginAgain = () => execFileSync('cp', ['-a', `${begun}/.`, dataDir]);

async function start() {
  const database = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) });
  open.push(database);
  return database;
}

async function startProgram() {
  const entry = new URL('./start.ts', import.meta.url).href;
  const args = ['--input-type=module', '-e', HOLDER, entry, dataDir];
  const program = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  programs.push(program);
  const [said] = await once(program.stdout.setEncoding('utf8'), 'data');
  return { program, said: String(said).trim() };
}

async function ask(url: string, ...queries: string[]) {
  const client = new Client({ connectionString: url });
  // A server that is killed under its clients tells them so; the query's own answer is what counts here.
  client.on('error', () => {});
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const query of queries) rows = (await client.query(query)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

const cluster = () => join(dataDir, 'cluster');
const postmaster = () => readPostmasterFile(cluster())?.pid ?? 0;

test('a first start gives a PostgreSQL 18 with everything the product asks of it', async () => {
  const { url } = await start();
  const extensions = ['pg_trgm', 'btree_gist', 'citext', 'unaccent', 'pgcrypto'];
  await ask(url, ...extensions.map((name) => `CREATE EXTENSION ${name}`));
  const [row] = await ask(
    url,
    `SELECT current_database() AS name, current_setting('server_version_num')::int / 10000 AS major,
       uuid_extract_version(uuidv7()) AS uuid, 'ỌLÁ'::citext = 'ọlá' AS same, unaccent('Adébáyọ̀') AS plain,
       word_similarity('adébáyọ̀', 'Adébáyọ̀ Ọlá') AS near, '50000'::money IS NOT NULL AS sound,
       current_setting('fsync') || current_setting('synchronous_commit') || current_setting('data_checksums') AS safe,
       current_setting('timezone') AS zone, getdatabaseencoding() AS encoding`,
  );
  expect(row).toEqual({
    name: 'ijeuwa',
    major: 18,
    uuid: 7,
    same: true,
    plain: 'Adebayo',
    near: 1,
    sound: true,
    safe: 'ononon',
    zone: 'UTC',
    encoding: 'UTF8',
  });
});

test('the owner makes a fresh database for itself and is no superuser', async () => {
  const { url } = await start();
  await ask(url, 'CREATE DATABASE another');
  const other = new URL(url);
  other.pathname = '/another';
  await ask(other.href, 'CREATE EXTENSION pg_trgm', 'CREATE TABLE t (id int)');
  const [row] = await ask(url, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user');
  expect(row).toEqual({ rolsuper: false });
});

test('nobody gets in without the password, which only its owner may read', async () => {
  const { url } = await start();
  const guess = new URL(url);
  guess.password = 'guess';
  await expect(ask(guess.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  expect(statSync(join(dataDir, 'password')).mode & 0o777).toBe(0o600);
  expect(statSync(cluster()).mode & 0o777).toBe(0o700);
});

test('committed rows outlive a killed program, and its database is taken over', async () => {
  beginAgain();
  const { program, said } = await startProgram();
  await ask(said, 'CREATE TABLE kept (id int)', 'INSERT INTO kept SELECT generate_series(1, 1000)');
  const left = postmaster();
  program.kill('SIGKILL');
  await once(program, 'exit');
  expect(isPostmasterOf(cluster(), left)).toBe(true);

  const { url } = await start();
  expect(await ask(url, 'SELECT count(*)::int AS rows FROM kept')).toEqual([{ rows: 1000 }]);
  expect(isPostmasterOf(cluster(), left)).toBe(false);
  expect(lines).toContain('Stopping the database that a killed program left behind.');
});

test('committed rows outlive program and database killed together', async () => {
  beginAgain();
  const { program, said } = await startProgram();
  await ask(said, 'CREATE TABLE kept (id int)', 'INSERT INTO kept SELECT generate_series(1, 1000)');
  const ended = once(program, 'exit');
  program.kill('SIGKILL');
  process.kill(postmaster(), 'SIGKILL');
  await ended;

  const { url } = await start();
  expect(await ask(url, 'SELECT count(*)::int AS rows FROM kept')).toEqual([{ rows: 1000 }]);
});

test('a database that dies by itself comes back at the same address', async () => {
  beginAgain();
  const { url } = await start();
  await ask(url, 'CREATE TABLE kept (id int)', 'INSERT INTO kept VALUES (7)');
  const killed = postmaster();
  process.kill(killed, 'SIGKILL');
  const isBack = () => postmaster() !== killed && readPostmasterFile(cluster())?.status === 'ready';
  expect(await waitUntil(isBack, 30_000)).toBe(true);
  expect(await ask(url, 'SELECT id FROM kept')).toEqual([{ id: 7 }]);
  expect(lines).toContain('The database stopped by itself: starting it again.');
});

test('a second program on one data folder is refused, and the first goes on', async () => {
  beginAgain();
  const { url } = await start();
  const again = startEmbeddedPostgres({ dataDir, log: () => {} });
  const [{ said }] = await Promise.all([
    startProgram(),
    expect(again).rejects.toThrow('Another running Ijeuwa'),
  ]);
  expect(said).toContain(`Another running Ijeuwa (process ${process.pid}) uses the data folder ${dataDir}`);
  expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a start waits for the program before it to be done', async () => {
  beginAgain();
  const first = await start();
  const second = start();
  await first.stop();
  expect(await ask((await second).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('stopping leaves no server, and the next start finds everything', async () => {
  beginAgain();
  const { program, said } = await startProgram();
  await ask(said, 'CREATE TABLE kept (id int)', 'INSERT INTO kept VALUES (7)');
  const pid = postmaster();
  program.kill('SIGTERM');
  expect(await once(program, 'exit')).toEqual([0, null]);
  expect(isPostmasterOf(cluster(), pid)).toBe(false);
  expect(postmaster()).toBe(0);

  const { url, stop } = await start();
  expect(await ask(url, 'SELECT id FROM kept')).toEqual([{ id: 7 }]);
  await Promise.all([stop(), stop()]);
  expect(postmaster()).toBe(0);
});

test('what a member writes never reaches the log of the database', async () => {
  beginAgain();
  const { url } = await start();
  await ask(
    url,
    'CREATE TABLE member (email text PRIMARY KEY)',
    "INSERT INTO member VALUES ('ada@example.ng')",
  );
  await expect(ask(url, "INSERT INTO member VALUES ('ada@example.ng')")).rejects.toThrow('duplicate key');
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('ada@');
});
