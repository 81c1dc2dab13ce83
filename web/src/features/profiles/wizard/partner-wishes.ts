// Step 3 of the profile: its values, what is wrong with them, and what is sent.
import type { MatrimonyProfile } from '@ijeuwa/contract/profiles';
import type { Wishes } from '@ijeuwa/contract/wishes';
import type { FieldErrors } from '#platform/form/form-errors.ts';
import type { PlaceWishValue } from '../preference/PlaceWish.tsx';
import { placeNeeded } from '../preference/wishes-form.ts';

export type PartnerWishes = {
  /** Two ages with a hyphen between them, either of which may still be empty. */
  partnerAgeRange: string;
  partnerLocationPreference: PlaceWishValue;
  partnerReligionPreference: string;
  partnerEducationPreference: string;
  dealBreakers: string;
  marriageTimeframe: string;
  acceptPartnerWithChildren: string;
};

/** Before the step was saved once, the wishes hold only where everybody starts: not yet the member's own words. */
export const partnerWishesOf = (wishes: Wishes, profile: MatrimonyProfile): PartnerWishes => {
  const own = profile.nextStep > 3;
  return {
    partnerAgeRange: own ? `${wishes.ageMin}-${wishes.ageMax}` : '-',
    partnerLocationPreference: {
      placeKind: wishes.placeKind,
      distanceKm: wishes.distanceKm,
      places: wishes.places,
    },
    partnerReligionPreference: own ? (wishes.religions[0] ?? 'noPreference') : '',
    partnerEducationPreference: own ? wishes.education : '',
    dealBreakers: wishes.dealBreakers,
    marriageTimeframe: wishes.timeframe ?? '',
    acceptPartnerWithChildren: own ? wishes.acceptChildren : '',
  };
};

/** The wish for a place in the words that the server understands. */
const placeText = ({ placeKind, distanceKm, places }: PlaceWishValue): string => {
  if (placeKind === 'within') return `within ${distanceKm} km`;
  if (placeKind === 'places') return places.map((place) => place.label).join('; ');
  return placeKind === 'anywhere' ? 'anywhere' : 'my country';
};

export const partnerWishesBody = (values: PartnerWishes) => {
  const { partnerAgeRange, partnerEducationPreference, acceptPartnerWithChildren } = values;
  return {
    partnerAgeRange: /^\d+-\d+$/.test(partnerAgeRange) ? partnerAgeRange : '',
    partnerLocationPreference: placeText(values.partnerLocationPreference),
    partnerReligionPreference: values.partnerReligionPreference,
    ...(partnerEducationPreference ? { partnerEducationPreference } : {}),
    dealBreakers: values.dealBreakers,
    marriageTimeframe: values.marriageTimeframe,
    ...(acceptPartnerWithChildren ? { acceptPartnerWithChildren } : {}),
  };
};

export const partnerWishesProblems = ({ partnerLocationPreference }: PartnerWishes): FieldErrors => {
  const needed = placeNeeded(partnerLocationPreference);
  return needed ? { partnerLocationPreference: needed } : {};
};
