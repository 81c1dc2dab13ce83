// Puts the product together and starts it: database, rooms, HTTP, sockets, outbox, jobs; and stops it in reverse.

import { join } from 'node:path';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { openAhead, openDatabase } from '#platform/database/connect.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { makeCloseHttp } from '#platform/http/close-http.ts';
import { saveJobRun } from '#platform/job-runs.ts';
import { logRun, startJobs } from '#platform/jobs.ts';
import { makeLimits } from '#platform/limits.ts';
import { makeLive } from '#platform/live.ts';
import { makeErrorLog } from '#platform/logger.ts';
import { makeReadiness } from '#platform/readiness.ts';
import { makeSealing } from '#platform/sealing.ts';
import { findSealingKeys } from '#platform/sealing-keys.ts';
import type { Sockets } from '#platform/socket.ts';
import type { Pace } from '#platform/socket-bounds.ts';
import { startSending } from '../features/notifications/sending.service.ts';
import { loadPlacesApart } from '../features/profiles/places/load-places.ts';
import { buildApp } from './build-app.ts';
import { chooseAdapters } from './choose-adapters.ts';
import { openSocketsOf } from './open-sockets.ts';
import type { Platform } from './platform.ts';
import { jobsOf } from './run-jobs.ts';
import { seedContent } from './seed-content.ts';
import { findBuiltWeb } from './web/built-web.ts';
import { wireFeatures } from './wire-features.ts';

type Say = (line: string) => void;

/** As many as a quiet day needs. */
const KEPT_OPEN = 10;

export const startProduct = async (config: Config, say: Say) => {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const one of stops.reverse()) await one().catch((error) => say(`while stopping: ${error.message}`));
  };
  try {
    const databaseUrl = await startDatabase(config, say, stops);
    say('bringing the tables up to date');
    await migrateDatabase(databaseUrl);

    let sockets: Sockets | undefined;
    let logError = (_error: unknown) => {};
    const onError = (error: unknown) => logError(error);
    const database = openDatabase(databaseUrl, { kept: KEPT_OPEN, onError });
    stops.push(database.close);
    await openAhead(database.pool, KEPT_OPEN);
    const sealing = makeSealing(await findSealingKeys(database.pool, config));
    const platform: Platform = {
      ...database,
      ...chooseAdapters(config, systemClock, sealing),
      config,
      clock: systemClock,
      sealing,
      limits: await makeLimits(database.pool, { wide: config.WIDE_LIMITS }),
      live: makeLive(() => sockets, onError),
      readiness: makeReadiness(),
      onError,
    };
    const features = wireFeatures(platform);
    say('the world’s places: loaded once, and when their list changed');
    await loadPlacesApart(database.db, databaseUrl);
    await seedContent(features);
    await features.entitlements.expectKnownFeatures(database.db);
    await features.counsellors.begin();
    await features.staff.ensureFirstStaff();
    const app = await buildApp(platform, features, findBuiltWeb());
    logError = makeErrorLog(app.log);
    stops.push(features.billing.idle);
    stops.push(makeCloseHttp(app));

    return { app, features, platform, stop, stops, databaseUrl, openSockets, startBackground };

    function openSockets(pace?: Pace) {
      sockets = openSocketsOf(app, platform, features, pace);
      stops.push(sockets.close);
    }

    async function startBackground() {
      const { matchingIndex } = features.matching;
      matchingIndex.start(say);
      stops.push(matchingIndex.stop);
      const sending = startSending({ ...platform, outbox: features.notifications.outbox });
      stops.push(sending.stop);
      const jobs = await startJobs(databaseUrl, jobsOf(platform, features), {
        onError,
        async onRun(run) {
          logRun(app.log, run);
          await saveJobRun(database.db, run).catch(onError);
        },
      });
      stops.push(jobs.stop);
    }
  } catch (error) {
    await stop();
    throw error;
  }
};

export type Product = Awaited<ReturnType<typeof startProduct>>;

const startDatabase = async (
  config: Config,
  say: Say,
  stops: (() => Promise<unknown>)[],
): Promise<string> => {
  if (config.DATABASE_URL) return config.DATABASE_URL;
  say('starting the embedded PostgreSQL');
  const postgres = await startEmbeddedPostgres({ dataDir: join(config.DATA_DIR, 'database'), log: say });
  stops.push(postgres.stop);
  return postgres.url;
};
