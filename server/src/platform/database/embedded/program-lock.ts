// One program to a data folder: a lock that the system itself drops when the program ends, however it ends.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { waitUntil } from './process-watch.ts';
import { giveTo, ownerOf } from './run-as.ts';

const SQLITE_BUSY = 5;
const DYING_PROGRAM_MS = 10_000;

export type ProgramLock = { release(): void };

// A pid file would survive a kill and could be taken twice; Node offers no flock, but its SQLite takes one.
export async function lockFolder(dataDir: string, log: (line: string) => void): Promise<ProgramLock> {
  const folder = resolve(dataDir);
  openFolder(folder);
  const lockPath = join(folder, 'program.lock');
  const pidPath = join(folder, 'program.pid');
  // Opening the file once more would drop a lock that this same process holds on it.
  if (!existsSync(lockPath)) writeFileSync(lockPath, '', { mode: 0o600 });
  const owner = ownerOf(folder);
  giveTo(owner, lockPath);

  const lock = new DatabaseSync(lockPath, { timeout: 0 });
  if (!tryLock(lock)) log(`Waiting for another Ijeuwa${holder(pidPath)} to leave the data folder.`);
  // The one before may be on its way out: its server takes a moment to stop.
  if (!(await waitUntil(() => tryLock(lock), DYING_PROGRAM_MS))) {
    lock.close();
    throw new Error(
      `Another running Ijeuwa${holder(pidPath)} uses the data folder ${folder}. ` +
        'Stop it first, or set DATA_DIR to another folder for this one.',
    );
  }
  writeFileSync(pidPath, `${process.pid}\n`);
  giveTo(owner, pidPath);
  return { release: () => lock.close() };
}

function openFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw new Error(`The data folder ${folder} cannot be made: ${(cause as Error).message}`, { cause });
  }
  const me = process.getuid?.();
  const owner = statSync(folder).uid;
  if (me !== 0 && me !== owner) {
    throw new Error(
      `The data folder ${folder} belongs to another user (number ${owner}; you are ${me}). ` +
        'Start as that user or as root, or set DATA_DIR to a folder of your own.',
    );
  }
}

function tryLock(lock: DatabaseSync): boolean {
  if (lock.isTransaction) return true;
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    return false;
  }
}

function holder(pidPath: string): string {
  return existsSync(pidPath) ? ` (process ${readFileSync(pidPath, 'utf8').trim()})` : '';
}
