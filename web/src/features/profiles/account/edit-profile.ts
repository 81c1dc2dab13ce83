// The edit form's values: from the member, and into what is sent; what is wrong comes from the contract.
import type { AuthUser } from '@ijeuwa/contract/accounts';
import type { FieldErrors } from '#platform/form/form-errors.ts';

const NAMES = [
  'name',
  'bio',
  'age',
  'gender',
  'nationality',
  'relationshipStatus',
  'maritalHistory',
  'numberOfChildren',
  'hobbies',
] as const;
export type EditField = (typeof NAMES)[number];
export type EditValues = Record<EditField, string>;

const REQUIRED = ['name', 'bio', 'gender', 'relationshipStatus', 'nationality'] as const;
export const FILL_ALL = 'Please fill all required fields.';

export const editValuesOf = (user: AuthUser): EditValues =>
  Object.fromEntries(
    NAMES.map((name) => [name, name === 'hobbies' ? user.hobbies.join(', ') : String(user[name] ?? '')]),
  ) as EditValues;

/** What may be changed: not an age that is known, and family only under the consent. */
export type Editable = { age: boolean; family: boolean };

/** What cannot be changed is not sent, and an empty number of children says nothing. */
export const editBody = (values: EditValues, editable: Editable) => {
  const { age, maritalHistory, numberOfChildren, ...rest } = values;
  return {
    ...rest,
    ...(editable.age ? { age } : {}),
    ...(editable.family ? { maritalHistory } : {}),
    ...(editable.family && numberOfChildren !== '' ? { numberOfChildren } : {}),
  };
};

export const emptyFields = (values: EditValues): FieldErrors =>
  Object.fromEntries(REQUIRED.filter((name) => values[name].trim() === '').map((name) => [name, FILL_ALL]));
