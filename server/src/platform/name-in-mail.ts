// The one way by which a person's name comes into a mail or an SMS: an address is typed by anybody, so what a
// stranger wrote as a name is repeated only where it looks like one.

const MAX_LENGTH = 40;
const WORD = /(?=[\p{Lu}\p{Lt}\p{Lo}])\p{L}[\p{L}\p{M}'’]*\.?/u.source;
const NAME = new RegExp(`^${WORD}(?:[ -]${WORD}){0,3}$`, 'u');

export const nameInMail = (name: string): string | undefined =>
  name.length <= MAX_LENGTH && NAME.test(name) ? name : undefined;

/** "Welcome, Ngozi." or "Welcome." */
export const greeting = (word: string, name: string): string => {
  const known = nameInMail(name);
  return known ? `${word}, ${known.replace(/\.$/, '')}.` : `${word}.`;
};
