// The order of the questions, the marks in their answers, and the name of a new one.
import { FAQ_PAGE_PLACES } from '@ijeuwa/contract/help';

const MARK = /\{([a-z]+:[\w:-]+)\}/gi;
const SLUG_MAX_LENGTH = 50;

/** {price:blossom} is price:blossom. */
export const marksOf = (text: string): string[] => [...text.matchAll(MARK)].map(([, mark]) => mark!);

export const replaceMarks = (text: string, write: (mark: string) => string): string =>
  text.replace(MARK, (_, mark: string) => write(mark));

const NO_LETTER = /[^\p{L}\p{N}]+/gu;
const BETWEEN_WORDS = /[\p{P}\p{Z}]+/gu;

/** Its Latin letters and figures, and whether that is all there was. */
const slugOf = (question: string): { slug: string; whole: boolean } => {
  const plain = question.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '').replace(NO_LETTER, '-');
  const all = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  const slug = all.slice(0, SLUG_MAX_LENGTH).replace(/-+$/, '');
  return { slug, whole: slug !== '' && slug === plain.replace(/^-+|-+$/g, '') };
};

/** Two different questions hardly ever have the same; the same has it on every machine. */
const signOf = (question: string): string => {
  let sum = 0xcbf29ce484222325n;
  for (const letter of question.normalize('NFC').toLowerCase().replace(BETWEEN_WORDS, ' ').trim())
    sum = BigInt.asUintN(64, (sum ^ BigInt(letter.codePointAt(0)!)) * 0x100000001b3n);
  return sum.toString(36);
};

/** Whether something else of the page is called so. */
export const isOnPage = (key: string, groups: readonly string[]): boolean => {
  const base = key.replace(/-title$/, '');
  return groups.includes(base) || (FAQ_PAGE_PLACES as readonly string[]).includes(key);
};

/**
 * "Is it safe?" is is-it-safe. Words of which that leaves something out, in another script or too long, have a sign of
 * their own besides.
 */
export const slugKey = (words: string, nameless: string): string => {
  const { slug, whole } = slugOf(words);
  return whole ? slug : [slug || nameless, signOf(words)].join('-');
};

/** A question that is called like a place of its page is another place. */
export const keyOf = (question: string, groups: readonly string[]): string => {
  const key = slugKey(question, 'question');
  return isOnPage(key, groups) ? `${key}-question` : key;
};

type Placed<D> = { key: string; data: D };

/** Group by group as the page has them; two at the same place stand by their keys. */
export const inPageOrder =
  <D extends { order: number }>(groups: readonly string[], groupOf: (data: D) => string) =>
  (one: Placed<D>, other: Placed<D>): number =>
    groups.indexOf(groupOf(one.data)) - groups.indexOf(groupOf(other.data)) ||
    one.data.order - other.data.order ||
    (one.key < other.key ? -1 : 1);
