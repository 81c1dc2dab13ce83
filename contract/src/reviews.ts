// Cards and photos that staff look at before strangers see them.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { handle, Id, list, Moment, Ok, staffReason } from './fields.ts';
import { PHOTO_STATES, PHOTOS_MAX } from './photos.ts';

const MODERATION = { staff: ['moderator', 'admin'] } as const;

export const ReviewCase = z.object({
  member: z.object({
    _id: Id,
    name: z.string(),
    age: z.nullable(z.int()),
    location: z.string(),
    profession: z.string(),
    bio: z.string(),
    prompts: z.array(z.object({ text: z.string(), reply: z.string() })),
  }),
  cardStatus: z.nullable(z.string()),
  reviewDueAt: z.nullable(Moment),
  photos: z.array(z.object({ _id: z.string(), url: z.string(), state: z.enum(PHOTO_STATES) })),
});
export type ReviewCase = z.infer<typeof ReviewCase>;
export const listReviews = endpoint({
  method: 'GET',
  path: '/api/staff/reviews',
  access: MODERATION,
  summary: 'Cards and photos that wait for review, the soonest due first.',
  answer: z.object({ reviews: z.array(ReviewCase) }),
});
export const decideReview = endpoint({
  method: 'POST',
  path: '/api/staff/reviews/:id',
  access: { ...MODERATION, of: 'reviewed member' },
  summary:
    'Approves or rejects single photos, and the card; the member is told why. A card that is refused stays closed: a renewal ends, and what was paid for a package that still runs, or for VIP matchmaking, is asked back, which finance approves.',
  params: z.object({ id: Id }),
  body: z.strictObject({
    reason: staffReason,
    /** `reject`: it may be changed and handed in again. `refuse`: for good, where no change could help. */
    card: z.optional(z.enum(['approve', 'reject', 'refuse'])),
    approvePhotos: z.optional(list(handle, PHOTOS_MAX)),
    rejectPhotos: z.optional(list(handle, PHOTOS_MAX)),
  }),
  answer: Ok,
});
export const readReviewPhoto = endpoint({
  method: 'GET',
  path: '/api/staff/photos/:id',
  access: { ...MODERATION, of: 'review photo' },
  summary: 'A photo under review; each look is audited.',
  params: z.object({ id: handle }),
  answer: 'file',
});
