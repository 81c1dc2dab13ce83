// Where a bought period is placed: no paid day is lost, none is paid twice, the better package comes first.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, type Period, placePeriod } from './subscriptions.rules.ts';

const DAY = 86_400_000;
const at = (text: string) => new Date(`${text}T09:00:00Z`);
const now = at('2026-11-24');

const buy = (held: Period[], rank: number, months: number, when: Date): Period[] => {
  const { startsAt, endsAt, moved } = placePeriod(held, { rank, months }, when);
  const kept = held.map((period) => moved.find((one) => one.id === period.id) ?? period);
  return [...kept, { id: String(held.length), rank, startsAt, endsAt }];
};
const left = (held: readonly Period[], when: Date): number =>
  held.reduce((sum, one) => sum + Math.max(0, +one.endsAt - Math.max(+when, +one.startsAt)), 0);

test('the same package bought again begins when the running one ends', () => {
  const [, second] = buy(buy([], 0, 1, now), 0, 1, at('2026-12-01'));
  expect(second).toMatchObject({ startsAt: at('2026-12-24'), endsAt: at('2027-01-24') });
});

test('a better package begins at once, and the days left of the lesser one follow it', () => {
  const [lesser, better] = buy(buy([], 0, 1, now), 1, 3, at('2026-12-04'));
  expect(better).toMatchObject({ startsAt: at('2026-12-04'), endsAt: at('2027-03-04') });
  expect(lesser).toMatchObject({ startsAt: at('2027-03-04'), endsAt: at('2027-03-24') });
});

test('a lesser package waits for the better one to end', () => {
  const [, lesser] = buy(buy([], 3, 12, now), 0, 1, at('2026-12-04'));
  expect(lesser?.startsAt).toEqual(at('2027-11-24'));
});

test('however packages are bought, no paid time is lost, doubled, or put before a better package', () => {
  const purchase = fc.record({
    rank: fc.integer({ min: 0, max: 3 }),
    months: fc.constantFrom(1, 3, 6, 12),
    wait: fc.integer({ min: 0, max: 200 }),
  });
  fc.assert(
    fc.property(fc.array(purchase, { maxLength: 8 }), (purchases) => {
      let held: Period[] = [];
      let when = now;
      for (const { rank, months, wait } of purchases) {
        when = new Date(+when + wait * DAY);
        const before = left(held, when);
        held = buy(held, rank, months, when);
        const bought = held.at(-1)!;
        expect(left(held, when)).toBe(before + (+bought.endsAt - +bought.startsAt));
        const ahead = held.filter((one) => one.endsAt > when).sort((a, b) => +a.startsAt - +b.startsAt);
        for (const [index, one] of ahead.entries()) {
          const next = ahead[index + 1];
          if (!next) continue;
          expect(+one.endsAt).toBe(+next.startsAt);
          expect(one.rank).toBeGreaterThanOrEqual(next.rank);
        }
      }
    }),
    { numRuns: 3000 },
  );
});

test('a month ends on its last day when it is shorter', () => {
  expect(addMonths(at('2027-01-31'), 1)).toEqual(at('2027-02-28'));
  expect(addMonths(at('2026-11-30'), 3)).toEqual(at('2027-02-28'));
  expect(addMonths(at('2026-11-24'), 12)).toEqual(at('2027-11-24'));
});
