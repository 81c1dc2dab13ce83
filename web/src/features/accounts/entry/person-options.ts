// The choices that sign-up and the short form for what is missing share.
import { SIGN_UP_COUNTRIES } from '@ijeuwa/contract/sign-up';
import type { Option } from '#ui/Select.tsx';

export const COUNTRY_OPTIONS: readonly Option[] = SIGN_UP_COUNTRIES.map((country) => ({
  value: country,
  label: country,
}));
export const GENDER_OPTIONS: readonly Option[] = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
];
export const ALL_GENDER_OPTIONS: readonly Option[] = [
  ...GENDER_OPTIONS,
  { value: 'non-binary', label: 'Non-binary' },
  { value: 'other', label: 'Other' },
];
export const PREFERENCE_OPTIONS: readonly Option[] = [
  ...GENDER_OPTIONS,
  { value: 'both', label: 'Both genders' },
];
