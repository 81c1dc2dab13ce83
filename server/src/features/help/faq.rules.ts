// The order of the questions, the marks in their answers, and the name of a new one.
import type { FaqEntry } from '@ijeuwa/contract/help';

const MARK = /\{([a-z]+:[\w:-]+)\}/gi;
const SLUG_MAX_LENGTH = 60;

/** {price:blossom} is price:blossom. */
export const marksOf = (text: string): string[] => [...text.matchAll(MARK)].map(([, mark]) => mark!);

export const replaceMarks = (text: string, write: (mark: string) => string): string =>
  text.replace(MARK, (_, mark: string) => write(mark));

/** "Is it safe?" is is-it-safe. */
export const slugOf = (question: string): string =>
  question
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-+|-+$/g, '') || 'question';

type Placed = { key: string; data: Pick<FaqEntry, 'group' | 'order'> };

/** Group by group as the page has them; two at the same place stand by their keys. */
export const inPageOrder =
  (groups: readonly string[]) =>
  (one: Placed, other: Placed): number =>
    groups.indexOf(one.data.group) - groups.indexOf(other.data.group) ||
    one.data.order - other.data.order ||
    (one.key < other.key ? -1 : 1);
