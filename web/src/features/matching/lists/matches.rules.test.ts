// Whose turn it is, and who stands first.
import type { Match } from '@ijeuwa/contract/matching';
import { expect, test } from 'vitest';
import { matchWith, potential } from '../matching.fakes.ts';
import { filtersOf, inTurns, turnOf } from './matches.rules.ts';

const match = (n: number, name: string, matchedAt: string, last: Match['last']): Match => ({
  ...matchWith(potential(n, name)),
  matchedAt,
  last,
});
const theyWrote = (at: string) => ({ at, mine: false });
const iWrote = (at: string) => ({ at, mine: true });

const EARLY = match(1, 'Early', '2026-11-01T08:00:00Z', theyWrote('2026-11-20T08:00:00Z'));
const LATE = match(2, 'Late', '2026-11-02T08:00:00Z', theyWrote('2026-11-21T08:00:00Z'));
const SILENT = match(3, 'Silent', '2026-11-19T08:00:00Z', null);
const ANSWERED = match(4, 'Answered', '2026-11-03T08:00:00Z', iWrote('2026-11-22T08:00:00Z'));

test('it is the turn of whoever did not write last; with nobody’s word a match is new', () => {
  expect([EARLY, SILENT, ANSWERED].map(turnOf)).toEqual(['yours', 'new', 'theirs']);
});

test('who waits for an answer stands first, then who is new, each the latest first', () => {
  expect(inTurns([ANSWERED, EARLY, SILENT, LATE]).map(({ name }) => name)).toEqual([
    'Late',
    'Early',
    'Silent',
    'Answered',
  ]);
});

test('a part is offered with its true number, and not when it holds nobody or all', () => {
  const offered = (...matches: Match[]) =>
    filtersOf(matches).map(({ label, matches: held }) => [label, held.length]);
  expect(offered(ANSWERED, EARLY, SILENT, LATE)).toEqual([
    ['All', 4],
    ['Your turn', 2],
    ['New', 1],
  ]);
  expect(offered(ANSWERED, SILENT)).toEqual([
    ['All', 2],
    ['New', 1],
  ]);
  expect(offered(EARLY, LATE)).toEqual([['All', 2]]);
  expect(offered()).toEqual([['All', 0]]);
});
