// What is taken in as a picture, and what is refused before it is opened or because of what it turned out to be.

import { PHOTO_MAX_BYTES, PHOTO_TOO_LARGE, PHOTO_WRONG_TYPE } from '@ijeuwa/contract/photos';
import { AppError } from '#platform/app-error.ts';
import type { Picture } from './open-picture.ts';
import { SCANS_MAX, scansOfJpeg, typeOfPicture } from './picture.rules.ts';
import { makePictureProcesses } from './picture-processes.ts';

const processes = makePictureProcesses({ atOnce: 2, patienceMs: 10_000 });

const tooMuch = (message: string) => new AppError('too_large', message, { photo: message });
export const wrongType = () => new AppError('wrong_type', PHOTO_WRONG_TYPE, { photo: PHOTO_WRONG_TYPE });
export const tooLarge = () => tooMuch(PHOTO_TOO_LARGE);

/** Refuses what is no picture, what is broken, and what would be too much to open. */
export const readPicture = async (bytes: Buffer): Promise<Picture> => {
  if (bytes.length > PHOTO_MAX_BYTES) throw tooLarge();
  const type = typeOfPicture(bytes);
  if (!type) throw wrongType();
  if (type === 'jpeg' && scansOfJpeg(bytes) > SCANS_MAX)
    throw tooMuch('This picture is stored in too many layers. Please save it again as an ordinary JPEG.');
  const opened = await processes.open({ bytes, type });
  if (opened === 'wrong-type') throw wrongType();
  if (opened === 'too-many-pixels')
    throw tooMuch('The picture has more than 25 megapixels. Please choose a smaller one.');
  return opened;
};
