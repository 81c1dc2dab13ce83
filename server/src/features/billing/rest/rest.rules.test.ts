// How long a part that came waits for its rest.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGivenUp, REST_MS, restBy } from './rest.rules.ts';

const DAY = 86_400_000;
const lastPartAt = new Date('2026-11-24T10:00:00Z');
const part = { status: 'part_paid', lastPartAt, announcedAt: null } as const;
const at = (ms: number) => new Date(lastPartAt.getTime() + ms);

test('a part waits 72 hours for its rest, to the millisecond', () => {
  expect(restBy(part)).toEqual(new Date('2026-11-27T10:00:00Z'));
  expect(isGivenUp(part, at(REST_MS - 1))).toBe(false);
  expect(isGivenUp(part, at(REST_MS))).toBe(true);
});

test('a rest that was announced waits seven days more for staff', () => {
  const announced = { ...part, announcedAt: at(DAY) };
  expect(isGivenUp(announced, at(REST_MS + 7 * DAY - 1))).toBe(false);
  expect(isGivenUp(announced, at(REST_MS + 7 * DAY))).toBe(true);
});

test('what is whole, over, or has no part of its money waits for nothing, ever', () => {
  const others = fc.constantFrom('open', 'paid', 'expired', 'cancelled', 'refunded', 'charged_back');
  fc.assert(
    fc.property(others, fc.option(fc.date({ noInvalidDate: true })), (status, when) => {
      expect(restBy({ status, lastPartAt: when })).toBeNull();
      expect(isGivenUp({ status, lastPartAt: when, announcedAt: null }, at(1000 * DAY))).toBe(false);
    }),
  );
  expect(isGivenUp({ ...part, lastPartAt: null }, at(1000 * DAY))).toBe(false);
});
