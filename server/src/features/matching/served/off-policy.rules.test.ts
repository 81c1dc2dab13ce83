// What even chance would have brought, out of what unlike chances did.
import { expect, test } from 'vitest';
import { judgePlaces } from './off-policy.rules.ts';

test('whoever was seldom drawn counts as often as they were passed over', () => {
  // Nine of ten draws fell on those whom half like, one of ten on those whom all like; even chance would have brought .75.
  const drawn = [
    { propensity: 0.9, shown: 900, liked: 450 },
    { propensity: 0.1, shown: 100, liked: 100 },
  ];
  const { byRank, byChance, explored, effective } = judgePlaces(drawn);
  expect([byRank, byChance, explored]).toEqual([null, 0.75, 1000]);
  expect(effective).toBeGreaterThan(100);
  expect(effective).toBeLessThan(1000);
});

test('what stood there by rank is told apart, and of nothing nothing is said', () => {
  expect(judgePlaces([{ propensity: 1, shown: 10, liked: 3 }])).toEqual({
    byRank: 0.3,
    byChance: null,
    explored: 0,
    effective: 0,
  });
  expect(judgePlaces([])).toEqual({ byRank: null, byChance: null, explored: 0, effective: 0 });
});
