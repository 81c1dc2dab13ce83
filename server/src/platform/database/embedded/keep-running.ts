// The supervisor: a database server that dies by itself is started again until the program stops it.
import { setTimeout as delay } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';

const RETRY_EVERY_MS = 1_000;

export async function keepRunning(start: () => Promise<Postmaster>, log: (line: string) => void) {
  let current: Postmaster | undefined = await start();
  let stopping = false;

  async function watch() {
    while (!stopping) {
      await current?.gone;
      if (stopping) return;
      log('The database stopped by itself: starting it again.');
      current = undefined;
      current = await startAgain();
    }
  }

  async function startAgain(): Promise<Postmaster | undefined> {
    while (!stopping) {
      try {
        return await start();
      } catch (error) {
        log(`The database does not start: ${(error as Error).message}`);
        await delay(RETRY_EVERY_MS);
      }
    }
    return undefined;
  }

  const watching = watch();
  return {
    async stop() {
      stopping = true;
      await current?.stop();
      await watching;
      await current?.stop();
    },
  };
}
