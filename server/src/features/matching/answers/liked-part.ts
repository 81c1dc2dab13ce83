// A part of somebody's own page that another likes, as they are shown it.
import type { LikedPart } from '@ijeuwa/contract/likes';
import type { PhotoAddress } from '#platform/photo-address.ts';
import type { LikedRow } from './liked-parts.repository.ts';

export const likedPartOf = (
  { part, prompt, quote, photoId, note }: LikedRow,
  photoAddress: PhotoAddress,
  ownerId: string,
): LikedPart => ({
  part,
  prompt,
  quote,
  image: photoId === null ? null : photoAddress.of(ownerId, photoId, 's'),
  note,
});
