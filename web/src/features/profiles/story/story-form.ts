// Details in groups, as the profile page shows and asks them; the values of a dialog, and what is sent of them.

import { SHOWN_TO_WORDS } from '@ijeuwa/contract/detail-words';
import { DETAILS, type DetailName, type OwnDetails, SHOWN_TO, type ShownTo } from '@ijeuwa/contract/details';
import type { FieldErrors } from '#platform/form/form-errors.ts';

export type DetailGroup = {
  key: string;
  title: string;
  fields: readonly DetailName[];
  /** Of what is covered by the consent to faith and family as well. */
  ofFaithAndFamily?: true;
};
export const DETAIL_GROUPS: readonly DetailGroup[] = [
  { key: 'roots', title: 'Roots and languages', fields: ['ethnicGroup', 'languages'] },
  {
    key: 'faith',
    title: 'Faith and family life',
    fields: ['denomination', 'practice', 'previousMarriages'],
    ofFaithAndFamily: true,
  },
  { key: 'day', title: 'Day to day', fields: ['height', 'smoking', 'drinking'] },
  { key: 'plans', title: 'Life plans', fields: ['childrenHoped', 'futureHome', 'relocation'] },
];

export const SHOWN_TO_OPTIONS = SHOWN_TO.map((value) => ({ value, label: SHOWN_TO_WORDS[value] }));

/** Several languages stand in one text, as they are read. */
const SEPARATOR = ', ';
export const listOf = (text: string): string[] => (text ? text.split(SEPARATOR) : []);
export const textOf = (list: readonly string[]): string => list.join(SEPARATOR);

export type DetailValuesForm = { [Name in DetailName]: string } & {
  [Name in DetailName as `${Name}ShownTo`]: string;
} & { [Name in DetailName as `${Name}Consent`]: boolean };

export const valuesOf = (own: OwnDetails): DetailValuesForm =>
  Object.fromEntries(
    DETAILS.flatMap((name) => {
      const kept = own[name];
      const value = kept?.value ?? '';
      return [
        [name, typeof value === 'object' ? textOf(value) : String(value)],
        [`${name}ShownTo`, kept?.shownTo ?? 'everybody'],
        [`${name}Consent`, kept !== null],
      ];
    }),
  ) as DetailValuesForm;

const saidIn = (name: DetailName, text: string): string | string[] =>
  name === 'languages' ? listOf(text) : text;

/** What stays empty is taken off where it was kept, and not spoken of where it was not. */
export const changeOf = (
  fields: readonly DetailName[],
  values: DetailValuesForm,
  own: OwnDetails,
): Partial<Record<DetailName, unknown>> =>
  Object.fromEntries(
    fields.flatMap((name): [DetailName, unknown][] => {
      const text = values[name].trim();
      if (!text) return own[name] ? [[name, null]] : [];
      const shownTo = values[`${name}ShownTo`] as ShownTo;
      return [[name, { value: saidIn(name, text), shownTo, consent: values[`${name}Consent`] }]];
    }),
  );

export const AGREE_FIRST = 'Please tick this, or leave the answer empty.';

/** What is filled in needs its own yes. */
export const unagreed = (fields: readonly DetailName[], values: DetailValuesForm): FieldErrors =>
  Object.fromEntries(
    fields.flatMap((name) =>
      values[name].trim() && !values[`${name}Consent`] ? [[`${name}Consent`, AGREE_FIRST]] : [],
    ),
  );
