// What a photo is among the private files: pictures of ours in two sizes and blurred, for whoever may see the person.
import { PHOTO_MAX_BYTES } from '@ijeuwa/contract/photos';
import { PHOTO_ADDRESS, type PhotoSize } from '#platform/photo-address.ts';
import type { FileKind } from '#platform/private-files/file-kind.ts';
import { isApprovedPhoto, isOfBlurred } from './photos.repository.ts';
import { typeOfPicture } from './picture.rules.ts';

/** The blurred one has no address of its own: it is sent in place of the others. */
export type PhotoPiece = PhotoSize | 'b';

export const PHOTO_KIND: FileKind<PhotoPiece> = {
  ...PHOTO_ADDRESS,
  pieces: { l: '-l.webp', s: '-s.webp', b: '-b.webp' },
  types: { 'image/webp': (bytes) => typeOfPicture(bytes) === 'webp' },
  maxBytes: PHOTO_MAX_BYTES,
  shownAs: { thing: 'photos', when: isApprovedPhoto },
  veiled: { unless: 'clear photos', when: isOfBlurred, as: 'b' },
  staff: ['moderator', 'admin'],
};
