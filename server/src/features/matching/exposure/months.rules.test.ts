// Which months have a partition.
import { expect, test } from 'vitest';
import { monthsAhead, monthsPast } from './months.rules.ts';

test('a month goes from its first day to the next one’s, over the year too', () => {
  expect(monthsAhead('2026-11-30', 2)).toEqual([
    { name: 'impression_2026_11', from: '2026-11-01', until: '2026-12-01' },
    { name: 'impression_2026_12', from: '2026-12-01', until: '2027-01-01' },
    { name: 'impression_2027_01', from: '2027-01-01', until: '2027-02-01' },
  ]);
});

test('a month is past when its last day is, and that for the rest never', () => {
  const names = ['impression_rest', 'impression_2026_11', 'impression_2026_12'];
  expect(monthsPast(names, '2026-11-30')).toEqual([]);
  expect(monthsPast(names, '2026-12-01')).toEqual(['impression_2026_11']);
  expect(monthsPast(names, '2030-01-01')).toEqual(names.slice(1));
});
