// The address of a photo: the same for a day, so that a browser asks for it once.
import { DAY_MS } from './clock.ts';
import type { FileAddress } from './private-files/file-address.ts';

export type PhotoSize = 'l' | 's';
/**
 * `blurred`: as the viewer is shown it now. What leaves is decided when it is opened; but a browser would show what it
 * kept of the blurred one for the clear one, were they called the same.
 */
export type PhotoAddress = {
  of(viewerId: string, photoId: string, size: PhotoSize, blurred?: boolean): string;
};

export const PHOTO_ADDRESS = { name: 'photo', addressMs: DAY_MS };

export const makePhotoAddress = (address: FileAddress): PhotoAddress => ({
  of: (viewerId, photoId, size, blurred = false) =>
    `/api/photos/${photoId}/${size}?k=${address.sign(PHOTO_ADDRESS, viewerId, photoId)}${blurred ? '&b=1' : ''}`,
});
