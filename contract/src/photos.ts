// A member's photos and the search for places.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { handle, inOneSpelling, list, Ok, text } from './fields.ts';
import { PlaceRef } from './wishes.ts';

export const PHOTOS_MIN = 5;
export const PHOTOS_MAX = 10;
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024;
export const PHOTO_MAX_PIXELS = 25_000_000;
export const PHOTO_LONGEST_SIDE_PX = 800;
export const PHOTO_STATES = ['pending', 'approved', 'rejected'] as const;
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
/** What a choice of files offers. */
export const PHOTO_ACCEPT = PHOTO_TYPES.join(',');
export const PHOTO_TOO_LARGE = 'Image size should be less than 5MB.';
export const PHOTO_WRONG_TYPE = 'Please select a valid image file (JPEG, PNG, GIF, or WEBP).';
export const PHOTO_BROKEN =
  'This picture cannot be opened: its file is damaged, or is no picture. Please choose another one.';
export const PHOTOS_TOO_MANY = 'You can upload a maximum of 10 photos';
export const photosTooFew = (count: number): string => `Please upload at least 5 photos (currently ${count})`;

export const Photo = z.object({
  _id: z.string(),
  url: z.string(),
  small: z.string(),
  isPrimary: z.boolean(),
  state: z.enum(PHOTO_STATES),
  /** ThumbHash, base64: drawn until the picture is there. */
  placeholder: z.string(),
});
export type Photo = z.infer<typeof Photo>;

const PhotoList = z.object({ pictures: z.array(Photo) });
const photoParams = z.object({
  id: text({ maxLength: 16 }, z.regex(/^[\w-]{16}$/, 'This id is not one of ours.')),
});
export const addPhoto = endpoint({
  method: 'POST',
  path: '/api/profile/photos',
  access: 'member',
  upload: 'multipart',
  summary:
    'Takes one picture (field `photo`; JPEG, PNG, GIF or WEBP, 5 MB, 25 megapixels), at most ten in all.',
  answer: PhotoList,
});
export const orderPhotos = endpoint({
  method: 'PUT',
  path: '/api/profile/photos/order',
  access: { member: 'own photo' },
  summary: 'Puts the photos into this order; every own photo must be named once.',
  body: z.strictObject({ ids: list(handle, PHOTOS_MAX) }),
  answer: PhotoList,
});
export const choosePrimaryPhoto = endpoint({
  method: 'PUT',
  path: '/api/profile/photos/:id/primary',
  access: { member: 'own photo' },
  summary: 'Makes this photo the first that others see.',
  params: photoParams,
  answer: PhotoList,
});
export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/profile/photos/:id',
  access: { member: 'own photo' },
  summary: 'Removes a photo and its files. A submitted profile keeps at least five.',
  params: photoParams,
  answer: PhotoList,
});
export const readPhoto = endpoint({
  method: 'GET',
  path: '/api/photos/:id/:size',
  access: { member: 'photo of a visible person' },
  summary:
    'The picture, to the viewer that the address was signed for, while the session and the relation last; else 404. Blurred, whichever size was asked for, where its owner wants that and the two do not match.',
  params: z.object({ id: handle, size: z.enum(['l', 's']) }),
  /** The signature; an address without it leads nowhere. */
  query: z.object({ k: z.optional(handle), b: z.optional(handle) }), // b: changes nothing but the name
  answer: 'file',
});

export const blurPhotos = endpoint({
  method: 'PUT',
  path: '/api/profile/blur',
  access: 'member',
  summary: 'Others are shown the member’s photos blurred until they match, or as they are.',
  body: z.strictObject({ blurred: z.boolean('Please say whether your photos are blurred.') }),
  answer: Ok,
});

const [BEFORE_ID] = readPhoto.path.split(':');
/** Which photo it is that an address of ours leads to; empty where it leads to none. */
export const photoAt = (address: string): string =>
  address.startsWith(BEFORE_ID!) ? address.slice(BEFORE_ID!.length).split('/')[0]! : '';

export const searchPlaces = endpoint({
  method: 'GET',
  path: '/api/places',
  access: 'public',
  summary: 'Places whose name begins like `q` (at least 2 letters), Nigerian ones first; at most 8.',
  query: z.object({
    q: text({ maxLength: 80 }, z.trim(), ...inOneSpelling, z.minLength(2, 'Please type at least 2 letters.')),
  }),
  answer: z.object({ places: z.array(PlaceRef) }),
});
