// Step 3 of the profile: the values of its screens, what is wrong with them, and what is sent.
import type { MatrimonyProfile } from '@ijeuwa/contract/profiles';
import type { Wishes } from '@ijeuwa/contract/wishes';
import { placeOf, type WizardScreen } from '@ijeuwa/contract/wizard-screens';
import type { FieldErrors } from '#platform/form/form-errors.ts';
import type { PlaceWishValue } from '../preference/PlaceWish.tsx';
import { placeNeeded } from '../preference/wishes-form.ts';

export type Partner = {
  /** Two ages with a hyphen between them, either of which may still be empty. */
  partnerAgeRange: string;
  partnerLocationPreference: PlaceWishValue;
};
export type Values = { partnerReligionPreference: string; partnerEducationPreference: string };
export type Plans = { marriageTimeframe: string; acceptPartnerWithChildren: string; dealBreakers: string };

/** Before a screen was saved once, the wishes hold only where everybody starts: not yet the member's own words. */
const isOwn = ({ nextStep, nextScreen }: MatrimonyProfile, screen: WizardScreen): boolean =>
  nextStep > 3 || placeOf(nextScreen) > placeOf(screen);

const ageRangeOf = ({ ageMin, ageMax }: Wishes): string => `${ageMin}-${ageMax}`;
const religionOf = ({ religions }: Wishes): string => religions[0] ?? 'noPreference';

export const partnerOf = (wishes: Wishes, profile: MatrimonyProfile): Partner => ({
  partnerAgeRange: isOwn(profile, 'partner') ? ageRangeOf(wishes) : '-',
  partnerLocationPreference: {
    placeKind: wishes.placeKind,
    distanceKm: wishes.distanceKm,
    places: wishes.places,
  },
});

export const valuesOf = (wishes: Wishes, profile: MatrimonyProfile): Values => {
  const own = isOwn(profile, 'values');
  return {
    partnerReligionPreference: own ? religionOf(wishes) : '',
    partnerEducationPreference: own ? wishes.education : '',
  };
};

export const plansOf = (wishes: Wishes, profile: MatrimonyProfile): Plans => ({
  marriageTimeframe: wishes.timeframe ?? '',
  acceptPartnerWithChildren: isOwn(profile, 'plans') ? wishes.acceptChildren : '',
  dealBreakers: wishes.dealBreakers,
});

/** The wish for a place in the words that the server understands. */
const placeText = ({ placeKind, distanceKm, places }: PlaceWishValue): string => {
  if (placeKind === 'within') return `within ${distanceKm} km`;
  if (placeKind === 'places') return places.map((place) => place.label).join('; ');
  return placeKind === 'anywhere' ? 'anywhere' : 'my country';
};

export const partnerBody = ({ partnerAgeRange, partnerLocationPreference }: Partner) => ({
  partnerAgeRange: /^\d+-\d+$/.test(partnerAgeRange) ? partnerAgeRange : '',
  partnerLocationPreference: placeText(partnerLocationPreference),
});

export const valuesBody = ({ partnerReligionPreference, partnerEducationPreference }: Values) => ({
  partnerReligionPreference,
  ...(partnerEducationPreference ? { partnerEducationPreference } : {}),
});

/** The last screen saves the step: what the screens before it have saved stays as it is. */
export const plansBody = (wishes: Wishes, values: Plans) => ({
  partnerAgeRange: ageRangeOf(wishes),
  partnerReligionPreference: religionOf(wishes),
  marriageTimeframe: values.marriageTimeframe,
  ...(values.acceptPartnerWithChildren
    ? { acceptPartnerWithChildren: values.acceptPartnerWithChildren }
    : {}),
  dealBreakers: values.dealBreakers,
});

export const partnerProblems = ({ partnerLocationPreference }: Partner): FieldErrors => {
  const needed = placeNeeded(partnerLocationPreference);
  return needed ? { partnerLocationPreference: needed } : {};
};
