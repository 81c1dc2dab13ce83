// Bringing a database up to date: on a server that fits, and from several processes at once.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { migrateDatabase, refuseUnfitServer } from './migrate.ts';

const makeDatabase = async (how = ''): Promise<string> => {
  const url = new URL(inject('databaseUrl'));
  const admin = new pg.Client({ connectionString: url.toString() });
  await admin.connect();
  url.pathname = `/migrate_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${url.pathname.slice(1)} ${how}`);
  await admin.end();
  return url.toString();
};

test('processes that start at once bring an empty database up to date, once', async () => {
  const url = await makeDatabase();
  await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select hash from drizzle.__drizzle_migrations');
  await client.end();
  expect(new Set(rows.map((one) => one.hash)).size).toBe(rows.length);
});

test('a server that is too old is refused by its version', async () => {
  const old = { number: 170_005, version: '17.5', encoding: 'UTF8' };
  const query = async () => ({ rows: [old] });
  await expect(refuseUnfitServer({ query } as unknown as pg.Client)).rejects.toThrow(
    'DATABASE_URL: this server is PostgreSQL 17.5; 18 or later is needed.',
  );
});

test('a database that cannot hold every name is refused', async () => {
  const url = await makeDatabase("encoding 'LATIN1' locale 'C' template template0");
  await expect(migrateDatabase(url)).rejects.toThrow(
    'DATABASE_URL: this database is encoded in LATIN1; UTF8 is needed.',
  );
});
