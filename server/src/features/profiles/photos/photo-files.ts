// The files of a photo: from what arrives, through the process that opens it, into the private files.

import type { PrivateFiles } from '#platform/private-files/private-files.ts';
import { makeTurns } from '#platform/turns.ts';
import { type ArrivingNeeds, makeArrivingPictures, type PictureSource } from './arriving-pictures.ts';
import type { Picture } from './open-picture.ts';
import { PHOTO_KIND } from './photo.kind.ts';
import { readPicture } from './picture.ts';
import { manyArrive } from './picture-processes.ts';

export type StoredPicture = Omit<Picture, 'large' | 'small' | 'blurred'> & { id: string };
export type PhotoFilesNeeds = ArrivingNeeds & { privateFiles: PrivateFiles };

export const makePhotoFiles = ({ clock, privateFiles, config }: PhotoFilesNeeds) => {
  const arriving = makeArrivingPictures({ clock, config });
  const inTurn = makeTurns({ atOnce: 2, waitingMax: 1000, whenFull: manyArrive });
  const files = privateFiles.ofKind(PHOTO_KIND);

  return {
    ...files,

    /** Reads and stores a picture, and hands it to the work that records it; if that fails, no file remains. */
    async withStored<T>(
      ownerId: string,
      source: PictureSource,
      record: (stored: StoredPicture) => Promise<T>,
    ): Promise<T> {
      const { large, small, blurred, ...about } = await arriving.hold(source, readPicture);
      return inTurn(() =>
        files.withStored(ownerId, { l: large, s: small, b: blurred }, (id) => record({ id, ...about })),
      );
    },

    /** The blurred likeness of a picture of ours that arrived before one was made. */
    async blur(picture: Buffer): Promise<Buffer> {
      const { blurred } = await arriving.hold(picture, readPicture);
      return blurred;
    },

    /** Removes the pictures on their way in that a crash left behind. */
    sweepArriving: (): Promise<void> => arriving.sweep(),
  };
};
export type PhotoFiles = ReturnType<typeof makePhotoFiles>;
