// The order of the questions, the marks in their answers, and the name of a new one.
import { FAQ_PAGE_PLACES } from '@ijeuwa/contract/help';
import { slugKey } from '#platform/slug-key.rules.ts';

const MARK = /\{([a-z]+:[\w:-]+)\}/gi;

/** {price:blossom} is price:blossom. */
export const marksOf = (text: string): string[] => [...text.matchAll(MARK)].map(([, mark]) => mark!);

export const replaceMarks = (text: string, write: (mark: string) => string): string =>
  text.replace(MARK, (_, mark: string) => write(mark));

const AROUND = 24;
/** Where a brace belongs to no mark: one that is half written, or names what no mark can. */
export const findStrayBrace = (text: string): string | undefined => {
  const rest = text.replace(MARK, (mark) => ' '.repeat(mark.length));
  const at = rest.search(/[{}]/);
  return at < 0 ? undefined : text.slice(at, at + AROUND).split('\n')[0];
};

/** Whether something else of the page is called so. */
export const isOnPage = (key: string, groups: readonly string[]): boolean => {
  const base = key.replace(/-title$/, '');
  return groups.includes(base) || (FAQ_PAGE_PLACES as readonly string[]).includes(key);
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
