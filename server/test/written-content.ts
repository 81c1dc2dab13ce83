// What stands in content/, and the free days: in the database of every world before its test begins.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database/connect.ts';
import { makeLimits } from '#platform/limits.ts';
import { makeLive } from '#platform/live.ts';
import { makePaymentProviders } from '#platform/ports/payment-providers.ts';
import { makeReadiness } from '#platform/readiness.ts';
import { makeSealing, ownKeys } from '#platform/sealing.ts';
import { diskFileStore } from '../src/adapters/file-store/disk-file-store.ts';
import { seedContent } from '../src/app/seed-content.ts';
import { type Features, wireFeatures } from '../src/app/wire-features.ts';
import { noIdentity } from './nobody-there.ts';

/** When every world begins. */
export const BEGINNING = '2026-11-24T09:00:00Z';

/** With the counsellors of the demonstration, whom tests book. */
export const seedWorld = async (features: Features): Promise<void> => {
  await seedContent(features);
  await features.counsellors.seed();
};

/** Once for all worlds: each is a copy of this database. */
export const seedTemplate = async (url: string): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ijeuwa-template-'));
  const database = openDatabase(url, { connections: 2 });
  const onError = (error: unknown): never => {
    throw error;
  };
  const features = wireFeatures({
    ...database,
    config: readConfig({ NODE_ENV: 'test', DEMO: 'off', LOG_LEVEL: 'error', DATA_DIR: dataDir }),
    clock: { now: () => new Date(BEGINNING) },
    sealing: makeSealing(ownKeys(dataDir)),
    limits: await makeLimits(database.pool, { wide: true }),
    live: makeLive(() => undefined, onError),
    readiness: makeReadiness(),
    mailer: { send: async () => {} },
    sms: { send: async () => {} },
    files: diskFileStore(join(dataDir, 'files')),
    payments: makePaymentProviders([]),
    identity: noIdentity,
    pushCarrier: undefined,
    onError,
  });
  await seedWorld(features);
  await database.close();
  rmSync(dataDir, { recursive: true });
};
