// Opens a picture: one upright frame in two sizes and blurred, and what they are known by. Runs in a process of its own.

import { readFile } from 'node:fs/promises';
import { PHOTO_LONGEST_SIDE_PX, PHOTO_MAX_PIXELS } from '@ijeuwa/contract/photos';
import sharp, { type OutputInfo } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { HASH_SIDE, perceptualHash, SCANS_MAX, scansOfJpeg, typeOfPicture } from './picture.rules.ts';

export type Picture = {
  large: Buffer;
  small: Buffer;
  /** Too few points to know anybody by. */
  blurred: Buffer;
  width: number;
  height: number;
  placeholder: string;
  perceptualHash: string;
};
/** The picture, or why it is none of ours. */
export type Opened = Picture | 'wrong-type' | 'too-many-scans' | 'too-many-pixels';

const SMALL_SIDE_PX = 240;
const BLURRED_SIDE_PX = 24;
const PLACEHOLDER_SIDE_PX = 100;

// Decoded pictures are nobody's to find again in memory, and one thread each leaves the others room.
sharp.cache(false);
sharp.concurrency(1);

/** Refuses what is no picture, what is broken, and what would be too much to open. */
export const openPicture = async (path: string): Promise<Opened> => {
  const bytes = await readFile(path);
  const type = typeOfPicture(bytes);
  if (!type) return 'wrong-type';
  if (type === 'jpeg' && scansOfJpeg(bytes) > SCANS_MAX) return 'too-many-scans';
  // The header alone is read without a limit, so that the refusal can say what is wrong.
  const about = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (about?.format !== type) return 'wrong-type';
  if (about.width * (about.pageHeight ?? about.height) > PHOTO_MAX_PIXELS) return 'too-many-pixels';
  const upright = await sharp(bytes, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(inside(PHOTO_LONGEST_SIDE_PX))
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  return upright ? picturesFrom(upright.data, upright.info) : 'wrong-type';
};

const inside = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

const picturesFrom = async (data: Buffer, { width, height, channels }: OutputInfo): Promise<Picture> => {
  // From bare pixels: no tag of the original can come through.
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const [large, small, blurred, tiny, grey] = await Promise.all([
    pixels().webp({ quality: 75 }).toBuffer(),
    pixels().resize(inside(SMALL_SIDE_PX)).webp({ quality: 70 }).toBuffer(),
    pixels().resize(inside(BLURRED_SIDE_PX)).webp({ quality: 60 }).toBuffer(),
    pixels().resize(inside(PLACEHOLDER_SIDE_PX)).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
    pixels().resize(HASH_SIDE, HASH_SIDE, { fit: 'fill' }).toColourspace('b-w').raw().toBuffer(),
  ]);
  const hash = rgbaToThumbHash(tiny.info.width, tiny.info.height, tiny.data);
  return {
    large,
    small,
    blurred,
    width,
    height,
    placeholder: Buffer.from(hash).toString('base64'),
    perceptualHash: perceptualHash(grey),
  };
};
