// How the options of a person's fields read on screen, in every room, in the order in which forms offer them.
import { EDUCATIONS, GENDERS, RELATIONSHIP_STATUSES, RELIGIONS, TIMEFRAMES } from './person.ts';

const WORDS: Record<string, string> = {
  'non-binary': 'Non-binary',
  highSchool: 'High school',
  bachelors: "Bachelor's degree",
  masters: "Master's degree",
  phd: 'PhD',
  '0-6months': 'Within 6 months',
  '6-12months': '6 to 12 months',
  '1-2years': '1 to 2 years',
  '2+years': 'More than 2 years',
  traditional: 'Traditional African religion',
  spiritual: 'Spiritual',
  none: 'No religion',
  noPreference: 'No preference',
  fullTime: 'They live with me full-time',
  partTime: 'They live with me part of the time',
  visitOnly: 'They visit me',
  adult: 'They are grown up',
};

/** "christianity" reads "Christianity"; what needs more than a capital letter has words of its own. */
export const wordOf = (value: string): string =>
  WORDS[value] ?? `${value.charAt(0).toUpperCase()}${value.slice(1)}`;

export const optionsOf = (values: readonly string[]): { value: string; label: string }[] =>
  values.map((value) => ({ value, label: wordOf(value) }));

export const YES_NO = optionsOf(['yes', 'no']);
export const GENDER_OPTIONS = optionsOf(GENDERS);
export const EDUCATION_OPTIONS = optionsOf(EDUCATIONS);
export const RELIGION_OPTIONS = optionsOf(RELIGIONS);
export const STATUS_OPTIONS = optionsOf(RELATIONSHIP_STATUSES);
export const TIMEFRAME_OPTIONS = optionsOf(TIMEFRAMES);

/** What a form says of what it shows and does not change. */
export const AGE_FOLLOWS = 'We work it out from your date of birth.';
export const ASKED_WITH_PURPOSE = 'Asked in your matrimony profile, with what we keep it for.';
