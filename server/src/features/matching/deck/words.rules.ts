// The words for a person's fields in a reason or a difference.
import type { EDUCATIONS, GENDERS, RELIGIONS, TIMEFRAMES } from '@ijeuwa/contract/person';
import { range } from '@ijeuwa/contract/range';

const she = {
  They: 'She',
  are: 'is',
  have: 'has',
  live: 'lives',
  want: 'wants',
};
const he = { ...she, They: 'He' };
const they = {
  They: 'They',
  are: 'are',
  have: 'have',
  live: 'live',
  want: 'want',
};
export const PRONOUNS: Record<(typeof GENDERS)[number], typeof she> = {
  female: she,
  male: he,
  'non-binary': they,
  other: they,
};

type Religion = (typeof RELIGIONS)[number];
export const OF_FAITH: Record<Religion, string> = {
  christianity: 'Christian',
  islam: 'Muslim',
  hinduism: 'Hindu',
  buddhism: 'Buddhist',
  judaism: 'Jewish',
  traditional: 'of a traditional faith',
  spiritual: 'spiritual',
  none: 'without a faith',
  other: 'of another faith',
};
export const BOTH_OF_FAITH: Record<Religion, string> = {
  christianity: 'Both Christian',
  islam: 'Both Muslim',
  hinduism: 'Both Hindu',
  buddhism: 'Both Buddhist',
  judaism: 'Both Jewish',
  traditional: 'Both of a traditional faith',
  spiritual: 'Both spiritual',
  none: 'Neither of you follows a faith',
  other: 'Both of another faith',
};
export const WHEN: Record<(typeof TIMEFRAMES)[number], string> = {
  '0-6months': 'within 6 months',
  '6-12months': `within ${range(6, 12)} months`,
  '1-2years': `within ${range(1, 2)} years`,
  '2+years': 'in two years or later',
};
/** What is true of two that stand beside each other; undefined where nothing is. */
export const whenBoth = (one: keyof typeof WHEN, other: keyof typeof WHEN): string | undefined =>
  ({ '0-6months 6-12months': 'within a year', '1-2years 6-12months': 'within two years' })[
    [one, other].sort().join(' ')
  ];
export const DEGREE: Record<(typeof EDUCATIONS)[number], string> = {
  highSchool: 'a high school education',
  bachelors: 'a bachelor’s degree',
  masters: 'a master’s degree',
  phd: 'a doctorate',
  other: 'another education',
};

const countries = new Intl.DisplayNames('en', { type: 'region' });
const WITH_ARTICLE = /^(United|Netherlands|Philippines|Bahamas|Gambia|Maldives|.* (Republic|Islands)$)/;
export const countryName = (code: string): string => {
  const name = countries.of(code) ?? code;
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
};

/** Distances are between cells of about 10 km, so they are said roughly. */
export const roughKm = (km: number): string => {
  const step = km < 100 ? 10 : km < 1000 ? 20 : 100;
  return `${Math.max(step, Math.round(km / step) * step).toLocaleString('en')} km away`;
};

export const listed = (names: readonly string[], word = 'and'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
