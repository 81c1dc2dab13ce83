// What the proof fields of a form mean to the server.
import type { Ways } from './ProofFields.tsx';

type Values = Record<string, FormDataEntryValue>;

export const proofOf = ({ proof }: Pick<Ways, 'proof'>, values: Values) =>
  proof === 'password' ? { password: values.proof } : { challenge: values.challenge, code: values.proof };
