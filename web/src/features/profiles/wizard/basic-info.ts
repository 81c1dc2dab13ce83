// Step 1 of the profile: the values of its screens, what is wrong with them, and what is sent.
import { ADULT_AGE } from '@ijeuwa/contract/accounts';
import { ageOn } from '@ijeuwa/contract/age';
import type { MatrimonyProfile } from '@ijeuwa/contract/profiles';
import type { FieldErrors } from '#platform/form/form-errors.ts';
import { formatPhone } from '#ui/format.ts';
import type { PlaceChoice } from '../places/PlaceSearch.tsx';

export type About = { name: string; age: string; dateOfBirth: string; gender: string };
export type Home = { location: PlaceChoice; email: string; phone: string };

export const aboutOf = (profile: MatrimonyProfile | undefined): About => ({
  name: profile?.name ?? '',
  age: String(profile?.age ?? ''),
  dateOfBirth: profile?.dateOfBirth ?? '',
  gender: profile?.gender ?? '',
});

export const homeOf = (profile: MatrimonyProfile | undefined): Home => ({
  location: profile?.location ?? '',
  email: profile?.email ?? '',
  phone: profile?.phone ? formatPhone(profile.phone) : '',
});

export const aboutBody = ({ name, age, dateOfBirth, gender }: About) => ({
  name,
  ...(dateOfBirth ? { dateOfBirth } : { age }),
  gender,
});

export const homeBody = ({ location, email, phone }: Home) => ({
  location: typeof location === 'string' ? location : location._id,
  email,
  phone,
});

export const aboutProblems = ({ dateOfBirth }: About): FieldErrors =>
  dateOfBirth !== '' && ageOn(dateOfBirth, new Date()) < ADULT_AGE
    ? { dateOfBirth: 'You must be at least 18 years old' }
    : {};
