// The program that seals everything anew with the first key; the product may run meanwhile, with the same keys.
import { join } from 'node:path';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database/connect.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { findSealingKeys, reseal } from '#platform/sealing-keys.ts';

const say = (line: string): void => console.log(`· ${line}`);

const run = async (): Promise<void> => {
  const config = readConfig(process.env);
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ dataDir: join(config.DATA_DIR, 'database'), log: say });
  const url = config.DATABASE_URL ?? embedded!.url;
  try {
    await migrateDatabase(url);
    const { pool, close } = openDatabase(url);
    await reseal(pool, await findSealingKeys(pool, config), say).finally(close);
    console.log('Everything is sealed with the first key; the others may go.');
  } finally {
    await embedded?.stop();
  }
};

run().catch((error) => {
  console.error(`Nothing more was sealed anew: ${error.message}`);
  process.exit(1);
});
