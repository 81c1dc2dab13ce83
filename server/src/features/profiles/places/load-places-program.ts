// The program that loads the world's places for the server, once, and ends with it.
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/connect.ts';
import { loadPlaces } from './load-places.ts';
import { LOADING_MAY_TAKE_MS } from './loading.repository.ts';

process.once('message', async (databaseUrl: string) => {
  const { db, close } = openDatabase(databaseUrl, { connections: 1, silenceMs: LOADING_MAY_TAKE_MS });
  try {
    await loadPlaces(db, systemClock);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  await close();
  process.disconnect();
});
// What it was at is one transaction: nothing of it stays.
process.once('disconnect', () => process.exit());
