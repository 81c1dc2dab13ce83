// What a pause leaves of the days on which a package ends, also after it was renewed again and again.
import { addMonths } from '@ijeuwa/contract/lagos-months';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applied, at, counting, DAY, inLagos, MINUTE, place } from '#test/periods.ts';
import { closeUp, standStill } from './periods.rules.ts';

/** Paused so many days after it began, and taken up after so much; then bought again and again. */
const pausedAndRenewed = (
  from: Date,
  { after, ms, months, times }: Record<'after' | 'ms' | 'months' | 'times', number>,
) => {
  let held = place([], 0, months, from);
  const ends = [held[0]!.endsAt];
  const [pausedAt, goesOnAt] = [new Date(+from + after * DAY), new Date(+from + after * DAY + ms)];
  if (ms > 0) {
    held = counting(applied(held, standStill(held, pausedAt, ms + 30 * DAY), pausedAt));
    held = counting(applied(held, closeUp(held, goesOnAt), goesOnAt));
    ends[0] = held.at(-1)!.endsAt;
  }
  for (let nth = 0; nth < times; nth++) {
    held = place(held, 0, months, goesOnAt);
    ends.push(held.at(-1)!.endsAt);
  }
  return ends;
};
const anyDay = fc
  .tuple(fc.integer({ min: 0, max: 3652 }), fc.integer({ min: 0, max: 24 * 60 - 1 }))
  .map(([day, minute]) => new Date(+at('2026-01-01T00:00') + day * DAY + minute * MINUTE));
const pauseOf = fc.record({
  after: fc.integer({ min: 0, max: 27 }),
  ms: fc.integer({ min: 1, max: 60 * 24 * 60 }).map((minutes) => minutes * MINUTE),
  months: fc.constantFrom(1, 3, 6, 12),
  times: fc.integer({ min: 1, max: 13 }),
});

test('for ten years, after a pause of any length, each renewal is as long as for whoever buys on that day, or longer', () => {
  fc.assert(
    fc.property(anyDay, pauseOf, (from, pause) => {
      const [first, ...later] = pausedAndRenewed(from, pause) as [Date, ...Date[]];
      expect(+first).toBe(+addMonths(from, pause.months, inLagos(from).day) + pause.ms);
      for (const [nth, end] of later.entries()) {
        const bought = addMonths(first, (nth + 1) * pause.months, inLagos(first).day);
        expect(+end).toBeGreaterThanOrEqual(+bought);
      }
    }),
    { numRuns: 1000 },
  );
});

test('for ten years, a pause that leaves the end on its day changes no later day', () => {
  fc.assert(
    fc.property(anyDay, pauseOf, fc.integer({ min: 1, max: 24 * 60 - 1 }), (from, pause, minutes) => {
      const ms = minutes * MINUTE;
      const without = pausedAndRenewed(from, { ...pause, ms: 0 });
      const paused = pausedAndRenewed(from, { ...pause, ms });
      fc.pre(inLagos(paused[0]!).day === inLagos(without[0]!).day);
      expect(paused.map((end) => +end - ms)).toEqual(without.map(Number));
    }),
    { numRuns: 1000 },
  );
});

test('for ten years, what a short month took of a package no pause of up to four weeks takes for good', () => {
  const monthEnd = fc
    .tuple(fc.integer({ min: 0, max: 119 }), fc.integer({ min: 29, max: 31 }), fc.constantFrom(1, 3, 6))
    .map(([month, day, months]) => ({ from: addMonths(at('2026-01-31T10:00'), month, day), months }))
    .filter(
      ({ from, months }) => inLagos(addMonths(from, months, inLagos(from).day)).day < inLagos(from).day,
    );
  const length = fc.integer({ min: 1, max: 28 * 24 * 60 }).map((minutes) => minutes * MINUTE);
  fc.assert(
    fc.property(monthEnd, length, pauseOf, ({ from, months }, ms, { after, times }) => {
      const without = pausedAndRenewed(from, { after, ms: 0, months, times });
      const paused = pausedAndRenewed(from, { after, ms, months, times });
      for (const [nth, end] of paused.entries()) expect(+end - ms).toBeGreaterThanOrEqual(+without[nth]!);
    }),
    { numRuns: 1000 },
  );
});
