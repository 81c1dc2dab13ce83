// What the profile's screens ask of the server, and how its answers are kept.
import { findStory, type OwnStory } from '@ijeuwa/contract/details';
import {
  findCard,
  findMatchStatus,
  listMatchRequests,
  listPotentialMatches,
} from '@ijeuwa/contract/matching';
import { blurPhotos } from '@ijeuwa/contract/photos';
import {
  findProfile,
  listConsents,
  type MatrimonyProfile,
  savePrivacy,
  withdrawConsent,
} from '@ijeuwa/contract/profiles';
import { findWishes } from '@ijeuwa/contract/wishes';
import { keyOf, queryClient, useChange, useRead } from '#platform/queries.ts';

export const useProfile = ({ enabled = true } = {}) => useRead(findProfile, {}, { enabled });

export const useConsents = () => useRead(listConsents, {});

export const useStory = () => useRead(findStory, {});

export const keepStory = (story: OwnStory): void => {
  queryClient.setQueryData(keyOf(findStory), story);
};

export const keepProfile = (profile: MatrimonyProfile): void => {
  queryClient.setQueryData(keyOf(findProfile), profile);
};

/** Changes the kept profile; asked for anew where none was kept yet. */
export const patchProfile = (change: Partial<MatrimonyProfile>): void => {
  const kept = queryClient.getQueryData<MatrimonyProfile>(keyOf(findProfile));
  if (kept) keepProfile({ ...kept, ...change });
};

/** It erases what is sought of faith too, and pauses the card. */
export const useWithdrawConsent = () =>
  useChange(withdrawConsent, {
    onDone: keepProfile,
    renews: [
      findStory,
      findWishes,
      listConsents,
      findCard,
      findMatchStatus,
      listMatchRequests,
      listPotentialMatches,
    ],
  });
export const useSavePrivacy = () => useChange(savePrivacy);
export const useBlurPhotos = () => useChange(blurPhotos);

export const useWishes = ({ enabled = true } = {}) => useRead(findWishes, {}, { enabled });
