// The matrimony profile, step by step: each saved as it is completed, then submitted; and the consent taken back.

import { PHOTOS_MIN, photosTooFew } from '@ijeuwa/contract/photos';
import type { MatrimonyProfile, ProfileStep1, ProfileStep2, ProfileStep3 } from '@ijeuwa/contract/profiles';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { MemberChange, MemberChanged, PhoneGiven } from '#platform/member-changed.ts';
import type { Sealing } from '#platform/sealing.ts';
import { makeBirths } from './births.ts';
import * as consents from './consents.repository.ts';
import type { Details } from './details/details.service.ts';
import { FAITH_AND_FAMILY, NOTHING_KEPT, NOTHING_SOUGHT } from './faith-and-family.ts';
import { toMatrimonyProfile } from './matrimony-profile.ts';
import { countPhotos } from './photos/photos.repository.ts';
import type { Photos } from './photos/photos.service.ts';
import type { Places } from './places/places.service.ts';
import * as profiles from './profiles.repository.ts';
import {
  childrenKept,
  divorceDetailsKept,
  type Faults,
  readHobbies,
  stepAfter,
  WIZARD_DONE,
} from './profiles.rules.ts';
import { refuse } from './refuse.ts';
import { changeWish } from './wishes/wishes.repository.ts';
import type { Wishes } from './wishes/wishes.service.ts';

export type WizardNeeds = {
  db: Database;
  clock: Clock;
  sealing: Sealing;
  photos: Photos;
  places: Places;
  wishes: Wishes;
  details: Details;
  memberChanged: MemberChanged;
  /** Of the accounts room, to which the number belongs: in E.164, or refused with how to write it. */
  phoneOf: (text: string, country: string | null | undefined) => string;
  phoneGiven: PhoneGiven;
};

const CONSENT_NEEDED = 'Please agree that we keep these details to find people who fit you.';

