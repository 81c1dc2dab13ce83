// The order of a queue beyond the rank: who was skipped, who is away, and whose place is given by chance.
import { expect, test } from 'vitest';
import { explore, ordered, placed, type Standing } from './placing.rules.ts';

const NOW_S = 1_800_000_000;
const one = (at: number, more: Partial<Standing> = {}): Standing => ({
  memberId: `m${at}`,
  liked: false,
  rank: 3 - at / 100,
  lastActive: NOW_S,
  ...more,
});
const many = (count: number, more: Partial<Standing> = {}) =>
  Array.from({ length: count }, (_, at) => one(at, more));
const NOBODY: ReadonlySet<string> = new Set();
const order = (ranked: Standing[], { skipped = NOBODY, picked = [] as string[] } = {}) =>
  ordered(ranked, { skipped, picked, nowS: NOW_S }).map(({ memberId }) => memberId);
/** Answers these, one after the other, and then the last of them. */
const draws =
  (...told: number[]) =>
  () =>
    told.length > 1 ? told.shift()! : told[0]!;

test('whoever was skipped comes last, but not a pick of the day nor who likes the viewer', () => {
  const ranked = [one(0, { liked: true }), one(1), one(2), one(3)];
  expect(order(ranked, { skipped: new Set(['m0', 'm1', 'm2']), picked: ['m2'] })).toEqual([
    'm0',
    'm2',
    'm3',
    'm1',
  ]);
});

test('of the first ten no more than two were away for two weeks, where others are there to take their places', () => {
  const away = { lastActive: NOW_S - 15 * 86_400 };
  const ranked = [...many(5, away), ...many(40).slice(5, 12)];
  expect(order(ranked).slice(0, 12)).toEqual([
    'm0',
    'm1',
    'm2',
    'm5',
    'm6',
    'm7',
    'm8',
    'm9',
    'm10',
    'm11',
    'm3',
    'm4',
  ]);
  expect(order(ranked.slice(0, 8))).toEqual(ranked.slice(0, 8).map(({ memberId }) => memberId));
  expect(order(many(40, away))).toEqual(many(40).map(({ memberId }) => memberId));
});

test('one place in twenty is given by chance among the best thirty who are left, and says how likely that was', () => {
  const shown = explore([...many(60).keys()], draws(0.1, 0.5));
  expect(shown.slice(0, 4)).toEqual([
    { one: 0, propensity: 1 },
    { one: 1, propensity: 1 },
    { one: 17, propensity: 1 / 30 },
    { one: 2, propensity: 1 },
  ]);
  expect(shown.filter(({ propensity }) => propensity < 1)).toHaveLength(3);
  expect(shown.map((given) => given.one).sort((a, b) => a - b)).toEqual([...many(60).keys()]);
});

test('whoever is given a place by chance had the chance that was said', () => {
  let [explored, seed] = [0, 1];
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const given = new Map<number, number>();
  const [runs, length] = [4000, 20];
  for (let run = 0; run < runs; run++)
    for (const { one: who, propensity } of explore([...many(length).keys()], random).slice(0, 1))
      if (propensity < 1) {
        explored++;
        given.set(who, (given.get(who) ?? 0) + 1);
        expect(propensity).toBe(1 / length);
      }
  expect(explored / runs).toBeCloseTo(0.05, 1);
  expect(given.size).toBe(length);
});

test('chance gives no place before today’s picks and those who like the viewer, and ranks stay in their order', () => {
  const ranked = [one(0, { rank: 12, liked: true }), ...many(30).slice(1)];
  const queue = placed(ranked, ['m1', 'm2'], draws(0, 0.99));
  expect(queue.slice(0, 4).map((given) => [given.one.memberId, given.propensity])).toEqual([
    ['m0', 1],
    ['m1', 1],
    ['m2', 1],
    ['m29', 1 / 27],
  ]);
  expect(queue.map((given) => given.one.rank)).toEqual(ranked.map(({ rank }) => rank));
});

test('one alone, or nobody, is a queue too', () => {
  expect(placed([one(0)], [], draws(0))).toEqual([{ one: one(0), propensity: 1 }]);
  expect(placed([], [], draws(0))).toEqual([]);
});
