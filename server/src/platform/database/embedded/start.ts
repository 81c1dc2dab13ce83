// The database of a fresh clone: a real PostgreSQL of our own, started with the program and stopped with it.
import { ensureCluster } from './cluster.ts';
import { chooseDataFolder } from './data-folder.ts';
import { findFreePort } from './free-port.ts';
import { keepRunning } from './keep-running.ts';
import { readOrMakePassword } from './password.ts';
import { startPostmaster } from './postmaster.ts';
import { DATABASE_NAME, OWNER_NAME, prepareDatabase } from './prepare-database.ts';
import { lockFolder } from './program-lock.ts';
import type { Settings } from './settings.ts';
import { prepareSoftware } from './software.ts';
import { stopLeftBehind } from './stop-left-behind.ts';

export type EmbeddedPostgres = { url: string; stop(): Promise<void> };

type Options = { dataDir: string; log: (line: string) => void; settings?: Settings };

export async function startEmbeddedPostgres({ dataDir, log, settings }: Options): Promise<EmbeddedPostgres> {
  const lock = await lockFolder(dataDir, log);
  try {
    const running = await startLocked({ dataDir, log, settings });
    let stopped: Promise<void> | undefined;
    const stop = async () => {
      await running.stop();
      lock.release();
    };
    return {
      url: running.url,
      stop: () => {
        stopped ??= stop();
        return stopped;
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function startLocked({ dataDir, log, settings }: Options): Promise<EmbeddedPostgres> {
  const place = chooseDataFolder(dataDir, log);
  const software = await prepareSoftware(place, log);
  const password = readOrMakePassword(place);
  await ensureCluster(place, software, log);

  // The port stays the same while the program runs, so that its connections find a restarted server.
  const port = await findFreePort();
  const server = await keepRunning(async () => {
    await stopLeftBehind(place.cluster, log);
    return startPostmaster({ place, software, port, settings, log });
  }, log);
  try {
    await prepareDatabase({ port, password });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    url: `postgres://${OWNER_NAME}:${password}@127.0.0.1:${port}/${DATABASE_NAME}`,
    stop: server.stop,
  };
}
