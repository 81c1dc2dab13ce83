// Step 1 of the profile: its values, what is wrong with them, and what is sent.
import { ADULT_AGE } from '@ijeuwa/contract/accounts';
import { ageOn } from '@ijeuwa/contract/age';
import { PHOTOS_MIN, photosTooFew } from '@ijeuwa/contract/photos';
import type { MatrimonyProfile } from '@ijeuwa/contract/profiles';
import type { FieldErrors } from '#platform/form/form-errors.ts';
import { formatPhone } from '#ui/format.ts';
import type { PlaceChoice } from '../places/PlaceSearch.tsx';

export type BasicInfo = {
  name: string;
  age: string;
  dateOfBirth: string;
  gender: string;
  location: PlaceChoice;
  email: string;
  phone: string;
};

export const basicInfoOf = (profile: MatrimonyProfile | undefined): BasicInfo => ({
  name: profile?.name ?? '',
  age: String(profile?.age ?? ''),
  dateOfBirth: profile?.dateOfBirth ?? '',
  gender: profile?.gender ?? '',
  location: profile?.location ?? '',
  email: profile?.email ?? '',
  phone: profile?.phone ? formatPhone(profile.phone) : '',
});

export const basicInfoBody = ({ name, age, dateOfBirth, gender, location, email, phone }: BasicInfo) => ({
  name,
  ...(dateOfBirth ? { dateOfBirth } : { age }),
  gender,
  location: typeof location === 'string' ? location : location._id,
  email,
  phone,
});

/** Besides the schema; `photos` is left out where there is no account yet to keep them. */
export const basicInfoProblems = ({ dateOfBirth }: BasicInfo, photos?: number): FieldErrors => ({
  ...(isMinor(dateOfBirth) ? { dateOfBirth: 'You must be at least 18 years old' } : {}),
  ...(photos !== undefined && photos < PHOTOS_MIN ? { pictures: photosTooFew(photos) } : {}),
});

const isMinor = (dateOfBirth: string): boolean =>
  dateOfBirth !== '' && ageOn(dateOfBirth, new Date()) < ADULT_AGE;
