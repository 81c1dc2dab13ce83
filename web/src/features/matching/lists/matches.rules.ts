// Whose turn it is with a match, and in which order matches stand: whoever waits for an answer first.
import type { Match } from '@ijeuwa/contract/matching';

/** They wrote last; nobody has written; I wrote last. */
export type Turn = 'yours' | 'new' | 'theirs';
type Shown = 'all' | 'turn' | 'new';
type Filter = { show: Shown; label: string; matches: Match[] };

const ORDER: readonly Turn[] = ['yours', 'new', 'theirs'];

export const turnOf = ({ last }: Match): Turn => (!last ? 'new' : last.mine ? 'theirs' : 'yours');

const lastMoved = ({ last, matchedAt }: Match): string => last?.at ?? matchedAt;

export const inTurns = (matches: readonly Match[]): Match[] =>
  matches.toSorted(
    (one, other) =>
      ORDER.indexOf(turnOf(one)) - ORDER.indexOf(turnOf(other)) ||
      lastMoved(other).localeCompare(lastMoved(one)),
  );

/** One that shows nobody, or everybody, is not offered. */
export const filtersOf = (matches: readonly Match[]): Filter[] => {
  const all = inTurns(matches);
  const parts: Filter[] = [
    { show: 'turn', label: 'Your turn', matches: all.filter((one) => turnOf(one) === 'yours') },
    { show: 'new', label: 'New', matches: all.filter((one) => turnOf(one) === 'new') },
  ];
  const offered = parts.filter((one) => one.matches.length > 0 && one.matches.length < all.length);
  return [{ show: 'all', label: 'All', matches: all }, ...offered];
};
