// Brings the table of places to what the package says: new ones are added, gone ones retired, none changes its number.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import * as loading from './loading.repository.ts';
import { isNearAtHand } from './places.rules.ts';
import { editionOfPlaces, type NewPlace, readPlaces } from './read-places.ts';

const PROGRAM = new URL('./load-places-program.ts', import.meta.url);

/** In a process of its own when there is something to load: the megabytes that takes go with it. */
export const loadPlacesApart = async (db: Database, databaseUrl: string): Promise<void> => {
  if ((await loading.findEdition(db)) === (await editionOfPlaces())) return;
  const child = fork(PROGRAM, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  // The address has the password in it, which arguments and settings would show to the whole machine.
  child.send(databaseUrl);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('the world’s places could not be loaded; the reason stands above');
};

/** `nearAtHand`: only Nigeria and the known cities, for a test that needs no more. */
export const loadPlaces = async (db: Database, clock: Clock, { nearAtHand = false } = {}): Promise<void> => {
  const edition = await editionOfPlaces();
  await bringPlaces(db, clock, edition, async () => {
    const rows = await readPlaces();
    return nearAtHand ? rows.filter((row) => isNearAtHand(row.rank)) : rows;
  });
};

/** An edition that was loaded before is left alone, so that a later start reads nothing of it. */
export const bringPlaces = async (
  db: Database,
  clock: Clock,
  edition: string,
  read: () => Promise<NewPlace[]>,
): Promise<void> => {
  if ((await loading.findEdition(db)) === edition) return;
  const rows = await read();
  await db.transaction(async (tx) => {
    await loading.lockPlaces(tx);
    if ((await loading.findEdition(tx)) === edition) return;
    await loading.saveArrivals(tx, rows);
    await loading.giveKeysToOldRows(tx);
    await loading.changeKnownPlaces(tx);
    await loading.addNewPlaces(tx);
    await loading.retireGonePlaces(tx, clock.now());
    await loading.saveEdition(tx, edition, clock.now());
  });
};
