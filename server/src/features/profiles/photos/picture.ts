// What is taken in as a picture, and in what words the others are refused.

import { PHOTO_TOO_LARGE, PHOTO_WRONG_TYPE } from '@ijeuwa/contract/photos';
import { AppError } from '#platform/app-error.ts';
import type { Picture } from './open-picture.ts';
import { makePictureProcesses } from './picture-processes.ts';

const processes = makePictureProcesses({ atOnce: 2, workMs: 10_000, patienceMs: 60_000 });

const tooMuch = (message: string) => new AppError('too_large', message, { photo: message });
export const wrongType = () => new AppError('wrong_type', PHOTO_WRONG_TYPE, { photo: PHOTO_WRONG_TYPE });
export const tooLarge = () => tooMuch(PHOTO_TOO_LARGE);

/** The picture in this file, or the refusal that says what is wrong with it. */
export const readPicture = async (path: string): Promise<Picture> => {
  const opened = await processes.open(path);
  if (opened === 'wrong-type') throw wrongType();
  if (opened === 'too-many-scans')
    throw tooMuch('This picture is stored in too many layers. Please save it again as an ordinary JPEG.');
  if (opened === 'too-many-pixels')
    throw tooMuch('The picture has more than 25 megapixels. Please choose a smaller one.');
  return opened;
};
