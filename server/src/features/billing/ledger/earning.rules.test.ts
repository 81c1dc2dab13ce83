// What is earned of a price, day by day: in the end all of it, to the kobo, and never more than the days that have passed.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Days, earnedBy } from './earning.rules.ts';

const HARMONY = { from: '2026-11-24', until: '2027-02-24' };
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const earned = (givenMinor: number, periods: readonly Days[], today: string, forgotten = false) =>
  earnedBy({ givenMinor, periods, forgotten }, today);

test.each([
  ['on the day that it begins nothing is earned', '2026-11-24', 0],
  ['after one of 92 days a ninety-second part is', '2026-11-25', 135_869],
  ['after 31 of them', '2026-12-25', 4_211_956],
  ['on the last day all but one', '2027-02-23', 12_364_130],
  ['when it has ended everything is', '2027-02-24', 12_500_000],
  ['later no more than that', '2028-01-01', 12_500_000],
  ['before it begins nothing is', '2026-11-01', 0],
])('%s', (_, today, minor) => expect(earned(12_500_000, [HARMONY], today)).toBe(minor));

test('days that were moved behind another package wait there, and those that have passed stay earned', () => {
  const moved = [
    { from: '2026-11-01', until: '2026-11-11' },
    { from: '2027-02-11', until: '2027-03-03' },
  ];
  expect(
    ['2026-11-11', '2027-01-15', '2027-02-12', '2027-03-03'].map((day) => earned(3000, moved, day)),
  ).toEqual([1000, 1000, 1100, 3000]);
});

test('what ended on the day that it began has no day to wait for', () => {
  expect(earned(500, [{ from: '2026-11-24', until: '2026-11-24' }], '2026-11-24')).toBe(500);
});

test('of what nothing was given for nothing is earned, unless its member is erased: then nobody will have it', () => {
  expect(earned(500, [], '2026-11-24')).toBe(0);
  expect(earned(500, [], '2026-11-24', true)).toBe(500);
});

test('whatever the price and the periods, the nights earn the whole of it, never take anything back, and may be missed', () => {
  const period = fc.record({ begins: fc.nat({ max: 400 }), lasts: fc.nat({ max: 400 }) });
  const nights = fc.array(fc.nat({ max: 1000 }), { maxLength: 30 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e12 }),
      fc.array(period, { minLength: 1, maxLength: 4 }),
      nights,
      (price, made, on) => {
        const periods = made.map(({ begins, lasts }) => {
          const from = dayAfter('2026-11-24', begins);
          return { from, until: dayAfter(from, lasts) };
        });
        let before = 0;
        for (const night of [...on.sort((a, b) => a - b), 1000]) {
          const now = earned(price, periods, dayAfter('2026-11-24', night));
          expect(now).toBeGreaterThanOrEqual(before);
          expect(Number.isInteger(now)).toBe(true);
          before = now;
        }
        expect(before).toBe(price);
      },
    ),
    { numRuns: 500 },
  );
});
