// When bought months end and where a period is placed: no paid day is lost, none is paid twice, the better package first.

import { addMonths, dayInLagos } from '@ijeuwa/contract/lagos-months';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applied, at, counting, DAY, inLagos, MINUTE, place } from '#test/periods.ts';
import { closeUp, type Period, placeDays, restore } from './periods.rules.ts';

const now = at('2026-11-24T09:00');

/** Found by going from day to day: the anchor day of that month, or its last. */
const walkTo = (from: Date, months: number, anchorDay: number): Date => {
  const wanted = inLagos(from).month + months;
  let found = from;
  for (let one = from; inLagos(one).month <= wanted; one = new Date(+one + DAY))
    if (inLagos(one).month === wanted && inLagos(one).day <= anchorDay) found = one;
  return found;
};

const left = (held: readonly Period[], when: Date): number =>
  held.reduce((sum, one) => sum + Math.max(0, +one.endsAt - Math.max(+when, +one.startsAt)), 0);

test('a month bought on 1 March at 00:30 in Lagos ends on 1 April at 00:30', () => {
  expect(addMonths(at('2027-03-01T00:30'), 1, 1)).toEqual(at('2027-04-01T00:30'));
  expect(dayInLagos(at('2027-03-01T00:30'))).toBe(1);
});

test('single months from 31 January end on 28 February and on 31 March', () => {
  const [first, second] = place(place([], 0, 1, at('2027-01-31T23:30')), 0, 1, at('2027-02-20T08:00'));
  expect(first?.endsAt).toEqual(at('2027-02-28T23:30'));
  expect(second?.endsAt).toEqual(at('2027-03-31T23:30'));
});

test('a month bought on a leap day ends on 29 March, and a year on 28 February', () => {
  expect(addMonths(at('2028-02-29T00:00'), 1, 29)).toEqual(at('2028-03-29T00:00'));
  expect(addMonths(at('2028-02-29T00:00'), 12, 29)).toEqual(at('2029-02-28T00:00'));
});

