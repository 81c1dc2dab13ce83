// Where the product of a journey keeps its data: in memory where there is room, since a power cut may take it.
import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ROOM_BYTES = 6 * 1024 ** 3;
/** A database that is just ending may still write into it. */
const SWEEP = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 };
const NAME = /^ijeuwa-e2e-(\d+)/;

const hasRoom = (): boolean => {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM_BYTES;
};

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else’s.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** What a run left there that was killed itself would keep its memory until the machine is started again. */
const sweepLeftBehind = (): void => {
  for (const name of readdirSync(MEMORY)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid && !lives(Number(pid))) rmSync(join(MEMORY, name), SWEEP);
  }
};

/** `of`: tells several of one process apart. */
export const chooseDataFolder = (of = ''): string => {
  const inMemory = hasRoom();
  if (inMemory) sweepLeftBehind();
  return join(inMemory ? MEMORY : tmpdir(), `ijeuwa-e2e-${process.pid}${of}`);
};
