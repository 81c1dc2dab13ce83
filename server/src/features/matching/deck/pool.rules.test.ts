// What the advice says about a thin pool.
import { range } from '@ijeuwa/contract/range';
import { expect, it } from 'vitest';
import { facts, sourceOf } from '#test/facts.ts';
import { adviceOf, widerKm } from './pool.rules.ts';
import { needsFilling } from './queue.rules.ts';

const NONE = {
  fits: 3,
  religion: 0,
  education: 0,
  children: 0,
  timeframe: 0,
  interests: 0,
  place: 0,
  age: 0,
};

it('names the next distance', () => {
  expect([5, 50, 80, 100].map(widerKm)).toEqual([10, 80, 100, undefined]);
});

it('offers what adds most first, and only what is a must', () => {
  const me = facts({ placeKind: 'within', importance: { ...sourceOf().importance, place: 'must' } });
  expect(adviceOf(me, { ...NONE, place: 38, religion: 12, education: 99, age: 5 })).toEqual({
    fits: 0,
    offers: [
      { wish: 'place', text: 'Widening to 80 km adds at least 30', adds: 30 },
      { wish: 'religion', text: 'Accepting any faith adds at least 10', adds: 10 },
      { wish: 'age', text: `Widening the ages to ${range(22, 48)} adds fewer than 10`, adds: 0 },
    ],
  });
});

const now = new Date('2026-11-24T09:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
it.each([
  ['fresh and full', { filledAt: ago(1), stale: false, fits: 500, filled: 200, left: 150 }, false],
  ['stale', { filledAt: ago(1), stale: true, fits: 500, filled: 200, left: 150 }, true],
  ['of this morning', { filledAt: ago(721), stale: false, fits: 500, filled: 200, left: 150 }, true],
  ['near its end while more fit', { filledAt: ago(1), stale: false, fits: 500, filled: 200, left: 9 }, true],
  ['short because few fit', { filledAt: ago(1), stale: false, fits: 5, filled: 5, left: 5 }, false],
  [
    'without picks of today',
    { filledAt: ago(1), stale: false, fits: 500, filled: 200, left: 150, pickDay: '2026-11-23' },
    true,
  ],
  ['short for a while', { filledAt: ago(11), stale: false, fits: 5, filled: 5, left: 5 }, true],
])('a queue that is %s is filled again: %s', (_, state, again) => {
  expect(needsFilling({ pickDay: '2026-11-24', ...state }, now, '2026-11-24', 20)).toBe(again);
});
