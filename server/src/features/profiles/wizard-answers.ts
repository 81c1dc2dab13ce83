// What the answers of the wizard's questions change of a profile, group by group; the profile's row is held by then.

import type { ProfileStep1, ProfileStep2 } from '@ijeuwa/contract/profiles';
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { Sealing } from '#platform/sealing.ts';
import { makeBirths } from './births.ts';
import * as consents from './consents.repository.ts';
import { FAITH_AND_FAMILY } from './faith-and-family.ts';
import type { ProfileChange, ProfileRow } from './profiles.repository.ts';
import {
  childrenKept,
  divorceDetailsKept,
  type Faults,
  faultsOfName,
  previousMarriagesKept,
  readHobbies,
} from './profiles.rules.ts';
import { refuse } from './refuse.ts';

type Asked<Form, Name extends keyof Form> = Pick<Form, Name>;
type About = Asked<ProfileStep1, 'name' | 'age' | 'dateOfBirth' | 'gender'>;
type Faith = Asked<ProfileStep2, 'religion' | 'consent'>;
type Work = Asked<ProfileStep2, 'profession' | 'education'>;
type Story = Asked<ProfileStep2, 'familyBackground' | 'hobbies' | 'bio'>;
type Family = Omit<ProfileStep2, keyof Faith | keyof Work | keyof Story>;

const CONSENT_NEEDED = 'Please agree that we keep these details to find people who fit you.';

export const makeAnswers = ({ clock, sealing }: { clock: Clock; sealing: Sealing }) => {
  const births = makeBirths({ clock, sealing });
  const sealed = (text: string | null | undefined) =>
    text ? sealing.seal(text) : text === undefined ? undefined : null;

  return {
    about(form: About, own: ProfileRow): ProfileChange | Faults {
      const birth = births(form, own);
      if ('faults' in birth) return birth;
      if (!own.birthMonth && !birth.birthMonth) return { faults: { age: 'Age is required' } };
      const faults = faultsOfName(form.name, own.name);
      if (Object.keys(faults).length > 0) return { faults };
      return { ...birth, name: form.name, gender: form.gender };
    },

    /** Nothing of faith and family is kept before this. */
    async agree(tx: Queryable, memberId: string, consent: boolean | undefined): Promise<void> {
      const lives = await consents.consentLives(tx, memberId, FAITH_AND_FAMILY.purpose);
      if (consent === false || (!lives && !consent)) throw refuse({ consent: CONSENT_NEEDED });
      if (!lives) await consents.recordConsents(tx, { ...FAITH_AND_FAMILY, memberId, givenAt: clock.now() });
    },

    faith: ({ religion }: Faith): ProfileChange => ({ religion }),

    family(form: Family): ProfileChange {
      if (form.hasChildren && form.numberOfChildren === 0)
        throw refuse({ numberOfChildren: 'Please choose how many children.' });
      const { childrenAges, ...children } = childrenKept(form);
      return {
        ...children,
        relationshipStatus: form.relationshipStatus,
        previousMarriages: previousMarriagesKept(form.relationshipStatus, form.previousMarriages),
        divorceDetailsSealed: sealed(divorceDetailsKept(form.relationshipStatus, form.divorceDetails)),
        childrenAgesSealed: sealed(childrenAges),
      };
    },

    work: ({ profession, education }: Work): ProfileChange => ({ profession, education }),

    story({ familyBackground, hobbies, bio }: Story): ProfileChange {
      const read = hobbies === undefined ? undefined : readHobbies(hobbies);
      if (read && 'faults' in read) throw refuse(read.faults);
      return { familyBackground, hobbies: read, bio };
    },
  };
};
