// Where the database keeps its data: the folder asked for, or one that the database's user can reach.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canEnter, chooseUser, giveTo, type RunAs } from './run-as.ts';

export type Place = { folder: string; cluster: string; user: RunAs };

const PROJECT = fileURLToPath(new URL('../../../../../', import.meta.url));
const SHARED_FOLDER = '/var/lib/ijeuwa';

export function chooseDataFolder(dataDir: string, log: (line: string) => void): Place {
  const wanted = resolve(dataDir);
  const pointer = join(wanted, 'moved-to');
  if (existsSync(pointer)) return takeOver(readFileSync(pointer, 'utf8').trim());

  const user = chooseUser(join(wanted, 'cluster'));
  if (canEnter(user, dirname(wanted))) return takeOver(wanted);

  // A folder that somebody chose is never silently swapped for another; the default one may be.
  if (!`${wanted}/`.startsWith(PROJECT) || existsSync(join(wanted, 'cluster'))) throw unreachable(wanted);
  const moved = join(SHARED_FOLDER, randomBytes(6).toString('hex'));
  makeEnterable(SHARED_FOLDER);
  mkdirSync(moved);
  writeFileSync(pointer, `${moved}\n`);
  log(`Root may not run the database, and "nobody" cannot reach ${wanted}: its data is kept in ${moved}.`);
  return takeOver(moved);
}

function takeOver(path: string): Place {
  mkdirSync(path, { recursive: true });
  const folder = realpathSync(path);
  const cluster = join(folder, 'cluster');
  const user = chooseUser(cluster);
  giveTo(user, folder);
  chmodSync(folder, 0o700);
  return { folder, cluster, user };
}

// A strict umask would shut the database's user out of a folder made for it.
function makeEnterable(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
}

function unreachable(folder: string): Error {
  return new Error(
    `Root may not run the database, and the user it runs as cannot reach the data folder ${folder}. ` +
      'Start as an ordinary user, set DATA_DIR to a folder below one that everybody may enter, ' +
      'or set DATABASE_URL to a PostgreSQL server.',
  );
}
