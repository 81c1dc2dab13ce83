// So many months on, by the dates that people in Lagos have.
import { expect, test } from 'vitest';
import { monthsLater } from './lagos-months.ts';

test.each([
  ['2026-11-24T09:00:00Z', 6, '2027-05-24T09:00:00.000Z'],
  ['2026-08-31T09:00:00Z', 6, '2027-02-28T09:00:00.000Z'],
  ['2028-02-29T22:30:00Z', 12, '2029-02-28T22:30:00.000Z'],
  // Half past midnight on 1 March in Lagos: the first of September, and of March.
  ['2027-02-28T23:30:00Z', 6, '2027-08-31T23:30:00.000Z'],
  ['2027-02-28T23:30:00Z', 12, '2028-02-29T23:30:00.000Z'],
])('%s and %i months are %s', (from, months, until) => {
  expect(monthsLater(new Date(from), months).toISOString()).toBe(until);
});
