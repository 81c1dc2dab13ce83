// How the owner shows that it is them, in a form of this room: the accounts room draws the fields and reads them.
import type { ReactNode } from 'react';
import type { Field } from '#platform/form/useForm.ts';

type Values = Record<string, FormDataEntryValue>;
export type Proving = {
  fields: (field: Field) => ReactNode;
  proofOf: (values: Values) => unknown;
};