test('for ten years, of every day, a chain of months ends on its anchor day and never drifts', () => {
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
  const day = fc.integer({ min: 0, max: 3652 });
  fc.assert(
    fc.property(
      day,
      minute,
      fc.array(fc.constantFrom(1, 3, 6, 12), { maxLength: 12 }),
      (day, minute, buys) => {
        const from = new Date(+at('2026-01-01T00:00') + day * DAY + minute * MINUTE);
        const anchorDay = inLagos(from).day;
        let held: Period[] = [];
        let months = 0;
        for (const bought of buys) {
          held = place(held, 0, bought, from);
          months += bought;
          const { startsAt, endsAt } = held.at(-1)!;
          expect(endsAt).toEqual(addMonths(from, months, anchorDay));
          expect(inLagos(endsAt).time).toBe(inLagos(from).time);
          expect(+endsAt).toBeGreaterThanOrEqual(+walkTo(startsAt, bought, inLagos(startsAt).day));
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('any number of months from any moment is what counting day by day says', () => {
  const moments = fc.date({ min: at('2026-01-01T00:00'), max: at('2036-01-01T00:00'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 12 }), (from, months) => {
      const anchorDay = inLagos(from).day;
      expect(addMonths(from, months, anchorDay)).toEqual(walkTo(from, months, anchorDay));
    }),
    { numRuns: 150 },
  );
});

test('the same package bought again begins when the running one ends', () => {
  const [, second] = place(place([], 0, 1, now), 0, 1, at('2026-12-01T09:00'));
  expect(second).toMatchObject({ startsAt: at('2026-12-24T09:00'), endsAt: at('2027-01-24T09:00') });
});

test('a better package begins at once, and all that is left of the lesser one follows it', () => {
  const held = place(place([], 0, 1, now), 1, 3, at('2026-12-04T09:00'));
  expect(counting(held)).toMatchObject([
    { rank: 0, startsAt: now, endsAt: at('2026-12-04T09:00') },
    { rank: 1, startsAt: at('2026-12-04T09:00'), endsAt: at('2027-03-04T09:00') },
    { rank: 0, startsAt: at('2027-03-04T09:00'), endsAt: at('2027-03-24T09:00') },
  ]);
});

test('a lesser package waits for the better one to end', () => {
  const [, lesser] = place(place([], 3, 12, now), 0, 1, at('2026-12-04T09:00'));
  expect(lesser?.startsAt).toEqual(at('2027-11-24T09:00'));
});

test('what follows a period that did not end on its anchor day counts from the day on which it begins', () => {
  const [startsAt, endsAt] = [at('2027-03-01T00:30'), at('2027-03-29T00:30')];
  const held = place(
    [{ id: 'before', rank: 0, startsAt, endsAt, anchorDay: 1 }],
    0,
    1,
    at('2027-03-20T08:00'),
  );
  expect(held.at(-1)).toMatchObject({ startsAt: endsAt, endsAt: at('2027-04-29T00:30'), anchorDay: 29 });
});

test('what follows a rest counts its months from the day on which it begins', () => {
  const january = at('2027-01-31T09:00');
  let held = place([], 0, 1, january);
  held = place(held, 1, 1, at('2027-02-17T09:00'));
  held = place(held, 0, 1, at('2027-02-18T09:00'));
  expect(held.at(-1)).toMatchObject({
    startsAt: at('2027-03-28T09:00'),
    endsAt: at('2027-04-28T09:00'),
    anchorDay: 28,
  });
});

type Purchase = { rank: number; months: number; waited: number };
const purchase = fc.record({
  rank: fc.integer({ min: 0, max: 3 }),
  months: fc.constantFrom(1, 3, 6, 12),
  waited: fc.integer({ min: 0, max: 200 * 24 * 60 }),
});
const bought = (
  purchases: readonly Purchase[],
  look: (held: Period[], before: Period[], when: Date) => void,
) => {
  let held: Period[] = [];
  let when = now;
  for (const { rank, months, waited } of purchases) {
    when = new Date(+when + waited * MINUTE);
    const before = held;
    held = place(held, rank, months, when);
    look(held, before, when);
  }
  return { held, when };
};
const expectOneAfterTheOther = (held: readonly Period[], when: Date) => {
  const ahead = counting(held).filter(({ endsAt }) => endsAt > when);
  for (const [index, next] of ahead.slice(1).entries()) {
    expect(+next.startsAt).toBe(+ahead[index]!.endsAt);
    expect(next.rank).toBeLessThanOrEqual(ahead[index]!.rank);
  }
};

test('however packages are bought, no paid moment is lost, doubled, or put before a better package', () => {
  fc.assert(
    fc.property(fc.array(purchase, { maxLength: 8 }), (purchases) => {
      bought(purchases, (held, before, when) => {
        const { startsAt, endsAt } = held.at(-1)!;
        expect(left(held, when)).toBe(left(before, when) + (+endsAt - +startsAt));
        expectOneAfterTheOther(held, when);
        const past = (some: readonly Period[]) =>
          counting(some)
            .filter((one) => one.startsAt < when)
            .map(({ rank, startsAt, endsAt }) => [rank, +startsAt, Math.min(+when, +endsAt)]);
        expect(past(held)).toEqual(past(before));
      });
    }),
    { numRuns: 2000 },
  );
});

test('whichever is taken back, the others keep all that was left of them and stand one after the other', () => {
  fc.assert(
    fc.property(fc.array(purchase, { minLength: 1, maxLength: 6 }), fc.nat(), (purchases, which) => {
      const { held, when } = bought(purchases, () => {});
      const ahead = counting(held).filter(({ endsAt }) => endsAt > when);
      const gone = ahead[which % Math.max(1, ahead.length)];
      const kept = held.filter(({ id }) => id !== gone?.id);
      const closed = applied(kept, closeUp(kept, when), when);
      expect(left(closed, when)).toBe(left(kept, when));
      expectOneAfterTheOther(closed, when);
      const first = counting(closed).find(({ endsAt }) => endsAt > when);
      if (first) expect(+first.startsAt).toBeLessThanOrEqual(+when);
    }),
    { numRuns: 1000 },
  );
});

test('what an upgrade ended goes on from now with all that was left of it, before what else is held', () => {
  const moment = fc
    .integer({ min: 0, max: 400 })
    .map((days) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000));
  const cut = fc
    .tuple(moment, fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 299 }))
    .filter(([, days, used]) => used < days)
    .map(([startsAt, days, used]) => ({
      id: `cut-${used}-${+startsAt}`,
      anchorDay: 1,
      startsAt,
      endsAt: new Date(+startsAt + days * 86_400_000),
      cutAt: new Date(+startsAt + used * 86_400_000),
    }));
  fc.assert(
    fc.property(fc.array(cut, { minLength: 1, maxLength: 3 }), moment, (ended, when) => {
      const held = [{ id: 'held', rank: 1, anchorDay: 1, startsAt: when, endsAt: new Date(+when + 5) }];
      const moved = restore(ended, held, when);
      const left = ended.reduce((all, { endsAt, cutAt }) => all + (+endsAt - +cutAt), 0);
      const spans = moved.map(({ startsAt, endsAt }) => [+startsAt - +when, +endsAt - +when]);
      expect(spans[0]?.[0]).toBe(0);
      expect(spans.at(-1)).toEqual([left, left + 5]);
      for (const [nth, [begins]] of spans.entries()) if (nth > 0) expect(begins).toBe(spans[nth - 1]?.[1]);
    }),
  );
});

test('free days stand behind what holds as much and before what is less: the end of all moves by exactly as many', () => {
  const [now, first, last] = ['2026-01-10', '2026-02-01', '2026-03-01'].map(
    (day) => new Date(`${day}T10:00:00Z`),
  ) as [Date, Date, Date];
  const later = (at: Date, days: number) => new Date(at.getTime() + days * 86_400_000);
  const running = {
    id: 'running',
    rank: 2,
    startsAt: new Date('2026-01-01T10:00:00Z'),
    endsAt: first,
    anchorDay: 1,
  };
  const lesser = { id: 'lesser', rank: 1, startsAt: first, endsAt: last, anchorDay: 1 };
  const placed = placeDays([lesser, running], { rank: 2, days: 30 }, now);
  expect([placed.startsAt, placed.endsAt]).toEqual([first, later(first, 30)]);
  expect(placed.moved).toMatchObject([
    { movedFrom: 'lesser', startsAt: later(first, 30), endsAt: later(last, 30) },
  ]);
  expect(placeDays([], { rank: 2, days: 3 }, now)).toMatchObject({
    startsAt: now,
    endsAt: later(now, 3),
    moved: [],
  });
});
