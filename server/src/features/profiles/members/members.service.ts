// The public view of a person, for those who may see them.

import { ageOn } from '@ijeuwa/contract/age';
import type { PublicProfile } from '@ijeuwa/contract/profiles';
import { notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import type { PhotoAddress } from '#platform/photo-address.ts';
import { maySee } from '#platform/visibility/visibility.ts';
import { listApprovedPhotoIds } from '../photos/photos.repository.ts';
import { findOwnProfile } from '../profiles.repository.ts';

export type MembersNeeds = { db: Database; clock: Clock; limits: Limits; photoAddress: PhotoAddress };

const VIEWS_BY_MEMBER = { points: 600, seconds: 3600 };

export const makeMembers = ({ db, clock, limits, photoAddress }: MembersNeeds) => ({
  async findPublicProfile({ memberId }: Viewer, id: string): Promise<PublicProfile> {
    await limits.take('profile-view', memberId, VIEWS_BY_MEMBER);
    const found = (await maySee(db, 'profile', memberId, id)) ? await findOwnProfile(db, id) : undefined;
    if (!found?.profile.birthMonth) throw notFound('This person');
    const { profile, consentedAt } = found;
    const photoIds = await listApprovedPhotoIds(db, id);
    // Faith and family are shown under the person's living consent alone.
    const shared = consentedAt ? profile : undefined;
    return {
      _id: id,
      name: profile.name,
      age: ageOn(profile.birthMonth!, clock.now()),
      images: photoIds.map((photoId) => photoAddress.of(memberId, photoId, 'l')),
      location: found.placeLabel ?? '',
      profession: profile.profession ?? '',
      education: profile.education as PublicProfile['education'],
      religion: (shared?.religion ?? null) as PublicProfile['religion'],
      bio: profile.bio,
      hobbies: profile.hobbies,
      familyBackground: shared?.familyBackground ?? '',
      relationshipStatus: profile.relationshipStatus as PublicProfile['relationshipStatus'],
      hasChildren: shared?.numberOfChildren == null ? null : shared.numberOfChildren > 0,
      demonstration: found.demonstration,
    };
  },
});
export type Members = ReturnType<typeof makeMembers>;
