// Changing a profile after the wizard: the profile page, the card's fields, and who may see it.

import type { CardChange } from '@ijeuwa/contract/matching';
import { PHOTOS_MAX } from '@ijeuwa/contract/photos';
import type { PRIVACY, UpdateUser } from '@ijeuwa/contract/profiles';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import type { MemberChanged } from '#platform/member-changed.ts';
import type { Sealing } from '#platform/sealing.ts';
import { makeBirths } from './births.ts';
import { takeEdit } from './edits.limit.ts';
import { keptUnderConsent } from './faith-and-family.ts';
import { readDataUrl } from './photos/data-url.ts';
import type { PhotoFiles, StoredPicture } from './photos/photo-files.ts';
import type { Photos } from './photos/photos.service.ts';
import type { Places } from './places/places.service.ts';
import * as profiles from './profiles.repository.ts';
import { divorceDetailsKept, faultsOfName, previousMarriagesFrom, readHobbies } from './profiles.rules.ts';
import { refuse } from './refuse.ts';

export type EditingNeeds = {
  db: Database;
  clock: Clock;
  limits: Limits;
  sealing: Sealing;
  photos: Photos;
  photoFiles: PhotoFiles;
  places: Places;
  memberChanged: MemberChanged;
};

export const makeEditing = (needs: EditingNeeds) => {
  const { db, clock, photos, photoFiles, places } = needs;
  const births = makeBirths(needs);

  const birthOf = (age: number | undefined, own: profiles.ProfileRow) => {
    const birth = births({ age }, own);
    if ('faults' in birth) throw refuse(birth.faults);
    return birth;
  };

  const apply = async (
    tx: Queryable,
    memberId: string,
    work: (own: profiles.ProfileRow) => profiles.ProfileChange,
  ): Promise<void> => {
    const own = await profiles.lockProfile(tx, memberId);
    if (!own) throw notFound('This account');
    const change = work(own);
    const faults = change.name === undefined ? {} : faultsOfName(change.name, own.name);
    if (Object.keys(faults).length > 0) throw refuse(faults);
    const kept = await keptUnderConsent(tx, memberId, change);
    await profiles.changeProfile(tx, memberId, kept, clock.now());
    await needs.memberChanged(tx, memberId, 'profile');
  };

  const changeOf = (form: Partial<UpdateUser>, own: profiles.ProfileRow): profiles.ProfileChange => {
    const hobbies = form.hobbies === undefined ? undefined : readHobbies(form.hobbies);
    if (hobbies && 'faults' in hobbies) throw refuse(hobbies.faults);
    const childless =
      form.numberOfChildren === 0 ? { childrenAgesSealed: null, livingArrangement: null } : {};
    const status = form.relationshipStatus;
    return {
      ...birthOf(form.age, own),
      ...childless,
      hobbies,
      name: form.name,
      bio: form.bio,
      gender: form.gender,
      relationshipStatus: status,
      ...(status && divorceDetailsKept(status, '') === null ? { divorceDetailsSealed: null } : {}),
      previousMarriages: previousMarriagesFrom(form.maritalHistory, own.previousMarriages),
      numberOfChildren: form.numberOfChildren,
      nationality: form.nationality,
    };
  };

  return {
    takeEdit: ({ memberId }: Viewer): Promise<void> => takeEdit(needs.limits, memberId),

    async updateUser({ memberId }: Viewer, form: Partial<UpdateUser>): Promise<void> {
      await takeEdit(needs.limits, memberId);
      const bytes = readDataUrl(form.image);
      if (!bytes && form.replaces) throw refuse({ replaces: 'This goes with a new picture.' });
      if (bytes && !(await photos.mayAdd(memberId)) && !form.replaces) throw chooseReplaced();
      const record = (stored?: StoredPicture) =>
        db.transaction(async (tx) => {
          await apply(tx, memberId, (own) => changeOf(form, own));
          if (stored) await photos.join(tx, memberId, stored, { asPrimary: true, replaces: form.replaces });
        });
      await (bytes ? photoFiles.withStored(memberId, bytes, record) : record());
      if (bytes) photos.tellReviewers();
      if (form.replaces) await photoFiles.erase(form.replaces);
    },

    /** The fields that the match card shows, for the room that owns the card (decisions 7: one record). */
    async changeCardFields(tx: Queryable, memberId: string, change: CardChange): Promise<void> {
      const location = change.location === undefined ? undefined : await places.find(change.location);
      const faults = {
        ...(change.name === '' ? { name: 'Name is required' } : {}),
        ...(change.profession === '' ? { profession: 'Profession is required' } : {}),
        ...(location && 'fault' in location ? { location: location.fault } : {}),
      };
      if (Object.keys(faults).length > 0) throw refuse(faults);
      await apply(tx, memberId, (own) => ({
        ...birthOf(change.age, own),
        name: change.name,
        profession: change.profession,
        education: change.education,
        religion: change.religion,
        ...(location && 'place' in location ? { placeId: location.place._id } : {}),
      }));
    },

    saveVisibility: ({ memberId }: Viewer, visibility: (typeof PRIVACY)[number]): Promise<void> =>
      db.transaction((tx) => apply(tx, memberId, () => ({ visibility }))),

    saveBlur: ({ memberId }: Viewer, photosBlurred: boolean): Promise<void> =>
      db.transaction((tx) => apply(tx, memberId, () => ({ photosBlurred }))),
  };
};
export type Editing = ReturnType<typeof makeEditing>;

/** Decisions, "profile image": at ten photos the member chooses which one to replace. */
const chooseReplaced = (): AppError => {
  const message = `You have ${PHOTOS_MAX} photos. Please choose the one that the new picture replaces.`;
  return new AppError('conflict', message, { replaces: message });
};