export const makeWizard = (needs: WizardNeeds) => {
  const { db, clock, sealing, places } = needs;
  const births = makeBirths(needs);
  const sealed = (text: string | null | undefined) =>
    text ? sealing.seal(text) : text === undefined ? undefined : null;

  const find = async ({ memberId }: Viewer): Promise<MatrimonyProfile> => {
    const own = await profiles.findOwnProfile(db, memberId);
    if (!own) throw notFound('This account');
    const { pictures } = await needs.photos.list(memberId);
    return toMatrimonyProfile(own, pictures, sealing, clock.now());
  };

  /** One change of the member's profile, followed in the same transaction. */
  const change = async (
    viewer: Viewer,
    work: (tx: Queryable, own: profiles.ProfileRow) => Promise<profiles.ProfileChange>,
    what: MemberChange = 'profile',
  ): Promise<MatrimonyProfile> => {
    await db.transaction(async (tx) => {
      const own = await profiles.lockProfile(tx, viewer.memberId);
      if (!own) throw notFound('This account');
      await profiles.changeProfile(tx, viewer.memberId, await work(tx, own), clock.now());
      await needs.memberChanged(tx, viewer.memberId, what);
    });
    return find(viewer);
  };

  return {
    find,

    async saveStep1(viewer: Viewer, form: ProfileStep1): Promise<MatrimonyProfile> {
      const location = await places.find(form.location);
      const account = await profiles.findOwnProfile(db, viewer.memberId);
      const phone = form.phone ? readPhone(needs.phoneOf, form.phone, account?.country) : undefined;
      return change(viewer, async (tx, own) => {
        const birth = births(form, own);
        const photoCount = await countPhotos(tx, viewer.memberId);
        const faults = {
          ...('faults' in birth ? birth.faults : {}),
          ...(!('faults' in birth) && !own.birthMonth && !birth.birthMonth ? { age: 'Age is required' } : {}),
          ...('fault' in location ? { location: location.fault } : {}),
          ...(form.email !== undefined && form.email !== account?.email ? { email: emailStays } : {}),
          ...(phone && 'faults' in phone ? phone.faults : {}),
          ...(photoCount < PHOTOS_MIN ? { pictures: photosTooFew(photoCount) } : {}),
        };
        if (Object.keys(faults).length > 0 || 'faults' in birth || 'fault' in location) throw refuse(faults);
        if (phone && 'number' in phone) await needs.phoneGiven(tx, viewer.memberId, phone.number);
        return {
          ...birth,
          name: form.name,
          gender: form.gender,
          placeId: location.place._id,
          nextStep: stepAfter(1, own.nextStep),
        };
      });
    },

    saveStep2: (viewer: Viewer, form: ProfileStep2): Promise<MatrimonyProfile> =>
      change(viewer, async (tx, own) => {
        const hobbies = form.hobbies === undefined ? undefined : readHobbies(form.hobbies);
        if (hobbies && 'faults' in hobbies) throw refuse(hobbies.faults);
        if (form.hasChildren && form.numberOfChildren === 0)
          throw refuse({ numberOfChildren: 'Please choose how many children.' });
        await agree(tx, viewer.memberId, form.consent);
        const { childrenAges, ...children } = childrenKept(form);
        return {
          ...children,
          hobbies,
          profession: form.profession,
          education: form.education,
          religion: form.religion,
          familyBackground: form.familyBackground,
          bio: form.bio,
          relationshipStatus: form.relationshipStatus,
          previousMarriages: form.previousMarriages,
          divorceDetailsSealed: sealed(divorceDetailsKept(form.relationshipStatus, form.divorceDetails)),
          childrenAgesSealed: sealed(childrenAges),
          nextStep: stepAfter(2, own.nextStep),
        };
      }),

    async saveStep3(viewer: Viewer, form: ProfileStep3): Promise<MatrimonyProfile> {
      const wish = await needs.wishes.readStep3(form);
      return change(viewer, async (tx, own) => {
        await changeWish(tx, viewer.memberId, wish);
        return { nextStep: stepAfter(3, own.nextStep) };
      });
    },

    submit: (viewer: Viewer): Promise<MatrimonyProfile> =>
      change(viewer, async (tx, own) => {
        if (own.submittedAt) return {};
        if (own.nextStep < WIZARD_DONE)
          throw new AppError(
            'profile_incomplete',
            `Please complete step ${own.nextStep} of your profile first.`,
          );
        const photoCount = await countPhotos(tx, viewer.memberId);
        if (photoCount < PHOTOS_MIN) throw refuse({ pictures: photosTooFew(photoCount) });
        return { submittedAt: clock.now() };
      }),

    /** Decisions, "consent": withdrawn in a second; what it covered is erased, and the card goes out of sight. */
    withdrawConsent: (viewer: Viewer): Promise<MatrimonyProfile> =>
      change(
        viewer,
        async (tx, own) => {
          await consents.recordWithdrawal(tx, viewer.memberId, FAITH_AND_FAMILY.purpose, clock.now());
          await needs.details.withdrawFaithAndFamily(tx, viewer.memberId);
          // The faith that somebody seeks, and what they could not live with, say much of their own.
          await changeWish(tx, viewer.memberId, NOTHING_SOUGHT);
          return { ...NOTHING_KEPT, nextStep: Math.min(own.nextStep, 2), submittedAt: null };
        },
        'consent',
      ),
  };

  async function agree(tx: Queryable, memberId: string, consent: boolean | undefined): Promise<void> {
    const lives = await consents.consentLives(tx, memberId, FAITH_AND_FAMILY.purpose);
    if (consent === false || (!lives && !consent)) throw refuse({ consent: CONSENT_NEEDED });
    if (!lives) await consents.recordConsents(tx, { ...FAITH_AND_FAMILY, memberId, givenAt: clock.now() });
  }
};
export type Wizard = ReturnType<typeof makeWizard>;

const emailStays = 'This is not the e-mail of your account; it changes only by a link that we send there.';

const readPhone = (
  phoneOf: WizardNeeds['phoneOf'],
  text: string,
  country: string | null | undefined,
): { number: string } | Faults => {
  try {
    return { number: phoneOf(text, country) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { faults: { phone: error.message } };
  }
};
