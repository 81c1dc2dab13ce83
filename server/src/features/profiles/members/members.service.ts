// A person's page, for those who may see them: as far as the person shows each part to this viewer.

import { ageOn } from '@ijeuwa/contract/age';
import { type Between, CHECKS, type PublicProfile } from '@ijeuwa/contract/people';
import { notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import type { PhotoAddress } from '#platform/photo-address.ts';
import { maySee } from '#platform/visibility/visibility.ts';
import type { Details } from '../details/details.service.ts';
import { listApprovedPhotoIds } from '../photos/photos.repository.ts';
import { findOwnProfile } from '../profiles.repository.ts';
import type { Prompts } from '../prompts/prompts.service.ts';
import { findKnownOf } from './members.repository.ts';

export type MembersNeeds = {
  db: Database;
  clock: Clock;
  limits: Limits;
  photoAddress: PhotoAddress;
  details: Details;
  prompts: Prompts;
};
/** Of the matching room, which is built after this one: it is handed in with the question. */
export type FindBetween = (viewerId: string, personId: string) => Promise<Between>;

const VIEWS_BY_MEMBER = { points: 600, seconds: 3600 };

export const makeMembers = (needs: MembersNeeds) => {
  const { db, clock, limits, photoAddress, details, prompts } = needs;
  return {
    async findPublicProfile(
      { memberId }: Viewer,
      id: string,
      findBetween: FindBetween,
    ): Promise<PublicProfile> {
      await limits.take('profile-view', memberId, VIEWS_BY_MEMBER);
      const found = (await maySee(db, 'profile', memberId, id)) ? await findOwnProfile(db, id) : undefined;
      const birthMonth = found?.profile.birthMonth;
      if (!found || !birthMonth) throw notFound('This person');
      const { profile, consentedAt } = found;
      const photoIds = await listApprovedPhotoIds(db, id);
      const known = await findKnownOf(db, memberId, id);
      if (!known) throw notFound('This person');
      // Faith and family are shown under the person's living consent alone.
      const shared = consentedAt ? profile : undefined;
      const marriages = shared?.previousMarriages ?? null;
      return {
        _id: id,
        name: profile.name,
        age: ageOn(birthMonth, clock.now()),
        images: photoIds.map((photoId) => photoAddress.of(memberId, photoId, 'l')),
        location: found.placeLabel ?? '',
        profession: profile.profession ?? '',
        education: profile.education,
        religion: shared?.religion ?? null,
        bio: profile.bio,
        hobbies: profile.hobbies,
        familyBackground: shared?.familyBackground ?? '',
        relationshipStatus: profile.relationshipStatus,
        hasChildren: shared?.numberOfChildren == null ? null : shared.numberOfChildren > 0,
        timeframe: known.timeframe,
        details: await details.listShown(db, id, { isMatch: known.isMatch, marriages }),
        prompts: await prompts.listShown(db, id),
        checks: CHECKS.flatMap((what) => {
          const at = known[what];
          return at ? [{ what, on: at.toISOString().slice(0, 10) }] : [];
        }),
        between: await findBetween(memberId, id),
        demonstration: found.demonstration,
      };
    },
  };
};
export type Members = ReturnType<typeof makeMembers>;
