// Starts one embedded PostgreSQL for the whole test run, with a migrated template that worlds are copied from.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/platform/database/embedded/start.ts';
import { migrateDatabase } from '../src/platform/database/migrate.ts';

const TEMPLATE = 'ijeuwa_template';

export default async (project: TestProject) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ijeuwa-tests-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const template = new URL(postgres.url);
  template.pathname = `/${TEMPLATE}`;
  await migrateDatabase(template.toString());
  project.provide('databaseUrl', postgres.url);
  project.provide('templateName', TEMPLATE);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
};

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string;
    templateName: string;
  }
}
