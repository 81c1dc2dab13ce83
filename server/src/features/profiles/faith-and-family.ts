// Faith and family: what of a profile is kept under the consent alone, and kept by nobody who has not given it.

import type { Queryable } from '#platform/database/connect.ts';
import { consentLives } from './consents.repository.ts';
import type { ProfileChange } from './profiles.repository.ts';
import type { WishChange } from './wishes/wishes.repository.ts';

/** The wording that the wizard shows; a new wording is a new version. */
export const FAITH_AND_FAMILY = { purpose: 'faith-and-family', version: '1' } as const;

/** The profile of somebody who has not agreed, or does no longer. */
export const NOTHING_KEPT = {
  religion: null,
  familyBackground: '',
  previousMarriages: null,
  divorceDetailsSealed: null,
  numberOfChildren: null,
  childrenAgesSealed: null,
  livingArrangement: null,
} satisfies ProfileChange;

/** What is sought of somebody who has not agreed: nothing that would tell their own faith. */
export const NOTHING_SOUGHT = { religions: [], dealBreakers: '' } satisfies WishChange;

/** What may be kept of a change; the member's profile is held, so that a withdrawal cannot come between. */
export const keptUnderConsent = async (
  tx: Queryable,
  memberId: string,
  change: ProfileChange,
): Promise<ProfileChange> =>
  (await consentLives(tx, memberId, FAITH_AND_FAMILY.purpose)) ? change : { ...change, ...NOTHING_KEPT };

/** The same of what somebody seeks; their wishes are held. */
export const wishesUnderConsent = async <C extends object>(
  tx: Queryable,
  memberId: string,
  change: C,
): Promise<C> =>
  (await consentLives(tx, memberId, FAITH_AND_FAMILY.purpose)) ? change : { ...change, ...NOTHING_SOUGHT };
