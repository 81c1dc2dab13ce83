// What a photo is among the private files: pictures of ours in two sizes, shown to whoever may see the person.
import { PHOTO_MAX_BYTES } from '@ijeuwa/contract/photos';
import { PHOTO_ADDRESS, type PhotoSize } from '#platform/photo-address.ts';
import type { FileKind } from '#platform/private-files/file-kind.ts';
import { isApprovedPhoto } from './photos.repository.ts';
import { typeOfPicture } from './picture.rules.ts';

export const PHOTO_KIND: FileKind<PhotoSize> = {
  ...PHOTO_ADDRESS,
  pieces: { l: '-l.webp', s: '-s.webp' },
  types: { 'image/webp': (bytes) => typeOfPicture(bytes) === 'webp' },
  maxBytes: PHOTO_MAX_BYTES,
  shownAs: { thing: 'photos', when: isApprovedPhoto },
  staff: ['moderator', 'admin'],
};
