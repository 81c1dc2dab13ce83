// A person's page, for those who may see them: as far as the person shows each part to this viewer.

import { ageOn } from '@ijeuwa/contract/age';
import { likenessOf } from '@ijeuwa/contract/likeness';
import { type Between, CHECKS, type PublicProfile } from '@ijeuwa/contract/people';
import { notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import type { PhotoAddress } from '#platform/photo-address.ts';
import { isBlurredFor, type Relation } from '#platform/visibility/policy.ts';
import type { Details } from '../details/details.service.ts';
import type { Prompts } from '../prompts/prompts.service.ts';
import { type PersonRow, readPerson } from './members.repository.ts';

export type MembersNeeds = {
  db: Database;
  clock: Clock;
  limits: Limits;
  photoAddress: PhotoAddress;
  details: Details;
  prompts: Prompts;
};
/** Of the matching room, which is built after this one: it is handed in with the question. */
export type FindBetween = (viewerId: string, personId: string, relation: Relation) => Promise<Between>;

const VIEWS_BY_MEMBER = { points: 600, seconds: 3600 };

export const makeMembers = (needs: MembersNeeds) => {
  const { db, clock, limits, photoAddress, details, prompts } = needs;
  const present = async (
    { memberId }: Viewer,
    person: PersonRow | undefined,
    findBetween: FindBetween,
  ): Promise<PublicProfile> => {
    await limits.take('profile-view', memberId, VIEWS_BY_MEMBER);
    if (!person) throw notFound('This person');
    const { id, relation } = person;
    const blurred = person.photosBlurred && isBlurredFor(relation);
    const shared = person.consented ? person : undefined;
    const marriages = shared?.previousMarriages ?? null;
    return {
      _id: id,
      name: person.name,
      age: ageOn(person.birthMonth, clock.now()),
      images: person.photos.map((photoId) => photoAddress.of(memberId, photoId, 'l', blurred)),
      blurred,
      likeness: likenessOf(person.gender),
      location: person.location ?? '',
      profession: person.profession ?? '',
      education: person.education,
      religion: shared?.religion ?? null,
      bio: person.bio,
      hobbies: person.hobbies,
      familyBackground: shared?.familyBackground ?? '',
      relationshipStatus: person.relationshipStatus,
      hasChildren: shared?.numberOfChildren == null ? null : shared.numberOfChildren > 0,
      timeframe: person.timeframe,
      details: await details.listShown(db, id, { isMatch: relation === 'match', marriages }),
      prompts: await prompts.listShown(db, id),
      checks: CHECKS.flatMap((what) => {
        const at = person[what];
        return at ? [{ what, on: at.toISOString().slice(0, 10) }] : [];
      }),
      between: await findBetween(memberId, id, relation),
      demonstration: person.demonstration,
    };
  };
  return {
    read: readPerson,
    present,
    /** The same for another room, which has not read the page together with the gate. */
    async find(viewer: Viewer, id: string, findBetween: FindBetween): Promise<PublicProfile> {
      const [person] = await readPerson.ask(db, { memberId: viewer.memberId, id });
      return present(viewer, person, findBetween);
    },
  };
};
export type Members = ReturnType<typeof makeMembers>;
