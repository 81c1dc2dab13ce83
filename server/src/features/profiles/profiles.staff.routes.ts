// The calls of staff in the profiles room.
import { readReviewPhoto } from '@ijeuwa/contract/reviews';
import type { Serve } from '#platform/http/serve.ts';
import type { ProfilesRoom } from './profiles.room.ts';

export const profilesStaffRoutes = (serve: Serve, profiles: ProfilesRoom): void => {
  serve(readReviewPhoto, async ({ viewer, params, reply }) => {
    const bytes = await profiles.readReviewPhoto(viewer, params.id);
    return reply.type('image/webp').header('cache-control', 'private, no-store').send(bytes);
  });
};
