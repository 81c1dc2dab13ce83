// What an entry of the catalogue is called that staff add: a key made of its words.
const SLUG_MAX_LENGTH = 50;

const NO_LETTER = /[^\p{L}\p{N}]+/gu;
const BETWEEN_WORDS = /[\p{P}\p{Z}]+/gu;

/** Its Latin letters and figures, and whether that is all there was. */
const slugOf = (words: string): { slug: string; whole: boolean } => {
  const plain = words.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '').replace(NO_LETTER, '-');
  const all = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  const slug = all.slice(0, SLUG_MAX_LENGTH).replace(/-+$/, '');
  return { slug, whole: slug !== '' && slug === plain.replace(/^-+|-+$/g, '') };
};

/** Two different questions hardly ever have the same; the same has it on every machine. */
const signOf = (words: string): string => {
  let sum = 0xcbf29ce484222325n;
  for (const letter of words.normalize('NFC').toLowerCase().replace(BETWEEN_WORDS, ' ').trim())
    sum = BigInt.asUintN(64, (sum ^ BigInt(letter.codePointAt(0)!)) * 0x100000001b3n);
  return sum.toString(36);
};

/**
 * "Is it safe?" is is-it-safe. Words of which that leaves something out, in another script or too long, have a sign of
 * their own besides.
 */
export const slugKey = (words: string, nameless: string): string => {
  const { slug, whole } = slugOf(words);
  return whole ? slug : [slug || nameless, signOf(words)].join('-');
};
