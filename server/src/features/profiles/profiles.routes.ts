// The calls of the profiles room.

import type { AuthUser } from '@ijeuwa/contract/accounts';
import { findStory, saveDetails, savePrompts } from '@ijeuwa/contract/details';
import { findPublicProfile } from '@ijeuwa/contract/people';
import { blurPhotos, searchPlaces } from '@ijeuwa/contract/photos';
import * as calls from '@ijeuwa/contract/profiles';
import { findWishes, saveWishes } from '@ijeuwa/contract/wishes';
import { saveProfileScreen } from '@ijeuwa/contract/wizard';
import type { Serve } from '#platform/http/serve.ts';
import type { FindBetween } from './members/members.service.ts';
import { photosRoutes } from './photos/photos.routes.ts';
import type { ProfilesRoom } from './profiles.room.ts';

const ok = { ok: true } as const;

type RoutesNeeds = {
  /** Of the accounts room: the view of oneself. */
  findUser(memberId: string): Promise<AuthUser>;
  /** Of the matching room. */
  findBetween: FindBetween;
};

export const profilesRoutes = (serve: Serve, profiles: ProfilesRoom & RoutesNeeds): void => {
  const { wizard, editing, story, wishes, members, places, photos, agreements } = profiles;

  serve(calls.findProfile, ({ viewer }) => wizard.find(viewer));
  serve(saveProfileScreen, ({ viewer, body }) => wizard.saveScreen(viewer, body));
  serve(calls.saveProfileStep1, ({ viewer, body }) => wizard.saveStep1(viewer, body));
  serve(calls.saveProfileStep2, ({ viewer, body }) => wizard.saveStep2(viewer, body));
  serve(calls.saveProfileStep3, ({ viewer, body }) => wizard.saveStep3(viewer, body));
  serve(calls.submitProfile, ({ viewer }) => wizard.submit(viewer));
  serve(calls.withdrawConsent, ({ viewer }) => wizard.withdrawConsent(viewer));
  serve(calls.listConsents, async ({ viewer }) => ({ consents: await agreements.list(viewer) }));

  serve(calls.updateUser, async ({ viewer, body }) => {
    await editing.updateUser(viewer, body);
    return { user: await profiles.findUser(viewer.memberId) };
  });
  serve(calls.savePrivacy, ({ viewer, body }) =>
    editing.saveVisibility(viewer, body.visibility).then(() => ok),
  );
  serve(blurPhotos, ({ viewer, body }) => editing.saveBlur(viewer, body.blurred).then(() => ok));
  serve.reading(findPublicProfile, {
    read: members.read,
    values: ({ params }) => params,
    answer: ({ viewer, rows: [person] }) => members.present(viewer, person, profiles.findBetween),
  });

  serve(findStory, ({ viewer }) => story.find(viewer));
  serve(saveDetails, ({ viewer, body }) => story.saveDetails(viewer, body));
  serve(savePrompts, ({ viewer, body }) => story.savePrompts(viewer, body.prompts));

  serve(findWishes, ({ viewer }) => wishes.find(viewer));
  serve(saveWishes, ({ viewer, body }) => wishes.save(viewer, body));
  serve(searchPlaces, ({ query, request }) => places.search(query.q, request.ip));
  photosRoutes(serve, photos);
};
