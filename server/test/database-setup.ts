// Starts one embedded PostgreSQL for the whole test run (or uses TEST_DATABASE_URL), with a template that worlds
// are copied from: migrated, and with what is written in content/.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { loadPlaces } from '../src/features/profiles/places/load-places.ts';
import { systemClock } from '../src/platform/clock.ts';
import { openDatabase } from '../src/platform/database/connect.ts';
import { migrateDatabase } from '../src/platform/database/migrate.ts';
import { seedTemplate } from './written-content.ts';

export default async (project: TestProject) => {
  const postgres = await startPostgres();
  const templateName = `template_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  await admin.end();
  const template = new URL(postgres.url);
  template.pathname = `/${templateName}`;
  await migrateDatabase(template.toString());
  const places = openDatabase(template.toString(), { connections: 1 });
  await loadPlaces(places.db, systemClock, { nearAtHand: true });
  await places.close();
  await seedTemplate(template.toString());
  project.provide('databaseUrl', postgres.url);
  project.provide('templateName', templateName);
  return postgres.stop;
};

// A test's world need not survive a power cut; that promise has tests of its own. Hundreds of databases come and stay
// small: tidying them up is not worth it either.
const FLEETING = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

const startPostgres = async (): Promise<{ url: string; stop(): Promise<void> }> => {
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) return { url: TEST_DATABASE_URL, stop: async () => {} };
  const { startEmbeddedPostgres } = await import('../src/platform/database/embedded/start.ts');
  const dataDir = mkdtempSync(join(tmpdir(), 'ijeuwa-tests-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, settings: FLEETING });
  const stop = async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: postgres.url, stop };
};

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string;
    templateName: string;
  }
}
