// Decisions of the therapy room, one line a case.
import { expect, test } from 'vitest';
import * as rules from './therapy.rules.ts';

const at = (moment: string) => new Date(moment);
const NOW = at('2026-11-24T09:00:00Z');
const BEFORE = at('2026-11-24T08:00:00Z');
const AFTER = at('2026-11-24T10:00:00Z');

test.each([
  [{ priceNGN: 150_000, priceUSD: 93.75 }, 'NGN', 15_000_000],
  [{ priceNGN: 150_000, priceUSD: 93.75 }, 'USD', 9375],
  [{ priceNGN: 450_000, priceUSD: 281.25 }, 'USD', 28_125],
  [{ priceNGN: 10_000, priceUSD: 6.25 }, 'GBP', undefined],
] as const)('%o in %s is %s', (entry, currency, minor) => {
  expect(rules.priceOf(entry, currency)).toBe(minor);
});

const plan = { paidAt: null, takenBackAt: null, offeredUntil: AFTER };
test.each([
  [plan, 'offered'],
  [{ ...plan, offeredUntil: NOW }, 'lapsed'],
  // Money that came late counts all the same.
  [{ ...plan, offeredUntil: BEFORE, paidAt: NOW }, 'paid'],
  [{ ...plan, paidAt: BEFORE, takenBackAt: NOW }, 'taken_back'],
] as const)('a plan that is %o is %s', (one, state) => {
  expect(rules.planStateOf(one, NOW)).toBe(state);
});

test('an assessment is due a day later', () => {
  expect(rules.insightsDueAt(NOW).toISOString()).toBe('2026-11-25T09:00:00.000Z');
});

test.each([
  ['2026-11-24', undefined],
  ['2026-11-23', 'This day has passed. Please choose another.'],
  ['2027-02-31', 'Please choose a day.'],
  ['2027-05-23', undefined],
  ['2027-05-24', 'Please choose a day within the next six months.'],
])('the preferred day %s: %s', (day, fault) => {
  expect(rules.faultOfDay(day, '2026-11-24')).toBe(fault);
});

test('a place in the queue is read as it was spelled, and nothing else is', () => {
  const place = { done: true, sentAt: NOW, id: '01900000-0000-7000-8000-000000000001' };
  expect(rules.readPlace(rules.spellPlace(place))).toEqual(place);
  for (const other of ['', '2.1.x', `1.x.${place.id}`, '1.1.1'])
    expect(rules.readPlace(other)).toBeUndefined();
});
