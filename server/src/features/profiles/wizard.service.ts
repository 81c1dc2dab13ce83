// The matrimony profile: each screen and each step of the wizard kept, then submitted; and the consent taken back.

import { PHOTOS_MIN, photosTooFew } from '@ijeuwa/contract/photos';
import type { MatrimonyProfile, ProfileStep1, ProfileStep2, ProfileStep3 } from '@ijeuwa/contract/profiles';
import type { ScreenAnswers } from '@ijeuwa/contract/wizard';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import type { MemberChange, MemberChanged, PhoneGiven } from '#platform/member-changed.ts';
import type { Sealing } from '#platform/sealing.ts';
import * as consents from './consents.repository.ts';
import type { Details } from './details/details.service.ts';
import { takeEdit } from './edits.limit.ts';
import { FAITH_AND_FAMILY, NOTHING_KEPT, NOTHING_SOUGHT } from './faith-and-family.ts';
import { toMatrimonyProfile } from './matrimony-profile.ts';
import { countPhotos } from './photos/photos.repository.ts';
import type { Photos } from './photos/photos.service.ts';
import type { Places } from './places/places.service.ts';
import * as profiles from './profiles.repository.ts';
import { type Faults, screenAfter, stepAfter, WIZARD_DONE } from './profiles.rules.ts';
import { refuse } from './refuse.ts';
import { changeWish, lockWish, type WishChange, type WishRow } from './wishes/wishes.repository.ts';
import { saidWith } from './wishes/wishes.rules.ts';
import type { Wishes } from './wishes/wishes.service.ts';
import { makeAnswers } from './wizard-answers.ts';

export type WizardNeeds = {
  db: Database;
  clock: Clock;
  limits: Limits;
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

export const makeWizard = (needs: WizardNeeds) => {
  const { db, clock, limits, sealing, places } = needs;
  const answers = makeAnswers(needs);

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
    await takeEdit(limits, viewer.memberId);
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
        const about = answers.about(form, own);
        const faults = {
          ...('faults' in about ? about.faults : {}),
          ...('fault' in location ? { location: location.fault } : {}),
          ...(form.email !== undefined && form.email !== account?.email ? { email: emailStays } : {}),
          ...(phone && 'faults' in phone ? phone.faults : {}),
          ...(await photoFaults(tx, viewer.memberId)),
        };
        if (Object.keys(faults).length > 0 || 'faults' in about || 'fault' in location) throw refuse(faults);
        if (phone && 'number' in phone) await needs.phoneGiven(tx, viewer.memberId, phone.number);
        return { ...about, placeId: location.place._id, nextStep: stepAfter(1, own.nextStep) };
      });
    },

    saveStep2: (viewer: Viewer, form: ProfileStep2): Promise<MatrimonyProfile> =>
      change(viewer, async (tx, own) => {
        const story = answers.story(form);
        const family = answers.family(form);
        await answers.agree(tx, viewer.memberId, form.consent);
        return {
          ...answers.faith(form),
          ...family,
          ...answers.work(form),
          ...story,
          nextStep: stepAfter(2, own.nextStep),
        };
      }),

    async saveStep3(viewer: Viewer, form: ProfileStep3): Promise<MatrimonyProfile> {
      await needs.wishes.takeSave(viewer);
      const wish = await needs.wishes.readPartner(form);
      return change(viewer, async (tx, own) => {
        const sought = await lockWish(tx, viewer.memberId);
        await changeWish(tx, viewer.memberId, {
          ...wish,
          religions: soughtAfter(sought, wish),
          said: saidWith(sought?.said ?? [], wish),
        });
        return { nextStep: stepAfter(3, own.nextStep) };
      });
    },

    /** One screen of a step: kept at once, so that the wizard goes on there from any device. */
    async saveScreen(viewer: Viewer, form: ScreenAnswers): Promise<MatrimonyProfile> {
      const seeks = form.screen === 'partner' || form.screen === 'values';
      if (seeks) await needs.wishes.takeSave(viewer);
      const wish = seeks ? await needs.wishes.readPartner(form) : undefined;
      return change(viewer, async (tx, own) => {
        if (wish) {
          const before = await lockWish(tx, viewer.memberId);
          await changeWish(tx, viewer.memberId, { ...wish, said: saidWith(before?.said ?? [], wish) });
        }
        return { ...(await keep(tx, form, own)), nextScreen: screenAfter(form.screen, own) };
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
        const faults = await photoFaults(tx, viewer.memberId);
        if (faults) throw refuse(faults);
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
          return {
            ...NOTHING_KEPT,
            nextStep: Math.min(own.nextStep, 2),
            nextScreen: own.nextStep === 1 ? own.nextScreen : null,
            submittedAt: null,
          };
        },
        'consent',
      ),
  };

  async function keep(
    tx: Queryable,
    form: ScreenAnswers,
    own: profiles.ProfileRow,
  ): Promise<profiles.ProfileChange> {
    switch (form.screen) {
      case 'photos': {
        const faults = await photoFaults(tx, own.memberId);
        if (faults) throw refuse(faults);
        return {};
      }
      case 'about': {
        const about = answers.about(form, own);
        if ('faults' in about) throw refuse(about.faults);
        return about;
      }
      case 'faith':
        await answers.agree(tx, own.memberId, form.consent);
        return answers.faith(form);
      case 'family':
        await answers.agree(tx, own.memberId, undefined);
        return answers.family(form);
      case 'work':
        return answers.work(form);
      default:
        return {};
    }
  }
};
export type Wizard = ReturnType<typeof makeWizard>;

const photoFaults = async (tx: Queryable, memberId: string): Promise<{ pictures: string } | undefined> => {
  const count = await countPhotos(tx, memberId);
  return count < PHOTOS_MIN ? { pictures: photosTooFew(count) } : undefined;
};

const emailStays = 'This is not the email of your account; it changes only by a link that we send there.';

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

/** The step asks for one religion; where several are sought and it is among them, they stay. */
const soughtAfter = (sought: WishRow | undefined, { religions }: WishChange): WishChange['religions'] =>
  religions?.[0] && sought?.religions.includes(religions[0]) ? sought.religions : religions;
