// A picture that arrives inside JSON, as a data URL.

import { PHOTO_MAX_BYTES } from '@ijeuwa/contract/photos';
import { tooLarge, wrongType } from './picture.ts';

const OURS = /^\/api\/photos\/[\w-]{16}\/[ls]\?k=[\w-]+$/;
const HEAD = /^data:image\/(?:jpeg|jpg|png|gif|webp);base64,/;

/** The bytes of a new picture; undefined for the address that we gave, or for none. */
export const readDataUrl = (image: string | null | undefined): Buffer | undefined => {
  if (!image || OURS.test(image)) return undefined;
  const [head] = HEAD.exec(image) ?? [];
  if (!head) throw wrongType();
  const base64 = image.slice(head.length);
  if ((base64.length * 3) / 4 > PHOTO_MAX_BYTES + 2) throw tooLarge();
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > PHOTO_MAX_BYTES) throw tooLarge();
  return bytes;
};
