// The percentage: stated wishes, both ways, less a margin.
import { expect, it } from 'vitest';
import { ENUGU, facts, LAGOS_CELL, LONDON, sourceOf } from '#test/facts.ts';
import { comparableOf, kmBetween, outcomesOf, placeIsMet } from './compatibility.rules.ts';
import { percentOf } from './score.rules.ts';

const him = { memberId: 'obi', gender: 'male', genders: ['female'] };
const percent = (mine: object, theirs: object): number | null => {
  const [me, them] = [facts(mine), facts({ ...him, ...theirs })];
  return percentOf(me, them);
};

it('is 1 less the margin when every wish is met on both sides', () => {
  expect(percent({}, {})).toBe(80);
  expect(percent({ acceptChildren: 'yes' }, { acceptChildren: 'yes' })).toBe(83);
});

it('is not shown below five wishes that both have stated', () => {
  expect(percent({ religions: [] }, {})).toBeNull();
  expect(percent({ timeframe: null }, {})).toBeNull();
});

it('falls with the weight of what is not met, on either side', () => {
  const importance = { ...sourceOf().importance, religion: 'somewhat' };
  expect(percent({ importance }, { religion: 'islam', importance })).toBeLessThan(80);
  expect(percent({}, { timeframe: '0-6months' })).toBe(74);
  expect(percent({}, { timeframe: '0-6months' })).toBe(percent({ timeframe: '0-6months' }, {}));
});

it('compares only what is known of the other', () => {
  const me = facts({ interests: ['Cooking'] });
  expect(outcomesOf(me, facts({ hobbies: [] }))).toHaveLength(5);
  expect(outcomesOf(me, facts({ hobbies: ['cooking'] }))).toHaveLength(6);
  expect(comparableOf(me, facts({ hobbies: ['cooking'] }))).toBe(5);
});

it('measures between the middles of cells', () => {
  expect(kmBetween(facts(), facts())).toBe(0);
  expect(Math.round(kmBetween(facts(), facts(ENUGU)))).toBe(465);
});

it.each([
  ['within 50 km', { placeKind: 'within' }, {}, true],
  ['within 50 km', { placeKind: 'within' }, ENUGU, false],
  ['Lagos', { placeKind: 'places', wantedCells: [LAGOS_CELL] }, { cellX: 33, cellY: 66 }, true],
  ['Lagos', { placeKind: 'places', wantedCells: [LAGOS_CELL] }, ENUGU, false],
  ['my country', {}, ENUGU, true],
  ['my country', {}, LONDON, false],
  ['anywhere', { placeKind: 'anywhere' }, LONDON, true],
] as const)('the wish for %s is met: %o %o %s', (_, mine, theirs, met) => {
  expect(placeIsMet(facts(mine as object), facts(theirs))).toBe(met);
});
