// A database as it stood before a migration, for tests of what the migration makes of it.
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { inject } from 'vitest';

/** The migrations up to the one of this name, in a folder of their own. */
export const migrationsBefore = (name: string): string => {
  const all = fileURLToPath(new URL('../migrations', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(all, folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  const end = entries.findIndex(({ tag }: { tag: string }) => tag.endsWith(`_${name}`));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, end) }));
  return folder;
};

/** An empty one of its own; answers its address. */
export const makeDatabase = async (how = ''): Promise<string> => {
  const url = new URL(inject('databaseUrl'));
  const admin = new pg.Client({ connectionString: url.toString() });
  await admin.connect();
  url.pathname = `/migrate_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${url.pathname.slice(1)} ${how}`);
  await admin.end();
  return url.toString();
};
