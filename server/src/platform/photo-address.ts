// The address of a photo: signed for one viewer, the same for a day, and checked again whenever it is opened.
import { DAY_MS } from './clock.ts';
import type { Sealing } from './sealing.ts';

export type PhotoSize = 'l' | 's';
export type PhotoAddress = {
  of(viewerId: string, photoId: string, size: PhotoSize): string;
  holds(viewerId: string, photoId: string, signature: string): boolean;
};

/** A deck signs eighty, and is read again and again; a signature and what it is found by take some 150 bytes. */
const SIGNED_KEPT = 20_000;

export const makePhotoAddress = (sealing: Sealing, now: () => Date): PhotoAddress => {
  const text = (viewerId: string, photoId: string, day: number) => `photo:${viewerId}:${photoId}:${day}`;
  const today = () => Math.floor(now().getTime() / DAY_MS);
  const signed = new Map<string, string>();
  const signatureOf = (what: string): string => {
    const known = signed.get(what);
    if (known) return known;
    // Nearly all of them are soon wanted again, whichever go.
    if (signed.size >= SIGNED_KEPT) signed.clear();
    const signature = sealing.sign(what);
    signed.set(what, signature);
    return signature;
  };
  return {
    of: (viewerId, photoId, size) =>
      `/api/photos/${photoId}/${size}?k=${signatureOf(text(viewerId, photoId, today()))}`,
    // Yesterday's address still opens, for a screen that stood open over midnight.
    holds: (viewerId, photoId, signature) =>
      [today(), today() - 1].some((day) => sealing.holds(text(viewerId, photoId, day), signature)),
  };
};
