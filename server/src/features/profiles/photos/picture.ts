// What becomes of an uploaded picture: one upright frame in two sizes, nothing else of it kept.

import {
  PHOTO_LONGEST_SIDE_PX,
  PHOTO_MAX_BYTES,
  PHOTO_MAX_PIXELS,
  PHOTO_TOO_LARGE,
  PHOTO_WRONG_TYPE,
} from '@ijeuwa/contract/photos';
import sharp, { type OutputInfo } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { AppError } from '#platform/app-error.ts';
import { makeTurns } from '#platform/turns.ts';
import { HASH_SIDE, perceptualHash, typeOfPicture } from './picture.rules.ts';

export type Picture = {
  large: Buffer;
  small: Buffer;
  width: number;
  height: number;
  placeholder: string;
  perceptualHash: string;
};

const SMALL_SIDE_PX = 240;
const PLACEHOLDER_SIDE_PX = 100;
const PATIENCE_SECONDS = 10;

// Decoded pictures are nobody's to find again in memory, and one thread each leaves the others to files and passwords.
sharp.cache(false);
sharp.concurrency(1);

const inTurn = makeTurns({
  atOnce: 2,
  waitingMax: 40,
  whenFull: () =>
    new AppError('unavailable', 'Many pictures are arriving right now. Please try again.', undefined, 3),
});

export const wrongType = () => new AppError('wrong_type', PHOTO_WRONG_TYPE, { photo: PHOTO_WRONG_TYPE });
export const tooLarge = () => new AppError('too_large', PHOTO_TOO_LARGE, { photo: PHOTO_TOO_LARGE });
const tooManyPixels = () => {
  const message = 'The picture has more than 25 megapixels. Please choose a smaller one.';
  return new AppError('too_large', message, { photo: message });
};

/** Refuses what is no picture, what is broken, and what would be too much to open. */
export const readPicture = async (bytes: Buffer): Promise<Picture> => {
  if (bytes.length > PHOTO_MAX_BYTES) throw tooLarge();
  const type = typeOfPicture(bytes);
  if (!type) throw wrongType();
  return inTurn(async () => {
    // The header alone is read without a limit, so that the refusal can say what is wrong.
    const about = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => {
        throw wrongType();
      });
    if (about.format !== type) throw wrongType();
    if (about.width * (about.pageHeight ?? about.height) > PHOTO_MAX_PIXELS) throw tooManyPixels();
    const { data, info } = await sharp(bytes, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: PATIENCE_SECONDS })
      .autoOrient()
      .resize(inside(PHOTO_LONGEST_SIDE_PX))
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw wrongType();
      });
    return picturesFrom(data, info);
  });
};

const inside = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

const picturesFrom = async (data: Buffer, { width, height, channels }: OutputInfo): Promise<Picture> => {
  // From bare pixels: no tag of the original can come through.
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const [large, small, tiny, grey] = await Promise.all([
    pixels().webp({ quality: 75 }).toBuffer(),
    pixels().resize(inside(SMALL_SIDE_PX)).webp({ quality: 70 }).toBuffer(),
    pixels().resize(inside(PLACEHOLDER_SIDE_PX)).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
    pixels().resize(HASH_SIDE, HASH_SIDE, { fit: 'fill' }).toColourspace('b-w').raw().toBuffer(),
  ]);
  const hash = rgbaToThumbHash(tiny.info.width, tiny.info.height, tiny.data);
  return {
    large,
    small,
    width,
    height,
    placeholder: Buffer.from(hash).toString('base64'),
    perceptualHash: perceptualHash(grey),
  };
};
