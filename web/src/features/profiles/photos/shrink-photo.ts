// Makes a picture small on the device before it is sent: fewer bytes to pay for, and no camera data in it.
import {
  PHOTO_BROKEN,
  PHOTO_LONGEST_SIDE_PX,
  PHOTO_MAX_BYTES,
  PHOTO_TOO_LARGE,
  PHOTO_TYPES,
  PHOTO_WRONG_TYPE,
} from '@ijeuwa/contract/photos';

// Spec 5: resized on the device to at most 800 by 800, quality 0.7.
const QUALITY = 0.7;

/** Why this file cannot be a photo; undefined when it can. How large it is counts only once it is small. */
export const photoFault = (file: File): string | undefined =>
  PHOTO_TYPES.some((type) => type === file.type) ? undefined : PHOTO_WRONG_TYPE;

/** What is wrong with the picture itself: sent again it would be no better. */
export class PhotoRefused extends Error {}

const fitWithin = (width: number, height: number, longest = PHOTO_LONGEST_SIDE_PX) => {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

const drawn = async (file: File): Promise<HTMLCanvasElement> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PhotoRefused(PHOTO_BROKEN);
  });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitWithin(bitmap.width, bitmap.height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  // JPEG knows no transparency, and would turn it black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
};

/** Where the device cannot draw a large picture, its size is what keeps it from being sent. */
const drawnOf = (file: File): Promise<HTMLCanvasElement> =>
  drawn(file).catch((error) => {
    throw file.size > PHOTO_MAX_BYTES ? new PhotoRefused(PHOTO_TOO_LARGE) : error;
  });

export const shrinkPhoto = async (file: File): Promise<Blob> => {
  const canvas = await drawnOf(file);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))),
      'image/jpeg',
      QUALITY,
    );
  });
};

export const shrinkToDataUrl = async (file: File): Promise<string> =>
  (await drawnOf(file)).toDataURL('image/jpeg', QUALITY);
