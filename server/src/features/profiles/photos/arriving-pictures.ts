// Pictures on their way in: each waits in a file of its own, which is gone whatever becomes of the picture.

import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Clock, later, MINUTE_MS } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { tryEach } from '#platform/jobs.ts';

export type ArrivingNeeds = { clock: Clock; config: Pick<Config, 'DATA_DIR'> };
export type PictureSource = Buffer | AsyncIterable<Buffer>;

/** Longer than a picture may take to arrive, to wait for its turn and to be opened. */
const ABANDONED_MS = 30 * MINUTE_MS;

export const makeArrivingPictures = ({ clock, config }: ArrivingNeeds) => {
  const dir = join(config.DATA_DIR, 'arriving');
  return {
    /** Writes down what arrives, as it arrives, and hands the path of it to the work. */
    async hold<T>(source: PictureSource, work: (path: string) => Promise<T>): Promise<T> {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const path = join(dir, randomUUID());
      try {
        // Open before anything else may fail: what is there when this ends can be removed.
        const file = await open(path, 'wx', 0o600);
        await pipeline(Buffer.isBuffer(source) ? [source] : source, file.createWriteStream());
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },

    /** Removes what a crash left behind. */
    async sweep(): Promise<void> {
      const names = await readdir(dir).catch(() => []);
      const before = later(clock.now(), -ABANDONED_MS).getTime();
      await tryEach(names, async (name) => {
        const path = join(dir, name);
        const about = await stat(path).catch(() => undefined);
        if (about && about.mtimeMs < before) await rm(path, { force: true });
      });
    },
  };
};
