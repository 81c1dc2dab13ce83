// Step 1 of the profile: its values, what is wrong with them, and what is sent.
import { ADULT_AGE } from '@ijeuwa/contract/accounts';
import { ageOn } from '@ijeuwa/contract/age';
import { PHOTOS_MIN, photosTooFew } from '@ijeuwa/contract/photos';
import { type MatrimonyProfile, ProfileStep1 } from '@ijeuwa/contract/profiles';
import { formatPhone } from '#ui/format.ts';
import { errorsOf, type FieldErrors } from '../form-errors.ts';
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
  gender: gender as ProfileStep1['gender'],
  location: typeof location === 'string' ? location : location._id,
  email,
  phone,
});

/** `photos` is left out where there is no account yet to keep them. */
export const basicInfoProblems = (values: BasicInfo, photos?: number): FieldErrors => {
  const wrong = errorsOf(ProfileStep1, basicInfoBody(values));
  const minor = values.dateOfBirth && ageOn(values.dateOfBirth, new Date()) < ADULT_AGE;
  return inOrder({
    name: wrong.name,
    age: wrong.age,
    dateOfBirth: wrong.dateOfBirth ?? (minor ? 'You must be at least 18 years old' : undefined),
    gender: wrong.gender,
    location: wrong.location,
    email: wrong.email,
    phone: wrong.phone,
    pictures: photos !== undefined && photos < PHOTOS_MIN ? photosTooFew(photos) : undefined,
  });
};

const inOrder = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, message]) => message));
