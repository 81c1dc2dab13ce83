// The two files of a photo: written before the photo is recorded, removed after it is gone, never left behind.

import { randomBytes } from 'node:crypto';
import { type Clock, later, MINUTE_MS } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import { tryEach } from '#platform/jobs.ts';
import type { PhotoSize } from '#platform/photo-address.ts';
import type { FileStore } from '#platform/ports/file-store.ts';
import { makeTurns } from '#platform/turns.ts';
import { type ArrivingNeeds, makeArrivingPictures, type PictureSource } from './arriving-pictures.ts';
import * as loose from './loose-files.repository.ts';
import type { Picture } from './open-picture.ts';
import { readPicture } from './picture.ts';
import { manyArrive } from './picture-processes.ts';

export type StoredPicture = Omit<Picture, 'large' | 'small'> & { id: string };
export type PhotoFilesNeeds = ArrivingNeeds & { db: Database; clock: Clock; files: FileStore };

const ABANDONED_MS = 10 * MINUTE_MS;

const nameOf = (id: string, size: PhotoSize): string => `${id}-${size}.webp`;
const namesOf = (id: string): string[] => [nameOf(id, 'l'), nameOf(id, 's')];

export const makePhotoFiles = ({ db, clock, files, config }: PhotoFilesNeeds) => {
  const arriving = makeArrivingPictures({ clock, config });
  const inTurn = makeTurns({ atOnce: 2, waitingMax: 1000, whenFull: manyArrive });
  const erase = async (names: readonly string[]): Promise<void> => {
    await Promise.all(names.map((name) => files.remove(name)));
    await loose.removeLooseFiles(db, names);
  };
  /** What cannot be erased now is erased by the next sweep. */
  const eraseSoon = (names: readonly string[]): Promise<void> => erase(names).catch(() => {});

  const store = async <T>(
    { large, small, ...about }: Picture,
    record: (stored: StoredPicture) => Promise<T>,
  ): Promise<T> => {
    // 96 random bits: names nobody and cannot be guessed.
    const id = randomBytes(12).toString('base64url');
    await loose.recordLooseFiles(db, namesOf(id), clock.now());
    try {
      await files.write(nameOf(id, 'l'), large);
      await files.write(nameOf(id, 's'), small);
      return await record({ id, ...about });
    } catch (error) {
      await eraseSoon(namesOf(id));
      throw error;
    }
  };

  return {
    /** Reads and stores a picture, and hands it to the work that records it; if that fails, no file remains. */
    async withStored<T>(source: PictureSource, record: (stored: StoredPicture) => Promise<T>): Promise<T> {
      const picture = await arriving.hold(source, readPicture);
      return inTurn(() => store(picture, record));
    },

    /** Called in the transaction that records the photo: from its commit on, the files are no longer loose. */
    async bind(tx: Queryable, id: string): Promise<void> {
      const bound = await loose.removeLooseFiles(tx, namesOf(id));
      if (bound !== 2) throw new Error('the files of this photo were swept before it was recorded');
    },

    /** Called in the transaction that removes the photo; `erase` follows after the commit. */
    release: (tx: Queryable, id: string): Promise<void> =>
      loose.recordLooseFiles(tx, namesOf(id), clock.now()),

    erase: (id: string): Promise<void> => eraseSoon(namesOf(id)),

    read: (id: string, size: PhotoSize): Promise<Buffer | undefined> => files.read(nameOf(id, size)),

    /** Erases what a crash left behind. */
    async sweep(): Promise<void> {
      const names = await loose.listLooseFiles(db, later(clock.now(), -ABANDONED_MS));
      await tryEach(names, (name) => erase([name]));
      await arriving.sweep();
    },
  };
};
export type PhotoFiles = ReturnType<typeof makePhotoFiles>;
