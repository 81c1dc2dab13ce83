// The calls of staff in the profiles room.
import { readReviewPhoto } from '@ijeuwa/contract/reviews';
import type { Serve } from '#platform/http/serve.ts';
import { sendPrivateFile } from '#platform/private-files/send-private-file.ts';
import type { ProfilesRoom } from './profiles.room.ts';

export const profilesStaffRoutes = (serve: Serve, profiles: ProfilesRoom): void => {
  serve(readReviewPhoto, async ({ viewer, params, reply }) =>
    sendPrivateFile(reply, await profiles.openReviewPhoto(viewer, params.id), { what: 'This photo' }),
  );
};
