// The most used passwords of published breaches, nearly fifty thousand, in small letters.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
let known: ReadonlySet<string> | undefined;

/** Read when the first password is chosen: unpacking the list takes some fifty milliseconds. */
const read = (): ReadonlySet<string> => {
  const { dictionary } = require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
};

export const isMostUsed = (plain: string): boolean => {
  known ??= read();
  return known.has(plain);
};
