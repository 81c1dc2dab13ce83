// How the owner shows that it is them before an account is named: the accounts room draws the fields and reads them.
import { type ComponentType, createContext, type ReactNode } from 'react';
import type { Field } from '#platform/form/useForm.ts';

export type Proving = {
  fields: (field: Field) => ReactNode;
  proofOf: (values: Record<string, FormDataEntryValue>) => unknown;
};
export type WithProof = ComponentType<{ children: (proving: Proving) => ReactNode }>;

/** Given by the page that holds both rooms. */
export const OwnerProof = createContext<WithProof | undefined>(undefined);
