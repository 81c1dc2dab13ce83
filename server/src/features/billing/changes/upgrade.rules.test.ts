// What is left of a package: counted by days, rounded up, and never more than was paid.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditOf } from './upgrade.rules.ts';

const harmony = {
  netMinor: 12_500_000,
  periods: [{ from: '2026-11-24', until: '2027-02-24', waits: false }],
};
const dayOf = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000).toISOString().slice(0, 10);
const day = fc.integer({ min: 0, max: 1000 });
const periods = fc
  .array(fc.tuple(day, fc.integer({ min: 0, max: 400 })), { maxLength: 4 })
  .map((all) => all.map(([from, days]) => ({ from: dayOf(from), until: dayOf(from + days), waits: false })));

test('of ₦125,000 with 61 of 92 days left ₦82,881 count', () => {
  expect(creditOf(harmony, 'NGN', '2026-12-24')).toEqual({
    creditMinor: 8_288_100,
    daysLeft: 61,
    daysInAll: 92,
  });
});

test.each([
  ['the day it began counts as used', '2026-11-24', 91],
  ['on the last day but one, one day is left', '2027-02-22', 1],
  ['on its last day nothing is left', '2027-02-23', 0],
  ['afterwards nothing is left', '2027-03-24', 0],
  ['what has not begun is whole', '2026-11-01', 92],
])('%s', (_, today, daysLeft) => {
  expect(creditOf(harmony, 'NGN', today).daysLeft).toBe(daysLeft);
});

test('of what begins later today nothing is used yet: it counts whole', () => {
  const waiting = harmony.periods.map((one) => ({ ...one, waits: true }));
  expect(creditOf({ ...harmony, periods: waiting }, 'NGN', '2026-11-24')).toEqual({
    creditMinor: 12_500_000,
    daysLeft: 92,
    daysInAll: 92,
  });
});

test('a pause takes no day away: what stood still counts on its later days', () => {
  const paused = [
    { from: '2026-11-24', until: '2026-12-24', waits: false },
    { from: '2027-01-04', until: '2027-03-07', waits: false },
  ];
  const { daysLeft, daysInAll } = creditOf({ ...harmony, periods: paused }, 'NGN', '2027-01-04');
  expect([daysLeft, daysInAll]).toEqual([61, 92]);
});

test('abroad it is rounded up to the cent', () => {
  expect(creditOf({ ...harmony, netMinor: 3300 }, 'USD', '2026-12-24').creditMinor).toBe(2189);
});

test('it is never more than was paid, never less than the days left are worth, and falls from day to day', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000_000 }),
      periods,
      day,
      fc.constantFrom('NGN' as const, 'USD' as const),
      (netMinor, held, at, currency) => {
        const paid = { netMinor, periods: held };
        const { creditMinor, daysLeft, daysInAll } = creditOf(paid, currency, dayOf(at));
        expect(creditMinor).toBeLessThanOrEqual(netMinor);
        expect(creditMinor * daysInAll).toBeGreaterThanOrEqual(netMinor * daysLeft);
        expect(creditOf(paid, currency, dayOf(at + 1)).creditMinor).toBeLessThanOrEqual(creditMinor);
      },
    ),
  );
});
