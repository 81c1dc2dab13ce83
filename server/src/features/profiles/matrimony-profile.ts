// The member's own view of their matrimony profile.

import { ageOn } from '@ijeuwa/contract/age';
import type { Photo } from '@ijeuwa/contract/photos';
import type { MatrimonyProfile } from '@ijeuwa/contract/profiles';
import type { Sealing } from '#platform/sealing.ts';
import type { OwnProfile } from './profiles.repository.ts';
import { screenAt } from './profiles.rules.ts';

export const toMatrimonyProfile = (
  own: OwnProfile,
  pictures: Photo[],
  sealing: Sealing,
  now: Date,
): MatrimonyProfile => {
  const { profile, placeLabel } = own;
  const open = (sealed: string | null) => (sealed ? sealing.open(sealed) : null);
  const coded = profile as Pick<
    MatrimonyProfile,
    'gender' | 'education' | 'religion' | 'relationshipStatus' | 'previousMarriages' | 'livingArrangement'
  >;
  return {
    name: profile.name,
    age: profile.birthMonth ? ageOn(profile.birthMonth, now) : null,
    dateOfBirth: open(profile.birthDateSealed),
    gender: coded.gender,
    location: profile.placeId && placeLabel ? { _id: profile.placeId, label: placeLabel } : null,
    email: own.email,
    phone: open(own.phoneSealed),
    pictures,
    profession: profile.profession,
    education: coded.education,
    religion: coded.religion,
    familyBackground: profile.familyBackground,
    hobbies: profile.hobbies,
    bio: profile.bio,
    relationshipStatus: coded.relationshipStatus,
    previousMarriages: coded.previousMarriages,
    divorceDetails: open(profile.divorceDetailsSealed) ?? '',
    hasChildren: profile.numberOfChildren === null ? null : profile.numberOfChildren > 0,
    numberOfChildren: profile.numberOfChildren,
    childrenAges: open(profile.childrenAgesSealed) ?? '',
    livingArrangement: coded.livingArrangement,
    visibility: profile.visibility,
    photosBlurred: profile.photosBlurred,
    consentedAt: own.consentedAt?.toISOString() ?? null,
    nextStep: profile.nextStep,
    nextScreen: screenAt(profile),
    submittedAt: profile.submittedAt?.toISOString() ?? null,
  };
};
