// The address of a photo: the same for a day, so that a browser asks for it once.
import { DAY_MS } from './clock.ts';
import type { FileAddress } from './private-files/file-address.ts';

export type PhotoSize = 'l' | 's';
export type PhotoAddress = { of(viewerId: string, photoId: string, size: PhotoSize): string };

export const PHOTO_ADDRESS = { name: 'photo', addressMs: DAY_MS };

export const makePhotoAddress = (address: FileAddress): PhotoAddress => ({
  of: (viewerId, photoId, size) =>
    `/api/photos/${photoId}/${size}?k=${address.sign(PHOTO_ADDRESS, viewerId, photoId)}`,
});
