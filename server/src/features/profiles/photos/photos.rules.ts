// How many photos a member may have, and which one comes first.
import { PHOTOS_MAX, PHOTOS_MIN, photosTooFew } from '@ijeuwa/contract/photos';

type Known = { id: string; state: 'pending' | 'approved' | 'rejected'; isPrimary: boolean };

type Picture = { perceptualHash: string; placeholder: string; width: number; height: number };
/** By all that is known of its points: two of a series look alike, and differ in some of it. */
export const isSamePicture = (one: Picture, other: Picture): boolean =>
  one.perceptualHash === other.perceptualHash &&
  one.placeholder === other.placeholder &&
  one.width === other.width &&
  one.height === other.height;

export const hasRoom = (count: number): boolean => count < PHOTOS_MAX;

/** Spec 5: at least five once the profile stands; a photo that was turned down does not count. */
export const removalFault = (
  photos: readonly Known[],
  id: string,
  submitted: boolean,
): string | undefined => {
  const left = photos.filter((photo) => photo.state !== 'rejected' && photo.id !== id).length;
  const counts = photos.some((photo) => photo.id === id && photo.state !== 'rejected');
  return submitted && counts && left < PHOTOS_MIN
    ? `${photosTooFew(left)}. Add another one before you remove this one.`
    : undefined;
};

/** Which photo becomes the first when none is, or when the first one was turned down. */
export const nextPrimary = (photos: readonly Known[]): string | undefined => {
  const standing = photos.find((photo) => photo.isPrimary && photo.state !== 'rejected');
  if (standing) return undefined;
  const best =
    photos.find((photo) => photo.state === 'approved') ??
    photos.find((photo) => photo.state === 'pending') ??
    photos[0];
  return best && !best.isPrimary ? best.id : undefined;
};

/** Every own photo once, and nothing else. */
export const namesAll = (photos: readonly Known[], ids: readonly string[]): boolean =>
  ids.length === photos.length &&
  new Set(ids).size === ids.length &&
  photos.every((photo) => ids.includes(photo.id));

/** The primary photo stands first; undefined where it does. */
export const faceFirst = (photos: readonly Known[], primary: string | undefined): string[] | undefined => {
  const ids = photos.map((photo) => photo.id);
  if (!primary || ids[0] === primary) return undefined;
  return [primary, ...ids.filter((id) => id !== primary)];
};
