// The protocol on invented meetings, in rows of the columns of the study.

import { logistic } from '@ijeuwa/server/features/matching/learning/chances.rules';
import { expect, test } from 'vitest';
import { makeChance } from '../chance.ts';
import { COLUMNS, readDates } from './read-dates.ts';
import { areaUnderCurve, gainAt } from './scores.ts';
import { tryOut } from './try-out.ts';

const HEAD = ['iid', 'pid', 'gender', 'wave', 'income', 'dec', ...COLUMNS];

/** Fourteen evenings of ten and ten, who differ much in how selective and how liked they are. */
const inventDates = (): string => {
  const chance = makeChance(3);
  const rows: string[] = [];
  for (let wave = 1; wave <= 14; wave++) {
    const people = Array.from({ length: 20 }, (_, at) => ({
      id: wave * 100 + at,
      man: at < 10,
      selective: chance.normal(0, 1.5),
      liked: chance.normal(0, 1.5),
      told: COLUMNS.map(() => (chance.next() < 0.1 ? '' : String(Math.floor(chance.next() * 10)))),
    }));
    for (const who of people)
      for (const whom of people) {
        if (who.man === whom.man) continue;
        const liked = chance.next() < logistic(who.selective + whom.liked) ? 1 : 0;
        rows.push([who.id, whom.id, who.man ? 1 : 0, wave, '"69,487.00"', liked, ...who.told].join(','));
      }
  }
  return [HEAD.join(','), ...rows].join('\n');
};
const dates = readDates(inventDates());

test('an amount in quotes is one cell, and what nobody said is the mean', () => {
  expect(dates.meetings).toHaveLength(14 * 200);
  expect(dates.meetings[0]).toMatchObject({ wave: 1, who: 100, whom: 110, man: true });
  for (const { told } of dates.people.values()) expect(told.every(Number.isFinite)).toBe(true);
});

test('what is learnt of answers foretells, chance does not, and two runs are the same', () => {
  const rows = tryOut(dates);
  const of = (way: string, revealed: number) =>
    rows.find((one) => one.way === way && one.revealed === revealed)!;
  expect(Math.abs(of('random', 0).area - 0.5)).toBeLessThan(0.08);
  expect(of('empirical Bayes', 0.5).area).toBeGreaterThan(0.7);
  expect(of('empirical Bayes', 0.5).area).toBeGreaterThan(of('popularity', 0.5).area);
  expect(tryOut(dates)).toEqual(rows);
});

test('an order is scored as it is: whole, turned round, all alike', () => {
  const matched = [true, true, false, false];
  expect(areaUnderCurve([4, 3, 2, 1], matched)).toBe(1);
  expect(areaUnderCurve([1, 2, 3, 4], matched)).toBe(0);
  expect(areaUnderCurve([1, 1, 1, 1], matched)).toBe(0.5);
  expect(gainAt(2, [4, 3, 2, 1], matched)).toBe(1);
  expect(gainAt(2, [1, 2, 3, 4], matched)).toBe(0);
  expect(gainAt(2, [1, 2], [false, false])).toBeUndefined();
});
